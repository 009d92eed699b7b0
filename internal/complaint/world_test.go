package complaint_test

import (
	"errors"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"certame/fraud"
	"certame/internal/blob"
	"certame/internal/complaint"
	"certame/internal/docket"
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

func (w *world) head() ledger.Digest {
	w.t.Helper()
	lines, err := w.db.FactLines(w.t.Context(), w.contest.ID)
	w.ok(err)
	return ledger.Head(lines)
}
