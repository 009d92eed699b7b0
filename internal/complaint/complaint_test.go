package complaint_test

import (
	"bytes"
	"regexp"
	"strings"
	"testing"

	"certame"
	"certame/fraud"
	"certame/internal/complaint"
	"certame/internal/pgtest"
	"certame/internal/store"
	"certame/ledger"
)

// From what somebody told to the letters: the book gets nothing before the conclusion
// is final, and then all of it at once, without a word of what anybody wrote.
func TestWholeProceeding(t *testing.T) {
	t.Run("SQLite", func(t *testing.T) { wholeProceeding(t, newWorld(t)) })
	t.Run("PostgreSQL", func(t *testing.T) { wholeProceeding(t, worldAt(t, pgtest.Fresh(t))) })
}

func wholeProceeding(t *testing.T, w *world) {
	t.Helper()
	ctx := t.Context()
	code, id := w.admitted()
	w.notified(id)
	w.now = at("2026-03-10T23:59:59")
	mine, err := w.Own(ctx, w.person, w.contest.ID)
	if err != nil || len(mine) != 1 || mine[0].State.DefenceUntil != certame.MustDate(2026, 3, 10) {
		t.Fatal(mine, err)
	}
	w.ok(w.Answer(ctx, w.person, w.contest.ID, id, fraud.Defended, "Minha defesa "+canary, nil, mine[0].Seen()))
	w.ok(w.move(id, complaint.Move{Kind: fraud.Concluded, Conclusion: fraud.FoundFraud, Days: 1, Text: "Razões " + canary}))
	w.now = at("2026-03-11T23:59:59")
	mine, err = w.Own(ctx, w.person, w.contest.ID)
	w.ok(err)
	w.ok(w.Answer(ctx, w.person, w.contest.ID, id, fraud.Appealed, "Meu recurso "+canary, nil, mine[0].Seen()))
	w.now = at("2026-03-12T12:00:00")
	w.ok(w.move(id, complaint.Move{Kind: fraud.AppealDecided, Conclusion: fraud.FoundBadFaith, Text: "Mantida " + canary}))
	if lines := w.book(); len(lines) != 0 {
		t.Fatalf("before the effect the book has %v", lines)
	}
	effect := complaint.Move{Kind: fraud.EffectApplied, On: w.Today(), Act: "Portaria 9", Seen: w.read(id).Seen()}
	c, err := w.Preview(ctx, w.contest.ID, id, "RH", effect)
	w.ok(err)
	moved := map[string]string{}
	for _, one := range c.People {
		moved[string(c.After.Roll.IDs.At(one.Who))] = string(one.Effect)
	}
	if moved["0002"] == "" || moved["0003"] == "" {
		t.Errorf("the effect moves %v", moved)
	}
	w.ok(w.Finish(ctx, hr, w.contest.ID, id, "RH", c.Head, effect))
	w.letters(id)
	lines := w.book()
	if len(lines) != 10 || strings.Contains(strings.Join(lines, ""), canary) || strings.Contains(strings.Join(lines, ""), "Bento") {
		t.Errorf("the book has %d lines:\n%s", len(lines), strings.Join(lines, "\n"))
	}
	if p := w.read(id); p.State.Stage(p.Case, w.Today()) != fraud.Finished || len(p.State.Refused) > 0 {
		t.Errorf("%s, %v", w.Stage(p), p.State.Refused)
	}
	followed, err := w.Follow(ctx, w.contest.ID, " "+strings.ToLower(code)+" ")
	if err != nil || followed.State != complaint.Accepted || !followed.Ended {
		t.Errorf("%+v, %v", followed, err)
	}
	w.sealed()
	w.unsaid()
}

// unsaid holds that the log of accesses, which others read, does not tell whom a
// proceeding is about, and tells each reading of it.
func (w *world) unsaid() {
	w.t.Helper()
	log, err := w.db.Accesses(w.t.Context(), w.contest.ID, 0, 1000)
	w.ok(err)
	looked := 0
	for _, a := range log {
		if a.Account == w.person || regexp.MustCompile(`\b0002\b`).MatchString(a.Object) {
			w.t.Errorf("the log says %+v", a)
		}
		if a.Action == complaint.Examined && a.Account == hr {
			looked++
		}
	}
	if looked == 0 {
		w.t.Error("readings are not in the log")
	}
}

// letters are generated and recorded as sent, each once.
func (w *world) letters(id string) {
	w.t.Helper()
	for to, name := range map[fraud.Addressee]string{fraud.Prosecution: "Ministério Público", fraud.AttorneyGeneral: "Advocacia-Geral da União"} {
		paper, err := w.Letter(w.t.Context(), hr, w.contest.ID, id, to)
		if text := string(paper.Text()); err != nil || !strings.Contains(text, name) || !strings.Contains(text, "0002") || strings.Contains(text, canary) {
			w.t.Errorf("%s, %v", text, err)
		}
		lines, err := w.db.FactLines(w.t.Context(), w.contest.ID)
		w.ok(err)
		send := complaint.Move{Kind: complaint.Sending(to), On: w.Today(), Act: "Ofício 3", Seen: w.read(id).Seen()}
		w.ok(w.Finish(w.t.Context(), hr, w.contest.ID, id, "RH", ledger.Head(lines), send))
		send.Seen++
		lines, err = w.db.FactLines(w.t.Context(), w.contest.ID)
		w.ok(err)
		w.refused(w.Finish(w.t.Context(), hr, w.contest.ID, id, "RH", ledger.Head(lines), send), "já está registrado")
	}
}

// sealed holds that a copy of the database says nothing that anybody wrote.
func (w *world) sealed() {
	w.t.Helper()
	said := &words{}
	w.ok(w.db.Dump(w.t.Context(), said))
	if !bytes.Contains(said.Bytes(), []byte("denuncia.apresentar")) || bytes.Contains(said.Bytes(), []byte(canary)) {
		w.t.Error("a copy of the database says what was told, or nothing at all")
	}
}

type words struct{ bytes.Buffer }

func (w *words) Table(string, []store.Column) error { return nil }

func (w *words) Row(values []any) error {
	for _, v := range values {
		switch v := v.(type) {
		case string:
			w.WriteString(v)
		case []byte:
			w.Write(v)
		}
	}
	return nil
}
