package sitting

import (
	"errors"
	"strings"
	"testing"
	"time"

	"certame/confirmation"
	"certame/edital"
	"certame/internal/locale"
	"certame/internal/store"
)

// called calls somebody to a slot of half an hour that begins in one.
func (d *desk) called(group, registration string) *Case {
	d.t.Helper()
	c := d.opened(group, registration)
	session := d.now.Add(time.Hour)
	slot := Slot{Ends: At(InstantOf(session.Add(30 * time.Minute))), City: "Brasília", Room: "Sala 2"}
	c = d.append(c, New{Summoned, Body{Session: At(InstantOf(session)), Detail: Detailed(slot)}})
	if c.Slot() != slot {
		d.t.Fatalf("%+v", c.Slot())
	}
	return c
}

func (d *desk) occur(c *Case, kind Kind, text string) (*Case, error) {
	return d.Occur(d.t.Context(), secretary, c.Contest, c.ID, AnySeen, kind, text)
}

func (d *desk) occurs(c *Case, kind Kind, text string) *Case {
	d.t.Helper()
	return must(d.occur(c, kind, text))(d.t)
}

// A session in its order: who came is identified before anything else is noted of them,
// and what was noted is what the case says.
func TestSession(t *testing.T) {
	both(t, func(t *testing.T, d *desk) {
		c := d.called("PPP", "0002")
		for kind, want := range map[Kind]error{Attended: ErrUnidentified, FilmingAccepted: ErrUnidentified, FilmingRefused: ErrUnidentified, "urna_aberta": ErrNotExpected} {
			if _, err := d.occur(c, kind, "motivo"); !errors.Is(err, want) {
				t.Errorf("%s before the identity: %v", kind, err)
			}
		}
		if _, err := d.occur(c, IdentityChecked, "12.345.678-9"); !errors.Is(err, ErrNotIdentity) {
			t.Errorf("a number of a document was kept: %v", err)
		}
		c = d.occurs(c, IdentityChecked, Identities[0])
		if _, err := d.occur(c, Attended, ""); !refusedAs(err, "fato.antes_da_convocacao") {
			t.Errorf("there before the hour: %v", err)
		}
		d.later(time.Hour)
		c = d.occurs(d.occurs(c, Attended, ""), FilmingAccepted, "")
		if _, err := d.occur(c, Incident, "  "); !errors.Is(err, ErrNoText) {
			t.Errorf("an incident without words: %v", err)
		}
		if _, err := d.occur(c, Incident, strings.Repeat("a", mostText+1)); !errors.Is(err, ErrLongText) {
			t.Errorf("an endless incident: %v", err)
		}
		c = d.occurs(c, Incident, "queda de energia")
		if c.State.Stage != confirmation.Voting || c.Filming() != FilmingAgreed || c.Identity() != Identities[0] || c.Last(Incident).Text != "queda de energia" {
			t.Errorf("%+v, %s, %s", c.State, c.Filming(), c.Identity())
		}
		stale := c.Seen() - 1
		var moved *store.Conflict
		if _, err := d.Occur(t.Context(), secretary, c.Contest, c.ID, stale, Incident, "outra"); !errors.As(err, &moved) {
			t.Errorf("over what was not seen: %v", err)
		}
	})
}

// Absence is noted once the slot closed, to the second, and never of who came.
func TestAbsenceAfterTheSlot(t *testing.T) {
	both(t, func(t *testing.T, d *desk) {
		c := d.called("PPP", "0002")
		d.later(90*time.Minute - time.Second) // the last second of the slot
		if _, err := d.occur(c, Absent, ""); !errors.Is(err, ErrSlotRuns) {
			t.Errorf("absent while the slot runs: %v", err)
		}
		came := d.called("PPP", "0003")
		d.later(time.Second)
		c = d.occurs(c, Absent, "")
		if c.State.Decision.Outcome != confirmation.Absent || c.State.Stage != confirmation.ToPublish {
			t.Errorf("%+v", c.State)
		}
		came = d.occurs(came, IdentityChecked, Identities[1])
		d.later(24 * time.Hour)
		if _, err := d.occur(came, Absent, ""); !errors.Is(err, ErrCame) {
			t.Errorf("who came is absent: %v", err)
		}
	})
}

// Where the summons does not say when the slot ends, the person has the whole day.
func TestAbsenceWithoutASlot(t *testing.T) {
	d := lite(t)
	c := d.opened("PPP", "0002")
	c = d.append(c, New{Summoned, Body{Session: At(InstantOf(d.now.Add(time.Hour)))}})
	d.now = time.Date(2026, 3, 10, 23, 59, 59, 0, locale.Brasilia)
	if _, err := d.occur(c, Absent, ""); !errors.Is(err, ErrSlotRuns) {
		t.Errorf("absent on the day: %v", err)
	}
	d.later(time.Second)
	if c = d.occurs(c, Absent, ""); c.State.Last != (edital.Instant{Date: c.State.Session.Date + 1}) {
		t.Errorf("%+v", c.State.Last)
	}
}

// A refusal loses the option with its reason kept; a fault calls the person again, and
// the new session begins from nothing.
func TestFilming(t *testing.T) {
	d := lite(t)
	refused := d.occurs(d.called("PPP", "0002"), IdentityChecked, Identities[0])
	failed := d.occurs(d.called("PPP", "0004"), IdentityChecked, Identities[0])
	documents := d.occurs(d.called("PI", "0005"), IdentityChecked, Identities[0])
	d.later(time.Hour)
	if _, err := d.occur(refused, FilmingRefused, ""); !errors.Is(err, ErrNoText) {
		t.Errorf("a refusal without its reason: %v", err)
	}
	refused = d.occurs(refused, FilmingRefused, "não quer ser filmada")
	if refused.State.Decision.Outcome != confirmation.FilmingRefused || refused.Filming() != FilmingDenied || refused.Last(FilmingRefused).Text == "" {
		t.Errorf("%+v", refused.State)
	}
	failed = d.occurs(failed, TechnicalFailure, "a câmera parou")
	if failed.State.Stage != confirmation.ToSummonAgain || failed.Filming() != FilmingFailed {
		t.Errorf("%+v", failed.State)
	}
	failed = d.append(failed, New{Summoned, Body{Session: At(InstantOf(d.now.Add(time.Hour)))}})
	if failed.Filming() != FilmingOwed || failed.Identity() != "" || failed.Slot() != (Slot{}) {
		t.Errorf("the session of before is still there: %s", failed.Filming())
	}
	if _, err := d.occur(documents, FilmingAccepted, ""); !errors.Is(err, ErrNotFilmed) {
		t.Errorf("documents are filmed: %v", err)
	}
}

// Who gives the option up may do it until the result is published, and not while votes
// wait in a box, which would fall unread.
func TestWithdrawal(t *testing.T) {
	d := lite(t)
	c := d.voting("0002")
	d.votes(c, 1, codes("M", 5)...)
	if _, err := d.occur(c, Withdrew, "pediu"); !errors.Is(err, ErrVoting) {
		t.Errorf("while the board votes: %v", err)
	}
	c = d.occurs(d.closes(c), Withdrew, "pediu por escrito")
	if c.State.Decision.Outcome != confirmation.Withdrawn || c.State.Stage != confirmation.ToPublish {
		t.Errorf("after the closing: %+v", c.State)
	}
	denied := d.attended("PPP", "0003")
	for i := range 5 {
		denied = d.append(denied, New{Voted, Body{Member: codes("M", 5)[i], Vote: confirmation.Against, Reason: "traços"}})
	}
	denied = d.append(denied, New{Kind: Opined}, New{Kind: Closed})
	if denied = d.append(d.occurs(denied, Withdrew, "pediu"), New{Kind: Provisional}); denied.State.Stage != confirmation.ToPublishFinal {
		t.Errorf("who gave the option up may appeal for it: %+v", denied.State)
	}
	published := d.denied("0004", 4)
	if _, err := d.occur(published, Withdrew, "pediu"); !errors.Is(err, ErrPublished) {
		t.Errorf("after the provisional result, which would be published twice: %v", err)
	}
}
