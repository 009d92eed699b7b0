package sitting

import (
	"context"
	"errors"

	"certame/confirmation"
	"certame/internal/auth/roles"
	"certame/internal/custody"
	"certame/internal/store"
)

// Reads says on what ground a member may see what is kept of a person: who may vote now
// in the case and declared before. The board of documents sees the documents; that of
// the appeal, also the film and what was written (P 25).
func (s *Sittings) Reads(ctx context.Context, who store.AccountID, _ []roles.Role, o custody.Object) (ground string, err error) {
	c, err := s.CaseOf(ctx, o.Contest, o.Group, o.Registration)
	if errors.Is(err, store.ErrNotFound) || errors.Is(err, ErrNoBoard) {
		return "", nil
	}
	if err != nil {
		return "", err
	}
	if o.Kind == custody.Certificate || c.Instance() == confirmation.First && (o.Kind != custody.Document || c.Rules.Procedure == confirmation.Phenotype) {
		return "", nil
	}
	switch err := s.maySee(ctx, c, who); {
	case errors.Is(err, ErrNoTerm), errors.Is(err, ErrNotOpen), errors.Is(err, ErrNotMember), errors.Is(err, ErrNotSeat),
		errors.Is(err, ErrVoted), errors.Is(err, ErrImpeded), errors.Is(err, ErrNotDeclared):
		return "", nil
	case err != nil && !errors.Is(err, ErrNotExamined): // what is read here is what must be
		return "", err
	}
	if c.Instance() == confirmation.OnAppeal {
		return "comissão recursal", nil
	}
	return "comissão da verificação documental", nil
}

// maySee is what must hold before anything of a case is shown to a member.
func (s *Sittings) maySee(ctx context.Context, c *Case, who store.AccountID) error {
	if err := s.Signed(ctx, who, c.Contest); err != nil {
		return err
	}
	u, err := s.urn(ctx, c, c.Instance())
	if err != nil {
		return err
	}
	_, err = u.ready(who)
	return err
}
