package storetest

import (
	"testing"

	"certame/internal/store"
)

// testCandidacy: a registration is of one account, in one contest; the same number in
// another contest is another registration (S03).
func testCandidacy(t *testing.T, db *store.DB) {
	ana, bia := newAccount(t, db, "ana"), newAccount(t, db, "bia")
	one, two := newContest(t, db, "um"), newContest(t, db, "dois")
	tie := store.Candidacy{Contest: one.ID, Registration: "77", Account: ana.ID, TiedBy: "secretaria"}
	must(t, db.TieCandidacy(ctx, tie))
	again := tie
	again.TiedBy = "outra"
	must(t, db.TieCandidacy(ctx, again))
	equal(t, must1(db.Candidacy(ctx, one.ID, "77"))(t).TiedBy, "secretaria")

	other := tie
	other.Account = bia.ID
	refused(t, db.TieCandidacy(ctx, other), store.ErrTaken)
	refused(t, db.UntieCandidacy(ctx, other), store.ErrNotFound)
	_, err := db.Candidacy(ctx, two.ID, "77")
	refused(t, err, store.ErrNotFound)

	must(t, db.TieCandidacy(ctx, store.Candidacy{Contest: one.ID, Registration: "12", Account: ana.ID}))
	must(t, db.TieCandidacy(ctx, store.Candidacy{Contest: two.ID, Registration: "77", Account: bia.ID}))
	mine := must1(db.CandidaciesOf(ctx, ana.ID, one.ID))(t)
	equal(t, len(mine), 2)
	equal(t, mine[0].Registration, "12")
	equal(t, len(must1(db.CandidaciesOf(ctx, ana.ID, two.ID))(t)), 0)

	must(t, db.UntieCandidacy(ctx, tie))
	must(t, db.TieCandidacy(ctx, other))
	equal(t, must1(db.Candidacy(ctx, one.ID, "77"))(t).Account, bia.ID)
	refused(t, db.TieCandidacy(ctx, store.Candidacy{Contest: one.ID, Registration: "1", Account: "nenhuma"}), store.ErrNotFound)
	refused(t, db.TieCandidacy(ctx, store.Candidacy{Contest: "nenhum", Registration: "1", Account: ana.ID}), store.ErrNotFound)
}
