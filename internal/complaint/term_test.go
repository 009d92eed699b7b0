package complaint_test

import (
	"errors"
	"testing"
	"time"

	"certame"
	"certame/fraud"
	"certame/internal/complaint"
	"certame/internal/store"
	"certame/ledger"
)

// The person answers to the last second of the term, and the agency concludes only
// after it.
func TestTermToTheSecond(t *testing.T) {
	w := newWorld(t)
	_, id := w.admitted()
	if mine, err := w.Own(t.Context(), w.person, w.contest.ID); err != nil || len(mine) != 0 {
		t.Error("the person knows before the notice", err)
	}
	w.notified(id)
	w.now = at("2026-03-10T23:59:59")
	conclusion := complaint.Move{Kind: fraud.Concluded, Conclusion: fraud.FoundFraud, Days: 1, Text: "Razões"}
	w.refused(w.move(id, conclusion), "o prazo de defesa não terminou")
	w.refused(w.move(id, complaint.Move{Kind: fraud.TermElapsed}), "o prazo de defesa não terminou")
	if left := w.Left(certame.MustDate(2026, 3, 10)); left <= 0 || left > time.Second {
		t.Errorf("%v left at the last second", left)
	}
	w.now = at("2026-03-11T00:00:00")
	p := w.read(id)
	w.refused(w.Answer(t.Context(), w.person, w.contest.ID, id, fraud.Defended, "tarde", nil, p.Seen()), "terminou em 10/03/2026, às 23:59:59 de Brasília")
	w.ok(w.move(id, conclusion))
	w.now = at("2026-03-13T00:00:00") // the appeal ended on the 12th
	p = w.read(id)
	w.refused(w.Answer(t.Context(), w.person, w.contest.ID, id, fraud.Appealed, "tarde", nil, p.Seen()), "o prazo de recurso terminou")
	if lines := w.book(); len(lines) != 0 {
		t.Errorf("the book has %v", lines)
	}
}

// What the due process does not admit, and what lacks something, is refused with what
// to do, and leaves nothing.
func TestRefusals(t *testing.T) {
	w := newWorld(t)
	ctx := t.Context()
	_, id := w.admitted()
	found := complaint.Move{Kind: fraud.Concluded, Conclusion: fraud.FoundFraud, Days: 1, Text: "Razões"}
	w.refused(w.move(id, found), "não foi instaurado")
	w.refused(w.move(id, complaint.Move{Kind: fraud.Notified, Days: 5, Text: "x"}), "não foi instaurado")
	w.ok(w.move(id, complaint.Move{Kind: fraud.Opened}))
	w.refused(w.move(id, complaint.Move{Kind: fraud.Opened}), "já está registrado")
	w.refused(w.move(id, found), "não foi notificada")
	w.refused(w.move(id, complaint.Move{Kind: fraud.Notified, Days: 5}), "falta o que há contra a pessoa")
	w.refused(w.move(id, complaint.Move{Kind: fraud.Notified, Days: 0, Text: "x"}), "de 1 a 90 dias úteis")
	w.refused(w.move(id, complaint.Move{Kind: fraud.Notified, Days: 5, Text: "x", On: w.Today() + 1}), "não pode ser depois de hoje")
	w.refused(w.move(id, complaint.Move{Kind: fraud.Notified, Days: 5, Text: "x", On: w.Today() - 1}), "não foi instaurado") // before the opening
	w.refused(w.move(id, complaint.Move{Kind: fraud.AppealDecided, Text: "x"}), "não foi concluído")
	p := w.read(id)
	w.refused(w.Finish(ctx, hr, w.contest.ID, id, "RH", ledger.Head(nil), complaint.Move{Kind: fraud.EffectApplied, On: w.Today(), Act: "P 1", Seen: p.Seen()}), "não foi concluído")
	_, err := w.Letter(ctx, hr, w.contest.ID, id, fraud.Prosecution)
	w.refused(err, "não foi concluído")
	if err := w.move(id, complaint.Move{Kind: fraud.EffectApplied}); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("an effect without the book: %v", err)
	}
	_, err = w.Begin(ctx, hr, w.contest.ID, complaint.Indication{Registration: "0002", Text: "x", DenialAlone: true})
	w.refused(err, "não é indício de fraude")
	_, err = w.Begin(ctx, hr, w.contest.ID, complaint.Indication{Registration: "0001", Text: "x"})
	w.refused(err, "não se declarou")
	_, err = w.Begin(ctx, hr, w.contest.ID, complaint.Indication{Registration: "9", Text: "x"})
	w.refused(err, "Não há inscrição")
	_, err = w.File(ctx, w.contest.ID, complaint.Report{About: "x"})
	w.refused(err, "Falta contar")
	if again := w.read(id); again.Seen() != 3 || len(w.book()) != 0 {
		t.Errorf("%d acts, book %v", again.Seen(), w.book())
	}
}

// One that found nothing leaves no trace in the book, and what comes after it is new;
// while it runs, another complaint about the person goes into it.
func TestNothingFound(t *testing.T) {
	w := newWorld(t)
	_, id := w.admitted()
	if _, same := w.admitted(); same != id {
		t.Error("a second complaint began a second proceeding")
	}
	w.notified(id)
	w.now = at("2026-03-11T08:00:00")
	w.ok(w.move(id, complaint.Move{Kind: fraud.Concluded, Text: "Nada se constatou"}))
	p := w.read(id)
	w.refused(w.Finish(t.Context(), hr, w.contest.ID, id, "RH", ledger.Head(nil), complaint.Move{Kind: fraud.EffectApplied, On: w.Today(), Act: "P 1", Seen: p.Seen()}), "não foi reconhecida")
	if _, other := w.admitted(); other == id || len(w.book()) != 0 {
		t.Error("the proceeding that was over goes on, or the book tells of it")
	}
}
