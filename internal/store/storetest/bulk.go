package storetest

import (
	"errors"
	"fmt"
	"iter"
	"slices"
	"testing"

	"certame/internal/store"

	"github.com/google/go-cmp/cmp"
)

func listVersion(t testing.TB, db *store.DB) (store.Contest, int) {
	t.Helper()
	c := newContest(t, db, "listas")
	must1(db.AddRevision(ctx, c.ID, 0, nil, "ana", ""))(t)
	return c, must1(db.AddVersion(ctx, store.Version{Contest: c.ID, Revision: 1}))(t).Number
}

// listOf is a list of one post, whose person i is named after i.
func listOf(post, list string, n int) []store.ListRow {
	out := make([]store.ListRow, n)
	for i := range out {
		out[i] = store.ListRow{Post: post, List: list, Position: i + 1, ID: fmt.Sprintf("%04d", i), Name: fmt.Sprintf("José %c da Silva", 'A'+i%26), Score: "70,5", Situation: "aprovada"}
	}
	return out
}

func each[T any](list []T, last error) iter.Seq2[T, error] {
	return func(yield func(T, error) bool) {
		for _, one := range list {
			if !yield(one, nil) {
				return
			}
		}
		if last != nil {
			var zero T
			yield(zero, last)
		}
	}
}

func testLists(t *testing.T, db *store.DB) {
	c, v := listVersion(t, db)
	_, err := db.ListPage(ctx, c.ID, v, "101", "AC", 0, 10)
	refused(t, err, store.ErrNotFound)
	all := append(append(listOf("101", "AC", 25_000), listOf("101", "PPP", 30)...), listOf("102", "AC", 5)...)
	var told []int
	must(t, db.ReplaceListRows(ctx, c.ID, v, each(all, nil), func(done int) { told = append(told, done) }))
	if diff := cmp.Diff([]int{20_000, 25_035}, told); diff != "" {
		t.Fatal(diff)
	}
	want := []store.Span{{Post: "101", List: "AC", First: 1, Length: 25_000}, {Post: "101", List: "PPP", First: 25_001, Length: 30}, {Post: "102", List: "AC", First: 25_031, Length: 5}}
	of := want[0].Post
	ofPost := slices.DeleteFunc(slices.Clone(want), func(s store.Span) bool { return s.Post != of })
	if diff := cmp.Diff(ofPost, must1(db.PostSpans(ctx, c.ID, v, of))(t)); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff(want, must1(db.Spans(ctx, c.ID, v))(t)); diff != "" {
		t.Fatal(diff)
	}
	// All the pages of a list are the list, and the next list does not follow.
	var paged []store.ListRow
	for after := 0; ; after = paged[len(paged)-1].Seq {
		page := must1(db.ListPage(ctx, c.ID, v, "101", "PPP", after, 7))(t)
		if len(page) == 0 {
			break
		}
		paged = append(paged, page...)
	}
	for i := range paged {
		equal(t, paged[i].Seq, 25_001+i)
		paged[i].Seq = 0
	}
	if diff := cmp.Diff(all[25_000:25_030], paged); diff != "" {
		t.Fatal(diff)
	}
	equal(t, len(must1(db.ListPage(ctx, c.ID, v, "102", "PQ", 0, 7))(t)), 0)
	equal(t, len(must1(db.PersonRows(ctx, c.ID, v, "0003"))(t)), 3)
	testFind(t, db, c, v)
	testReplace(t, db, c, v)
}

func testFind(t *testing.T, db *store.DB, c store.Contest, v int) {
	for text, want := range map[string]int{"0003": 1, "jose b": 5, "JOSÉ  B DA": 5, "": 0, "zé": 0, "jose %": 0, "' OR 1=1": 0} {
		equal(t, len(must1(db.FindCandidate(ctx, c.ID, v, text, 5))(t)), want)
	}
	equal(t, must1(db.FindCandidate(ctx, c.ID, v, "josé c", 1))(t)[0], store.Found{ID: "0002", Name: "José C da Silva"})
}

// testReplace holds that a failed load changes nothing and leaves nothing, and that
// a good one takes the place whole.
func testReplace(t *testing.T, db *store.DB, c store.Contest, v int) {
	bad := errors.New("bad")
	refused(t, db.ReplaceListRows(ctx, c.ID, v, each(listOf("999", "AC", 21_000), bad), nil), bad)
	apart := append(append(listOf("1", "AC", 1), listOf("2", "AC", 1)...), listOf("1", "AC", 1)...)
	if err := db.ReplaceListRows(ctx, c.ID, v, each(apart, nil), nil); err == nil {
		t.Fatal("a list in two parts was taken")
	}
	equal(t, len(must1(db.Spans(ctx, c.ID, v))(t)), 3)
	equal(t, BulkTables(t, db), 1)
	must(t, db.ReplaceListRows(ctx, c.ID, v, each(listOf("7", "AC", 3), nil), nil))
	equal(t, len(must1(db.Spans(ctx, c.ID, v))(t)), 1)
	equal(t, BulkTables(t, db), 1)
	must(t, db.DropListRows(ctx, c.ID, v))
	equal(t, BulkTables(t, db), 0)
}

// BulkTables counts the tables made by loads.
func BulkTables(t testing.TB, db *store.DB) (n int) {
	t.Helper()
	query := "SELECT COUNT(*) FROM sqlite_master WHERE type = 'table' AND (name GLOB 'list_rows_*' OR name GLOB 'registrations_*')"
	if db.Dialect() == "postgres" {
		query = "SELECT COUNT(*) FROM pg_tables WHERE schemaname = current_schema() AND (tablename ~ '^list_rows_' OR tablename ~ '^registrations_')"
	}
	must(t, db.SQL().QueryRowContext(ctx, query).Scan(&n))
	return n
}

func registered(from, to int) []store.Registration {
	var out []store.Registration
	for i := from; i < to; i++ {
		out = append(out, store.Registration{ID: fmt.Sprintf("%05d", i), Name: fmt.Sprintf("Íris %05d", i), Post: "101", Row: fmt.Sprintf("%05d;Íris;70", i)})
	}
	return out
}

func testLoad(t *testing.T, db *store.DB) {
	c := newContest(t, db, "carga")
	load := must1(db.StartLoad(ctx, c.ID, "ab"))(t)
	load = must1(db.LoadChunk(ctx, load, 0, each(registered(0, 100), nil)))(t)
	_, err := db.LoadChunk(ctx, load, 0, each(registered(0, 100), nil)) // told twice
	conflicted(t, err)
	bad := errors.New("bad")
	_, err = db.LoadChunk(ctx, load, 100, each(registered(100, 150), bad))
	refused(t, err, bad)
	_, err = db.Registrations(ctx, load, 0, 10)
	refused(t, err, store.ErrNotFound)

	again := must1(db.StartLoad(ctx, c.ID, "ab"))(t) // after the program died
	equal(t, again.ID, load.ID)
	equal(t, again.Loaded, 100)
	again = must1(db.LoadChunk(ctx, again, 100, each(registered(100, 230), nil)))(t)
	conflicted(t, db.FinishLoad(ctx, load))
	must(t, db.FinishLoad(ctx, again))
	must(t, db.FinishLoad(ctx, again))
	_, err = db.LoadChunk(ctx, again, 230, each(registered(230, 231), nil))
	refused(t, err, store.ErrClosed)

	ready := must1(db.StartLoad(ctx, c.ID, "ab"))(t)
	equal(t, ready.Ready, true)
	page := must1(db.Registrations(ctx, ready, 99, 2))(t)
	equal(t, page[0], store.Registration{Seq: 100, ID: "00099", Name: "Íris 00099", Post: "101", Row: "00099;Íris;70"})
	equal(t, page[1].Seq, 101)
	equal(t, len(must1(db.RegistrationsOf(ctx, ready, "00229"))(t)), 1)
	equal(t, len(must1(db.FindRegistration(ctx, ready, "iris 0022", 20))(t)), 10)
	equal(t, len(must1(db.Loads(ctx, c.ID))(t)), 1)
	must(t, db.DropLoad(ctx, ready))
	equal(t, BulkTables(t, db), 0)
}
