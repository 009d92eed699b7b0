package sitting

import (
	"context"
	"slices"
	"strings"

	"certame/confirmation"
	"certame/internal/intake"
	"certame/internal/store"
)

// Kinds of what a member declares before opening a case.
const (
	NoImpediment = "nenhum"
	Kinship      = "parentesco"
	SameWork     = "trabalho"
	SatBefore    = "atuacao"
	CloseOrFoe   = "amizade_inimizade"
	OwnInterest  = "interesse"
)

// ImpedimentKind is one of them, as people read it.
type ImpedimentKind struct{ Code, Text string }

// ImpedimentKinds lists them, that there is none first.
func ImpedimentKinds() []ImpedimentKind {
	return []ImpedimentKind{
		{NoImpediment, "Não há impedimento nem conflito"},
		{Kinship, "Parentesco ou união com a pessoa"},
		{SameWork, "Trabalho no mesmo lugar, agora ou há pouco"},
		{SatBefore, "Já atuei no processo desta pessoa"},
		{CloseOrFoe, "Amizade íntima ou inimizade notória"},
		{OwnInterest, "Interesse próprio no resultado, ou disputa com a pessoa"},
	}
}

// Declaration is what a member said of a case.
type Declaration struct {
	Instance confirmation.Instance
	Member   string
	Kind     string
	Text     string
	By       store.AccountID
}

// Declare says of a case, before it is opened, whether anything keeps the member out
// of it. Who is kept out leaves the place to the alternate of the seat, at once; what
// was declared once is not taken back.
func (s *Sittings) Declare(ctx context.Context, account store.AccountID, contest store.ContestID, id, kind, text string) error {
	if !slices.ContainsFunc(ImpedimentKinds(), func(k ImpedimentKind) bool { return k.Code == kind }) {
		return intake.Refuse([]intake.Problem{{Column: "impedimento", Value: kind, What: "não está na lista", Remedy: "Escolha uma das opções da tela"}})
	}
	if err := s.Signed(ctx, account, contest); err != nil {
		return err
	}
	_, err := s.change(ctx, account, contest, id, AnySeen, func(tx *Sittings, c *Case) ([]New, error) {
		u, err := tx.urn(ctx, c, c.Instance())
		if err != nil {
			return nil, err
		}
		share, err := u.of(account)
		if err != nil {
			return nil, err
		}
		if u.voted(share.Seat) {
			return nil, ErrVoted
		}
		if u.impeded(share.Member) {
			return nil, ErrImpeded
		}
		statement, err := tx.seal(ctx, statementPlace(contest, id, share.Member), []byte(strings.TrimSpace(text)))
		if err != nil {
			return nil, err
		}
		return nil, tx.declared(ctx, store.Impediment{Hearing: id, Contest: contest, Instance: int(c.Instance()), Member: share.Member, Account: account, Kind: kind, Statement: statement})
	})
	return err
}

func (s *Sittings) declared(ctx context.Context, i store.Impediment) error {
	if err := s.db.AddImpediment(ctx, i); err != nil {
		return err
	}
	return s.db.Note(ctx, s.note(i.Account, i.Contest, "impedimento.declarar", i.Hearing))
}

func statementPlace(contest store.ContestID, id, member string) place {
	return place{"impedimento", contest, id, 0, member}
}

// Declarations are what members declared of a case, in order.
func (s *Sittings) Declarations(ctx context.Context, contest store.ContestID, id string) ([]Declaration, error) {
	list, err := s.db.Impediments(ctx, contest, id)
	if err != nil {
		return nil, err
	}
	var out []Declaration
	for _, i := range list {
		text, err := s.open(ctx, statementPlace(contest, id, i.Member), i.Statement)
		if err != nil {
			return nil, err
		}
		out = append(out, Declaration{confirmation.Instance(i.Instance), i.Member, i.Kind, string(text), i.Account})
	}
	return out, nil
}
