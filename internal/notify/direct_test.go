package notify

import (
	"errors"
	"strings"
	"testing"
	"time"

	"certame/internal/notify/smtptest"
)

// A letter about an account goes at once, to one address, over TLS; what the server says
// of it is told apart.
func TestTell(t *testing.T) {
	s := smtptest.Start(t)
	w := newWorld(t, configOf(t, s))
	l := AccountLetter{Kind: AccountNew, To: "ana@exemplo.org", Link: baseHere + "/cadastro/segredo", Until: time.Date(2026, 3, 11, 2, 30, 0, 0, time.UTC)}
	w.must(w.Tell(t.Context(), l))
	l.Kind, l.Link = AccountElse, ""
	w.must(w.Tell(t.Context(), l))
	list := s.Taken()
	if len(list) != 2 || list[0].To != "ana@exemplo.org" {
		t.Fatalf("%v", list)
	}
	for i, wants := range [][]string{
		{"certame.orgao.gov.br", baseHere + "/cadastro/segredo", "até 10/03/2026 23:30"},
		{"a senha dela não se troca por e-mail"},
	} {
		header, parts := opened(t, list[i].Raw)
		if header.Get("Subject") == "" || header.Get("Message-Id") == "" {
			t.Errorf("%v", header)
		}
		for _, want := range wants {
			if !strings.Contains(parts["text/plain"], want) {
				t.Errorf("no %q in\n%s", want, parts["text/plain"])
			}
		}
		if i == 1 && strings.Contains(parts["text/plain"], "/cadastro/") {
			t.Error("the letter of an account that mail does not open has a link")
		}
	}
	for answer, want := range map[error]error{smtptest.Refusal(550, "no such user"): ErrRefused, smtptest.Refusal(451, "later"): ErrNotTaken} {
		s.OnRcpt(func(string) error { return answer })
		if err := w.Tell(t.Context(), l); !errors.Is(err, want) {
			t.Errorf("%v: %v", answer, err)
		}
	}
	if err := newWorld(t, nil).Tell(t.Context(), l); !errors.Is(err, ErrNoServer) {
		t.Errorf("%v", err)
	}
}
