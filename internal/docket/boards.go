package docket

import (
	"context"
	"errors"
	"io"
	"slices"

	"certame"
	"certame/confirmation"
	"certame/edital"
	"certame/internal/intake"
	"certame/internal/intake/boards"
	"certame/internal/store"
	"certame/trace"
)

// Boards are the boards of a contest, as comissao.csv designates them.
type Boards struct {
	Revision int
	Terms    *edital.Terms
	Roster   *boards.Roster  // empty without the file
	Bad      *intake.Refused // the file that is kept cannot be read
	Groups   []GroupBoards   // of each group that a board decides, in the order of the edital
}

// GroupBoards are the boards of one group, held to the law.
type GroupBoards struct {
	Rules    *confirmation.Rules
	Boards   []confirmation.Board
	Findings []trace.Finding
}

// MayCall says whether nothing keeps the board of a group from calling people.
func (g *GroupBoards) MayCall() bool {
	return !slices.ContainsFunc(g.Findings, func(f trace.Finding) bool { return f.Blocks })
}

// Group is that of a code of the edital; nil when no board decides it.
func (b *Boards) Group(code string) *GroupBoards {
	for i := range b.Groups {
		if b.Groups[i].Rules.Code() == code {
			return &b.Groups[i]
		}
	}
	return nil
}

// Boards reads the composition as it is now.
func (d *Docket) Boards(ctx context.Context, contest store.ContestID) (*Boards, error) {
	return d.BoardsAt(ctx, contest, 0)
}

// BoardsAt reads the composition of a revision (0 is the last): what was done under it
// is judged by it, whatever the boards became.
func (d *Docket) BoardsAt(ctx context.Context, contest store.ContestID, revision int) (*Boards, error) {
	r, err := d.db.Revision(ctx, contest, revision)
	if err != nil {
		return nil, err
	}
	terms, err := d.Terms(ctx, contest, r.Number)
	if err != nil {
		return nil, err
	}
	b := &Boards{Revision: r.Number, Terms: terms}
	b.Roster, err = d.roster(ctx, r.Files, terms)
	if errors.As(err, &b.Bad) {
		b.Roster, err = boards.NoRoster(terms), nil
	}
	b.hold(certame.NoDate, b.Roster.Groups)
	return b, err
}

// ProposedBoards is the composition that a file would make, held to the law; nothing is
// kept. What Revise would refuse is refused.
func (d *Docket) ProposedBoards(ctx context.Context, contest store.ContestID, file []byte) (*Boards, error) {
	now, err := d.Boards(ctx, contest)
	if err != nil {
		return nil, err
	}
	b := &Boards{Revision: now.Revision, Terms: now.Terms}
	if b.Roster, err = boards.ReadRoster(file, now.Terms); err != nil {
		return nil, err
	}
	if err := d.watched(ctx, d.db, contest, now.Roster, b.Roster); err != nil {
		return nil, err
	}
	b.hold(certame.NoDate, b.Roster.Groups)
	return b, nil
}

// TakeBoards gives the composition as a file to take away. It has what people declared
// of themselves: who took it is noted.
func (d *Docket) TakeBoards(ctx context.Context, by store.AccountID, contest store.ContestID) ([]byte, error) {
	b, err := d.Boards(ctx, contest)
	if err != nil {
		return nil, err
	}
	if b.Bad != nil {
		return nil, b.Bad
	}
	return b.Roster.CSV(), d.db.Note(ctx, d.note(by, contest, Taken, boards.MembersFile))
}

// Adjust holds the boards to the law again, with what is known of members beside the
// file. day is the first session, when it is known.
func (b *Boards) Adjust(day certame.Date, change func(*confirmation.Member)) {
	adjusted := make([]boards.Group, len(b.Roster.Groups))
	for i, g := range b.Roster.Groups {
		adjusted[i] = boards.Group{Modality: g.Modality, Boards: slices.Clone(g.Boards)}
		for j := range adjusted[i].Boards {
			board := &adjusted[i].Boards[j]
			board.Members = slices.Clone(board.Members)
			for k := range board.Members {
				change(&board.Members[k])
			}
		}
	}
	b.hold(day, adjusted)
}

// hold checks every group. day is the first session, when it is known.
func (b *Boards) hold(day certame.Date, list []boards.Group) {
	b.Groups = nil
	for i := range b.Terms.Groups {
		m := certame.Modality(i + 1)
		rules, decided := confirmation.RulesOf(b.Terms, m)
		if !decided {
			continue
		}
		var log trace.Log
		g := GroupBoards{Rules: rules, Boards: boards.Find(list, m)}
		confirmation.Check(rules, g.Boards, day, &log)
		g.Findings = named(b.Roster, log.Findings)
		b.Groups = append(b.Groups, g)
	}
}

// named are findings that call members by name.
func named(r *boards.Roster, list []trace.Finding) []trace.Finding {
	for i := range list {
		list[i].Params = slices.Clone(list[i].Params)
		for j, p := range list[i].Params {
			if p.Name == "membro" || p.Name == "outra" {
				list[i].Params[j].Value = trace.Word(r.Called(p.Value.Word))
			}
		}
	}
	return list
}

// roster reads comissao.csv among files; without it, nobody is designated.
func (d *Docket) roster(ctx context.Context, files []store.File, terms *edital.Terms) (*boards.Roster, error) {
	if !has(files, boards.MembersFile) {
		return boards.NoRoster(terms), nil
	}
	content, _, err := d.openFile(ctx, files, boards.MembersFile)
	if err != nil {
		return nil, err
	}
	defer content.Close() //nolint:errcheck // only read
	text, err := io.ReadAll(io.LimitReader(content, rosterMost+1))
	if err != nil {
		return nil, err
	}
	if len(text) > rosterMost {
		return nil, intake.Refuse([]intake.Problem{{File: boards.MembersFile, What: "arquivo maior que 4 MB", Remedy: "Confira se é a planilha da designação."}})
	}
	return boards.ReadRoster(text, terms)
}

// rosterMost is far beyond the boards of any contest.
const rosterMost = 4 << 20
