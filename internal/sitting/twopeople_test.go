package sitting

import (
	"encoding/json"
	"errors"
	"io"
	"regexp"
	"strings"
	"testing"
	"time"

	"certame/confirmation"
	"certame/internal/docket"
	"certame/internal/run"
	"certame/internal/store"
)

// unpublished is a case that three of five denied, closed and not published.
func (d *desk) unpublished(registration string) *Case {
	d.t.Helper()
	c := d.voting(registration)
	d.votes(c, 3, codes("M", 5)...)
	return d.closes(c)
}

// Who proposes does not confirm, nor does who did not read what is published; until then
// nobody reads it and the book has nothing. What comes of it is an act that everybody
// reads, with what the norm lists and nothing else (S09, S32).
func TestTwoPeoplePublish(t *testing.T) {
	both(t, func(t *testing.T, d *desk) {
		c := d.unpublished("0002")
		p := must(d.ProposeResult(t.Context(), secretary, c.Contest, Provisional, "Edital 1", []*Case{c}))(t)
		if regexp.MustCompile(`\b0002\b`).Match(p.Payload) || strings.Contains(string(p.Payload), "confirmada") {
			t.Errorf("a proposal that says what was decided: %s", p.Payload)
		}
		if _, err := d.ProposeResult(t.Context(), secretary, c.Contest, Provisional, "Edital 1", []*Case{c}); !errors.Is(err, ErrProposed) {
			t.Errorf("proposed twice: %v", err)
		}
		a := must(d.ProposedResult(t.Context(), hr, p))(t)
		if _, err := d.ConfirmResult(t.Context(), secretary, p.ID, must(d.ProposedResult(t.Context(), secretary, p))(t).Mark()); !errors.Is(err, store.ErrSamePerson) {
			t.Errorf("who proposed: %v", err)
		}
		if _, err := d.ConfirmResult(t.Context(), hr, p.ID, "outra marca"); !errors.Is(err, ErrUnseen) {
			t.Errorf("not read: %v", err)
		}
		if _, err := d.docket.Confirm(t.Context(), hr, p.ID, docket.Totals{}); err == nil {
			t.Error("an act without its cases")
		}
		d.unpublishedStill(c)
		act := must(d.ConfirmResult(t.Context(), hr, p.ID, a.Mark()))(t)
		if act.ProposedBy != secretary || act.ConfirmedBy != hr || !act.ReleaseAt.IsZero() {
			t.Errorf("%+v", act)
		}
		published := must(d.docket.Published(t.Context(), c.Contest))(t)
		if len(published) != 1 {
			t.Fatalf("%+v", published)
		}
		file, _, err := d.docket.OpenPublished(t.Context(), c.Contest, act.Number, "resultado-provisorio.txt")
		if err != nil {
			t.Fatal(err)
		}
		defer file.Close()
		text := string(must(io.ReadAll(file))(t))
		if text != string(a.Paper.Text()) || !strings.Contains(text, "0002         PPP      não confirmada\n") || !strings.Contains(text, "até 23:59:59 de 12/03/2026") || strings.Contains(text, "Bento") || strings.Contains(text, "traços") {
			t.Errorf("%s", text)
		}
		what, digest, is := docket.LogEntry(published[0])
		if !is || !strings.Contains(what, "provisorio, ato 1") || digest == "" || digest != act.Files[0].Digest {
			t.Errorf("%s %s %v", what, digest, is)
		}
		if _, err := d.ConfirmResult(t.Context(), hr, p.ID, a.Mark()); !errors.Is(err, store.ErrClosed) {
			t.Errorf("twice: %v", err)
		}
		c = must(d.Case(t.Context(), c.Contest, c.ID))(t)
		if e := c.Last(Provisional); e == nil || e.By != hr || e.When != At(InstantOf(act.At)) {
			t.Errorf("%+v, and the act is of %v", e, act.At)
		}
	})
}

func (d *desk) unpublishedStill(c *Case) {
	d.t.Helper()
	now := must(d.Case(d.t.Context(), c.Contest, c.ID))(d.t)
	lines, acts := must(d.db.FactLines(d.t.Context(), c.Contest))(d.t), must(d.db.Acts(d.t.Context(), c.Contest))(d.t)
	if now.State.Stage != confirmation.ToPublish || len(lines) != 0 || len(acts) != 0 {
		d.t.Errorf("%v, %d facts, %d acts", now.State.Stage, len(lines), len(acts))
	}
}

// What was proposed is what is confirmed: a case or a book that moved since refuses it,
// a day that passed makes it be read again, and nothing stands.
func TestProposedResultChanged(t *testing.T) {
	d := lite(t)
	c := d.unpublished("0002")
	propose := func() store.Proposal {
		return must(d.ProposeResult(t.Context(), secretary, c.Contest, Provisional, "Edital 1", []*Case{c}))(t)
	}
	p := propose()
	mark := must(d.ProposedResult(t.Context(), hr, p))(t).Mark()
	c = d.append(c, New{Kind: Incident, Body: Body{Text: "chegou um documento"}})
	if _, err := d.ConfirmResult(t.Context(), hr, p.ID, mark); !errors.Is(err, ErrChanged) {
		t.Errorf("a case that changed: %v", err)
	}
	d.unpublishedStill(c)
	if err := d.docket.Withdraw(t.Context(), secretary, p.ID); err != nil {
		t.Fatal(err)
	}
	p = propose()
	mark = must(d.ProposedResult(t.Context(), hr, p))(t).Mark()
	d.later(24 * time.Hour)
	if _, err := d.ConfirmResult(t.Context(), hr, p.ID, mark); !errors.Is(err, ErrUnseen) {
		t.Errorf("the period would end on another day: %v", err)
	}
	d.unpublishedStill(c)
	changes := docket.Changes{Put: docket.Files{run.CandidatesFile: strings.NewReader(peopleText + "\n")}}
	if _, err := d.docket.Revise(t.Context(), hr, c.Contest, 1, "", changes); err != nil {
		t.Fatal(err)
	}
	if _, err := d.ConfirmResult(t.Context(), hr, p.ID, mark); !errors.Is(err, docket.ErrMoved) {
		t.Errorf("other files: %v", err)
	}
}

// A payload that somebody changed in the database is refused: of another contest's case,
// of a case twice, of another kind, of a state that the case does not have; and one that
// holds together is not what was read.
func TestTamperedResult(t *testing.T) {
	d := lite(t)
	c, other := d.unpublished("0002"), d.opened("PPP", "0004")
	p := must(d.ProposeResult(t.Context(), secretary, c.Contest, Provisional, "Edital 1", []*Case{c}))(t)
	mark := must(d.ProposedResult(t.Context(), hr, p))(t).Mark()
	for name, change := range map[string]func(*docket.BoardsResult){
		"another case": func(r *docket.BoardsResult) {
			r.Cases = append(r.Cases, docket.SeenCase{ID: other.ID, Seen: other.Seen()})
		},
		"nobody's case": func(r *docket.BoardsResult) { r.Cases[0].ID = "outro" },
		"twice":         func(r *docket.BoardsResult) { r.Cases = append(r.Cases, r.Cases[0]) },
		"kind":          func(r *docket.BoardsResult) { r.Kind = docket.LastResult },
		"state":         func(r *docket.BoardsResult) { r.Cases[0].Seen++ },
		"act":           func(r *docket.BoardsResult) { r.Act = "Edital 2" },
		"none":          func(r *docket.BoardsResult) { r.Cases = nil },
		"book":          func(r *docket.BoardsResult) { r.Head = strings.Repeat("0", 63) + "1" },
	} {
		r := must(docket.BoardsResultOf(p.Payload))(t)
		change(&r)
		bad := p
		bad.Payload = must(json.Marshal(r))(t)
		a, err := d.ProposedResult(t.Context(), hr, bad)
		if err == nil && a.Mark() == mark {
			t.Errorf("%s is taken for what was read", name)
		}
	}
	d.unpublishedStill(c)
}
