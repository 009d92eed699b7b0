package storetest

import (
	"testing"

	"certame/internal/store"
)

// noticeHistory puts a row in each table of what is told to people.
func noticeHistory(t testing.TB, db *store.DB, c store.ContestID) store.Notice {
	t.Helper()
	n := store.Notice{ID: must1(store.NewMessageID())(t), Recipient: "conta ana", Contest: c, Kind: "resultado", About: "ato/1", Receipt: "ab", Sealed: []byte{0, 255}}
	must(t, db.AddNotices(ctx, []store.Notice{n}, "na-fila"))
	must(t, db.StopNotices(ctx, "conta ana", map[string]bool{"resultado": true}))
	must(t, db.PutNoticeSource(ctx, store.NoticeSource{Name: "acessos", Position: 1 << 50, By: "ana"}))
	must1(db.AddNoticeEvent(ctx, store.NoticeEvent{Contest: c, Kind: "resultado", About: "ato/1"}))(t)
	must(t, db.AddAddressState(ctx, store.AddressState{Address: "ab", State: "dura", Message: n.ID}))
	return n
}

// Of one thing a person is told once, all of a page or nobody; what ended is off its way.
func testNotice(t *testing.T, db *store.DB) {
	c := newContest(t, db, "um")
	n := noticeHistory(t, db, c.ID)
	other, again := n, n
	other.ID, other.Receipt, other.About = must1(store.NewMessageID())(t), "cd", "ato/2"
	again.ID, again.Receipt = must1(store.NewMessageID())(t), "ef"
	if err := db.AddNotices(ctx, []store.Notice{other, again}, "na-fila"); err == nil {
		t.Fatal("told twice")
	}
	equal(t, len(must1(db.WaitingNotices(ctx, "", 9))(t)), 1)
	must(t, db.AddNotices(ctx, []store.Notice{other}, "na-fila"))
	waiting := must1(db.WaitingNotices(ctx, "", 9))(t)
	equal(t, len(waiting), 2)
	equal(t, len(must1(db.WaitingNotices(ctx, waiting[0].ID, 9))(t)), 1)
	equal(t, string(waiting[0].Sealed), "\x00\xff")

	sent := store.NoticeState{Notice: n.ID, State: "enviada", Sealed: []byte("250 ok")}
	must(t, db.AddNoticeState(ctx, sent, 1, true))
	conflicted(t, db.AddNoticeState(ctx, sent, 1, true))
	equal(t, len(must1(db.WaitingNotices(ctx, "", 9))(t)), 1)
	found := must1(db.NoticeByReceipt(ctx, "ab"))(t)
	equal(t, found.Last.State+string(found.Last.Sealed), "enviada250 ok")
	equal(t, must1(db.Notice(ctx, n.ID))(t).Last.Number, 2)
	equal(t, must1(db.NoticeOf(ctx, "conta ana", c.ID, "resultado", "ato/2"))(t).ID, other.ID)
	equal(t, len(must1(db.NoticeStates(ctx, n.ID))(t)), 2)
	equal(t, len(must1(db.NoticesIn(ctx, c.ID, "enviada", 9))(t)), 1)
	count := must1(db.CountNotices(ctx, c.ID))(t)
	equal(t, len(count), 2)
	equal(t, count[0], store.NoticeCount{Kind: "resultado", State: "enviada", N: 1})
	_, err := db.NoticeByReceipt(ctx, "zz")
	refused(t, err, store.ErrNotFound)
}

// Where it was looked, two do not go on from the same place; what people asked for, and
// what became of their addresses, is kept.
func testNoticeEvent(t *testing.T, db *store.DB) {
	c := newContest(t, db, "um")
	noticeHistory(t, db, c.ID)
	equal(t, must1(db.NoticeSource(ctx, "acessos"))(t).Position, int64(1<<50))
	must(t, db.MoveNoticeSource(ctx, "acessos", 1<<50, 1<<50+1))
	conflicted(t, db.MoveNoticeSource(ctx, "acessos", 1<<50, 1<<50+2))
	_, err := db.NoticeSource(ctx, "nada")
	refused(t, err, store.ErrNotFound)

	e := store.NoticeEvent{Contest: c.ID, Kind: "resultado", About: "ato/1"}
	equal(t, must1(db.AddNoticeEvent(ctx, e))(t), false)
	must(t, db.MoveNoticeEvent(ctx, e, "conta x", false))
	conflicted(t, db.MoveNoticeEvent(ctx, e, "conta y", false))
	open := must1(db.OpenNoticeEvents(ctx))(t)
	equal(t, open[0].After, "conta x")
	must(t, db.MoveNoticeEvent(ctx, open[0], "conta z", true))
	equal(t, len(must1(db.OpenNoticeEvents(ctx))(t)), 0)

	equal(t, must1(db.StoppedNotices(ctx, "conta ana"))(t)["resultado"], true)
	must(t, db.StopNotices(ctx, "conta ana", map[string]bool{"resultado": false, "recurso": true}))
	stopped := must1(db.StoppedNotices(ctx, "conta ana"))(t)
	equal(t, len(stopped), 1)
	equal(t, stopped["recurso"], true)

	must(t, db.AddAddressState(ctx, store.AddressState{Address: "ab", State: "confirmada"}))
	states := must1(db.AddressStates(ctx, "ab"))(t)
	equal(t, len(states), 2)
	equal(t, states[1].State, "confirmada")
}

// Who is told of something of a contest: each account once, and those of whom only an
// address is known.
func testNoticeReach(t *testing.T, db *store.DB) {
	c := newContest(t, db, "um")
	ana := must1(db.CreateAccount(ctx, store.Account{Login: "ana", Email: "ana@exemplo.org"}))(t)
	mute := must1(db.CreateAccount(ctx, store.Account{Login: "muda"}))(t)
	for id, account := range map[string]store.AccountID{"0001": ana.ID, "0002": ana.ID, "0003": mute.ID} {
		must(t, db.TieCandidacy(ctx, store.Candidacy{Contest: c.ID, Registration: id, Account: account}))
	}
	var contacts []store.Contact
	for _, id := range []string{"0001", "0003", "0004"} {
		contacts = append(contacts, store.Contact{Contest: c.ID, Registration: id, Sealed: []byte("x")})
	}
	must(t, db.KeepContacts(ctx, contacts))
	accounts := must1(db.AccountsOf(ctx, c.ID, "", 9))(t)
	equal(t, len(accounts), 1)
	equal(t, accounts[0], ana.ID)
	equal(t, len(must1(db.AccountsOf(ctx, c.ID, ana.ID, 9))(t)), 0)
	reached := must1(db.ReachedOf(ctx, c.ID, "", 9))(t)
	equal(t, len(reached), 2)
	equal(t, reached[0]+reached[1], "00030004")
	equal(t, must1(db.ReachedOf(ctx, c.ID, "0003", 9))(t)[0], "0004")
	must(t, db.Note(ctx, store.Access{Action: "a"}, store.Access{Action: "b"}))
	equal(t, must1(db.AccessesAfter(ctx, 1, 9))(t)[0].Action, "b")
}
