package sitting

import (
	"slices"
	"testing"

	"certame/confirmation"
	"certame/internal/intake/boards"
	"certame/ledger"
)

// Where the book has the board, it gets the commitments of its votes, which are those
// of the papers, before the decision.
func TestCommitmentsEnterTheBook(t *testing.T) {
	d := lite(t)
	composed := must(d.docket.Boards(t.Context(), d.contest.ID))(t)
	group := composed.Group("PPP")
	fact := must(d.docket.BoardFact(t.Context(), d.contest.ID, composed, boards.Seat{Modality: group.Rules.Modality, Number: "1"}, d.Now(), "Portaria 1", "RH"))(t)
	if _, err := d.docket.Record(t.Context(), hr, d.contest.ID, ledger.Digest{}, fact, nil); err != nil {
		t.Fatal(err)
	}
	c := d.voting("0002")
	d.votes(c, 3, codes("M", 5)...)
	c = d.closes(c)
	if err := d.publishes(Provisional, "", c); err != nil {
		t.Fatal(err)
	}
	var kinds []ledger.Kind
	var marks []string
	for _, line := range must(d.db.FactLines(t.Context(), c.Contest))(t) {
		f, _ := ledger.Decode(line)
		kinds = append(kinds, f.Kind)
		if f.Kind == ledger.Vote {
			marks = append(marks, f.Value("membro")+" "+f.Value("compromisso"))
		}
	}
	if !slices.Equal(kinds, []ledger.Kind{ledger.Board, ledger.Vote, ledger.Vote, ledger.Vote, ledger.Vote, ledger.Vote, ledger.Decision}) {
		t.Errorf("%v", kinds)
	}
	for _, b := range must(d.db.Ballots(t.Context(), c.Contest, c.opening(confirmation.First).Box))(t) {
		if !slices.Contains(marks, b.Member+" "+b.Commitment) {
			t.Errorf("%v lack that of %s", marks, b.Member)
		}
	}
}
