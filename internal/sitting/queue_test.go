package sitting

import (
	"errors"
	"testing"

	"certame/confirmation"
	"certame/internal/custody"
	"certame/internal/store"
)

// A member sees one case at a time, only where it is their turn, and nothing before the
// term and the declaration.
func TestQueue(t *testing.T) {
	both(t, func(t *testing.T, d *desk) {
		c := d.voting("0002")
		queue := func(code string) (ids []string) {
			list, _, err := d.Queue(t.Context(), account(code), c.Contest, confirmation.First)
			if err != nil {
				t.Fatal(code, err)
			}
			for _, turn := range list {
				ids = append(ids, turn.ID)
			}
			return ids
		}
		if _, _, err := d.Queue(t.Context(), account("Z9"), c.Contest, confirmation.First); !errors.Is(err, ErrNoTerm) {
			t.Errorf("before the term: %v", err)
		}
		if _, err := d.OpenFile(t.Context(), account("Z9"), c.Contest, c.ID); !errors.Is(err, ErrNoTerm) {
			t.Errorf("before the term: %v", err)
		}
		if len(queue("M1")) != 1 || len(queue("S1")) != 0 {
			t.Errorf("%v, %v", queue("M1"), queue("S1"))
		}
		if _, err := d.OpenFile(t.Context(), account("M1"), c.Contest, c.ID); !errors.Is(err, ErrNotDeclared) {
			t.Errorf("before the declaration: %v", err)
		}
		d.declares(c, "M1", SameWork)
		if len(queue("M1")) != 0 || len(queue("S1")) != 1 {
			t.Errorf("%v, %v", queue("M1"), queue("S1"))
		}
		if _, err := d.Front(t.Context(), account("M1"), c.Contest, c.ID); !errors.Is(err, ErrImpeded) {
			t.Errorf("who is impeded: %v", err)
		}
		d.declares(c, "S1", NoImpediment)
		f := must(d.OpenFile(t.Context(), account("S1"), c.Contest, c.ID))(t)
		if f.Registration != "0002" || f.Seat != "M1" || !f.Alternate() {
			t.Errorf("%+v", f)
		}
		if err := d.casts(c, "S1", inFavour); err != nil {
			t.Fatal(err)
		}
		if len(queue("S1")) != 0 {
			t.Error("a case that was voted on waits")
		}
		if _, err := d.OpenFile(t.Context(), account("S1"), c.Contest, c.ID); !errors.Is(err, ErrVoted) {
			t.Errorf("opened after the vote: %v", err)
		}
		if _, err := d.OpenFile(t.Context(), account("S1"), d.create("outro-2026").ID, c.ID); err == nil {
			t.Error("opened from another contest")
		}
	})
}

// What is kept of a person is read by who may vote in the case, and by nobody else of
// the boards; a film, only on appeal.
func TestReads(t *testing.T) {
	d := lite(t)
	d.signed("D1", "D2", "D3", "M1")
	c := d.attended("PI", "0005")
	document := custody.Object{Contest: c.Contest, Group: "PI", Registration: "0005", Kind: custody.Document}
	reads := func(who store.AccountID, o custody.Object) string {
		t.Helper()
		return must(d.Reads(t.Context(), who, nil, o))(t)
	}
	if reads(account("D1"), document) != "" {
		t.Error("read before the case was open")
	}
	c = must(d.OpenVoting(t.Context(), secretary, c.Contest, c.ID, ""))(t)
	if reads(account("D1"), document) != "" {
		t.Error("read before the declaration")
	}
	d.declares(c, "D1", NoImpediment)
	film, other := document, document
	film.Kind, other.Registration = custody.Film, "0003"
	for name, got := range map[string]string{"a film": reads(account("D1"), film), "another person's": reads(account("D1"), other), "a colleague of another board": reads(account("M1"), document)} {
		if got != "" {
			t.Errorf("%s: %s", name, got)
		}
	}
	if reads(account("D1"), document) == "" {
		t.Error("who verifies documents does not read them")
	}
	answer := BallotPaper{Vote: confirmation.For, Documents: []Checked{{Kind: "identidade_civil"}}}
	if err := d.casts(c, "D1", answer); err != nil {
		t.Fatal(err)
	}
	if reads(account("D1"), document) != "" {
		t.Error("read after the vote")
	}
}

// Who owes reasons is told, until they come.
func TestReasonsOwed(t *testing.T) {
	d := lite(t)
	c := d.voting("0002")
	d.votes(c, 2, codes("M", 4)...)
	d.declares(c, "M5", NoImpediment)
	if err := d.casts(c, "M5", against("a avó é branca")); err != nil {
		t.Fatal(err)
	}
	d.closes(c)
	owed := func(code string) int { return len(must(d.ReasonsOwed(t.Context(), account(code), c.Contest))(t)) }
	if owed("M5") != 1 || owed("M1") != 0 || owed("S5") != 0 {
		t.Errorf("%d, %d, %d", owed("M5"), owed("M1"), owed("S5"))
	}
	must(d.GiveReasons(t.Context(), account("M5"), c.Contest, c.ID, confirmation.First, "traços da face"))(t)
	if owed("M5") != 0 {
		t.Error("still owed")
	}
}
