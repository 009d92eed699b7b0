package custody_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"certame/internal/custody"
	"certame/internal/store"
)

// The years go by: nothing may be destroyed a second before its time, nor while a hold
// stands, nor by one person. Then the keys and the bytes go, and what remains says what
// there was (S20).
func TestDisposal(t *testing.T) {
	everywhere(t, func(t *testing.T, s *site) {
		o, _ := put(t, s, 5<<20)
		what := sending(s)
		what.Registration = "0002"
		kept := must(s.Put(ctx, what, strings.NewReader(string(film(10_000)))))(t)
		if objects(t, s) != 3 {
			t.Fatal("three pieces were to be kept")
		}
		propose := func() (store.Disposal, error) { return s.ProposeDisposal(ctx, "ana", s.contest.ID) }
		not := func(why, code string) {
			t.Helper()
			_, err := propose()
			if got, _ := refusal(t, err); got != code {
				t.Errorf("%s: %v", why, err)
			}
		}
		s.now = time.Date(2050, 1, 1, 0, 0, 0, 0, time.UTC)
		not("the validity is not known", "PRAZO")
		s.ends = time.Date(2029, 6, 30, 3, 0, 0, 0, time.UTC)
		over := time.Date(2034, 7, 1, 3, 0, 0, 0, time.UTC) // five years and a day later
		s.now = over.Add(-time.Second)
		not("a second before", "PRAZO")
		s.now = over
		hold(t, s, "", true)
		not("the contest is held", "PRAZO")
		hold(t, s, "", false)
		hold(t, s, "0002", true)
		d := must(propose())(t)
		if len(d.Items) != 1 || d.Items[0].Object != o.ID || !strings.Contains(d.Items[0].Basis, "20.910") {
			t.Fatalf("%+v", d)
		}
		if err := s.ConfirmDisposal(ctx, "ana", s.contest.ID, d.ID); !errors.Is(err, store.ErrSamePerson) {
			t.Errorf("alone: %v", err)
		}
		hold(t, s, "0001", true)
		if err := s.ConfirmDisposal(ctx, "bia", s.contest.ID, d.ID); !errors.Is(err, store.ErrHeld) {
			t.Errorf("held since: %v", err)
		}
		hold(t, s, "0001", false)
		s.ends = s.ends.AddDate(2, 0, 0)
		if code, _ := refusal(t, s.ConfirmDisposal(ctx, "bia", s.contest.ID, d.ID)); code != "PRAZO" {
			t.Error("the validity was extended since, and it was destroyed")
		}
		s.ends = s.ends.AddDate(-2, 0, 0)
		if err := s.ConfirmDisposal(ctx, "bia", s.contest.ID, d.ID); err != nil {
			t.Fatal(err)
		}
		gone(t, s, o, d)
		if got, err := read(t, s, kept); err != nil || len(got) != 10_000 {
			t.Errorf("what is held was touched: %v", err)
		}
		if err := s.ConfirmDisposal(ctx, "bia", s.contest.ID, d.ID); !errors.Is(err, store.ErrClosed) {
			t.Errorf("twice: %v", err)
		}
		report := must(s.Report(ctx, s.contest.ID, d.ID))(t)
		text := string(must(report.CSV())(t))
		for _, want := range []string{o.ID, o.Digest, "filmagem", "20.910", "ana", "bia"} {
			if !strings.Contains(text, want) {
				t.Errorf("the report does not have %q:\n%s", want, text)
			}
		}
		if strings.Contains(text, "Fulana") {
			t.Error("the report has the name of the file")
		}
	})
}

func hold(t testing.TB, s *site, registration string, held bool) {
	t.Helper()
	if err := s.Hold(ctx, "ana", s.contest.ID, registration, held, "processo de apuração 12/2034"); err != nil {
		t.Fatal(err)
	}
}

func gone(t testing.TB, s *site, o custody.Object, d store.Disposal) {
	t.Helper()
	if n := objects(t, s); n != 1 {
		t.Errorf("%d objects of one piece that is kept", n)
	}
	if _, err := s.Store.CustodyKey(ctx, o.ID); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("the key is there: %v", err)
	}
	if _, err := read(t, s, o); !errors.Is(err, custody.ErrGone) {
		t.Errorf("%v", err)
	}
	now := must(s.Object(ctx, s.contest.ID, o.ID))(t)
	if now.Digest != o.Digest || now.Disposal != d.ID || !now.Gone.Equal(s.now) {
		t.Errorf("%+v", now)
	}
}

// A hold says why, and the last word counts.
func TestHold(t *testing.T) {
	s := alone(t)
	if code, _ := refusal(t, s.Hold(ctx, "ana", s.contest.ID, "0001", true, "x")); code != "MOTIVO" {
		t.Error("without a reason")
	}
	if code, _ := refusal(t, s.Hold(ctx, "ana", s.contest.ID, "0001", false, "não há guarda nenhuma")); code != "GUARDA" {
		t.Error("released what nothing held")
	}
	hold(t, s, "0001", true)
	list := must(s.Holds(ctx, s.contest.ID))(t)
	if len(list) != 1 || list[0].Reason != "processo de apuração 12/2034" || !list[0].Held {
		t.Errorf("%+v", list)
	}
	put(t, s, 10_000)
	inTheClear(t, s, "apuração 12")
}

// After a rotation the newest key wraps what the old one did, and the film opens
// without the old one.
func TestReseal(t *testing.T) {
	everywhere(t, func(t *testing.T, s *site) {
		o, content := put(t, s, 100_000)
		if err := s.Hold(ctx, "ana", s.contest.ID, "", true, "mandado de segurança"); err != nil {
			t.Fatal(err)
		}
		if _, err := s.Begin(ctx, sending(s)); err != nil {
			t.Fatal(err)
		}
		old := must(s.Store.CustodyKey(ctx, o.ID))(t)
		s.Keys = must(s.Keys.Rotated())(t)
		marks := must(s.Keys.OldMarks())(t)
		if before := must(s.Store.Beginning(ctx, marks[0]))(t); len(marks) != 1 || len(before) != 5 {
			t.Errorf("sealed by the old key: %v", before)
		}
		if err := s.Reseal(ctx); err != nil {
			t.Fatal(err)
		}
		if after := must(s.Store.Beginning(ctx, marks[0]))(t); len(after) != 0 {
			t.Errorf("still sealed by the old key: %v", after)
		}
		now := must(s.Store.CustodyKey(ctx, o.ID))(t)
		if !s.Keys.Stale(old) || s.Keys.Stale(now) {
			t.Error("it is wrapped by the old key")
		}
		s.Keys = must(s.Keys.Retired())(t)
		if got, err := read(t, s, must(s.Object(ctx, s.contest.ID, o.ID))(t)); err != nil || string(got) != string(content) {
			t.Error(err)
		}
		if holds := must(s.Holds(ctx, s.contest.ID))(t); len(holds) != 1 || holds[0].Reason != "mandado de segurança" {
			t.Errorf("%+v", holds)
		}
	})
}

// The table of retention puts every kind in one class, and says so when it does not.
func TestClasses(t *testing.T) {
	if n := len(custody.Standard()); n != 4 {
		t.Errorf("%d classes", n)
	}
	for text, want := range map[string]string{
		"classe;x\n":                          "fields",
		"classe;especies;meses;inicio;nota\n": `"filme" está em 0`,
		"classe;especies;meses;inicio;nota\na;filme;12;validade;n\nb;filme;12;validade;n\n": `"filme" está em 2`,
		"classe;especies;meses;inicio;nota\na;foto;12;validade;n\n":                         `linha 2: especies`,
		"classe;especies;meses;inicio;nota\na;filme;x;validade;n\n":                         `linha 2: meses`,
		"classe;especies;meses;inicio;nota\na;filme;0;validade;n\n":                         `linha 2: meses`,
		"classe;especies;meses;inicio;nota\na;filme;12;ontem;n\n":                           `linha 2: inicio`,
		"classe;especies;meses;inicio;nota\na;filme;12;validade;\n":                         `linha 2: falta`,
	} {
		if _, err := custody.ParseClasses(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v", text, err)
		}
	}
}

// An installation may have a table of its own, and without one has the standard.
func TestOwnClasses(t *testing.T) {
	path := filepath.Join(t.TempDir(), "guarda.csv")
	if list := must(custody.ReadClasses(path))(t); list[0].Months != 60 {
		t.Errorf("%+v", list)
	}
	text := "classe;especies;meses;inicio;nota\ntudo;filme,documento,certificado,parecer,recurso;24;recebimento;tabela do órgão\n"
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	s := alone(t)
	s.Classes = must(custody.ReadClasses(path))(t)
	o, _ := put(t, s, 10_000)
	dues := must(s.Dues(ctx, s.contest.ID))(t)
	if len(dues) != 1 || !dues[0].At.Equal(o.At.AddDate(0, 24, 0)) || dues[0].Class.Note != "tabela do órgão" {
		t.Errorf("%+v", dues)
	}
	s.Classes = custody.Standard() // the class of what is kept is gone
	s.now = s.now.AddDate(90, 0, 0)
	if _, err := s.ProposeDisposal(ctx, "ana", s.contest.ID); err == nil {
		t.Error("destroyed by a rule that is gone")
	}
	if err := os.WriteFile(path, []byte("x"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := custody.ReadClasses(path); err == nil || !strings.Contains(err.Error(), path) {
		t.Errorf("%v", err)
	}
}
