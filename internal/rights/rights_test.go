package rights_test

import (
	"bytes"
	"errors"
	"path/filepath"
	"strings"
	"testing"

	"certame/internal/rights"
	"certame/internal/secret"
	"certame/internal/store"
)

type world struct {
	*rights.Desk
	db       *store.DB
	contest  store.Contest
	ana, bia store.AccountID
}

func must[T any](v T, err error) func(testing.TB) T {
	return func(t testing.TB) T {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return v
	}
}

func newWorld(t *testing.T) *world {
	t.Helper()
	db := must(store.Open(t.Context(), "sqlite:"+filepath.Join(t.TempDir(), "b.db")))(t)
	t.Cleanup(func() { _ = db.Close() })
	w := &world{Desk: rights.Open(db, must(secret.New())(t)), db: db, contest: must(db.CreateContest(t.Context(), store.Contest{Slug: "um"}))(t)}
	for i, who := range []*store.AccountID{&w.ana, &w.bia} {
		login := []string{"ana", "bia"}[i]
		*who = must(db.CreateAccount(t.Context(), store.Account{Login: login, Name: login}))(t).ID
		if err := db.TieCandidacy(t.Context(), store.Candidacy{Contest: w.contest.ID, Registration: "000" + login, Account: *who, TiedBy: *who}); err != nil {
			t.Fatal(err)
		}
	}
	return w
}

const canary = "CANARIO-9b1d"

// What was asked and answered is read by its person and by who answers, each reading of
// theirs is noted, and the database has no word of it.
func TestAskedAndAnswered(t *testing.T) {
	w := newWorld(t)
	if err := w.Ask(t.Context(), w.ana, w.contest.ID, "000ana", "nome", canary); err != nil {
		t.Fatal(err)
	}
	if err := w.Ask(t.Context(), w.ana, w.contest.ID, "000ana", "nota", "outra coisa"); err != nil {
		t.Fatal(err)
	}
	list := must(w.List(t.Context(), "rh", w.contest.ID, store.Page{}))(t)
	if len(list) != 2 || list[1].Text != canary || list[1].Label() != "Nome" || list[1].Registration != "000ana" {
		t.Fatalf("%+v", list)
	}
	if err := w.Answer(t.Context(), "rh", w.contest.ID, list[1].ID, "corrigido", "feito "+canary); err != nil {
		t.Fatal(err)
	}
	if err := w.Answer(t.Context(), "rh", w.contest.ID, list[1].ID, "mantido", "outra vez"); !errors.Is(err, rights.ErrAnswered) {
		t.Errorf("answered twice: %v", err)
	}
	own := must(w.Own(t.Context(), w.ana, w.contest.ID))(t)
	if len(own) != 2 || own[1].Answer == nil || own[1].Answer.Text != "feito "+canary || own[1].Answer.Label() != "Corrigido" || own[0].Answer != nil {
		t.Errorf("%+v", own)
	}
	if others := must(w.Own(t.Context(), w.bia, w.contest.ID))(t); len(others) != 0 {
		t.Errorf("another reads %+v", others)
	}
	noted := map[string]int{}
	for _, a := range must(w.db.Accesses(t.Context(), w.contest.ID, 0, 100))(t) {
		noted[a.Action]++
	}
	if noted[rights.Asked] != 2 || noted[rights.Read] != 2 || noted[rights.Answered] != 1 {
		t.Errorf("noted %v", noted)
	}
	sink := &words{}
	if err := w.db.Dump(t.Context(), sink); err != nil {
		t.Fatal(err)
	}
	if !bytes.Contains(sink.Bytes(), []byte("correcao")) || bytes.Contains(sink.Bytes(), []byte(canary)) {
		t.Error("the copy of the database says what was sealed, or nothing at all")
	}
}

// words is everything a copy of the store says.
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

// What is missing, too long, of somebody else or too much is refused, and nothing is
// kept.
func TestRefused(t *testing.T) {
	w := newWorld(t)
	for name, c := range map[string]struct {
		registration, field, text string
		want                      error
	}{
		"of another": {"000bia", "nome", "x", store.ErrNotFound},
		"of nobody":  {"9999", "nome", "x", store.ErrNotFound},
		"no field":   {"000ana", "", "x", rights.ErrField},
		"no text":    {"000ana", "nome", "", rights.ErrText},
		"too long":   {"000ana", "nome", strings.Repeat("á", rights.MostText+1), rights.ErrText},
	} {
		if err := w.Ask(t.Context(), w.ana, w.contest.ID, c.registration, c.field, c.text); !errors.Is(err, c.want) {
			t.Errorf("%s: %v", name, err)
		}
	}
	n := 0
	for ; n < 100; n++ {
		err := w.Ask(t.Context(), w.ana, w.contest.ID, "000ana", "nome", strings.Repeat("á", rights.MostText))
		if errors.Is(err, rights.ErrMany) {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if kept := len(must(w.Own(t.Context(), w.ana, w.contest.ID))(t)); n != 20 || kept != n {
		t.Errorf("%d asked, %d kept", n, kept)
	}
	id := must(w.Own(t.Context(), w.ana, w.contest.ID))(t)[0].ID
	if err := w.Answer(t.Context(), "rh", w.contest.ID, id, "talvez", "x"); !errors.Is(err, rights.ErrOutcome) {
		t.Errorf("%v", err)
	}
	other := must(w.db.CreateContest(t.Context(), store.Contest{Slug: "dois"}))(t)
	if err := w.Answer(t.Context(), "rh", other.ID, id, "corrigido", "x"); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("from another contest: %v", err)
	}
}
