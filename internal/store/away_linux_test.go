package store_test

import (
	"errors"
	"syscall"
	"testing"

	"certame/internal/pgtest"
	"certame/internal/store"
)

// A server that is paused breaks no connection: who waits is told all the same, who comes
// after is told at once, and everything works when it goes on.
func TestPausedServer(t *testing.T) {
	server, err := pgtest.Start()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := server.Close(); err != nil {
			t.Error(err)
		}
	})
	db := opened(t, server.Fresh(t))
	c := contest(t, db)
	if err := server.Signal(syscall.SIGSTOP); err != nil {
		t.Fatal(err)
	}
	if _, err := db.Contest(ctx, c.ID); !errors.Is(err, store.ErrAway) {
		t.Errorf("who waited was told %v", err)
	}
	if err := db.Whole(ctx, func(*store.DB) error { return errors.New("it began") }); !errors.Is(err, store.ErrAway) {
		t.Errorf("who came after was told %v", err)
	}
	if err := server.Signal(syscall.SIGCONT); err != nil {
		t.Fatal(err)
	}
	for err = store.ErrAway; errors.Is(err, store.ErrAway); {
		_, err = db.Contest(ctx, c.ID)
	}
	if err != nil {
		t.Error(err)
	}
}

// Who is silent in the middle of a transaction for longer than the server waits, as a
// machine that was paused, has lost it, and is told; what it held is free.
func TestSilentInATransaction(t *testing.T) {
	db := opened(t, pgtest.Fresh(t)+"&idle_in_transaction_session_timeout=50ms")
	c := contest(t, db)
	err := db.Whole(ctx, func(tx *store.DB) error {
		if _, err := tx.HoldEnrolments(ctx, c.ID); err != nil {
			return err
		}
		other := make(chan error)
		go func() { // waits for what is held, and gets it
			other <- db.Whole(ctx, func(tx *store.DB) error {
				_, err := tx.HoldEnrolments(ctx, c.ID)
				return err
			})
		}()
		if err := <-other; err != nil {
			t.Error(err)
		}
		_, err := tx.Contest(ctx, c.ID)
		return err
	})
	if !errors.Is(err, store.ErrAway) {
		t.Errorf("who was silent was told %v", err)
	}
}
