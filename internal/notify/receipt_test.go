package notify

import (
	"encoding/base64"
	"errors"
	"io"
	"mime/quotedprintable"
	"strings"
	"testing"
	"time"

	"certame/internal/store"
)

func decoded(encoding string, body io.Reader) io.Reader {
	switch strings.ToLower(encoding) {
	case "base64":
		return base64.NewDecoder(base64.StdEncoding, body)
	case "quoted-printable":
		return quotedprintable.NewReader(body)
	}
	return body
}

// The link of a receipt works for who has it, once; to look at it says nothing of the
// person; another hour makes it old.
func TestReceipt(t *testing.T) {
	w := newWorld(t, nil)
	w.draft(w.notice(0), w.notice(1))
	list, err := w.db.Messages(t.Context(), w.contest)
	w.must(err)
	l, err := w.Letter(t.Context(), &list[0])
	w.must(err)
	secret := strings.TrimPrefix(l.Link, baseHere+ReceiptPath)
	seen, err := w.Look(t.Context(), secret)
	if w.must(err); !seen.Confirmed.IsZero() || seen.Room != "Sala 1" {
		t.Errorf("%+v", seen)
	}
	w.holds(map[string]int{Queued: 2})
	first, err := w.Confirm(t.Context(), secret)
	if w.must(err); first.Confirmed.IsZero() {
		t.Errorf("%+v", first)
	}
	again, err := w.Confirm(t.Context(), secret)
	if w.must(err); !again.Confirmed.Equal(first.Confirmed) {
		t.Errorf("%v and then %v", first.Confirmed, again.Confirmed)
	}
	w.holds(map[string]int{Queued: 1, Confirmed: 1})
	for _, wrong := range []string{"", "curto", secret[:42] + "A" + "x", strings.Repeat("A", 43)} {
		if _, err := w.Confirm(t.Context(), wrong); !errors.Is(err, ErrReceipt) {
			t.Errorf("%q: %v", wrong, err)
		}
	}
	at := time.Date(2026, 3, 10, 11, 0, 0, 0, time.UTC)
	w.must(w.db.AddSummons(t.Context(), []store.Summons{{Contest: w.contest, Registration: "0000", Group: "PPP", Sequence: 1, Starts: at, Ends: at}}))
	if old, err := w.Look(t.Context(), secret); err != nil || !old.Replaced {
		t.Errorf("%+v, %v", old, err)
	}
}

// Only what went comes back, and somebody says why.
func TestBounce(t *testing.T) {
	w := newWorld(t, nil)
	w.draft(w.notice(0))
	list, err := w.db.Messages(t.Context(), w.contest)
	w.must(err)
	m := &list[0]
	if err := w.Bounce(t.Context(), secretary, w.contest, m.ID, "caixa cheia"); !errors.Is(err, ErrNotSent) {
		t.Errorf("%v", err)
	}
	w.must(w.become(t.Context(), m, secretary, Sent, detail{}))
	if err := w.Bounce(t.Context(), secretary, w.contest, m.ID, " "); !errors.Is(err, ErrNoReason) {
		t.Errorf("%v", err)
	}
	w.must(w.Bounce(t.Context(), secretary, w.contest, m.ID, "caixa cheia"))
	w.holds(map[string]int{Bounced: 1})
}

func TestAddresses(t *testing.T) {
	got, err := Addresses([]byte("inscricao;nome;email\n0001;Ana;ana@exemplo.org\n0002;Bento;\n"), "contatos.csv")
	if err != nil || len(got) != 1 || got["0001"] != "ana@exemplo.org" {
		t.Errorf("%v %v", got, err)
	}
	for text, want := range map[string]string{
		"inscricao;email\n0001;ana\n": "linha 2, coluna email", "inscricao;email\n;a@b.org\n": "linha com e-mail e sem inscrição", "inscricao\n0001\n": "falta a coluna obrigatória «email»",
		"inscricao;email\n0001;\"a@b.org\nBcc: c@d.org\"\n": "não é um endereço",
	} {
		if _, err := Addresses([]byte(text), "contatos.csv"); err == nil || !strings.Contains(err.Error(), want) || strings.Contains(err.Error(), "a@b.org") {
			t.Errorf("%q: %v", text, err)
		}
	}
}

func TestConfig(t *testing.T) {
	none := func(string) string { return "" }
	if c, err := ReadConfig("nada.yaml", none); c != nil || err != nil {
		t.Errorf("%+v %v", c, err)
	}
	full := map[string]string{envServer: "smtp.orgao.gov.br:587", envFrom: senderOne, envAccount: "c", envPassword: "s"}
	for change, want := range map[string]string{
		"": "", envServer + "=smtp": "endereço com porta", envSecurity + "=nenhuma": "sem TLS, só um servidor desta própria máquina", envSecurity + "=x": "segurança que não há",
		envFrom + "=x": "remetente", envReply + "=x": "responder_a", envPassword + "=": "conta e senha vão juntas", envCA + "=nada.pem": "autoridade",
	} {
		name, value, _ := strings.Cut(change, "=")
		_, err := ReadConfig("nada.yaml", func(asked string) string {
			if asked == name {
				return value
			}
			return full[asked]
		})
		if got := err == nil; got != (want == "") || !got && !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", change, err)
		}
	}
}
