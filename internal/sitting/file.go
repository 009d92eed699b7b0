package sitting

import (
	"context"

	"certame/confirmation"
	"certame/internal/store"
)

// File is all of a case that a member sees before voting. What is not here cannot be
// shown by mistake: no name, CPF, address, score, other option, nor anybody's vote (S04).
type File struct {
	ID, Registration, Group string
	Rules                   *confirmation.Rules
	Instance                confirmation.Instance
	Seat, Member            string
	Declared                bool
}

// Alternate says whether the member sits in the place of another.
func (f *File) Alternate() bool { return f.Seat != f.Member }

// Front is what a member sees of a case before declaring: only which one it is.
func (s *Sittings) Front(ctx context.Context, account store.AccountID, contest store.ContestID, id string) (*File, error) {
	if err := s.Signed(ctx, account, contest); err != nil {
		return nil, err
	}
	c, err := s.Case(ctx, contest, id)
	if err != nil {
		return nil, err
	}
	u, err := s.urn(ctx, c, c.Instance())
	if err != nil {
		return nil, err
	}
	share, err := u.mine(account)
	if err != nil {
		return nil, err
	}
	return &File{
		ID: c.ID, Registration: c.Registration, Group: c.Group, Rules: c.Rules, Instance: c.Instance(),
		Seat: share.Seat, Member: share.Member, Declared: u.saying(share.Member) == NoImpediment,
	}, nil
}

// OpenFile opens a case to a member who may vote in it and declared before; the log
// says that it was opened.
func (s *Sittings) OpenFile(ctx context.Context, account store.AccountID, contest store.ContestID, id string) (*File, error) {
	f, err := s.Front(ctx, account, contest, id)
	if err != nil {
		return nil, err
	}
	if !f.Declared {
		return nil, ErrNotDeclared
	}
	return f, s.db.Note(ctx, s.note(account, contest, "processo.ver", id))
}
