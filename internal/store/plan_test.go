package store_test

import (
	"errors"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"certame/internal/store"
)

// What pages show is read by an index, and in the order of the index: no page goes
// through a whole table, or sorts what it does not show. BenchmarkScale holds the
// same of two million rows.
func TestPagesStayOnAnIndex(t *testing.T) {
	both(t, func(t *testing.T, address string) {
		db := opened(t, address)
		checkPlans(t, db, fillForPlans(t, db, 60_000))
	})
}

// fillForPlans loads a contest with so many people, and other contests around it.
func fillForPlans(t testing.TB, db *store.DB, n int) store.Contest {
	c := contest(t, db)
	_, err := db.AddRevision(ctx, c.ID, 0, nil, "ana", "")
	if err == nil {
		_, err = db.AddVersion(ctx, store.Version{Contest: c.ID, Revision: 1})
	}
	if err != nil {
		t.Fatal(err)
	}
	err = db.Whole(ctx, func(tx *store.DB) error {
		for i := range 3000 {
			if _, err := tx.CreateContest(ctx, store.Contest{Slug: fmt.Sprint("outro-", i)}); err != nil {
				return err
			}
			if err := tx.Note(ctx, store.Access{Account: "ana", Contest: store.ContestID(fmt.Sprint(i % 50)), Action: "ver"}); err != nil {
				return err
			}
		}
		return nil
	})
	if err == nil {
		err = db.ReplaceListRows(ctx, c.ID, 1, demoRows(n), nil)
	}
	if err == nil {
		_, err = loadAll(db, c, n)
	}
	if _, analyzeErr := db.SQL().Exec("ANALYZE"); errors.Join(err, analyzeErr) != nil {
		t.Fatal(err, analyzeErr)
	}
	return c
}

// demoRows are n people of two hundred posts, each on one list, one in four on
// another.
func demoRows(n int) func(func(store.ListRow, error) bool) {
	return func(yield func(store.ListRow, error) bool) {
		for post := range 200 {
			for _, list := range []string{"AC", "PPP"} {
				position := 0
				for i := post; i < n; i += 200 {
					if list == "PPP" && i/200%4 != 0 {
						continue
					}
					position++
					row := store.ListRow{Post: fmt.Sprint(post), List: list, Position: position, ID: fmt.Sprintf("%08d", i), Name: demoName(i), Score: "70,50", Situation: "aprovada"}
					if !yield(row, nil) {
						return
					}
				}
			}
		}
	}
}

func demoName(i int) string {
	first := []string{"Ana", "José", "Íris", "Conceição", "Bruno", "Tainá", "Ubiratã", "Luís"}
	return fmt.Sprintf("%s %c%c%c da Silva Souza", first[i%8], 'A'+i/8%26, 'a'+i/208%26, 'a'+i/5408%26)
}

func demoRegistrations(from, to int) func(func(store.Registration, error) bool) {
	return func(yield func(store.Registration, error) bool) {
		for i := from; i < to; i++ {
			row := store.Registration{ID: fmt.Sprintf("%08d", i), Name: demoName(i), Post: fmt.Sprint(i % 200), Row: fmt.Sprintf("%08d,%s,%d,70.50,1990-01-02,sim,nao,nao,nao", i, demoName(i), i%200)}
			if !yield(row, nil) {
				return
			}
		}
	}
}

func loadAll(db *store.DB, c store.Contest, n int) (load store.Load, err error) {
	const chunk = 20_000
	load, err = db.StartLoad(ctx, c.ID, "ab")
	for err == nil && load.Loaded < n {
		load, err = db.LoadChunk(ctx, load, load.Loaded, demoRegistrations(load.Loaded, min(n, load.Loaded+chunk)))
	}
	if err == nil {
		err = db.FinishLoad(ctx, load)
	}
	load.Ready = true
	return load, err
}

// wholeTable matches a reading of all of a table that grows, by PostgreSQL or SQLite.
var wholeTable = regexp.MustCompile(`(Seq Scan on|^SCAN) (list_rows_|registrations_|access|contest)\S*( |$)`)

// checkPlans reads every page there is and holds what the database says of how.
// The few rows of one person, and the lists of a version, may be sorted.
func checkPlans(t testing.TB, db *store.DB, c store.Contest) {
	looked := 0
	db.Observe(func(statement string, plan []string, err error) {
		looked++
		bad := err != nil || len(plan) == 0
		for _, line := range plan {
			whole := wholeTable.MatchString(line) && !strings.Contains(line, "INDEX")
			sorted := strings.Contains(line, "Sort  (") && !strings.Contains(line, "Incremental") || strings.Contains(line, "TEMP B-TREE FOR ORDER BY")
			bad = bad || whole || sorted && !few(statement)
		}
		if bad {
			t.Errorf("%s\n%s\n%v", statement, strings.Join(plan, "\n"), err)
		}
	})
	defer db.Observe(func(string, []string, error) {})
	readPages(t, db, c)
	if looked < 15 {
		t.Errorf("only %d statements were looked at", looked)
	}
}

func readPages(t testing.TB, db *store.DB, c store.Contest) {
	load, err := db.StartLoad(ctx, c.ID, "ab")
	if err != nil {
		t.Fatal(err)
	}
	middle, err := db.Contests(ctx, store.Page{Limit: 1000})
	if err != nil {
		t.Fatal(err)
	}
	for name, read := range map[string]func() (int, error){
		"Contests": func() (int, error) {
			l, err := db.Contests(ctx, store.Page{After: string(middle[999].ID), Limit: 50})
			return len(l), err
		},
		"ContestBySlug":    func() (int, error) { _, err := db.ContestBySlug(ctx, "um"); return 1, err },
		"ListPage":         func() (int, error) { l, err := db.ListPage(ctx, c.ID, 1, "100", "AC", 0, 50); return len(l), err },
		"Spans":            func() (int, error) { l, err := db.Spans(ctx, c.ID, 1); return len(l), err },
		"PersonRows":       func() (int, error) { l, err := db.PersonRows(ctx, c.ID, 1, "00000100"); return len(l), err },
		"Find by number":   func() (int, error) { l, err := db.FindCandidate(ctx, c.ID, 1, "00000100", 20); return len(l), err },
		"Find by name":     func() (int, error) { l, err := db.FindCandidate(ctx, c.ID, 1, "jose", 20); return len(l), err },
		"Registrations":    func() (int, error) { l, err := db.Registrations(ctx, load, load.Loaded/2, 50); return len(l), err },
		"RegistrationsOf":  func() (int, error) { l, err := db.RegistrationsOf(ctx, load, "00000100"); return len(l), err },
		"FindRegistration": func() (int, error) { l, err := db.FindRegistration(ctx, load, "iris", 20); return len(l), err },
		"Accesses":         func() (int, error) { l, err := db.Accesses(ctx, "", 1500, 50); return len(l), err },
		"Accesses of one":  func() (int, error) { l, err := db.Accesses(ctx, "7", 1500, 10); return len(l), err },
	} {
		if n, err := read(); err != nil || n == 0 {
			t.Errorf("%s: %d rows, %v", name, n, err)
		}
	}
}

func few(statement string) bool {
	return strings.Contains(statement, " WHERE id = $1") || strings.Contains(statement, "FROM list_span ")
}
