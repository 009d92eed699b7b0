package store_test

import (
	"testing"
	"time"

	"certame/internal/pgtest"
)

// scale is the largest contest there was, more or less.
const scale = 2_100_000

// BenchmarkScale loads the people and the lists of the largest contest and reads
// pages of it, waiting for the disk as in use. PostgreSQL is a server of its own.
func BenchmarkScale(b *testing.B) {
	b.Run("SQLite", func(b *testing.B) { benchScale(b, freshSQLite(b)) })
	b.Run("PostgreSQL", func(b *testing.B) {
		server, err := pgtest.StartDurable()
		if err != nil {
			b.Fatal(err)
		}
		b.Cleanup(func() {
			if err := server.Close(); err != nil {
				b.Error(err)
			}
		})
		benchScale(b, server.Fresh(b))
	})
}

func benchScale(b *testing.B, address string) {
	db := opened(b, address)
	c := fillForPlans(b, db, 1000)
	if err := db.DropLoad(ctx, must(db.StartLoad(ctx, c.ID, "ab"))(b)); err != nil {
		b.Fatal(err)
	}
	start := time.Now()
	load, err := loadAll(db, c, scale)
	if err != nil {
		b.Fatal(err)
	}
	b.ReportMetric(time.Since(start).Seconds(), "s/registrations")
	start = time.Now()
	if err := db.ReplaceListRows(ctx, c.ID, 1, demoRows(scale), nil); err != nil {
		b.Fatal(err)
	}
	b.ReportMetric(time.Since(start).Seconds(), "s/lists")
	checkPlans(b, db, c)
	for name, read := range map[string]func() error{
		"ListPage":     func() error { _, err := db.ListPage(ctx, c.ID, 1, "100", "AC", 0, 50); return err },
		"PersonRows":   func() error { _, err := db.PersonRows(ctx, c.ID, 1, "01000000"); return err },
		"FindByName":   func() error { _, err := db.FindCandidate(ctx, c.ID, 1, "conceicao m", 20); return err },
		"Registration": func() error { _, err := db.RegistrationsOf(ctx, load, "01000000"); return err },
	} {
		b.ReportMetric(millis(b, read), "ms/"+name)
	}
}

// millis is how long a reading takes on average, of a thousand.
func millis(b *testing.B, read func() error) float64 {
	start := time.Now()
	for range 1000 {
		if err := read(); err != nil {
			b.Fatal(err)
		}
	}
	return time.Since(start).Seconds()
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
