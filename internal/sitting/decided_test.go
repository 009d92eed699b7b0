package sitting

import (
	"testing"
	"time"

	"certame/confirmation"
	"certame/internal/store"
)

// What a second reading is compared with is what the first board decided by votes, of
// cases that are over; and who took part in one, in whatever way, is known.
func TestDecided(t *testing.T) {
	d := lite(t)
	denied := d.denied("0002", 3)
	d.denied("0003", 3) // its term runs
	absent := d.called("PPP", "0004")
	d.later(30 * 24 * time.Hour)
	absent = d.occurs(absent, Absent, "")
	denied = d.append(d.fresh(denied), New{Kind: Definitive})
	if denied.State.Stage != confirmation.Settled {
		t.Fatalf("%v", denied.State.Stage)
	}
	list := must(d.Decided(t.Context(), d.contest.ID))(t)
	if len(list) != 1 || list[0].Registration != "0002" || list[0].Confirmed || list[0].Board != "PPP" || absent.ID == list[0].ID {
		t.Fatalf("%+v", list)
	}
	m1, stranger := account("M1"), account("X9")
	if err := d.db.TieMember(t.Context(), store.MemberAccount{Contest: d.contest.ID, Member: "M1", Account: m1, By: hr}); err != nil {
		t.Fatal(err)
	}
	for who, want := range map[store.AccountID]bool{m1: true, stranger: false} {
		if took := must(d.Took(t.Context(), who, d.contest.ID))(t); took(list[0]) != want {
			t.Errorf("%s took part: %v", who, !want)
		}
	}
	if err := d.db.AddImpediment(t.Context(), store.Impediment{Hearing: list[0].ID, Contest: d.contest.ID, Member: "S1", Account: stranger, Kind: Kinship}); err != nil {
		t.Fatal(err)
	}
	if took := must(d.Took(t.Context(), stranger, d.contest.ID))(t); !took(list[0]) {
		t.Error("who declared an impediment would read it again")
	}
}

// A board of votes that were sealed counts by its shares, also after the code is
// another's.
func TestTookByShare(t *testing.T) {
	d := lite(t)
	c := d.voting("0002")
	d.votes(c, 0, codes("M", 5)...)
	d.closes(c)
	if err := d.db.TieMember(t.Context(), store.MemberAccount{Contest: d.contest.ID, Member: "M2", Account: account("X9"), By: hr}); err != nil {
		t.Fatal(err)
	}
	for _, code := range []string{"M2", "S2", "X9"} {
		took := must(d.Took(t.Context(), account(code), d.contest.ID))(t)
		if !took(Decided{ID: c.ID, Members: []string{"M2"}}) {
			t.Errorf("%s did not take part", code)
		}
	}
}
