package sitting

import (
	"errors"

	"certame/confirmation"
)

// expected: called, and the session not yet begun.
func expected(_ *Sittings, c *Case) error {
	if c.State.Stage != confirmation.ToAttend {
		return ErrNotExpected
	}
	return nil
}

func identified(_ *Sittings, c *Case) error {
	if c.sinceSummons(IdentityChecked) == nil {
		return ErrUnidentified
	}
	return nil
}

// filmed: only the procedure that looks at the phenotype is filmed (P 17), and nobody
// is asked about it who was not recognised.
func filmed(s *Sittings, c *Case) error {
	switch {
	case c.Rules.Procedure != confirmation.Phenotype:
		return ErrNotFilmed
	case c.State.Stage != confirmation.ToAttend && c.State.Stage != confirmation.Voting:
		return ErrNotExpected
	}
	return errors.Join(identified(s, c), unboxed(s, c))
}

// unboxed: once the votes began, what would end the session without them waits for the
// votes to be annulled by a reasoned act.
func unboxed(_ *Sittings, c *Case) error {
	if c.openBox(c.Instance()) != nil {
		return ErrVoting
	}
	return nil
}

// leaving: who gives the option up does it before the result is published. From then on
// the book has a decision, which no second provisional result repeats.
func leaving(s *Sittings, c *Case) error {
	if c.Last(Provisional) != nil {
		return ErrPublished
	}
	return unboxed(s, c)
}

// missed: who may still come is not absent, and neither is who came.
func missed(s *Sittings, c *Case) error {
	switch {
	case c.State.Stage != confirmation.ToAttend:
		return ErrNotExpected
	case c.sinceSummons(IdentityChecked) != nil:
		return ErrCame
	case before(s.Now(), c.closes()):
		return ErrSlotRuns
	}
	return nil
}

// sinceSummons is the last event of a kind after the last summons; nil for none.
func (c *Case) sinceSummons(kind Kind) *Event {
	from := 0
	if e := c.Last(Summoned); e != nil {
		from = e.Number
	}
	return c.sinceEvent(from, kind)
}

func (c *Case) sinceEvent(number int, kind Kind) *Event {
	if e := c.Last(kind); e != nil && e.Number > number {
		return e
	}
	return nil
}
