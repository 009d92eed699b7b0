package complaint_test

import (
	"context"
	"errors"
	"strings"
	"testing"

	"certame"
	"certame/fraud"
	"certame/internal/complaint"
	"certame/internal/docket"
	"certame/internal/store"
	"certame/ledger"
)

// Who was appointed has the admission annulled, and the seat goes to the next of the same
// list (0004, who was to come in by it anyway, so that 0003 comes in); the letter for
// money to give back asks for what was paid.
func TestAfterAppointment(t *testing.T) {
	w := newWorld(t)
	ctx := t.Context()
	for i, f := range []ledger.Fact{
		{Kind: ledger.Homologated},
		{Kind: ledger.Appointed, Act: "Portaria 1", Data: []ledger.Field{{Name: "inscricao", Value: "0001"}, {Name: "rotulo", Value: "AC"}, {Name: "vaga", Value: "1"}}},
		{Kind: ledger.Appointed, Act: "Portaria 1", Data: []ledger.Field{{Name: "inscricao", Value: "0002"}, {Name: "rotulo", Value: "PPP"}, {Name: "vaga", Value: "2"}}},
	} {
		f.Version, f.Author = f.Kind.Version(), "RH"
		f.At.Date, f.At.Second = certame.MustDate(2026, 3, 1+i/2), ledger.WholeDay
		lines, err := w.db.FactLines(ctx, w.contest.ID)
		w.ok(err)
		w.ok(w.docket.RecordAll(ctx, hr, w.contest.ID, ledger.Head(lines), []ledger.Fact{f}))
	}
	_, id := w.admitted()
	w.notified(id)
	w.now = at("2026-03-11T08:00:00")
	w.ok(w.move(id, complaint.Move{Kind: fraud.Concluded, Conclusion: fraud.FoundFraud, Days: 1, Text: "Razões"}))
	w.now = at("2026-03-13T00:00:00")
	p := w.read(id)
	if e := p.State.Effect(p.Case, w.Today()); e.Outcome != fraud.Annulled || !e.SeatToNext {
		t.Errorf("%+v", e)
	}
	effect := complaint.Move{Kind: fraud.EffectApplied, On: w.Today(), Act: "Portaria 9", Seen: p.Seen()}
	c, err := w.Preview(ctx, w.contest.ID, id, "RH", effect)
	w.ok(err)
	moved := map[string]bool{}
	for _, one := range c.People {
		moved[string(c.After.Roll.IDs.At(one.Who))] = true
	}
	w.ok(w.Finish(ctx, hr, w.contest.ID, id, "RH", c.Head, effect))
	paper, err := w.Letter(ctx, hr, w.contest.ID, id, fraud.AttorneyGeneral)
	if text := string(paper.Text()); err != nil || !strings.Contains(text, "Em exercício desde: [preencher]") || !strings.Contains(text, "fichas financeiras") {
		t.Errorf("%s, %v", text, err)
	}
	if p = w.read(id); !moved["0002"] || !moved["0003"] || len(p.State.Refused) > 0 || len(w.book()) != 8 {
		t.Errorf("moved %v, refused %v, book %d", moved, p.State.Refused, len(w.book()))
	}
}

// An effect that two people reversed in the book is owed again, and no later step takes
// it back into the book unseen.
func TestReversed(t *testing.T) {
	w := newWorld(t)
	ctx := t.Context()
	_, id := w.admitted()
	w.notified(id)
	w.now = at("2026-03-11T08:00:00")
	w.ok(w.move(id, complaint.Move{Kind: fraud.Concluded, Conclusion: fraud.FoundFraud, Days: 1, Text: "Razões"}))
	w.now = at("2026-03-13T00:00:00")
	effect := complaint.Move{Kind: fraud.EffectApplied, On: w.Today(), Act: "Portaria 9", Seen: w.read(id).Seen()}
	c, err := w.Preview(ctx, w.contest.ID, id, "RH", effect)
	w.ok(err)
	w.ok(w.Finish(ctx, hr, w.contest.ID, id, "RH", c.Head, effect))
	before := w.head()
	proposal, err := w.docket.ProposeReversal(ctx, hr, w.contest.ID, docket.Reversing{Fact: ledger.ID(len(w.book())), Reason: "ordem judicial", Act: "Processo 1", Day: "13/03/2026", Head: before.String(), Author: "RH"})
	w.ok(err)
	_, err = w.docket.Confirm(ctx, w.person, proposal.ID, docket.Totals{})
	w.ok(err)
	p := w.read(id)
	if len(p.Reversed()) != 1 || p.State.Applied != certame.NoDate || p.State.Stage(p.Case, w.Today()) != fraud.Final {
		t.Errorf("reversed %v, applied %s, %s", p.Reversed(), p.State.Applied.ISO(), w.Stage(p))
	}
	lines := len(w.book())
	send := complaint.Move{Kind: fraud.SentToMP, On: w.Today(), Act: "Ofício 1", Seen: p.Seen()}
	w.ok(w.Finish(ctx, hr, w.contest.ID, id, "RH", w.head(), send))
	if now := w.book(); len(now) != lines+1 || !strings.Contains(now[lines], "fraude_remessa_mp") {
		t.Errorf("the letter brought %v", now[lines:])
	}
	effect.Act, effect.Seen = "Portaria 10", w.read(id).Seen()
	w.ok(w.Finish(ctx, hr, w.contest.ID, id, "RH", w.head(), effect))
	if p = w.read(id); p.State.Applied == certame.NoDate || len(w.book()) != lines+2 {
		t.Errorf("the effect does not come again: %v", w.book()[lines:])
	}
}

// Of two who go on from the same acts one wins; so it is when the book moved between
// the preview and the effect, and then nothing of the effect stands.
func TestTogether(t *testing.T) {
	w := newWorld(t)
	ctx := context.Background()
	_, id := w.admitted()
	seen := w.read(id).Seen()
	open := complaint.Move{Kind: fraud.Opened, On: w.Today(), Act: "P 1", Seen: seen}
	w.ok(w.Advance(ctx, hr, w.contest.ID, id, open))
	var conflict *store.Conflict
	notice := complaint.Move{Kind: fraud.Notified, On: w.Today(), Act: "N 1", Days: 2, Text: "x", Seen: seen}
	if err := w.Advance(ctx, hr, w.contest.ID, id, notice); !errors.As(err, &conflict) {
		t.Error(err)
	}
	w.ok(w.move(id, complaint.Move{Kind: fraud.Notified, Days: 2, Text: "x"}))
	w.now = at("2026-03-11T08:00:00")
	w.ok(w.move(id, complaint.Move{Kind: fraud.Concluded, Conclusion: fraud.FoundFraud, Days: 1, Text: "Razões"}))
	w.now = at("2026-03-13T00:00:00")
	effect := complaint.Move{Kind: fraud.EffectApplied, On: w.Today(), Act: "P 2", Seen: w.read(id).Seen()}
	c, err := w.Preview(ctx, w.contest.ID, id, "RH", effect)
	w.ok(err)
	_, err = w.docket.Record(ctx, hr, w.contest.ID, c.Head, ledger.Fact{Kind: ledger.Declined, Version: ledger.Declined.Version(), At: c.Facts[0].At, Author: "RH", Data: []ledger.Field{{Name: "inscricao", Value: "0005"}}}, nil)
	w.ok(err)
	if err := w.Finish(ctx, hr, w.contest.ID, id, "RH", c.Head, effect); !errors.As(err, &conflict) {
		t.Error(err)
	}
	if len(w.book()) != 1 || w.read(id).Seen() != effect.Seen {
		t.Errorf("half an effect stands: book %v", w.book())
	}
}
