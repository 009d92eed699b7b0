package complaint_test

import (
	"bytes"
	"context"
	"errors"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"certame"
	"certame/fraud"
	"certame/internal/blob"
	"certame/internal/complaint"
	"certame/internal/docket"
	"certame/internal/pgtest"
	"certame/internal/run"
	"certame/internal/secret"
	"certame/internal/store"
	"certame/ledger"
)

const (
	editalText = "certame: Concurso de teste\norgao: Universidade\npublicado_em: 2026-02-10\nvalidade: 2 anos\nfraude: {recurso: sim, remeter: 15}\ncargos:\n  - {codigo: \"101\", vagas: 3}\n"
	peopleText = "inscricao;nome;cargo;opcoes;nota_final;confirmacao_PPP\n" +
		"0001;Ana;101;;90,00;\n0002;Bento;101;PPP;80,00;confirmada\n0003;Célia;101;;70,00;\n0004;Davi;101;PPP;60,00;confirmada\n0005;Eva;101;;50,00;\n"
	canary = "CANARIO-91b2"
)

const hr = store.AccountID("00000000-0000-7000-8000-000000000001")

type world struct {
	t *testing.T
	*complaint.Desk
	db      *store.DB
	docket  *docket.Docket
	contest store.Contest
	person  store.AccountID // whose registration is 0002
	now     time.Time
}

func newWorld(t *testing.T) *world {
	return worldAt(t, "sqlite:"+filepath.Join(t.TempDir(), "certame.db"))
}

func worldAt(t *testing.T, address string) *world {
	t.Helper()
	place := t.TempDir()
	db, err := store.Open(t.Context(), address)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = db.Close() })
	w := &world{t: t, db: db, now: at("2026-03-02T15:00:00")}
	db.Now = func() time.Time { return w.now }
	blobs, err := blob.OpenFolder(filepath.Join(place, "objetos"))
	if err != nil {
		t.Fatal(err)
	}
	keys, err := secret.New()
	if err != nil {
		t.Fatal(err)
	}
	if w.docket, err = docket.Open(db, blobs, keys, filepath.Join(place, "trabalho")); err != nil {
		t.Fatal(err)
	}
	w.Desk = complaint.Open(db, keys, w.docket)
	w.contest, err = w.docket.Create(t.Context(), hr, docket.Draft{Slug: "teste", Files: docket.Files{run.EditalFile: strings.NewReader(editalText), run.CandidatesFile: strings.NewReader(peopleText)}})
	w.ok(err)
	bento, err := db.CreateAccount(t.Context(), store.Account{Login: "bento"})
	w.ok(err)
	w.person = bento.ID
	w.ok(db.TieCandidacy(t.Context(), store.Candidacy{Contest: w.contest.ID, Registration: "0002", Account: w.person, TiedBy: w.person}))
	return w
}

// at is an instant of Brasília.
func at(text string) time.Time {
	when, err := time.Parse("2006-01-02T15:04:05-07:00", text+"-03:00")
	if err != nil {
		panic(err)
	}
	return when
}

func (w *world) ok(err error) {
	w.t.Helper()
	if err != nil {
		w.t.Fatal(err)
	}
}

// refused holds that it is, for a reason that the text names, with a remedy.
func (w *world) refused(err error, why string) {
	w.t.Helper()
	var r *complaint.Refusal
	if !errors.As(err, &r) || !strings.Contains(r.What, why) || r.Remedy == "" {
		w.t.Errorf("%v is not refused for %q", err, why)
	}
}

// admitted is a complaint about 0002 that became a proceeding.
func (w *world) admitted() (code, id string) {
	w.t.Helper()
	code, err := w.File(w.t.Context(), w.contest.ID, complaint.Report{About: "Bento " + canary, Text: "Contou que " + canary, Name: "Vizinha " + canary, Contact: canary})
	w.ok(err)
	list, err := w.Complaints(w.t.Context(), w.contest.ID, "", 10)
	w.ok(err)
	id, err = w.Admit(w.t.Context(), hr, w.contest.ID, list[0].ID, "0002")
	w.ok(err)
	return code, id
}

func (w *world) read(id string) *complaint.Proceeding {
	w.t.Helper()
	p, err := w.Proceeding(w.t.Context(), hr, w.contest.ID, id)
	w.ok(err)
	return p
}

// move takes a step today.
func (w *world) move(id string, m complaint.Move) error {
	w.t.Helper()
	m.Seen, m.Act = w.read(id).Seen(), "Despacho 7"
	if m.On == 0 {
		m.On = w.Today()
	}
	return w.Advance(w.t.Context(), hr, w.contest.ID, id, m)
}

func (w *world) book() []string {
	w.t.Helper()
	lines, err := w.db.FactLines(w.t.Context(), w.contest.ID)
	w.ok(err)
	var out []string
	for _, line := range lines {
		out = append(out, string(line))
	}
	return out
}

// notified takes the proceeding to a notice of 2 working days: of Friday the 6th, it
// ends on Tuesday the 10th.
func (w *world) notified(id string) {
	w.t.Helper()
	w.now = at("2026-03-06T10:00:00")
	w.ok(w.move(id, complaint.Move{Kind: fraud.Opened}))
	w.ok(w.move(id, complaint.Move{Kind: fraud.Notified, Days: 2, Text: "O que há, " + canary}))
}

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
		if a.Account == w.person || strings.Contains(a.Object, "0002") {
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

// A complaint is closed once, with a reason; who holds no code learns nothing, and
// another contest has none of it.
func TestTriage(t *testing.T) {
	w := newWorld(t)
	ctx := t.Context()
	code, err := w.File(ctx, w.contest.ID, complaint.Report{About: "x", Text: "y"})
	w.ok(err)
	list, err := w.Complaints(ctx, w.contest.ID, "", 10)
	w.ok(err)
	id := list[0].ID
	w.refused(w.Archive(ctx, hr, w.contest.ID, id, " "), "motivo")
	w.ok(w.Archive(ctx, hr, w.contest.ID, id, "não há fato"))
	w.refused(w.Archive(ctx, hr, w.contest.ID, id, "de novo"), "já foi arquivada")
	_, err = w.Admit(ctx, hr, w.contest.ID, id, "0002")
	w.refused(err, "já foi arquivada")
	if f, err := w.Follow(ctx, w.contest.ID, code); err != nil || f.State != complaint.Dismissed || f.Ended {
		t.Errorf("%+v, %v", f, err)
	}
	other, err := w.docket.Create(ctx, hr, docket.Draft{Slug: "outro", Files: docket.Files{run.EditalFile: strings.NewReader(editalText), run.CandidatesFile: strings.NewReader(peopleText)}})
	w.ok(err)
	_, guessed := w.Follow(ctx, w.contest.ID, code[1:])
	_, elsewhere := w.Follow(ctx, other.ID, code)
	_, read := w.Complaint(ctx, hr, other.ID, id)
	_, proceeding := w.Proceeding(ctx, hr, w.contest.ID, id)
	for _, err := range []error{guessed, elsewhere, read, proceeding} {
		if !errors.Is(err, store.ErrNotFound) {
			t.Error(err)
		}
	}
}

// Nobody answers for another, and who has no proceeding reads none.
func TestOthers(t *testing.T) {
	w := newWorld(t)
	_, id := w.admitted()
	w.notified(id)
	other, err := w.db.CreateAccount(t.Context(), store.Account{Login: "davi"})
	w.ok(err)
	w.ok(w.db.TieCandidacy(t.Context(), store.Candidacy{Contest: w.contest.ID, Registration: "0004", Account: other.ID, TiedBy: other.ID}))
	if mine, err := w.Own(t.Context(), other.ID, w.contest.ID); err != nil || len(mine) != 0 {
		t.Error(mine, err)
	}
	seen := w.read(id).Seen()
	for _, who := range []store.AccountID{other.ID, hr} {
		if err := w.Answer(t.Context(), who, w.contest.ID, id, fraud.Defended, "por outra pessoa", nil, seen); !errors.Is(err, store.ErrNotFound) {
			t.Error(err)
		}
	}
	if err := w.Answer(t.Context(), w.person, w.contest.ID, id, fraud.Concluded, "eu concluo", nil, seen); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("the person concludes: %v", err)
	}
}

// A file of candidates that lost the person stops nobody from reading the proceedings.
func TestLostRegistration(t *testing.T) {
	w := newWorld(t)
	_, id := w.admitted()
	without := strings.Replace(peopleText, "0002;Bento", "0022;Bento", 1)
	_, err := w.docket.Revise(t.Context(), hr, w.contest.ID, 1, "", docket.Changes{Put: docket.Files{run.CandidatesFile: strings.NewReader(without)}})
	w.ok(err)
	list, err := w.Proceedings(t.Context(), w.contest.ID)
	if err != nil || len(list) != 1 || !list[0].Missing || list[0].ID != id {
		t.Errorf("%+v, %v", list, err)
	}
}

// Files are taken by what is in them, are sealed, and are given to who may read what they
// came with: those of a complaint not to the person it is about.
func TestAttachments(t *testing.T) {
	w := newWorld(t)
	ctx := t.Context()
	pdf := complaint.Upload{Name: "prova " + canary + ".pdf", Content: []byte("%PDF-1.4\n" + canary)}
	for why, list := range map[string][]complaint.Upload{
		"não é PDF":      {{Name: "prova.pdf", Content: []byte("MZ\x90\x00 um programa")}},
		"passa de 5 MB":  {{Name: "a.pdf", Content: append([]byte("%PDF-1.4\n"), make([]byte, complaint.FileMost)...)}},
		"até 3 arquivos": {pdf, pdf, pdf, pdf},
	} {
		_, err := w.File(ctx, w.contest.ID, complaint.Report{About: "x", Text: "y", Uploads: list})
		w.refused(err, why)
	}
	_, err := w.File(ctx, w.contest.ID, complaint.Report{About: "x", Text: "y", Uploads: []complaint.Upload{pdf}})
	w.ok(err)
	list, err := w.Complaints(ctx, w.contest.ID, "", 10)
	w.ok(err)
	told := list[0].Files[0]
	if a, text, err := w.OfComplaint(ctx, hr, w.contest.ID, list[0].ID, told.ID); err != nil || string(text) != string(pdf.Content) || a.Given() != "anexo.pdf" || a.Name != pdf.Name {
		t.Errorf("%+v, %q, %v", a, text, err)
	}
	id, err := w.Admit(ctx, hr, w.contest.ID, list[0].ID, "0002")
	w.ok(err)
	w.notified(id)
	w.ok(w.Answer(ctx, w.person, w.contest.ID, id, fraud.Defended, "com documento", []complaint.Upload{pdf}, w.read(id).Seen()))
	own := w.read(id).Steps[3].Files[0]
	_, text, err := w.OwnFile(ctx, w.person, w.contest.ID, id, own.ID)
	if err != nil || string(text) != string(pdf.Content) {
		t.Errorf("the person's own file: %q, %v", text, err)
	}
	_, _, asPerson := w.OwnFile(ctx, w.person, w.contest.ID, id, told.ID)
	_, _, asOther := w.OwnFile(ctx, hr, w.contest.ID, id, own.ID)
	_, _, elsewhere := w.OfComplaint(ctx, hr, w.contest.ID, list[0].ID, own.ID)
	for _, err := range []error{asPerson, asOther, elsewhere} {
		if !errors.Is(err, store.ErrNotFound) {
			t.Error(err)
		}
	}
	if _, text, err := w.OfProceeding(ctx, hr, w.contest.ID, id, own.ID); err != nil || string(text) != string(pdf.Content) {
		t.Errorf("%q, %v", text, err)
	}
	w.sealed()
}

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

func (w *world) head() ledger.Digest {
	w.t.Helper()
	lines, err := w.db.FactLines(w.t.Context(), w.contest.ID)
	w.ok(err)
	return ledger.Head(lines)
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
