package notices

import (
	"bytes"
	"context"
	"errors"
	"io"
	"mime"
	"mime/multipart"
	"net/mail"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"certame/internal/docket"
	"certame/internal/enrolment"
	"certame/internal/notify"
	"certame/internal/notify/smtptest"
	"certame/internal/secret"
	"certame/internal/store"
)

func asWrong(err error, into **docket.WrongTotals) bool { return errors.As(err, into) }

func header(raw []byte, name string) string {
	m, err := mail.ReadMessage(bytes.NewReader(raw))
	if err != nil {
		return err.Error()
	}
	text, err := new(mime.WordDecoder).DecodeHeader(m.Header.Get(name))
	if err != nil {
		return err.Error()
	}
	return text
}

// said is all that a message says, in every form of it.
func said(t *testing.T, raw []byte) (out string) {
	t.Helper()
	m, err := mail.ReadMessage(bytes.NewReader(raw))
	if err != nil {
		t.Fatal(err)
	}
	_, params, err := mime.ParseMediaType(m.Header.Get("Content-Type"))
	if err != nil {
		t.Fatal(err)
	}
	for parts := multipart.NewReader(m.Body, params["boundary"]); ; { // which decodes them
		part, err := parts.NextPart()
		if errors.Is(err, io.EOF) {
			return out
		}
		one, err := io.ReadAll(part)
		if err != nil {
			t.Fatal(err)
		}
		out += string(one)
	}
}

// A result that came out is told once to everybody who can be reached: who has two
// registrations gets one, who has no account gets it at the address of the contest. What
// came before the contest told anything is not told; what waits for its hour is told at it,
// and nothing of a person is said.
func TestResult(t *testing.T) {
	w := newWorld(t)
	w.publish(time.Time{})
	w.now = w.now.Add(time.Hour)
	w.person("ana", "ana@exemplo.org", "0001", "0002")
	w.person("muda", "", "0004")
	w.must(w.office.KeepAddresses(t.Context(), hr, w.contest.ID, map[string]string{"0003": "celia@exemplo.org", "0001": "outro@exemplo.org"}))
	w.publish(time.Time{})
	w.tick()
	w.got()
	w.must(w.Switch(t.Context(), hr, w.contest.ID, true))
	w.tick()
	w.got()
	w.now = w.now.Add(time.Minute)
	w.publish(w.now.Add(time.Hour))
	w.tick()
	w.got()
	w.now = w.now.Add(2 * time.Hour)
	w.tick()
	w.tick()
	w.got("ana@exemplo.org: Publicação: Concurso de teste", "celia@exemplo.org: Publicação: Concurso de teste")
	w.states("[{resultado enviada 2}]")
	for _, m := range w.mail.Taken() {
		raw := said(t, m.Raw)
		if !strings.Contains(raw, base+"/publico/um/atos/3") || header(m.Raw, "Auto-Submitted") != "auto-generated" {
			t.Errorf("%s", raw)
		}
		for _, personal := range []string{"Canário", "0001", "0003", "PPP"} {
			if strings.Contains(raw, personal) {
				t.Errorf("it says %q:\n%s", personal, raw)
			}
		}
	}
	w.must(w.Switch(t.Context(), hr, w.contest.ID, false))
	w.publish(time.Time{})
	w.tick()
	w.states("[{resultado enviada 2}]")
}

// The term of an appeal is told to those whom the result is about, and nobody else, when
// it opens and in its last day; never after it ended.
func TestTerms(t *testing.T) {
	w := newWorld(t)
	w.person("ana", "ana@exemplo.org", "0001")
	w.person("bento", "bento@exemplo.org", "0002")
	w.must(w.Switch(t.Context(), hr, w.contest.ID, true))
	w.now = w.now.Add(time.Minute)
	w.provisional("0002", "0003")
	w.tick()
	w.got("bento@exemplo.org: Prazo de recurso aberto: Concurso de teste", "ana@exemplo.org: Publicação: Concurso de teste", "bento@exemplo.org: Publicação: Concurso de teste")
	if raw := said(t, w.mail.Taken()[0].Raw); !strings.Contains(raw, "12/03/2026, às 23:59:59") {
		t.Errorf("no term in\n%s", raw)
	}
	w.now = time.Date(2026, 3, 13, 2, 59, 0, 0, time.UTC) // 23:59 of the last day in Brasília
	w.tick()
	if all := w.subjects(); len(all) != 4 || all[3] != "bento@exemplo.org: O prazo de recurso está acabando: Concurso de teste" {
		t.Errorf("%v", all)
	}
	w.now = w.now.Add(-2 * 24 * time.Hour)
	w.provisional("0001")
	w.now = w.now.Add(5 * 24 * time.Hour) // nobody looked meanwhile
	w.tick()
	if all := w.subjects(); len(all) != 6 || strings.Contains(all[5], "recurso") {
		t.Errorf("a term that is over was told: %v", all)
	}
}

// What is done with an account is told to its owner, from the first look on.
func TestAccounts(t *testing.T) {
	w := newWorld(t)
	ana, bia := w.person("ana", "ana@exemplo.org"), w.person("bia", "bia@exemplo.org")
	line := func(by store.AccountID, action, object string) {
		w.must(w.db.Note(t.Context(), store.Access{Account: by, Action: action, Object: object}))
	}
	line(ana, "conta.senha", "troca")
	w.tick()
	line(ana, "conta.senha", "troca")
	line(ana, "conta.entrar", "senha/x")
	line(ana, "conta.fator", "-chave")
	line(ana, "pessoa.redefinir", string(bia))
	line(ana, "pessoa.redefinir", "-fatores/"+string(bia))
	line("sem-conta", "conta.senha", "troca")
	w.tick()
	w.tick()
	const about = ": A sua conta em certame.orgao.gov.br mudou"
	w.got("ana@exemplo.org"+about, "ana@exemplo.org"+about, "bia@exemplo.org"+about, "bia@exemplo.org"+about)
	if raw := said(t, w.mail.Taken()[1].Raw); !strings.Contains(raw, "uma chave de acesso foi retirada") {
		t.Errorf("%s", raw)
	}
	line(ana, "conta.senha", "troca")
	w.now = w.now.Add(30 * 24 * time.Hour)
	w.tick()
	if n := len(w.mail.Taken()); n != 4 {
		t.Errorf("what is no news was told: %d", n)
	}
}

// Who asked something about their data is told that it was answered, where to read it, and
// nothing of the answer.
func TestAnswered(t *testing.T) {
	w := newWorld(t)
	w.person("ana", "ana@exemplo.org", "0001")
	w.tick()
	w.must(w.db.Note(t.Context(), store.Access{Account: hr, Contest: w.contest.ID, Action: answeredLine, Object: "pedido/0001"}))
	w.tick()
	w.got("ana@exemplo.org: Resposta ao seu pedido: Concurso de teste")
	if raw := said(t, w.mail.Taken()[0].Raw); !strings.Contains(raw, base+"/certames/um/minha-situacao") || regexp.MustCompile(`\b0001\b`).MatchString(raw) {
		t.Errorf("%s", raw)
	}
}

// Each thing done with a registration has its receipt told, without what was chosen.
func TestRegistrations(t *testing.T) {
	w := newWorld(t)
	ana := w.person("ana", "ana@exemplo.org")
	w.must(w.Switch(t.Context(), hr, w.contest.ID, true))
	w.must(w.db.AddEnrolments(t.Context(), "candidato", []store.Enrolment{{Contest: w.contest.ID, Number: 1, Registration: "0900", Account: ana}}))
	w.must(w.db.AddEnrolmentEvents(t.Context(), []store.EnrolmentEvent{
		{Contest: w.contest.ID, Position: 1, Number: 1, Kind: enrolment.Made, Digest: "abcd", Sealed: []byte("x"), At: w.now},
		{Contest: w.contest.ID, Position: 2, Number: 1, Kind: enrolment.Changed, Digest: "ef01", Sealed: []byte("x"), At: w.now},
	}))
	w.tick()
	w.tick()
	w.got("ana@exemplo.org: Inscrição 0900: Concurso de teste", "ana@exemplo.org: Inscrição 0900: Concurso de teste")
	if raw := said(t, w.mail.Taken()[1].Raw); !strings.Contains(raw, "a inscrição foi mudada") || !strings.Contains(raw, "ef01") {
		t.Errorf("%s", raw)
	}
}

// Who asks for no more of a kind gets none; what may not be asked for still comes; a
// receipt counts once, and looking is none.
func TestChoices(t *testing.T) {
	w := newWorld(t)
	ana := w.person("ana", "ana@exemplo.org", "0001")
	w.must(w.Switch(t.Context(), hr, w.contest.ID, true))
	w.now = w.now.Add(time.Minute)
	w.publish(time.Time{})
	w.tick()
	raw := w.mail.Taken()[0].Raw
	stop := strings.Trim(header(raw, "List-Unsubscribe"), "<>")
	secret, is := strings.CutPrefix(strings.TrimSuffix(stop, "/parar"), base+LinkPath)
	if !is || header(raw, "List-Unsubscribe-Post") != "List-Unsubscribe=One-Click" {
		t.Fatalf("%s", raw)
	}
	seen, err := w.Look(t.Context(), secret)
	if w.must(err); !seen.Confirmed.IsZero() || seen.Kind.Code != Result || seen.Contest != "Concurso de teste" {
		t.Errorf("%+v", seen)
	}
	first, err := w.Confirm(t.Context(), secret)
	w.must(err)
	w.now = w.now.Add(time.Hour)
	again, err := w.Confirm(t.Context(), secret)
	if w.must(err); first.Confirmed.IsZero() || !again.Confirmed.Equal(first.Confirmed) {
		t.Errorf("%v and then %v", first.Confirmed, again.Confirmed)
	}
	w.must(w.Stop(t.Context(), secret))
	w.publish(time.Time{})
	w.must(w.db.Note(t.Context(), store.Access{Account: ana, Action: "conta.senha", Object: "troca"}))
	w.tick()
	w.states("[{resultado confirmada 1} {resultado dispensada 1}]")
	w.must(w.ChooseBy(t.Context(), secret, map[string]bool{Result: true}))
	w.publish(time.Time{})
	w.tick()
	w.states("[{resultado confirmada 1} {resultado dispensada 1} {resultado enviada 1}]")
	for _, wrong := range []string{"", secret[:42], strings.Repeat("A", 43)} {
		if err := w.Stop(t.Context(), wrong); !errors.Is(err, ErrLink) {
			t.Errorf("%q: %v", wrong, err)
		}
	}
	w.must(w.Choose(t.Context(), AccountRecipient(ana), map[string]bool{}))
	own, err := w.OwnOf(t.Context(), ana)
	w.must(err)
	for _, c := range own.Choices {
		if c.Told != (c.Always != "") {
			t.Errorf("%s told: %v", c.Code, c.Told)
		}
	}
}

// What is kept says nothing of a person without the keys.
func TestSealed(t *testing.T) {
	w := newWorld(t)
	w.must(w.office.KeepAddresses(t.Context(), hr, w.contest.ID, map[string]string{"0003": "celia@exemplo.org"}))
	w.must(w.Switch(t.Context(), hr, w.contest.ID, true))
	w.now = w.now.Add(time.Minute)
	w.publish(time.Time{})
	w.tick()
	w.got("celia@exemplo.org: Publicação: Concurso de teste")
	for _, name := range []string{"c.db", "c.db-wal"} {
		raw, err := os.ReadFile(filepath.Join(w.folder, name))
		if err != nil && name == "c.db" {
			t.Fatal(err)
		}
		if bytes.Contains(raw, []byte("exemplo.org")) {
			t.Errorf("%s has the address", name)
		}
	}
}

// Told the same thing twice, also by two at the same time, a person gets it once.
func TestTellOnce(t *testing.T) {
	w := newWorld(t)
	ana := w.person("ana", "ana@exemplo.org")
	told := Told{To: AccountRecipient(ana), Contest: w.contest.ID, Kind: Answered, About: "pedido/1", Words: Words{Certame: "C", Quando: "hoje", Endereco: "/conta"}}
	failed := make(chan error, 4)
	for range 4 {
		go func() { failed <- w.Tell(t.Context(), told) }()
	}
	for range 4 {
		w.must(<-failed)
	}
	w.must(errors.Join(w.Deliver(t.Context(), func(int, int) {})))
	w.got("ana@exemplo.org: Resposta ao seu pedido: C")
}

const envChild = "NOTICES_CHILD"

// Killed at any moment, everybody is told, nobody twice, and what was going is in doubt.
func TestKilled(t *testing.T) {
	w := newWorld(t)
	addresses := map[string]string{}
	for i := range 40 {
		addresses[string(rune('A'+i/26))+string(rune('a'+i%26))] = "p" + string(rune('a'+i/26)) + string(rune('a'+i%26)) + "@exemplo.org"
	}
	w.must(w.office.KeepAddresses(t.Context(), hr, w.contest.ID, addresses))
	w.must(w.Switch(t.Context(), hr, w.contest.ID, true))
	w.now = w.now.Add(time.Minute)
	w.publish(time.Time{})
	taken := make(chan string, 100)
	w.mail.OnData(func(to string) error { taken <- to; return nil })
	for round := range 3 {
		child := exec.CommandContext(t.Context(), os.Args[0])
		child.Env = append(os.Environ(), envChild+"="+w.folder, "NOTICES_SERVER="+w.mail.Address, "NOTICES_AUTHORITY="+w.mail.Authority)
		w.must(child.Start())
		for range 3 + round {
			<-taken
		}
		w.must(child.Process.Kill())
		_ = child.Wait() // it was killed
	}
	w.mail.OnData(nil)
	w.tick()
	var all []string
	for _, m := range w.mail.Taken() {
		all = append(all, m.To)
	}
	slices.Sort(all)
	if once := slices.Compact(slices.Clone(all)); len(once) != len(all) {
		t.Errorf("somebody got it twice: %v", all)
	}
	list, err := w.db.CountNotices(t.Context(), w.contest.ID)
	w.must(err)
	sent, unsure := 0, 0
	for _, c := range list {
		switch c.State {
		case notify.Sent:
			sent = c.N
		case notify.Unsure:
			unsure = c.N
		default:
			t.Errorf("%+v", c)
		}
	}
	if sent+unsure != 40 || unsure > 3 || len(all) < sent || len(all) > 40 {
		t.Errorf("%d sent, %d in doubt, %d got it", sent, unsure, len(all))
	}
}

// child is the program that is killed while it tells.
func child() {
	ctx, folder := context.Background(), os.Getenv(envChild)
	db, err := store.Open(ctx, "sqlite:"+filepath.Join(folder, "c.db"))
	if err != nil {
		os.Exit(1)
	}
	db.Now = func() time.Time { return time.Date(2026, 3, 10, 17, 0, 0, 0, time.UTC) }
	keys, err := secret.Load(filepath.Join(folder, "chaves"), false, os.Getenv)
	if err != nil {
		os.Exit(1)
	}
	s := &world{mail: &smtptest.Server{Address: os.Getenv("NOTICES_SERVER"), Authority: os.Getenv("NOTICES_AUTHORITY")}}
	config, err := notify.ReadConfig("nada", s.environment)
	if err != nil {
		os.Exit(1)
	}
	models, _ := ReadModels("nada")
	dock, err := docket.Open(db, nil, keys, filepath.Join(folder, "trabalho-filho"))
	if err != nil {
		os.Exit(1)
	}
	d := Open(db, notify.Open(db, keys, base, config), dock, models, base)
	err = errors.Join(d.Gather(ctx), d.Deliver(ctx, func(int, int) {}))
	_, _ = io.WriteString(os.Stderr, errorText(err))
	select {} // until it is killed
}

func errorText(err error) string {
	if err == nil {
		return ""
	}
	return err.Error()
}
