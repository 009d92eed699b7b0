package storetest

import (
	"fmt"
	"testing"
	"time"

	"certame/internal/store"
)

// enrolmentHistory puts a row in each table of the registrations made here.
func enrolmentHistory(t testing.TB, db *store.DB, c store.ContestID) {
	t.Helper()
	must1(db.AddEnrolmentTerm(ctx, store.EnrolmentTerm{Contest: c, State: "aberta", Revision: 1, Edital: "ab", By: "ana"}, 0))(t)
	enrol(t, db, c, newAccount(t, db, "inscrita").ID, "marca", "ef")
	must(t, db.AddEnrolmentCPFs(ctx, []store.EnrolmentCPF{{Contest: c, Position: 1, Number: 1, Mark: "outra"}}))
	must1(db.AddEnrolmentExport(ctx, store.EnrolmentExport{Contest: c, Position: 1, Revision: 1, People: "ab", Options: "cd", By: "ana"}))(t)
}

// enrol adds the next registration with its first event.
func enrol(t testing.TB, db *store.DB, c store.ContestID, account store.AccountID, mark, digest string) {
	t.Helper()
	must(t, tryEnrol(db, c, account, mark, digest))
}

func tryEnrol(db *store.DB, c store.ContestID, account store.AccountID, mark, digest string) error {
	return db.Whole(ctx, func(tx *store.DB) error {
		end, err := tx.HoldEnrolments(ctx, c)
		if err != nil {
			return err
		}
		e := store.Enrolment{Contest: c, Number: end.Number + 1, Registration: fmt.Sprintf("%07d", end.Number+1), Account: account, Mark: mark, At: time.Unix(1_800_000_000, 5000)}
		if err := tx.AddEnrolments(ctx, "candidato", []store.Enrolment{e}); err != nil {
			return err
		}
		return tx.AddEnrolmentEvents(ctx, []store.EnrolmentEvent{{Contest: c, Position: end.Position + 1, Number: e.Number, Kind: "inscricao", Digest: digest, Sealed: []byte{1}, At: e.At}})
	})
}

// One registration for an account and for a CPF of a contest; each gets the role and the
// tie with it; events are one series, whoever they are of.
func testEnrolment(t *testing.T, db *store.DB) {
	c, other := newContest(t, db, "um"), newContest(t, db, "outro")
	ana, bia, caio := newAccount(t, db, "ana").ID, newAccount(t, db, "bia").ID, newAccount(t, db, "caio").ID
	enrol(t, db, c.ID, ana, "marca", "d1")
	refused(t, tryEnrol(db, c.ID, ana, "", "d2"), anyTaken(db))
	refused(t, tryEnrol(db, c.ID, bia, "marca", "d2"), anyTaken(db))
	refused(t, tryEnrol(db, c.ID, bia, "", "d1"), anyTaken(db))
	refused(t, tryEnrol(db, c.ID, "ninguem", "", "d2"), store.ErrNotFound)
	enrol(t, db, c.ID, bia, "", "d2")
	enrol(t, db, c.ID, caio, "", "d3")
	enrol(t, db, other.ID, ana, "marca", "d1")

	list := must1(db.EnrolmentsOf(ctx, c.ID, caio, ana))(t)
	equal(t, len(list), 2)
	equal(t, list[0], store.Enrolment{Contest: c.ID, Number: 1, Registration: "0000001", Account: ana, Mark: "marca", At: time.Unix(1_800_000_000, 5000).UTC()})
	equal(t, list[1].Number, 3)
	equal(t, fmt.Sprint(must1(db.MarkHolders(ctx, c.ID, "marca", "", "nenhuma"))(t)), "[{marca 1 true}]")
	equal(t, must1(db.Candidacy(ctx, c.ID, "0000003"))(t).Account, caio)
	held := must1(db.Memberships(ctx, bia))(t)
	equal(t, len(held), 1)
	equal(t, held[0].Role, "candidato")
	must(t, db.Grant(ctx, store.Membership{Account: bia, Contest: c.ID, Role: "membro", GrantedBy: ana}))
	equal(t, len(must1(db.Members(ctx, c.ID))(t)), 1) // who registered is listed elsewhere
	equal(t, must1(db.EnrolmentEnd(ctx, c.ID))(t), store.EnrolmentEnd{Number: 3, Position: 3, Digest: "d3"})

	must(t, db.AddEnrolmentEvents(ctx, []store.EnrolmentEvent{{Contest: c.ID, Position: 4, Number: 1, Kind: "mudanca", Digest: "d4", Sealed: []byte{4}}}))
	refused(t, db.AddEnrolmentEvents(ctx, []store.EnrolmentEvent{{Contest: c.ID, Position: 4, Number: 1, Digest: "d5"}}), anyTaken(db))
	refused(t, db.AddEnrolmentEvents(ctx, []store.EnrolmentEvent{{Contest: c.ID, Position: 5, Number: 9, Digest: "d5"}}), store.ErrNotFound)
	equal(t, len(must1(db.EventsOfEnrolment(ctx, c.ID, 1))(t)), 2)
	last := must1(db.LastOfEnrolments(ctx, c.ID, 1, 2))(t)
	equal(t, last[0].Digest, "d4")
	equal(t, last[1].Digest, "d2")
	equal(t, must1(db.EnrolmentEvents(ctx, c.ID, 1, 2))(t)[1].Position, 3)
	equal(t, must1(db.EnrolmentEventOf(ctx, c.ID, "d4"))(t).Position, 4)
	must(t, db.AddEnrolmentCPFs(ctx, []store.EnrolmentCPF{{Contest: c.ID, Position: 4, Number: 1, Mark: "certa"}, {Contest: c.ID, Position: 5, Number: 2, Mark: "errada"}, {Contest: c.ID, Position: 6, Number: 2, Mark: "marca"}}))
	equal(t, fmt.Sprint(must1(db.MarkHolders(ctx, c.ID, "marca", "certa", "errada"))(t)), "[{marca 0 true} {certa 1 false} {marca 2 false}]")
	refused(t, db.AddEnrolmentCPFs(ctx, []store.EnrolmentCPF{{Contest: c.ID, Position: 6, Number: 3, Mark: "x"}}), anyTaken(db))
	refused(t, db.AddEnrolmentCPFs(ctx, []store.EnrolmentCPF{{Contest: c.ID, Position: 7, Number: 9, Mark: "x"}}), store.ErrNotFound)
	_, err := db.EnrolmentEventOf(ctx, other.ID, "d4")
	refused(t, err, store.ErrNotFound)
}

// anyTaken is what each database says of a row that would take the place of another: in
// SQLite the trigger comes first.
func anyTaken(db *store.DB) error {
	if db.Dialect() == "sqlite" {
		return store.ErrAppendOnly
	}
	return store.ErrTaken
}

// The last term counts, and who did not see it does not write over it.
func testEnrolmentTerm(t *testing.T, db *store.DB) {
	c, other := newContest(t, db, "um"), newContest(t, db, "outro")
	_, err := db.EnrolmentTerm(ctx, c.ID)
	refused(t, err, store.ErrNotFound)
	opens, closes := time.Unix(1_800_000_000, 0).UTC(), time.Unix(1_800_086_400, 0).UTC()
	must1(db.AddEnrolmentTerm(ctx, store.EnrolmentTerm{Contest: c.ID, State: "aberta", Revision: 1, Opens: opens, Closes: closes, By: "ana"}, 0))(t)
	_, err = db.AddEnrolmentTerm(ctx, store.EnrolmentTerm{Contest: c.ID, State: "suspensa"}, 0)
	conflicted(t, err)
	must1(db.AddEnrolmentTerm(ctx, store.EnrolmentTerm{Contest: c.ID, State: "suspensa", Revision: 2, Opens: opens, Closes: closes}, 1))(t)
	must1(db.AddEnrolmentTerm(ctx, store.EnrolmentTerm{Contest: other.ID, State: "aberta", Revision: 1}, 0))(t)
	last := must1(db.EnrolmentTerm(ctx, c.ID))(t)
	equal(t, last.State, "suspensa")
	equal(t, last.Closes, closes)
	all := must1(db.EnrolmentTerms(ctx))(t)
	equal(t, len(all), 2)
	equal(t, all[0].Number, 2)

	_, err = db.EnrolmentExport(ctx, c.ID)
	refused(t, err, store.ErrNotFound)
	must1(db.AddEnrolmentExport(ctx, store.EnrolmentExport{Contest: c.ID, Position: 3, Revision: 2}))(t)
	equal(t, must1(db.AddEnrolmentExport(ctx, store.EnrolmentExport{Contest: c.ID, Position: 5, Revision: 3, People: "ab"}))(t).Number, 2)
	equal(t, must1(db.EnrolmentExport(ctx, c.ID))(t).People, "ab")
}
