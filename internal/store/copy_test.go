package store_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"certame/internal/pgtest"
	"certame/internal/store"
	"certame/internal/store/storetest"

	"github.com/google/go-cmp/cmp"
)

// memory is a copy in memory, also as text.
type memory struct {
	do   []func(*store.Restoring) error
	text []string
}

func (m *memory) Table(name string, columns []store.Column) error {
	m.text = append(m.text, fmt.Sprint(name, columns))
	m.do = append(m.do, func(r *store.Restoring) error { return r.Table(name, columns) })
	return nil
}

func (m *memory) Row(values []any) error {
	line, err := store.EncodeRow(values)
	m.text = append(m.text, string(line))
	row := slices.Clone(values)
	for i, v := range row {
		if b, ok := v.([]byte); ok {
			row[i] = slices.Clone(b)
		}
	}
	m.do = append(m.do, func(r *store.Restoring) error { return r.Row(row) })
	return err
}

func (m *memory) restore(r *store.Restoring) error {
	for _, do := range m.do {
		if err := do(r); err != nil {
			return err
		}
	}
	return nil
}

func dumped(t testing.TB, dump func(store.Sink) error) *memory {
	t.Helper()
	m := &memory{}
	if err := dump(m); err != nil {
		t.Fatal(err)
	}
	return m
}

var places = map[string]func(testing.TB) string{"SQLite": freshSQLite, "PostgreSQL": pgtest.Fresh}

// everyWay runs a test between any two databases.
func everyWay(t *testing.T, test func(t *testing.T, from, to *store.DB)) {
	for from, freshFrom := range places {
		for to, freshTo := range places {
			t.Run(from+" to "+to, func(t *testing.T) { test(t, opened(t, freshFrom(t)), opened(t, freshTo(t))) })
		}
	}
}

// A copy of everything, put in another database, gives the same copy.
func TestCopyOfEverything(t *testing.T) {
	everyWay(t, func(t *testing.T, from, to *store.DB) {
		c := storetest.Everything(t, from)
		copied := dumped(t, func(s store.Sink) error { return from.Dump(ctx, s) })
		if err := to.Restore(ctx, copied.restore); err != nil {
			t.Fatal(err)
		}
		again := dumped(t, func(s store.Sink) error { return to.Dump(ctx, s) })
		if diff := cmp.Diff(copied.text, again.text); diff != "" {
			t.Fatal(diff)
		}
		if head, broken, err := to.VerifyAccess(ctx, must(from.AccessHead(ctx))(t)); err != nil || broken != nil || head.Number == 0 {
			t.Fatal(head, broken, err)
		}
		used(t, to, c)
	})
}

// used holds that the database goes on where the copy ended.
func used(t *testing.T, db *store.DB, c store.Contest) {
	half := must(db.StartLoad(ctx, c.ID, "cd"))(t)
	if half.Loaded != 100 || half.Ready {
		t.Fatalf("%+v", half)
	}
	half = must(db.LoadChunk(ctx, half, 100, demoRegistrations(100, 120)))(t)
	if err := errors.Join(db.FinishLoad(ctx, half), db.ReplaceListRows(ctx, c.ID, 1, demoRows(400), nil), db.Note(ctx, store.Access{Action: "x"})); err != nil {
		t.Fatal(err)
	}
	must(db.AddRevision(ctx, c.ID, 2, nil, "ana", ""))(t)
	if found := must(db.FindCandidate(ctx, c.ID, 1, "ana", 5))(t); len(found) != 5 {
		t.Fatal(found)
	}
}

// A contest alone, put beside others in another database, is the same contest; who
// wrote it is known there by name, and cannot enter.
func TestCopyOfContest(t *testing.T) {
	everyWay(t, func(t *testing.T, from, to *store.DB) {
		c := storetest.Everything(t, from)
		other := contest(t, to)
		must(to.StartLoad(ctx, other.ID, "ab"))(t)
		must(to.CreateAccount(ctx, store.Account{Login: "ana", Name: "Outra Ana"}))(t)
		copied := dumped(t, func(s store.Sink) error { return from.DumpContest(ctx, c.ID, s) })
		if err := to.Restore(ctx, copied.restore); err != nil {
			t.Fatal(err)
		}
		if a, b := must(from.DigestContest(ctx, c.ID))(t), must(to.DigestContest(ctx, c.ID))(t); a != b {
			t.Fatal(a, b)
		}
		writer := must(from.AccountByLogin(ctx, "ana"))(t)
		here := must(to.Account(ctx, writer.ID))(t)
		if here.Name != writer.Name || !here.Disabled || here.Password != "" || !strings.HasPrefix(here.Login, "ana~") {
			t.Fatalf("%+v", here)
		}
		used(t, to, c)
		if err := to.Restore(ctx, copied.restore); !errors.Is(err, store.ErrTaken) {
			t.Fatalf("the same contest a second time: %v", err)
		}
	})
}

// What fails in the middle leaves nothing.
func TestCopyFails(t *testing.T) {
	everyWay(t, func(t *testing.T, from, to *store.DB) {
		storetest.Everything(t, from)
		copied := dumped(t, func(s store.Sink) error { return from.Dump(ctx, s) })
		bad := errors.New("bad")
		err := to.Restore(ctx, func(r *store.Restoring) error { return errors.Join(copied.restore(r), bad) })
		if !errors.Is(err, bad) || !must(to.Empty(ctx))(t) || storetest.BulkTables(t, to) != 0 {
			t.Fatal(err)
		}
	})
}

// A byte that differs is another digest.
func TestDigestContest(t *testing.T) {
	both(t, func(t *testing.T, address string) {
		db := opened(t, address)
		c := storetest.Everything(t, db)
		before := must(db.DigestContest(ctx, c.ID))(t)
		c.Title += " "
		must(db.ChangeContest(ctx, c))(t)
		if before == must(db.DigestContest(ctx, c.ID))(t) {
			t.Fatal("the same digest")
		}
	})
}

// Each table that somebody adds is in a copy, or is left out for a reason.
func TestEveryTableIsKept(t *testing.T) {
	both(t, func(t *testing.T, address string) {
		db := opened(t, address)
		storetest.Everything(t, db)
		kept := dumped(t, func(s store.Sink) error { return db.Dump(ctx, s) })
		for _, table := range must(db.Tables(ctx))(t) {
			in := slices.ContainsFunc(kept.text, func(line string) bool { return strings.HasPrefix(line, table+"[") })
			if out := store.LeftOut(table); in == out {
				t.Errorf("%s: in a copy %v, left out %v: say which in kept.go", table, in, out)
			}
		}
		for i, line := range kept.text {
			if !strings.HasPrefix(line, "[") && (i+1 == len(kept.text) || !strings.HasPrefix(kept.text[i+1], "[")) {
				t.Errorf("%s has no row: nothing was tried", line)
			}
		}
	})
}

func TestRowsComeBack(t *testing.T) {
	columns := []store.Column{{Name: "a", Kind: store.Integer}, {Name: "b", Kind: store.Text}, {Name: "c", Kind: store.Bytes}}
	row := []any{int64(-1 << 63), "a\"\u2028\U0010FFFF<&", []byte{0, 255}}
	line := must(store.EncodeRow(row))(t)
	if diff := cmp.Diff(row, must(store.DecodeRow(line, columns))(t)); diff != "" {
		t.Fatal(diff)
	}
	for _, bad := range []string{`[1,"a"]`, `["1","a",""]`, `[1.5,"a",""]`, `[1,2,""]`, `[1,"a","%"]`, `{}`, ``} {
		if _, err := store.DecodeRow([]byte(bad), columns); err == nil {
			t.Errorf("%s was read", bad)
		}
	}
}
