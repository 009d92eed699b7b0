package sitting

import (
	"context"
	"slices"
	"time"

	"certame"
	"certame/confirmation"
	"certame/internal/docket"
	"certame/internal/intake/boards"
	"certame/internal/store"
)

// Panel is the composition of the boards with what the platform knows of its members.
type Panel struct {
	*docket.Boards
	Sitters  []Sitter
	UnderWay []UnderWay
}

// Sitter is a code of comissao.csv: whose it is, and what that person did. Of whom they
// are impeded it does not say.
type Sitter struct {
	Code    string
	Account store.AccountID // empty when it is nobody's
	Signed  time.Time       // the term in force; zero without one
	Votes   bool            // with a phrase to vote by
	Impeded int             // cases in which they declared it
}

// UnderWay is a board by which cases are open for votes. They keep the composition with
// which they were opened.
type UnderWay struct {
	Board boards.Seat
	Cases []string
	Gone  []string // members who vote in them and are not on the board any more
}

// Panel reads it. The term that was signed here counts as the one of the file.
func (s *Sittings) Panel(ctx context.Context, contest store.ContestID) (*Panel, error) {
	composed, err := s.docket.Boards(ctx, contest)
	if err != nil {
		return nil, err
	}
	return s.panelOf(ctx, contest, composed)
}

// ProposedPanel is the one that a file would make; nothing is kept.
func (s *Sittings) ProposedPanel(ctx context.Context, contest store.ContestID, file []byte) (*Panel, error) {
	composed, err := s.docket.ProposedBoards(ctx, contest, file)
	if err != nil {
		return nil, err
	}
	return s.panelOf(ctx, contest, composed)
}

func (s *Sittings) panelOf(ctx context.Context, contest store.ContestID, composed *docket.Boards) (*Panel, error) {
	p := &Panel{Boards: composed}
	if err := s.sittersOf(ctx, contest, p); err != nil {
		return nil, err
	}
	p.On(certame.NoDate)
	return p, s.underWay(ctx, contest, p)
}

// On holds the boards to the law with the first session on a day.
func (p *Panel) On(day certame.Date) {
	p.Adjust(day, func(m *confirmation.Member) {
		if one := p.Sitter(m.Code); m.Term == certame.NoDate && !one.Signed.IsZero() {
			m.Term = InstantOf(one.Signed).Date
		}
	})
}

// Sitter is that of a code.
func (p *Panel) Sitter(code string) Sitter {
	for _, one := range p.Sitters {
		if one.Code == code {
			return one
		}
	}
	return Sitter{Code: code}
}

func (s *Sittings) sittersOf(ctx context.Context, contest store.ContestID, p *Panel) error {
	ties, err := s.db.MemberAccounts(ctx, contest)
	if err != nil {
		return err
	}
	terms, err := s.db.Undertakings(ctx, contest)
	if err != nil {
		return err
	}
	declared, err := s.db.AllImpediments(ctx, contest)
	if err != nil {
		return err
	}
	for _, a := range p.Roster.List {
		if slices.ContainsFunc(p.Sitters, func(other Sitter) bool { return other.Code == a.Code }) {
			continue
		}
		one := Sitter{Code: a.Code, Account: accountOf(ties, a.Code), Impeded: impeded(declared, a.Code)}
		for _, u := range terms {
			if u.Account == one.Account && u.Text == termDigest() {
				one.Signed, one.Votes = u.At, len(u.PublicKey) > 0
			}
		}
		p.Sitters = append(p.Sitters, one)
	}
	return nil
}

// impeded counts the cases in which a member declared something that keeps them out.
func impeded(declared []store.Impediment, code string) int {
	var cases []string
	for _, d := range declared {
		if d.Member == code && d.Kind != NoImpediment && !slices.Contains(cases, d.Hearing) {
			cases = append(cases, d.Hearing)
		}
	}
	return len(cases)
}

func (s *Sittings) underWay(ctx context.Context, contest store.ContestID, p *Panel) error {
	cases, err := s.Cases(ctx, contest, confirmation.Voting, confirmation.AppealVoting)
	for _, c := range cases {
		if o := c.openBox(c.Instance()); o != nil {
			p.add(boards.Seat{Modality: c.Rules.Modality, Instance: c.Instance(), Number: o.Number}, c.ID, o)
		}
	}
	return err
}

func (p *Panel) add(board boards.Seat, id string, o *opening) {
	at := slices.IndexFunc(p.UnderWay, func(u UnderWay) bool { return u.Board == board })
	if at < 0 {
		at, p.UnderWay = len(p.UnderWay), append(p.UnderWay, UnderWay{Board: board})
	}
	u := &p.UnderWay[at]
	u.Cases = append(u.Cases, id)
	for _, m := range o.Members {
		seat := board
		seat.Code = m.Code
		if _, stays := p.Roster.Find(seat); !stays && !slices.Contains(u.Gone, m.Code) {
			u.Gone = append(u.Gone, m.Code)
		}
	}
}
