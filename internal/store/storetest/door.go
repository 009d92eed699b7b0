package storetest

import (
	"strings"
	"sync"
	"testing"
	"time"

	"certame/internal/store"
)

// fromThird closes for an hour from the third attempt on.
func fromThird(attempts int) time.Duration {
	if attempts < 3 {
		return 0
	}
	return time.Hour
}

func testKnock(t *testing.T, db *store.DB) {
	now := time.Date(2026, 3, 2, 12, 0, 0, 0, time.UTC)
	db.Now = func() time.Time { return now }
	counted := 0
	knock := func(name string) (until time.Time) {
		var err error
		counted, until, err = db.Knock(ctx, name, fromThird)
		must(t, err)
		return until
	}
	for range 3 {
		equal(t, knock("ana"), time.Time{})
	}
	equal(t, knock("ana"), now.Add(time.Hour))
	equal(t, counted, 3)
	equal(t, knock("bia"), time.Time{})
	equal(t, counted, 1)
	now = now.Add(time.Hour - time.Microsecond)
	equal(t, knock("ana"), now.Add(time.Microsecond)) // what was refused did not count
	now = now.Add(time.Microsecond)
	equal(t, knock("ana"), time.Time{})
	equal(t, counted, 4)
	equal(t, knock("ana"), now.Add(time.Hour))
	must(t, db.Answered(ctx, "ana"))
	must(t, db.Answered(ctx, "ninguém"))
	equal(t, knock("ana"), time.Time{})
	equal(t, knock("ana"), time.Time{})
	now = now.Add(25 * time.Hour)
	for range 3 { // a day without any: counted from the first again
		equal(t, knock("ana"), time.Time{})
	}
	equal(t, must1(db.ForgetKnocks(ctx))(t), 1)
	equal(t, knock("ana"), now.Add(time.Hour))
	db.Now = func() time.Time { return now } // still, while many come
	testManyKnocks(t, db)
}

// testManyKnocks holds that of many at the same time no more pass than one by one.
func testManyKnocks(t *testing.T, db *store.DB) {
	var passed, refused sync.Map
	var all sync.WaitGroup
	for i := range 20 {
		all.Go(func() {
			_, until, err := db.Knock(ctx, "muitas", fromThird)
			if err != nil {
				t.Error(err)
			}
			if until.IsZero() {
				passed.Store(i, true)
			} else {
				refused.Store(i, true)
			}
		})
	}
	all.Wait()
	equal(t, length(&passed), 3)
	equal(t, length(&refused), 17)
}

func length(m *sync.Map) (n int) {
	m.Range(func(any, any) bool { n++; return true })
	return n
}

func testVisit(t *testing.T, db *store.DB) {
	now := time.Date(2026, 3, 2, 12, 0, 0, 0, time.UTC)
	db.Now = func() time.Time { return now }
	ana, bia := newAccount(t, db, "ana"), newAccount(t, db, "bia")
	start := func(a store.Account) store.Visit {
		now = now.Add(time.Minute)
		return must1(db.StartVisit(ctx, a.ID, "senha", "Navegador"))(t)
	}
	first, second, other := start(ana), start(ana), start(bia)
	equal(t, must1(db.Visit(ctx, first.ID))(t), first)
	now = now.Add(time.Minute)
	must(t, db.SeeVisit(ctx, first.ID))
	first.Seen = now
	equal(t, must1(db.Visits(ctx, ana.ID))(t)[0], first)
	refused(t, db.EndVisit(ctx, bia.ID, first.ID), store.ErrNotFound) // of another person
	must(t, db.EndVisit(ctx, ana.ID, first.ID))
	equal(t, must1(db.Visit(ctx, first.ID))(t).Ended, now)
	refused(t, db.EndVisit(ctx, ana.ID, first.ID), store.ErrNotFound)
	refused(t, db.SeeVisit(ctx, first.ID), store.ErrNotFound)
	third := start(ana)
	equal(t, must1(db.EndVisits(ctx, ana.ID, third.ID))(t), 1)
	equal(t, must1(db.Visit(ctx, second.ID))(t).Ended, now)
	equal(t, must1(db.EndVisits(ctx, ana.ID, ""))(t), 1)
	equal(t, len(must1(db.Visits(ctx, ana.ID))(t)), 0)
	equal(t, must1(db.Visits(ctx, bia.ID))(t)[0], other)
	_, err := db.StartVisit(ctx, "nenhuma", "senha", "")
	refused(t, err, store.ErrNotFound)
	equal(t, must1(db.ForgetVisits(ctx, third.Started))(t), 3)
	_, err = db.Visit(ctx, first.ID)
	refused(t, err, store.ErrNotFound)
}

func testSealed(t *testing.T, db *store.DB) {
	_, err := db.Sealed(ctx, "chave")
	refused(t, err, store.ErrNotFound)
	equal(t, string(must1(db.KeepSealed(ctx, "chave", []byte{0, 255}))(t)), "\x00\xff")
	equal(t, string(must1(db.KeepSealed(ctx, "chave", []byte("outra")))(t)), "\x00\xff")
	equal(t, string(must1(db.KeepSealed(ctx, "outra", []byte("x")))(t)), "x")
	equal(t, string(must1(db.Sealed(ctx, "chave"))(t)), "\x00\xff")
	equal(t, strings.Join(must1(db.SealedNames(ctx))(t), " "), "chave outra")
	must(t, db.ReplaceSealed(ctx, "chave", []byte{0, 255}, []byte("nova")))
	refused(t, db.ReplaceSealed(ctx, "chave", []byte{0, 255}, []byte("tarde")), store.ErrNotFound)
	equal(t, string(must1(db.Sealed(ctx, "chave"))(t)), "nova")
	equal(t, string(must1(db.Sealed(ctx, "outra"))(t)), "x")

	ana := must1(db.CreateAccount(ctx, store.Account{Login: "ana", TOTP: []byte("a")}))(t)
	must(t, db.ReplaceTOTP(ctx, ana.ID, []byte("a"), []byte("b")))
	refused(t, db.ReplaceTOTP(ctx, ana.ID, []byte("a"), []byte("c")), store.ErrNotFound)
	seen := must1(db.Account(ctx, ana.ID))(t)
	equal(t, string(seen.TOTP), "b")
	equal(t, seen.Edition, ana.Edition)
}
