package sitting

import (
	"context"
	"errors"

	"certame/internal/secret"
	"certame/internal/store"
)

// Cast seals the vote of a member, for good. The phrase opens the share of the seat,
// which is given up with the vote: when the last seat voted, the shares together open
// the box, and not before. It gives the commitment, which the member may keep.
func (s *Sittings) Cast(ctx context.Context, account store.AccountID, contest store.ContestID, id string, answer BallotPaper, phrase string) (string, error) {
	c, err := s.Case(ctx, contest, id)
	if err != nil {
		return "", err
	}
	if err := s.mayCast(ctx, c, account); err != nil {
		return "", err
	}
	if answer, err = answer.checked(c.Rules); err != nil {
		return "", err
	}
	private, err := s.voteKey(ctx, c, account, phrase)
	if err != nil {
		return "", err
	}
	defer clear(private)
	var mark string
	_, err = s.change(ctx, account, contest, id, AnySeen, func(tx *Sittings, c *Case) ([]New, error) {
		mark, err = tx.cast(ctx, c, account, answer, private)
		return nil, err
	})
	return mark, err
}

// mayCast is what must hold before the phrase is asked about, and again when the vote
// is stored.
func (s *Sittings) mayCast(ctx context.Context, c *Case, account store.AccountID) error {
	if err := s.Signed(ctx, account, c.Contest); err != nil {
		return err
	}
	u, err := s.urn(ctx, c, c.Instance())
	if err != nil {
		return err
	}
	share, err := u.ready(account)
	if err != nil {
		return err
	}
	return c.mustHaveExamined(share.Member)
}

// ready is the share of an account that declared and may vote now.
func (u *urn) ready(account store.AccountID) (store.BallotShare, error) {
	share, err := u.mine(account)
	if err == nil && u.saying(share.Member) != NoImpediment {
		err = ErrNotDeclared
	}
	return share, err
}

// voteKey opens the private key that the share of the account is locked to.
func (s *Sittings) voteKey(ctx context.Context, c *Case, account store.AccountID, phrase string) ([]byte, error) {
	u, err := s.urn(ctx, c, c.Instance())
	if err != nil {
		return nil, err
	}
	share, err := u.of(account)
	if err != nil {
		return nil, err
	}
	if err := s.tried(ctx, account); err != nil {
		return nil, err
	}
	terms, err := s.db.UndertakingsOf(ctx, account, c.Contest)
	if err != nil {
		return nil, err
	}
	for _, term := range terms {
		if term.Number != share.Undertaking {
			continue
		}
		private, err := s.unwrap(ctx, term, phrase)
		if err != nil {
			return nil, err
		}
		return private, s.guessed(ctx, account)
	}
	return nil, ErrNoKey
}

// cast stores a sealed vote.
func (s *Sittings) cast(ctx context.Context, c *Case, account store.AccountID, answer BallotPaper, private []byte) (string, error) {
	u, err := s.urn(ctx, c, c.Instance())
	if err != nil {
		return "", err
	}
	share, err := u.ready(account)
	if err == nil {
		err = c.mustHaveExamined(share.Member)
	}
	if err != nil {
		return "", err
	}
	part, err := unlock(private, share.Locked, sharePlace(c.Contest, u.ID, share.Seat, share.Member))
	if errors.Is(err, secret.ErrSealed) {
		err = ErrTampered
	}
	if err != nil {
		return "", err
	}
	defer clear(part)
	ballot, err := s.sealed(ctx, u, share, answer, part)
	if err != nil {
		return "", err
	}
	ballot.Account = account
	if err := s.db.AddBallot(ctx, ballot); err != nil {
		return "", votedAlready(err)
	}
	return ballot.Commitment, s.db.Note(ctx, s.note(account, c.Contest, "voto.lacrar", c.ID+" "+u.ID+" "+ballot.Commitment))
}

func votedAlready(err error) error {
	if errors.Is(err, store.ErrTaken) || errors.Is(err, store.ErrAppendOnly) {
		return ErrVoted
	}
	return err
}

func (s *Sittings) sealed(ctx context.Context, u *urn, share store.BallotShare, answer BallotPaper, part []byte) (b store.Ballot, err error) {
	p := paper{
		Box: u.ID, Seat: share.Seat, Member: share.Member, Alternate: share.Member != share.Seat,
		Vote: answer.Vote, Doubt: answer.Doubt, Reason: answer.Reason, Documents: answer.Documents,
	}
	plain, err := p.bytes()
	if err != nil {
		return b, err
	}
	defer clear(plain)
	b = store.Ballot{Box: u.ID, Seat: share.Seat, Contest: u.Contest, Member: share.Member, Commitment: commitment(plain)}
	if b.Sealed, err = lock(u.PublicKey, plain, ballotPlace(u.Contest, u.ID, share.Seat)); err != nil {
		return b, err
	}
	b.Released, err = s.seal(ctx, releasedPlace(u.Contest, u.ID, share.Seat), part)
	return b, err
}

func releasedPlace(contest store.ContestID, box, seat string) place {
	return place{"parte entregue", contest, box, 0, seat}
}
