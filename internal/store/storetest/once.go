package storetest

import (
	"testing"
	"time"

	"certame/internal/store"
)

func testToken(t *testing.T, db *store.DB) {
	now := time.Date(2026, 3, 2, 12, 0, 0, 0, time.UTC)
	db.Now = func() time.Time { return now }
	must(t, db.AddToken(ctx, "segredo", store.Token{Kind: "inicio", Subject: "raiz", Payload: []byte("{}"), Expires: now.Add(time.Hour)}))
	must(t, db.AddToken(ctx, "eterno", store.Token{Kind: "inicio", Subject: "raiz"}))
	equal(t, must1(db.CountTokens(ctx, "inicio", "raiz"))(t), 2)
	_, err := db.UseToken(ctx, "senha", "segredo") // of another kind
	refused(t, err, store.ErrNotFound)
	equal(t, must1(db.Token(ctx, "inicio", "segredo"))(t).Subject, "raiz")
	equal(t, string(must1(db.UseToken(ctx, "inicio", "segredo"))(t).Payload), "{}")
	_, err = db.UseToken(ctx, "inicio", "segredo")
	refused(t, err, store.ErrClosed)
	must(t, db.AddToken(ctx, "tarde", store.Token{Kind: "inicio", Subject: "raiz", Expires: now.Add(time.Hour)}))
	now = now.Add(time.Hour)
	_, err = db.UseToken(ctx, "inicio", "tarde")
	refused(t, err, store.ErrClosed)
	equal(t, must1(db.CountTokens(ctx, "inicio", "raiz"))(t), 1)
	must(t, db.AddToken(ctx, "outra", store.Token{Kind: "senha", Subject: "raiz", Expires: now}))
	equal(t, must1(db.ForgetTokens(ctx, "inicio"))(t), 2) // segredo and tarde: eterno is never over
	must(t, db.RemoveTokens(ctx, "inicio", "raiz"))
	_, err = db.UseToken(ctx, "inicio", "eterno")
	refused(t, err, store.ErrNotFound)
}

func testSession(t *testing.T, db *store.DB) {
	now := time.Date(2026, 3, 2, 12, 0, 0, 0, time.UTC)
	db.Now = func() time.Time { return now }
	s := store.Sessions{DB: db}
	must(t, s.Commit("a", []byte("1"), now.Add(time.Hour)))
	must(t, s.Commit("a", []byte("2"), now.Add(time.Hour)))
	must(t, s.Commit("b", nil, now.Add(2*time.Hour)))
	data, found, err := s.Find("a")
	must(t, err)
	equal(t, found, true)
	equal(t, string(data), "2")
	_, found, err = s.Find("c")
	must(t, err)
	equal(t, found, false)
	now = now.Add(time.Hour)
	_, found, err = s.Find("a")
	must(t, err)
	equal(t, found, false)
	equal(t, must1(s.Expire(ctx))(t), 1)
	must(t, s.Delete("b"))
	_, found, err = s.Find("b")
	must(t, err)
	equal(t, found, false)
}

func testIdempotency(t *testing.T, db *store.DB) {
	now := time.Date(2026, 3, 2, 12, 0, 0, 0, time.UTC)
	db.Now = func() time.Time { return now }
	claim := must1(db.Recall(ctx, "ana", "k", "pedido", time.Minute))(t)
	equal(t, claim.Answered, false)
	_, err := db.Recall(ctx, "ana", "k", "pedido", time.Minute)
	conflicted(t, err) // being carried out
	_, err = db.Recall(ctx, "ana", "k", "outro", time.Minute)
	refused(t, err, store.ErrOtherRequest)
	equal(t, must1(db.Recall(ctx, "bia", "k", "outro", time.Minute))(t).Answered, false) // keys are each person's

	now = now.Add(time.Minute) // the holder died
	second := must1(db.Recall(ctx, "ana", "k", "pedido", time.Minute))(t)
	err = db.Whole(ctx, func(tx *store.DB) error { // or was only slow
		must1(tx.CreateContest(ctx, store.Contest{Slug: "dobrado"}))(t)
		return tx.Remember(ctx, claim, store.Answer{Status: 201})
	})
	conflicted(t, err)
	_, err = db.ContestBySlug(ctx, "dobrado")
	refused(t, err, store.ErrNotFound)
	must(t, db.Remember(ctx, second, store.Answer{Status: 201, Header: []byte("h"), Body: []byte("b")}))
	again := must1(db.Recall(ctx, "ana", "k", "pedido", time.Minute))(t)
	equal(t, again.Answered, true)
	equal(t, again.Answer.Status, 201)
	equal(t, string(again.Answer.Body), "b")
	conflicted(t, db.Remember(ctx, second, store.Answer{Status: 500}))

	bad := must1(db.Recall(ctx, "ana", "k2", "pedido", time.Minute))(t)
	must(t, db.Forget(ctx, bad))
	must1(db.Recall(ctx, "ana", "k2", "pedido corrigido", time.Minute))(t)
	equal(t, must1(db.ForgetBefore(ctx, now.Add(time.Second)))(t), 3)
}
