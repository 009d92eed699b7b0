package storetest

import (
	"context"
	"strings"
	"testing"
	"time"

	"certame/internal/store"
)

// What waits is counted, what is over is not, and who watches is told of statements
// without what they were given.
func testBacklog(t *testing.T, db *store.DB) {
	now := time.Date(2026, 3, 2, 12, 0, 0, 0, time.UTC)
	db.Now = func() time.Time { return now }
	var told []string
	db.Watch = func(ctx context.Context, kind, statement string) (context.Context, func(error)) {
		return ctx, func(err error) {
			told = append(told, kind+" "+statement)
			if err != nil {
				told = append(told, "failed")
			}
		}
	}
	c := newContest(t, db, "um")
	over := store.Over{Act: "estorno", Messages: []string{"enviada"}}
	confirm := func(kind string, release time.Time) {
		p := must1(db.Propose(ctx, store.Proposal{Contest: c.ID, Kind: kind, By: "ana"}))(t)
		must1(db.ConfirmProposal(ctx, p.ID, "bia", store.Act{ReleaseAt: release}))(t)
	}
	confirm("listas", now.Add(time.Hour))
	confirm("estorno", time.Time{})
	must1(db.Propose(ctx, store.Proposal{Contest: c.ID, Kind: "listas", By: "ana"}))(t)
	must1(db.Propose(ctx, store.Proposal{Contest: c.ID, Kind: "listas", By: "ana", Expires: now}))(t)
	m := agendaHistory(t, db, c.ID)
	now = now.Add(time.Minute)
	b := must1(db.Backlog(ctx, over))(t)
	equal(t, b.Proposals, 1)
	equal(t, b.Sealed, 1)
	equal(t, b.Unlogged, 1)
	equal(t, now.Sub(b.Oldest), time.Minute)
	last := must1(db.Message(ctx, c.ID, m.ID))(t).Last
	equal(t, b.Messages[last.State], 1)
	must(t, db.AddMessageState(ctx, store.MessageState{Message: m.ID, Contest: c.ID, State: "enviada", By: "ana"}, last.Number))
	must(t, db.LogAct(ctx, c.ID, 1, 0))
	now = now.Add(time.Hour)
	b = must1(db.Backlog(ctx, over))(t)
	equal(t, len(b.Messages), 0)
	equal(t, b.Unlogged+b.Sealed, 0)
	equal(t, b.Oldest.IsZero(), true)

	all := strings.Join(told, "\n")
	for kind, want := range map[string]bool{"transacao": true, "gravacao INSERT INTO contest": true, "leitura SELECT": true, "failed": false, "bia": false} {
		equal(t, strings.Contains(all, kind), want)
	}
	_, err := db.Contest(ctx, "nenhum")
	refused(t, err, store.ErrNotFound)
	_, err = db.AccountByLogin(ctx, "x")
	refused(t, err, store.ErrNotFound)
	equal(t, strings.Contains(strings.Join(told, "\n"), "failed"), false)
	_, err = db.Contests(cancelled(), store.Page{})
	equal(t, err != nil && told[len(told)-1] == "failed", true)
}

func cancelled() context.Context {
	gone, stop := context.WithCancel(ctx)
	stop()
	return gone
}
