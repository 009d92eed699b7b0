package auth

import (
	"context"
	"testing"
	"time"

	"certame/internal/pgtest"
	"certame/internal/store"
)

// TestMain stops the server of PostgreSQL that a test may have started.
func TestMain(m *testing.M) { pgtest.Main(m) }

// onPostgreSQL is a world whose door stands over PostgreSQL.
func onPostgreSQL(t *testing.T) *world {
	t.Helper()
	w := newWorld(t, func(o *Options) {
		db, err := store.Open(t.Context(), pgtest.Fresh(t))
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { db.Close() })
		db.Now = o.Clock
		o.Store = db
	})
	return w
}

// The same door over the other database: the first administrator of many who try, a
// second factor, a code that is not replayed, a password changed elsewhere.
func TestDoorOnPostgreSQL(t *testing.T) {
	w := onPostgreSQL(t)
	firstOfMany(w)
	w.account("ana")
	v := w.inside("ana")
	letters := v.enrol()
	code := w.code(letters)
	other, again := w.halfway("ana"), w.halfway("ana")
	w.must(other.giveCode(code))
	w.refused(again.giveCode(code), ErrCode)
	w.must(v.do(func(ctx context.Context) error { return w.ChangePassword(ctx, v.person(ctx), right, another) }))
	if other.who().Known() || !v.who().Known() {
		t.Error("the other session goes on, or this one ended")
	}
	for range 5 {
		w.now = w.now.Add(10 * time.Second)
		_, err := w.visitor().enter("ninguem", right)
		w.refused(err, ErrEnter)
	}
	if _, err := w.visitor().enter("ninguem", right); err == nil || err.Error() != "Tentativas demais. Espere 30 segundos e tente de novo." {
		t.Errorf("after five: %v", err)
	}
	w.must(w.Clean(t.Context()))
}
