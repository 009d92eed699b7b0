package storetest

import (
	"errors"
	"fmt"
	"slices"
	"sync"
	"testing"

	"certame/internal/store"

	"github.com/google/go-cmp/cmp"
)

// boardsAtWork fills the tables of the work of boards.
func boardsAtWork(t testing.TB, db *store.DB, c store.Contest) store.BallotBox {
	t.Helper()
	must(t, db.TieMember(ctx, store.MemberAccount{Contest: c.ID, Member: "M1", Account: "ana", By: "bia"}))
	must1(db.AddUndertaking(ctx, store.Undertaking{Contest: c.ID, Account: "ana", Text: "ab", PublicKey: []byte{1}, WrappedKey: []byte{0, 255}}))(t)
	h := must1(db.AddHearing(ctx, store.Hearing{Contest: c.ID, Group: "PPP", Registration: "0001", By: "bia"}))(t)
	must(t, db.AddHearingEvents(ctx, c.ID, h.ID, 0, []store.HearingEvent{{Kind: "convocada", Payload: []byte{9}, By: "bia", At: db.Now()}}))
	must(t, db.AddImpediment(ctx, store.Impediment{Hearing: h.ID, Contest: c.ID, Member: "M1", Account: "ana", Kind: "nenhum"}))
	return newBox(t, db, h, 1)
}

func newBox(t testing.TB, db *store.DB, h store.Hearing, round int) store.BallotBox {
	t.Helper()
	b := store.BallotBox{ID: must1(store.NewBallotBoxID())(t), Contest: h.Contest, Hearing: h.ID, Round: round, PublicKey: []byte{7}, By: "bia"}
	must(t, db.AddBallotBox(ctx, b, []store.BallotShare{{Seat: "M1", Member: "M1", Account: "ana", Undertaking: 1, Locked: []byte{8}}, {Seat: "M1", Member: "S1", Account: "caio", Undertaking: 2}}))
	must(t, db.AddBallot(ctx, store.Ballot{Box: b.ID, Seat: "M1", Contest: h.Contest, Member: "M1", Account: "ana", Sealed: []byte{1}, Commitment: "ab", Released: []byte{2}}))
	return b
}

func testMemberAccount(t *testing.T, db *store.DB) {
	c, other := newContest(t, db, "um"), newContest(t, db, "dois")
	tie := store.MemberAccount{Contest: c.ID, Member: "M1", Account: "ana", By: "bia"}
	must(t, db.TieMember(ctx, tie))
	tie.Account = "caio"
	must(t, db.TieMember(ctx, tie))
	tie.Member = "M2"
	must(t, db.TieMember(ctx, tie))
	equal(t, len(must1(db.MemberAccounts(ctx, c.ID))(t)), 2)
	equal(t, len(must1(db.CodesOf(ctx, "caio", c.ID))(t)), 2)
	equal(t, len(must1(db.CodesOf(ctx, "ana", c.ID))(t)), 0)
	equal(t, len(must1(db.CodesOf(ctx, "caio", other.ID))(t)), 0)
	must(t, db.UntieMember(ctx, c.ID, "M1"))
	refused(t, db.UntieMember(ctx, c.ID, "M1"), store.ErrNotFound)
}

func testUndertaking(t *testing.T, db *store.DB) {
	c := newContest(t, db, "um")
	first := must1(db.AddUndertaking(ctx, store.Undertaking{Contest: c.ID, Account: "ana", Text: "ab"}))(t)
	second := must1(db.AddUndertaking(ctx, store.Undertaking{Contest: c.ID, Account: "ana", Text: "cd", PublicKey: []byte{0, 255}, WrappedKey: []byte{1}}))(t)
	equal(t, first.Number, 1)
	mine := must1(db.UndertakingsOf(ctx, "ana", c.ID))(t)
	equal(t, len(mine), 2)
	if diff := cmp.Diff(second, mine[0]); diff != "" {
		t.Fatal(diff)
	}
	equal(t, len(must1(db.Undertakings(ctx, c.ID))(t)), 2)
	equal(t, len(must1(db.UndertakingsOf(ctx, "bia", c.ID))(t)), 0)
	_, err := db.AddUndertaking(ctx, store.Undertaking{Contest: "nenhum"})
	refused(t, err, store.ErrNotFound)
}

func testHearing(t *testing.T, db *store.DB) {
	c, other := newContest(t, db, "um"), newContest(t, db, "dois")
	h := must1(db.AddHearing(ctx, store.Hearing{Contest: c.ID, Group: "PPP", Registration: "0002", By: "ana"}))(t)
	must1(db.AddHearing(ctx, store.Hearing{Contest: c.ID, Group: "PPP", Registration: "0001", By: "ana"}))(t)
	if _, err := db.AddHearing(ctx, store.Hearing{Contest: c.ID, Group: "PPP", Registration: "0002"}); !errors.Is(err, store.ErrTaken) && !errors.Is(err, store.ErrAppendOnly) {
		t.Fatal(err)
	}
	equal(t, must1(db.Hearings(ctx, c.ID))(t)[0].Registration, "0001")
	equal(t, len(must1(db.HearingsOf(ctx, c.ID, "0002"))(t)), 1)
	if diff := cmp.Diff(h, must1(db.HearingOf(ctx, c.ID, "PPP", "0002"))(t)); diff != "" {
		t.Fatal(diff)
	}
	_, err := db.Hearing(ctx, other.ID, h.ID) // another contest reaches nothing of it
	refused(t, err, store.ErrNotFound)
	event := store.HearingEvent{Kind: "convocada", Payload: []byte{0, 255}, By: "ana", At: db.Now()}
	refused(t, db.AddHearingEvents(ctx, other.ID, h.ID, 0, []store.HearingEvent{event}), store.ErrNotFound)
	must(t, db.AddHearingEvents(ctx, c.ID, h.ID, 0, []store.HearingEvent{event, event}))
	conflicted(t, db.AddHearingEvents(ctx, c.ID, h.ID, 0, []store.HearingEvent{event}))
	must(t, db.AddHearingEvents(ctx, c.ID, h.ID, 2, []store.HearingEvent{event}))
	list := must1(db.HearingEvents(ctx, c.ID, h.ID))(t)
	equal(t, len(list), 3)
	equal(t, list[2].Number, 3)
	equal(t, string(list[2].Payload), "\x00\xff")
	equal(t, len(must1(db.AllHearingEvents(ctx, c.ID))(t)), 3)
	equal(t, len(must1(db.HearingEvents(ctx, other.ID, h.ID))(t)), 0)
}

func testImpediment(t *testing.T, db *store.DB) {
	c := newContest(t, db, "um")
	h := must1(db.AddHearing(ctx, store.Hearing{Contest: c.ID, Group: "PPP", Registration: "1"}))(t)
	for _, kind := range []string{"nenhum", "parentesco"} {
		must(t, db.AddImpediment(ctx, store.Impediment{Hearing: h.ID, Contest: c.ID, Instance: 1, Member: "M1", Account: "ana", Kind: kind, Statement: []byte{0}}))
	}
	list := must1(db.Impediments(ctx, c.ID, h.ID))(t)
	equal(t, len(list), 2)
	equal(t, list[1].Number, 2)
	equal(t, list[1].Kind, "parentesco")
	equal(t, list[1].Instance, 1)
	equal(t, len(must1(db.AllImpediments(ctx, c.ID))(t)), 2)
	refused(t, db.AddImpediment(ctx, store.Impediment{Hearing: "nenhum", Contest: c.ID}), store.ErrNotFound)
}

func testBallotBox(t *testing.T, db *store.DB) {
	c, other := newContest(t, db, "um"), newContest(t, db, "dois")
	box := boardsAtWork(t, db, c)
	h := must1(db.Hearing(ctx, c.ID, box.Hearing))(t)
	second := newBox(t, db, h, 2)
	boxes := must1(db.BallotBoxes(ctx, c.ID, h.ID))(t)
	equal(t, len(boxes), 2)
	equal(t, boxes[1].ID, second.ID)
	equal(t, len(must1(db.AllBallotBoxes(ctx, c.ID))(t)), 2)
	again := second
	again.ID = must1(store.NewBallotBoxID())(t)
	if err := db.AddBallotBox(ctx, again, nil); !errors.Is(err, store.ErrTaken) && !errors.Is(err, store.ErrAppendOnly) {
		t.Fatal(err)
	}
	shares := must1(db.BallotShares(ctx, c.ID, box.ID))(t)
	equal(t, len(shares), 2)
	equal(t, shares[1].Member+shares[1].Seat, "S1M1")
	equal(t, shares[1].Undertaking, 2)
	equal(t, len(must1(db.SharesOf(ctx, "caio", c.ID))(t)), 2)
	equal(t, len(must1(db.OpenShares(ctx, "caio", c.ID))(t)), 0)
	fresh := store.BallotBox{ID: must1(store.NewBallotBoxID())(t), Contest: c.ID, Hearing: h.ID, Instance: 1, Round: 1}
	must(t, db.AddBallotBox(ctx, fresh, []store.BallotShare{{Seat: "R1", Member: "T1", Account: "caio"}}))
	open := must1(db.OpenShares(ctx, "caio", c.ID))(t)
	equal(t, len(open), 1)
	equal(t, open[0].Hearing+open[0].Seat+open[0].Member, h.ID+"R1T1")
	equal(t, open[0].Instance, 1)
	equal(t, len(must1(db.OpenShares(ctx, "caio", other.ID))(t)), 0)
	equal(t, len(must1(db.Ballots(ctx, c.ID, box.ID))(t)), 1)
	equal(t, len(must1(db.AllBallots(ctx, c.ID))(t)), 2)
	equal(t, len(must1(db.Ballots(ctx, other.ID, box.ID))(t)), 0)
}

// Of many who cast in the seats of a box at the same time, each seat votes once.
func testCastTogether(t *testing.T, fresh Fresh) {
	var once sync.Once
	var box store.BallotBox
	db := together(t, writers, fresh, func(db *store.DB, who int) error {
		once.Do(func() {
			c := newContest(t, db, "um")
			h := must1(db.AddHearing(ctx, store.Hearing{Contest: c.ID, Group: "PPP", Registration: "1"}))(t)
			box = store.BallotBox{ID: must1(store.NewBallotBoxID())(t), Contest: c.ID, Hearing: h.ID, Round: 1}
			must(t, db.AddBallotBox(ctx, box, nil))
		})
		for seat := range 5 {
			err := db.AddBallot(ctx, store.Ballot{Box: box.ID, Seat: fmt.Sprint("M", seat), Contest: box.Contest, Member: fmt.Sprint(who)})
			if err != nil && !errors.Is(err, store.ErrTaken) && !errors.Is(err, store.ErrAppendOnly) {
				return err
			}
		}
		return nil
	})
	list := must1(db.Ballots(ctx, box.Contest, box.ID))(t)
	equal(t, len(list), 5)
	if !slices.IsSortedFunc(list, func(a, b store.Ballot) int { return int(a.Seat[1]) - int(b.Seat[1]) }) {
		t.Errorf("%+v", list)
	}
}
