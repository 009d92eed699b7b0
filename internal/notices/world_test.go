package notices

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"certame/internal/blob"
	"certame/internal/docket"
	"certame/internal/notify"
	"certame/internal/notify/imaptest"
	"certame/internal/notify/smtptest"
	"certame/internal/run"
	"certame/internal/secret"
	"certame/internal/store"
)

const (
	board = store.AccountID("00000000-0000-7000-8000-00000000000a")
	hr    = store.AccountID("00000000-0000-7000-8000-00000000000b")
	base  = "https://certame.orgao.gov.br"
)

// world is a desk with a contest that was computed.
type world struct {
	*Desk
	t       testing.TB
	mail    *smtptest.Server
	box     *imaptest.Server
	contest store.Contest
	now     time.Time
	folder  string
}

const editalText = "certame: Concurso de teste\norgao: Universidade\npublicado_em: 2026-02-10\nvalidade: 2 anos\nconfirmacao: {prazo_recurso: 2}\ncargos:\n  - {codigo: \"101\", vagas: 30}\n"

func newWorld(t testing.TB) *world {
	t.Helper()
	w := &world{t: t, folder: t.TempDir(), now: time.Date(2026, 3, 10, 17, 0, 0, 0, time.UTC), mail: smtptest.Start(t)}
	db, err := store.Open(t.Context(), "sqlite:"+filepath.Join(w.folder, "c.db"))
	w.must(err)
	t.Cleanup(func() { w.must(db.Close()) })
	db.Now = func() time.Time { return w.now }
	keys, err := secret.Load(filepath.Join(w.folder, "chaves"), true, os.Getenv)
	w.must(err)
	blobs, err := blob.OpenFolder(filepath.Join(w.folder, "objetos"))
	w.must(err)
	dock, err := docket.Open(db, blobs, keys, filepath.Join(w.folder, "trabalho"))
	w.must(err)
	w.box = imaptest.Start(t)
	w.must(os.WriteFile(filepath.Join(w.folder, "correio.yaml"), []byte("devolucoes:\n  servidor: "+w.box.Address+"\n  conta: "+imaptest.Account+"\n  senha: "+imaptest.Password+"\n  autoridade: "+w.box.Authority+"\n  endereco: devolucoes@orgao.gov.br\n"), 0o600))
	config, err := notify.ReadConfig(filepath.Join(w.folder, "correio.yaml"), w.environment)
	w.must(err)
	models, err := ReadModels(filepath.Join(w.folder, "modelos"))
	w.must(err)
	w.Desk = Open(db, notify.Open(db, keys, base, config), dock, models, base)
	sheet := "inscricao;nome;cargo;opcoes;nota_final\n0001;Ana Canário;101;;90,00\n0002;Bento Canário;101;PPP;80,00\n0003;Célia Canário;101;PPP;70,00\n"
	w.contest, err = dock.Create(t.Context(), hr, docket.Draft{Slug: "um", Files: docket.Files{run.EditalFile: strings.NewReader(editalText), run.CandidatesFile: strings.NewReader(sheet)}})
	w.must(err)
	w.must(err)
	_, err = dock.Compute(t.Context(), hr, w.contest.ID, func(string, int, int) {})
	w.must(err)
	return w
}

func (w *world) environment(name string) string {
	return map[string]string{
		"CERTAME_CORREIO_SERVIDOR": w.mail.Address, "CERTAME_CORREIO_CONTA": smtptest.Account, "CERTAME_CORREIO_SENHA": smtptest.Password,
		"CERTAME_CORREIO_REMETENTE": "Concurso <concurso@orgao.gov.br>", "CERTAME_CORREIO_AUTORIDADE": w.mail.Authority,
	}[name]
}

func (w *world) must(err error) {
	w.t.Helper()
	if err != nil {
		w.t.Fatal(err)
	}
}

// person has an account with an address and these registrations.
func (w *world) person(login, email string, registrations ...string) store.AccountID {
	w.t.Helper()
	a, err := w.db.CreateAccount(w.t.Context(), store.Account{Login: login, Name: login, Email: email})
	w.must(err)
	for _, id := range registrations {
		w.must(w.db.TieCandidacy(w.t.Context(), store.Candidacy{Contest: w.contest.ID, Registration: id, Account: a.ID, TiedBy: hr}))
	}
	return a.ID
}

// publish publishes the lists, at once or at an hour.
func (w *world) publish(at time.Time) store.Act {
	w.t.Helper()
	v, err := w.db.Version(w.t.Context(), w.contest.ID, 0)
	w.must(err)
	plan := docket.Plan{Kind: docket.Lists, Formats: []string{"html"}, Release: at}
	var wrong *docket.WrongTotals
	p, err := w.docket.Propose(w.t.Context(), board, w.contest.ID, v.Number, plan, func(string, int, int) {})
	if err != nil && asWrong(err, &wrong) {
		plan.Totals = wrong.Found
		p, err = w.docket.Propose(w.t.Context(), board, w.contest.ID, v.Number, plan, func(string, int, int) {})
	}
	w.must(err)
	a, err := w.docket.Confirm(w.t.Context(), hr, p.ID, plan.Totals)
	w.must(err)
	return a
}

// provisional publishes a result of the boards about these registrations.
func (w *world) provisional(registrations ...string) {
	w.t.Helper()
	r := docket.BoardsResult{Prepared: docket.Prepared{Plan: docket.Plan{Kind: docket.FirstResult}}}
	for _, id := range registrations {
		h, err := w.db.AddHearing(w.t.Context(), store.Hearing{Contest: w.contest.ID, Group: "PPP", Registration: id})
		w.must(err)
		r.Cases = append(r.Cases, docket.SeenCase{ID: h.ID})
	}
	p, err := w.docket.ProposeBoardsResult(w.t.Context(), board, w.contest.ID, r)
	w.must(err)
	_, err = w.docket.ConfirmBoardsResult(w.t.Context(), hr, p, []docket.Text{{Name: "resultado.txt", Data: []byte("x")}}, nil, func(*store.DB) error { return nil })
	w.must(err)
}

// tick looks at what happened and sends, as the work in the background does.
func (w *world) tick() {
	w.t.Helper()
	w.must(w.Gather(w.t.Context()))
	w.must(w.Deliver(w.t.Context(), func(int, int) {}))
}

// subjects are what each address got, in its order.
func (w *world) subjects() (list []string) {
	for _, m := range w.mail.Taken() {
		list = append(list, m.To+": "+header(m.Raw, "Subject"))
	}
	return list
}

func (w *world) got(want ...string) {
	w.t.Helper()
	if got := strings.Join(w.subjects(), "\n"); got != strings.Join(want, "\n") {
		w.t.Fatalf("got\n%s\nwant\n%s", got, strings.Join(want, "\n"))
	}
}

func TestMain(m *testing.M) {
	if os.Getenv(envChild) != "" {
		child()
		return
	}
	os.Exit(m.Run())
}

func (w *world) states(want string) {
	w.t.Helper()
	list, err := w.db.CountNotices(w.t.Context(), w.contest.ID)
	w.must(err)
	if got := fmt.Sprint(list); got != want {
		w.t.Fatalf("%s, want %s", got, want)
	}
}
