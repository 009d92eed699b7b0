package storetest

import (
	"testing"
	"time"

	"certame/internal/store"
)

// Everything fills every table there is, and gives the contest that most of it is
// of: one load of 21,000 rows is whole, another has 100 and did not end.
func Everything(t testing.TB, db *store.DB) store.Contest {
	t.Helper()
	c := History(t, db)
	ana := must1(db.CreateAccount(ctx, store.Account{Login: "ana", Name: "Ana \"Ñ\" <b>&\u2028", TOTP: []byte{0, 255}}))(t)
	must(t, db.Link(ctx, store.Identity{Issuer: "i", Subject: "s", Account: ana.ID}))
	must(t, db.AddCredential(ctx, store.Credential{ID: []byte{7}, Account: ana.ID}))
	must(t, db.Grant(ctx, store.Membership{Account: ana.ID, Contest: c.ID, Role: "rh"}))
	must(t, db.TieCandidacy(ctx, store.Candidacy{Contest: c.ID, Registration: "Nº 7/Ñ", Account: ana.ID, TiedBy: ana.ID}))
	must(t, db.KeepContacts(ctx, []store.Contact{{Contest: c.ID, Registration: "Nº 7/Ñ", Sealed: []byte{0, 255}, By: ana.ID}}))
	must(t, db.AddToken(ctx, "x", store.Token{Kind: "k"}))
	must(t, store.Sessions{DB: db}.Commit("x", []byte("y"), time.Now().Add(time.Hour)))
	must1(db.Recall(ctx, ana.ID, "k", "r", time.Hour))(t)
	_, _, err := db.Knock(ctx, "ana", func(int) time.Duration { return 0 })
	must(t, err)
	must1(db.StartVisit(ctx, ana.ID, "senha", "x"))(t)
	must1(db.KeepSealed(ctx, "n", []byte{1}))(t)

	must(t, db.AddLookupPack(ctx, store.LookupPack{Contest: c.ID, Act: 1, Size: 7, Digest: "ab", Object: "cd", Wrapped: []byte{0, 255}}))
	must1(db.AddRevision(ctx, c.ID, 1, nil, ana.ID, ""))(t)
	must1(db.Propose(ctx, store.Proposal{Contest: c.ID, By: ana.ID, Payload: []byte("{}")}))(t)
	must1(db.AddIntake(ctx, store.Intake{Contest: c.ID, By: ana.ID, Payload: []byte("{}"), Files: []store.File{{Name: "a.csv", Digest: "ab", Size: 1}}}))(t)
	startUpload(t, db, c.ID, "aberto", []byte{9})
	must1(db.ProposeDisposal(ctx, store.Disposal{Contest: c.ID, By: ana.ID}))(t)
	must(t, db.ReplaceListRows(ctx, c.ID, 1, each(append(listOf("1", "AC", 50), listOf("1", "PPP", 3)...), nil), nil))
	must1(db.AddSituation(ctx, store.Situation{Contest: c.ID, Act: 1, Version: 1, Object: "ab", Wrapped: []byte{1}}))(t)
	whole := must1(db.StartLoad(ctx, c.ID, "ab"))(t)
	whole = must1(db.LoadChunk(ctx, whole, 0, each(registered(0, 21_000), nil)))(t)
	must(t, db.FinishLoad(ctx, whole))
	half := must1(db.StartLoad(ctx, c.ID, "cd"))(t)
	must1(db.LoadChunk(ctx, half, 0, each(registered(0, 100), nil)))(t)
	return c
}
