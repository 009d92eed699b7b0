package situation_test

import (
	"bytes"
	"encoding/csv"
	"errors"
	"io"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"certame"
	"certame/edital"
	"certame/internal/blob"
	"certame/internal/demo"
	"certame/internal/docket"
	"certame/internal/render/lists"
	"certame/internal/run"
	"certame/internal/secret"
	"certame/internal/situation"
	"certame/internal/store"
	"certame/ledger"
)

const (
	hr    = store.AccountID("00000000-0000-7000-8000-000000000001")
	board = store.AccountID("00000000-0000-7000-8000-000000000002")
)

func silent(string, int, int) {}

func quiet(int, int) {}

// world is a contest of invented people over a real database and a real folder.
type world struct {
	*situation.Desk
	t       *testing.T
	db      *store.DB
	blobs   blob.Store
	keys    *secret.Keys
	docket  *docket.Docket
	place   string
	contest store.Contest
}

func newWorld(t *testing.T, spec demo.Spec) *world {
	t.Helper()
	w := &world{t: t, place: t.TempDir()}
	w.db = must(store.Open(t.Context(), "sqlite:"+filepath.Join(w.place, "certame.db")))(t)
	t.Cleanup(func() { _ = w.db.Close() })
	w.blobs = must(blob.OpenFolder(filepath.Join(w.place, "objetos")))(t)
	w.keys = must(secret.New())(t)
	w.docket = must(docket.Open(w.db, w.blobs, w.keys, filepath.Join(w.place, "trabalho")))(t)
	w.Desk = situation.Open(w.db, w.blobs, w.keys, w.docket)
	var edital, people bytes.Buffer
	if err := errors.Join(spec.WriteEdital(&edital), spec.WriteCandidates(&people)); err != nil {
		t.Fatal(err)
	}
	w.contest = must(w.docket.Create(t.Context(), hr, docket.Draft{Slug: "teste", Files: docket.Files{run.EditalFile: &edital, run.CandidatesFile: &people}}))(t)
	return w
}

// must is a value, or the end of the test.
func must[T any](v T, err error) func(testing.TB) T {
	return func(t testing.TB) T {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return v
	}
}

// published computes, and two people publish the lists at an hour.
func (w *world) published(choice lists.Choice, release time.Time) store.Act {
	w.t.Helper()
	v := must(w.docket.Compute(w.t.Context(), hr, w.contest.ID, silent))(w.t)
	plan := docket.Plan{Kind: docket.Lists, Choice: choice, Release: release}
	_, err := w.docket.Propose(w.t.Context(), board, w.contest.ID, v.Number, plan, silent)
	var wrong *docket.WrongTotals
	if !errors.As(err, &wrong) {
		w.t.Fatal(err)
	}
	plan.Totals = wrong.Found
	p := must(w.docket.Propose(w.t.Context(), board, w.contest.ID, v.Number, plan, silent))(w.t)
	return must(w.docket.Confirm(w.t.Context(), hr, p.ID, plan.Totals))(w.t)
}

func (w *world) made(a store.Act) {
	w.t.Helper()
	if err := w.Make(w.t.Context(), w.contest.ID, a.Number, quiet); err != nil {
		w.t.Fatal(err)
	}
}

// tied is an account that has a registration.
func (w *world) tied(registration string) store.AccountID {
	w.t.Helper()
	a := must(w.db.CreateAccount(w.t.Context(), store.Account{Login: "c" + registration, Name: "Pessoa"}))(w.t)
	if err := w.db.TieCandidacy(w.t.Context(), store.Candidacy{Contest: w.contest.ID, Registration: registration, Account: a.ID, TiedBy: hr}); err != nil {
		w.t.Fatal(err)
	}
	return a.ID
}

func (w *world) own(registration string) situation.Own {
	w.t.Helper()
	return must(w.OwnOne(w.t.Context(), w.tied(registration), w.contest.ID, registration))(w.t)
}

// table reads a file of the result of the last version, by columns.
func (w *world) table(name string) (rows []map[string]string) {
	w.t.Helper()
	content, _, err := w.docket.OpenResult(w.t.Context(), w.contest.ID, 0, name)
	if err != nil {
		w.t.Fatal(err)
	}
	defer content.Close() //nolint:errcheck // only read
	text := must(io.ReadAll(content))(w.t)
	reader := csv.NewReader(strings.NewReader(strings.TrimPrefix(string(text), "\ufeff")))
	reader.Comma = ';'
	all := must(reader.ReadAll())(w.t)
	for _, line := range all[1:] {
		row := map[string]string{}
		for i, name := range all[0] {
			row[name] = strings.TrimSuffix(strings.TrimPrefix(line[i], `="`), `"`)
		}
		rows = append(rows, row)
	}
	return rows
}

func (w *world) head() ledger.Digest {
	w.t.Helper()
	return ledger.Head(must(w.db.FactLines(w.t.Context(), w.contest.ID))(w.t))
}

func (w *world) accountOf(registration string) store.AccountID {
	w.t.Helper()
	return must(w.db.Candidacy(w.t.Context(), w.contest.ID, registration))(w.t).Account
}

// leaves is the fact that somebody gave up.
func leaves(registration string) ledger.Fact {
	day, _ := certame.ParseDate([]byte("10/12/2026"))
	return ledger.Fact{
		Kind: ledger.Declined, Version: ledger.Declined.Version(), At: edital.Instant{Date: day, Second: ledger.WholeDay}, Act: "Processo 1", Author: "RH",
		Data: []ledger.Field{{Name: "inscricao", Value: registration}},
	}
}
