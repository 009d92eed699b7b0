package notify

import (
	"bytes"
	"errors"
	"io"
	"mime"
	"mime/multipart"
	"net/mail"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"certame/internal/notify/smtptest"
	"certame/internal/secret"
)

// A message goes over TLS, with the account: what it says, in text and in HTML, has
// the hour of Brasília and nothing that others should not read; the calendar goes with
// it; nobody gets it twice.
func TestSend(t *testing.T) {
	s := smtptest.Start(t)
	w := newWorld(t, configOf(t, s))
	w.called(3)
	if n := w.draft(w.notice(1), w.notice(2)); n != 0 {
		t.Fatalf("%d written twice", n)
	}
	w.must(w.send())
	w.must(w.send())
	w.holds(map[string]int{Sent: 3})
	list := s.Taken()
	if len(list) != 3 || list[1].To != "pessoa1@exemplo.org" {
		t.Fatalf("%v", list)
	}
	header, parts := opened(t, list[1].Raw)
	link := baseHere + ReceiptPath
	for kind, wants := range map[string][]string{
		"text/plain":    {"Inscrição: 0001", "terça-feira, 10/03/2026, às 08:20 (horário de Brasília)", "Sala 1, Belém", link},
		"text/html":     {"<strong>terça-feira, 10/03/2026, às 08:20</strong>", `href="` + link},
		"text/calendar": {"METHOD:PUBLISH", "DTSTART:20260310T112000Z", "DTEND:20260310T114000Z", "SEQUENCE:0", "ORGANIZER:mailto:concurso@orgao.gov.br"},
	} {
		for _, want := range wants {
			if !strings.Contains(parts[kind], want) {
				t.Errorf("%s has no %q:\n%s", kind, want, parts[kind])
			}
		}
		if strings.Contains(parts[kind], "PPP") {
			t.Errorf("%s says the group:\n%s", kind, parts[kind])
		}
	}
	messages, err := w.db.MessagesOf(t.Context(), w.contest, "0001")
	w.must(err)
	if got := header.Get("Message-Id"); got != "<"+messages[0].ID+"@certame.orgao.gov.br>" {
		t.Errorf("Message-ID %s", got)
	}
	history, err := w.History(t.Context(), w.contest, messages[0].ID)
	w.must(err)
	if len(history) != 3 || history[2].Text == "" || history[2].To != "pessoa1@exemplo.org" {
		t.Errorf("%+v", history)
	}
}

// What is in the database says nothing of an address, nor of what is said.
func TestSealed(t *testing.T) {
	s := smtptest.Start(t)
	w := newWorld(t, configOf(t, s))
	w.called(2)
	w.must(w.send())
	for _, name := range []string{"c.db", "c.db-wal"} {
		raw, err := os.ReadFile(filepath.Join(w.folder, name))
		if err != nil && name == "c.db" {
			t.Fatal(err)
		}
		for _, word := range []string{"exemplo.org", "Belém", "Universidade"} {
			if bytes.Contains(raw, []byte(word)) {
				t.Errorf("%s has %q", name, word)
			}
		}
	}
}

// opened takes a message apart.
func opened(t *testing.T, raw []byte) (mail.Header, map[string]string) {
	t.Helper()
	m, err := mail.ReadMessage(bytes.NewReader(raw))
	if err != nil {
		t.Fatal(err)
	}
	parts := map[string]string{}
	walk(t, m.Header.Get("Content-Type"), m.Header.Get("Content-Transfer-Encoding"), m.Body, parts)
	return m.Header, parts
}

func walk(t *testing.T, kind, encoding string, body io.Reader, into map[string]string) {
	t.Helper()
	kind, params, err := mime.ParseMediaType(kind)
	if err != nil {
		t.Fatal(err)
	}
	if !strings.HasPrefix(kind, "multipart/") {
		text, err := io.ReadAll(decoded(encoding, body))
		if err != nil {
			t.Fatal(err)
		}
		into[kind] = strings.ReplaceAll(string(text), "\r\n ", "")
		return
	}
	for reader := multipart.NewReader(body, params["boundary"]); ; {
		part, err := reader.NextRawPart()
		if errors.Is(err, io.EOF) {
			return
		}
		if err != nil {
			t.Fatal(err)
		}
		walk(t, part.Header.Get("Content-Type"), part.Header.Get("Content-Transfer-Encoding"), part, into)
	}
}

// What the server says no to, what it asks to be tried again, and a connection that
// falls when all is said: each stands as what it is, and only who decides sends again
// what may have gone.
func TestAnswersOfTheServer(t *testing.T) {
	s := smtptest.Start(t)
	w := newWorld(t, configOf(t, s))
	w.called(5)
	busy := true
	s.OnRcpt(func(to string) error {
		switch {
		case to == "pessoa1@exemplo.org":
			return smtptest.Refusal(550, "no such user")
		case to == "pessoa2@exemplo.org" && busy:
			return smtptest.Refusal(451, "greylisted")
		}
		return nil
	})
	s.OnData(func(to string) error {
		if to == "pessoa3@exemplo.org" && busy {
			return smtptest.ErrHangUp
		}
		return nil
	})
	if err := w.send(); !errors.Is(err, ErrLater) {
		t.Fatalf("%v", err)
	}
	w.holds(map[string]int{Sent: 2, Failed: 1, Queued: 1, Unsure: 1})
	busy = false
	w.must(w.send())
	w.holds(map[string]int{Sent: 3, Failed: 1, Unsure: 1})
	n, err := w.Retry(t.Context(), secretary, w.contest, Unsure)
	if w.must(err); n != 1 {
		t.Fatalf("%d", n)
	}
	w.must(w.send())
	w.holds(map[string]int{Sent: 4, Failed: 1})
	var twice []string
	for _, m := range s.Taken() {
		if m.To == "pessoa3@exemplo.org" {
			header, _ := opened(t, m.Raw)
			twice = append(twice, header.Get("Message-Id"))
		}
	}
	if len(twice) != 2 || twice[0] != twice[1] {
		t.Errorf("the one in doubt went as %v", twice)
	}
	if n, err := w.Retry(t.Context(), secretary, w.contest, Sent); n != 0 || err != nil {
		t.Errorf("%d that went are sent again, %v", n, err)
	}
}

// Without TLS nothing is said to a server that offers none, nor with a certificate
// that nobody signed; without the account, nothing goes.
func TestNothingInTheClear(t *testing.T) {
	for name, config := range map[string]func() *Config{
		"no TLS": func() *Config { return &Config{Server: smtptest.StartPlain(t).Address, From: senderOne} },
		"unknown authority": func() *Config {
			return &Config{Server: smtptest.Start(t).Address, Account: smtptest.Account, Password: smtptest.Password, From: senderOne}
		},
		"wrong password": func() *Config {
			s := smtptest.Start(t)
			return &Config{Server: s.Address, Authority: s.Authority, Account: smtptest.Account, Password: "outra", From: senderOne}
		},
	} {
		c := config()
		if err := c.check(""); err != nil {
			t.Fatal(err)
		}
		w := newWorld(t, c)
		w.called(1)
		if err := w.send(); err == nil || !strings.Contains(err.Error(), "não atendeu") {
			t.Errorf("%s: %v", name, err)
		}
		w.holds(map[string]int{Queued: 1})
	}
	plain := smtptest.StartPlain(t)
	c := &Config{Server: plain.Address, Security: noTLS, From: senderOne}
	if err := c.check(""); err != nil {
		t.Fatal(err)
	}
	w := newWorld(t, c)
	w.called(1)
	w.must(w.send())
	w.holds(map[string]int{Sent: 1})
}

// Without a server, and without an address, nothing is lost: what is written can be
// taken away, and sent when there is one.
func TestWithoutAServer(t *testing.T) {
	w := newWorld(t, nil)
	w.draft(w.notice(0))
	w.must(w.send())
	w.holds(map[string]int{Queued: 1})
	list, err := w.db.Messages(t.Context(), w.contest)
	w.must(err)
	l, err := w.Letter(t.Context(), &list[0])
	if w.must(err); !strings.Contains(l.Text, l.Link) || !bytes.Contains(l.Calendar, []byte("BEGIN:VEVENT")) {
		t.Errorf("%+v", l)
	}
	w.config = configOf(t, smtptest.Start(t))
	w.must(w.send())
	w.holds(map[string]int{NoAddress: 1})
}

// A later hour takes the place of the one before: what did not go yet does not go,
// and the calendar is the same entry with one more in its sequence.
func TestAnotherHour(t *testing.T) {
	s := smtptest.Start(t)
	w := newWorld(t, configOf(t, s))
	w.called(2)
	first := w.notice(0)
	w.must(w.send())
	moved := first
	moved.Kind, moved.Sequence, moved.Starts, moved.Ends = Moving, 1, first.Starts.Add(time.Hour), first.Ends.Add(time.Hour)
	w.draft(moved)
	again := moved
	again.Sequence, again.Starts = 2, first.Starts.Add(2*time.Hour)
	w.draft(again)
	w.must(w.send())
	w.holds(map[string]int{Sent: 3, Replaced: 1})
	var uids, sequences []string
	for _, m := range s.Taken() {
		if _, parts := opened(t, m.Raw); m.To == "pessoa0@exemplo.org" {
			for line := range strings.SplitSeq(parts["text/calendar"], "\r\n") {
				if rest, is := strings.CutPrefix(line, "UID:"); is {
					uids = append(uids, rest)
				}
				if rest, is := strings.CutPrefix(line, "SEQUENCE:"); is {
					sequences = append(sequences, rest)
				}
			}
		}
	}
	if len(uids) != 2 || uids[0] != uids[1] || !slices.Equal(sequences, []string{"0", "2"}) {
		t.Errorf("%v %v", uids, sequences)
	}
}

// The program is killed while a message goes: that one is in doubt, the others go
// once, and nobody gets two.
func TestKilledWhileSending(t *testing.T) {
	s := smtptest.Start(t)
	w := newWorld(t, configOf(t, s))
	w.called(12)
	reached, end := make(chan struct{}), make(chan struct{})
	s.OnData(func(to string) error {
		if to == "pessoa5@exemplo.org" {
			close(reached)
			<-end
		}
		return nil
	})
	command := exec.Command(os.Args[0])
	command.Env = append(os.Environ(), envStore+"=sqlite:"+filepath.Join(w.folder, "c.db"), envKeys+"="+filepath.Join(w.folder, "chaves"), envTo+"="+s.Address, envTrust+"="+s.Authority, envOf+"="+string(w.contest))
	var said bytes.Buffer
	command.Stdout, command.Stderr = &said, &said
	w.must(command.Start())
	select {
	case <-reached:
	case <-time.After(time.Minute):
		_ = command.Process.Kill()
		t.Fatalf("the child never came there: %s", said.String())
	}
	w.must(command.Process.Kill())
	_ = command.Wait() // killed, and says so
	close(end)
	s.OnData(nil)
	w.must(w.send())
	w.holds(map[string]int{Sent: 11, Unsure: 1})
	to := map[string]int{}
	for _, m := range s.Taken() {
		if to[m.To]++; to[m.To] > 1 {
			t.Errorf("%s got it twice", m.To)
		}
	}
	if len(to) != 12 {
		t.Errorf("%d people", len(to))
	}
}

// Other master keys seal the keys of messages again, and what was written opens.
func TestOtherMasterKeys(t *testing.T) {
	w := newWorld(t, nil)
	w.called(1)
	rotated, err := w.keys.Rotated()
	w.must(err)
	names, err := w.db.SealedNames(t.Context())
	w.must(err)
	for _, name := range names {
		sealed, err := w.db.Sealed(t.Context(), name)
		w.must(err)
		again, err := rotated.Reseal(secret.Where{Field: name}, sealed)
		w.must(err)
		w.must(w.db.ReplaceSealed(t.Context(), name, sealed, again))
	}
	newest, err := rotated.Retired()
	w.must(err)
	later := Open(w.db, newest, baseHere, nil)
	list, err := w.db.Messages(t.Context(), w.contest)
	w.must(err)
	if l, err := later.Letter(t.Context(), &list[0]); err != nil || !strings.Contains(l.Text, "Sala 1") {
		t.Errorf("%+v %v", l, err)
	}
}

// TLS from the first byte is as good.
func TestTLSFirst(t *testing.T) {
	s := smtptest.StartTLS(t)
	c := &Config{Server: s.Address, Security: tlsFirst, Account: smtptest.Account, Password: smtptest.Password, From: senderOne, Authority: s.Authority}
	if err := c.check(""); err != nil {
		t.Fatal(err)
	}
	w := newWorld(t, c)
	w.called(2)
	w.must(w.send())
	w.holds(map[string]int{Sent: 2})
}

// A name of a contest, or of a room, is text wherever it comes: no header, no element,
// no line of a calendar.
func TestNamesAreText(t *testing.T) {
	s := smtptest.Start(t)
	w := newWorld(t, configOf(t, s))
	n := w.notice(0)
	n.Contest, n.Room = "Concurso\r\nBcc: outra@exemplo.org\r\n\r\n<script>1</script>", "Sala\r\nATTENDEE:mailto:outra@exemplo.org;\"<b>"
	w.must(w.KeepAddresses(t.Context(), secretary, w.contest, map[string]string{n.Registration: "pessoa@exemplo.org"}))
	w.draft(n)
	w.must(w.send())
	list := s.Taken()
	if len(list) != 1 || list[0].To != "pessoa@exemplo.org" {
		t.Fatalf("%+v", list)
	}
	header, parts := opened(t, list[0].Raw)
	if header.Get("Bcc") != "" || header.Get("Subject") == "" {
		t.Errorf("%v", header)
	}
	if strings.Contains(parts["text/html"], "<script>") || strings.Contains(parts["text/html"], "<b>") {
		t.Errorf("%s", parts["text/html"])
	}
	if strings.Contains(parts["text/calendar"], "\nATTENDEE") {
		t.Errorf("%s", parts["text/calendar"])
	}
}
