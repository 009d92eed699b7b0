package notices

import (
	"os"
	"strings"
	"testing"
	"time"

	"certame/internal/notify"
	"certame/internal/notify/smtptest"
	"certame/internal/store"
)

// back is a notification about a message that the server took, as a file of testdata of
// the reader has it.
func (w *world) back(name string, m smtptest.Mail) []byte {
	w.t.Helper()
	raw, err := os.ReadFile("../returned/testdata/" + name)
	w.must(err)
	id, _, _ := strings.Cut(strings.Trim(header(m.Raw, "Message-Id"), "<>"), "@")
	return []byte(strings.ReplaceAll(string(raw), "0190f3a4-1111-7222-8333-444455556666", id))
}

// What the box of the agency got back is read over IMAP: the notice is marked, the address
// is not tried again until its owner says that it is right, and reading again changes
// nothing. What is of nobody here, and what people write, has no effect.
func TestBox(t *testing.T) {
	w := newWorld(t)
	ana := w.person("ana", "Ana@exemplo.org", "0001")
	line := func() {
		w.must(w.db.Note(t.Context(), store.Access{Account: ana, Action: "conta.senha", Object: "troca"}))
	}
	w.tick()
	line()
	w.tick()
	sent := w.mail.Taken()
	if len(sent) != 1 || !strings.HasPrefix(sent[0].From, "devolucoes+") {
		t.Fatalf("%+v", sent)
	}
	stranger := smtptest.Mail{Raw: []byte("Message-Id: <0190f3a4-1111-7222-8333-444455550000@x>\r\n\r\n")}
	w.box.Comes(t, w.back("so-o-endereco.eml", sent[0]))
	w.box.Comes(t, w.back("qmail.eml", stranger))
	w.box.Comes(t, []byte("From: ana@exemplo.org\r\nSubject: obrigada\r\n\r\n550\r\n"))
	outcomes := func() (list []string) {
		w.must(w.ReadBox(t.Context(), func(b Back) { list = append(list, b.Outcome) }))
		return list
	}
	if got := strings.Join(outcomes(), " "); got != "anotada desconhecida nao-e-devolucao" || w.box.Unread(t) != 0 {
		t.Fatalf("%s, %d unread", got, w.box.Unread(t))
	}
	if got := outcomes(); got != nil {
		t.Errorf("read again: %v", got)
	}
	w.box.Comes(t, w.back("qmail.eml", sent[0]))
	if got := strings.Join(outcomes(), " "); got != Known {
		t.Errorf("%s", got)
	}
	own, err := w.OwnOf(t.Context(), ana)
	if w.must(err); !own.Barred {
		t.Errorf("%+v", own)
	}
	line()
	w.tick()
	if n := len(w.mail.Taken()); n != 1 {
		t.Errorf("%d went to an address that is not there", n)
	}
	w.must(w.AddressRight(t.Context(), ana))
	line()
	w.tick()
	if n := len(w.mail.Taken()); n != 2 {
		t.Errorf("%d after it was said to be right", n)
	}
}

// A box that is full does not end an address at once: the third message in a row does; a
// warning that the server still tries changes nothing.
func TestSoft(t *testing.T) {
	w := newWorld(t)
	w.must(w.office.KeepAddresses(t.Context(), hr, w.contest.ID, map[string]string{"0003": "celia@exemplo.org"}))
	w.must(w.Switch(t.Context(), hr, w.contest.ID, true))
	for i := range 4 {
		w.now = w.now.Add(time.Minute)
		w.publish(time.Time{})
		w.tick()
		if i == 3 {
			break
		}
		m := w.mail.Taken()[i]
		for _, name := range []string{"postfix-demora.eml", "caixa-cheia.eml"} {
			b, err := w.Returned(t.Context(), w.back(name, m))
			want := map[string]string{"postfix-demora.eml": Passing, "caixa-cheia.eml": Noted}[name]
			if w.must(err); b.Outcome != want || b.Registration != "0003" || b.Contest != w.contest.ID || b.Hard {
				t.Fatalf("%d %s: %+v", i, name, b)
			}
		}
	}
	w.states("[{resultado devolvida 3} {resultado nao-enviada 1}]")
	list, err := w.Troubles(t.Context(), w.contest.ID, 9)
	if w.must(err); len(list) != 4 || list[0].Registration != "0003" || list[0].Text != "552 5.2.2 Mailbox full" {
		t.Errorf("%+v", list)
	}
	w.must(w.office.KeepAddresses(t.Context(), hr, w.contest.ID, map[string]string{"0003": "celia@outro.org"}))
	w.now = w.now.Add(time.Minute)
	w.publish(time.Time{})
	w.tick()
	w.states("[{resultado devolvida 3} {resultado enviada 1} {resultado nao-enviada 1}]")
}

// A summons that comes back is marked as one, and the person is not written to there.
func TestSummonsBack(t *testing.T) {
	w := newWorld(t)
	w.must(w.office.KeepAddresses(t.Context(), hr, w.contest.ID, map[string]string{"0002": "bento@exemplo.org"}))
	at := time.Date(2026, 3, 20, 11, 0, 0, 0, time.UTC)
	draft := func(sequence int) {
		n := notify.Notice{Kind: notify.Calling, Registration: "0002", Group: "PPP", Sequence: sequence, Contest: "C", City: "Belém", Room: "1", Starts: at, Ends: at.Add(time.Minute), Of: 1}
		_, err := w.office.Draft(t.Context(), board, w.contest.ID, []notify.Notice{n}, func(int, int) {})
		w.must(err)
		w.must(w.office.Send(t.Context(), board, w.contest.ID, func(int, int) {}))
	}
	draft(0)
	b, err := w.Returned(t.Context(), w.back("exim.eml", w.mail.Taken()[0]))
	if w.must(err); b.Outcome != Noted || !b.Hard || b.Registration != "0002" {
		t.Fatalf("%+v", b)
	}
	draft(1)
	count, err := w.db.CountMessages(t.Context(), w.contest.ID)
	if w.must(err); count[notify.Bounced] != 1 || count[notify.NoAddress] != 1 || len(w.mail.Taken()) != 1 {
		t.Errorf("%v", count)
	}
}
