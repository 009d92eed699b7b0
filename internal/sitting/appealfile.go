package sitting

import (
	"context"
	"errors"
	"slices"

	"certame/confirmation"
	"certame/internal/store"
)

// ElementOpened: a member of the appeal board opened one element of the file.
const ElementOpened Kind = "elemento_aberto"

// Element is one of what the appeal board weighs together (P 25).
type Element string

// The elements. The film or the documents, by the procedure.
const (
	ElementFilm      Element = "filmagem"
	ElementDocuments Element = "documentos"
	ElementOpinion   Element = "parecer"
	ElementGrounds   Element = "recurso"
)

// What the file of an appeal refuses.
var (
	ErrNotExamined    = errors.New("abra antes cada elemento do recurso: filmagem ou documentos, parecer e razões")
	ErrNotElement     = errors.New("este elemento não existe no recurso")
	ErrNotDistributed = errors.New("o recurso não está distribuído a esta conta")
)

// Elements are those of the file of the case.
func (c *Case) Elements() []Element {
	if c.Rules.Procedure == confirmation.Phenotype {
		return []Element{ElementFilm, ElementOpinion, ElementGrounds}
	}
	return []Element{ElementDocuments, ElementOpinion, ElementGrounds}
}

// Examined are the elements that a member opened since the appeal was filed.
func (c *Case) Examined(member string) (list []Element) {
	for _, element := range c.Elements() {
		if slices.ContainsFunc(c.Events, func(e Event) bool {
			return e.Kind == ElementOpened && e.Member == member && Element(e.Text) == element
		}) {
			list = append(list, element)
		}
	}
	return list
}

// mustHaveExamined refuses the vote on the appeal of who did not open every element: the
// board weighs them together (P 25; S34).
func (c *Case) mustHaveExamined(member string) error {
	if c.Instance() == confirmation.OnAppeal && len(c.Examined(member)) < len(c.Elements()) {
		return ErrNotExamined
	}
	return nil
}

// AppealFile is an appeal as the member of the board has it who holds the account, with
// the code under which they sit: after the term and the declaration, and of no one else.
func (s *Sittings) AppealFile(ctx context.Context, account store.AccountID, contest store.ContestID, id string) (*Case, string, error) {
	c, err := s.Case(ctx, contest, id)
	if err != nil {
		return nil, "", err
	}
	if err := s.Signed(ctx, account, contest); err != nil {
		return nil, "", err
	}
	u, err := s.urn(ctx, c, confirmation.OnAppeal)
	if err != nil {
		return nil, "", notDistributed(err)
	}
	share, err := u.ready(account)
	if err != nil && !errors.Is(err, ErrVoted) {
		return nil, "", notDistributed(err)
	}
	return c, share.Member, nil
}

// notDistributed says the same to who is of another board and to who comes before it.
func notDistributed(err error) error {
	if errors.Is(err, ErrNotOpen) || errors.Is(err, ErrNotMember) {
		return ErrNotDistributed
	}
	return err
}

// Appeals are those distributed to the account that the board did not close yet.
func (s *Sittings) Appeals(ctx context.Context, account store.AccountID, contest store.ContestID) ([]*Case, error) {
	shares, err := s.db.SharesOf(ctx, account, contest)
	if err != nil || len(shares) == 0 {
		return nil, err
	}
	list, err := s.Cases(ctx, contest, confirmation.AppealVoting)
	return slices.DeleteFunc(list, func(c *Case) bool {
		o := c.openBox(confirmation.OnAppeal)
		return o == nil || !slices.ContainsFunc(shares, func(s store.BallotShare) bool { return s.Box == o.Box })
	}), err
}

// OpenElement notes that the member of an account opens an element of an appeal that was
// distributed to them. The first opening is an event; each is in the access log.
func (s *Sittings) OpenElement(ctx context.Context, account store.AccountID, contest store.ContestID, id string, element Element) (*Case, error) {
	return s.openElement(ctx, account, contest, id, element, "")
}

// notThere is what the event says of an element of which nothing was kept.
const notThere = "não havia no processo"

// MissElement notes that the member looked for an element and there was nothing of it: who
// votes knows it, and no minutes say that it was examined.
func (s *Sittings) MissElement(ctx context.Context, account store.AccountID, contest store.ContestID, id string, element Element) (*Case, error) {
	return s.openElement(ctx, account, contest, id, element, notThere)
}

func (s *Sittings) openElement(ctx context.Context, account store.AccountID, contest store.ContestID, id string, element Element, missing string) (*Case, error) {
	c, member, err := s.AppealFile(ctx, account, contest, id)
	if err != nil {
		return nil, err
	}
	if !slices.Contains(c.Elements(), element) {
		return nil, ErrNotElement
	}
	if slices.Contains(c.Examined(member), element) {
		return c, s.db.Note(ctx, s.note(account, contest, "processo."+string(ElementOpened), id))
	}
	return s.Append(ctx, account, contest, id, AnySeen, New{ElementOpened, Body{Instance: confirmation.OnAppeal, Member: member, Text: string(element), Reason: missing}})
}

// lacked says whether somebody found nothing of an element: any member, with "".
func (c *Case) lacked(member string, element Element) bool {
	return slices.ContainsFunc(c.Events, func(e Event) bool {
		return e.Kind == ElementOpened && (member == "" || e.Member == member) && Element(e.Text) == element && e.Reason != ""
	})
}

// told is an element in the words of the papers.
func (c *Case) told(member string, element Element) string {
	if c.lacked(member, element) {
		return string(element) + " (" + notThere + ")"
	}
	return string(element)
}
