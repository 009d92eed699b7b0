package storetest

import (
	"testing"
	"time"

	"certame/internal/store"
)

// agendaHistory puts a row in each table of the agenda and of what is sent.
func agendaHistory(t testing.TB, db *store.DB, c store.ContestID) store.Message {
	t.Helper()
	must1(db.AddAgenda(ctx, store.Agenda{Contest: c, Payload: []byte("{}"), By: "ana"}, 0))(t)
	must(t, db.AddSummons(ctx, []store.Summons{summons(c, "0001", "PPP", 0)}))
	m := store.Message{ID: must1(store.NewMessageID())(t), Contest: c, Registration: "0001", Group: "PPP", Kind: "convocacao", Receipt: "ab", Sealed: []byte{1}, By: "ana"}
	if !must1(db.AddMessage(ctx, m, "na-fila"))(t) {
		t.Fatal("not fresh")
	}
	return m
}

func summons(c store.ContestID, id, group string, sequence int) store.Summons {
	at := time.Date(2026, 3, 10, 11, 0, 0, 0, time.UTC)
	return store.Summons{Contest: c, Registration: id, Group: group, Sequence: sequence, City: "Belém", Room: "Sala 1", Board: "1", Starts: at.Add(time.Duration(sequence) * time.Hour), Ends: at.Add(20 * time.Minute), By: "ana"}
}

// The agenda in force is the last one, and who did not see it does not write over it.
func testAgenda(t *testing.T, db *store.DB) {
	c := newContest(t, db, "agenda")
	_, err := db.Agenda(ctx, c.ID)
	refused(t, err, store.ErrNotFound)
	equal(t, must1(db.AddAgenda(ctx, store.Agenda{Contest: c.ID, Payload: []byte("a")}, 0))(t).Number, 1)
	_, err = db.AddAgenda(ctx, store.Agenda{Contest: c.ID, Payload: []byte("b")}, 0)
	conflicted(t, err)
	equal(t, must1(db.AddAgenda(ctx, store.Agenda{Contest: c.ID, Payload: []byte("b")}, 1))(t).Number, 2)
	equal(t, string(must1(db.Agenda(ctx, c.ID))(t).Payload), "b")
}

// Nobody is called twice under a sequence, not even among many; the last one counts.
func testSummons(t *testing.T, db *store.DB) {
	c, other := newContest(t, db, "um"), newContest(t, db, "outro")
	must(t, db.AddSummons(ctx, []store.Summons{summons(c.ID, "0001", "PPP", 0), summons(c.ID, "0001", "PI", 0), summons(c.ID, "0002", "PPP", 0), summons(other.ID, "0001", "PPP", 0)}))
	if err := db.AddSummons(ctx, []store.Summons{summons(c.ID, "0003", "PPP", 0), summons(c.ID, "0001", "PPP", 0)}); err == nil {
		t.Fatal("called twice")
	}
	equal(t, must1(db.CountSummoned(ctx, c.ID))(t), 3)
	must(t, db.AddSummons(ctx, []store.Summons{summons(c.ID, "0001", "PPP", 1)}))
	list := must1(db.Summonses(ctx, c.ID))(t)
	equal(t, len(list), 3)
	equal(t, list[1].Group, "PPP")
	equal(t, list[1].Sequence, 1)
	equal(t, list[1].Starts.Equal(summons(c.ID, "0001", "PPP", 1).Starts), true)
	equal(t, len(must1(db.SummonsesOf(ctx, c.ID, "0001"))(t)), 3)
	equal(t, must1(db.CountSummoned(ctx, c.ID))(t), 3)
}

func testContact(t *testing.T, db *store.DB) {
	c := newContest(t, db, "um")
	must(t, db.KeepContacts(ctx, []store.Contact{{Contest: c.ID, Registration: "0001", Sealed: []byte("a"), By: "ana"}, {Contest: c.ID, Registration: "0002", Sealed: []byte("b"), By: "ana"}}))
	must(t, db.KeepContacts(ctx, []store.Contact{{Contest: c.ID, Registration: "0001", Sealed: []byte("c"), By: "bia"}}))
	equal(t, string(must1(db.Contact(ctx, c.ID, "0001"))(t).Sealed), "c")
	equal(t, len(must1(db.Contacts(ctx, c.ID))(t)), 2)
	_, err := db.Contact(ctx, newContest(t, db, "outro").ID, "0001")
	refused(t, err, store.ErrNotFound)
}

// One message of a kind for a summons, one state after the other.
func testMessage(t *testing.T, db *store.DB) {
	c := newContest(t, db, "um")
	m := agendaHistory(t, db, c.ID)
	again := m
	again.ID, again.Receipt = must1(store.NewMessageID())(t), "cd"
	equal(t, must1(db.AddMessage(ctx, again, "na-fila"))(t), false)
	again.Sequence = 1
	equal(t, must1(db.AddMessage(ctx, again, "na-fila"))(t), true)
	state := store.MessageState{Message: m.ID, Contest: c.ID, State: "enviada", Sealed: []byte("250 ok")}
	must(t, db.AddMessageState(ctx, state, 1))
	conflicted(t, db.AddMessageState(ctx, state, 1))
	found := must1(db.MessageByReceipt(ctx, "ab"))(t)
	equal(t, found.Last.State, "enviada")
	equal(t, string(found.Last.Sealed), "250 ok")
	equal(t, found.Last.Number, 2)
	equal(t, len(must1(db.MessageStates(ctx, m.ID))(t)), 2)
	equal(t, must1(db.Messages(ctx, c.ID))(t)[0].Sequence, 1)
	standing := must1(db.Standings(ctx, c.ID))(t)
	equal(t, len(standing), 2)
	equal(t, standing[0], store.Standing{Registration: "0001", Group: "PPP", State: "enviada"})
	count := must1(db.CountMessages(ctx, c.ID))(t)
	equal(t, count["enviada"], 1)
	equal(t, count["na-fila"], 1)
	_, err := db.Message(ctx, newContest(t, db, "outro").ID, m.ID)
	refused(t, err, store.ErrNotFound)
	equal(t, len(must1(db.MessagesOf(ctx, c.ID, "0001"))(t)), 2)
}
