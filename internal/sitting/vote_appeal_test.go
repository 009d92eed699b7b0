package sitting

import (
	"errors"
	"strings"
	"testing"

	"certame/confirmation"
	"certame/internal/docket"
	"certame/internal/store"
	"certame/law"
)

// appealed is a case denied by 3 to 2, published, and appealed against.
func (d *desk) appealed(registration string) *Case {
	d.t.Helper()
	c := d.voting(registration)
	d.votes(c, 3, codes("M", 5)...)
	c = d.closes(c)
	if err := d.publishes(Provisional, "", c); err != nil {
		d.t.Fatal(err)
	}
	c = must(d.Case(d.t.Context(), c.Contest, c.ID))(d.t)
	return d.append(c, New{Kind: Appealed})
}

// The appeal is of three others: who was of the first board does not judge it, under
// another code of the same account or of the same CPF (S16). Two dissents keep the
// declaration, with the article of it.
func TestAppealBoard(t *testing.T) {
	d := lite(t)
	c := d.appealed("0002")
	d.signed(append(codes("R", 3), codes("T", 3)...)...)
	tie := store.MemberAccount{Contest: d.contest.ID, Member: "R1", Account: account("M1"), By: hr}
	if err := d.db.TieMember(t.Context(), tie); err != nil {
		t.Fatal(err)
	}
	c = must(d.OpenVoting(t.Context(), secretary, c.Contest, c.ID, ""))(t)
	if err := d.Declare(t.Context(), account("M1"), c.Contest, c.ID, NoImpediment, ""); !errors.Is(err, ErrNotMember) {
		t.Errorf("who sat before, under another code: %v", err)
	}
	d.declares(c, "T1", NoImpediment)
	d.declares(c, "R2", NoImpediment)
	d.declares(c, "R3", NoImpediment)
	for _, code := range []string{"T1", "R2", "R3"} {
		d.examines(c, code)
	}
	for code, answer := range map[string]BallotPaper{"T1": against("conjunto fenotípico"), "R2": against("conjunto fenotípico"), "R3": inFavour} {
		if _, err := d.Cast(t.Context(), account(code), c.Contest, c.ID, answer, phrase(code)); err != nil {
			t.Fatal(code, err)
		}
	}
	c = d.closes(c)
	if c.State.Stage != confirmation.ToPublishFinal || c.State.Decision.Outcome != confirmation.Confirmed || c.State.Decision.Basis[0] != law.Dec12536Art11Par3 {
		t.Errorf("%+v", c.State)
	}
}

// examines opens every element of an appeal.
func (d *desk) examines(c *Case, code string) {
	d.t.Helper()
	for _, element := range c.Elements() {
		must(d.OpenElement(d.t.Context(), account(code), c.Contest, c.ID, element))(d.t)
	}
}

// The same person, told by CPF, in both instances: the docket refuses the composition,
// and where one is there all the same the case gives them no place.
func TestSamePersonByCPF(t *testing.T) {
	d := lite(t)
	c := d.appealed("0002")
	d.signed(append(codes("R", 3), codes("T", 3)...)...)
	composed := must(d.docket.Boards(t.Context(), c.Contest))(t)
	group := composed.Group("PPP")
	group.Boards[0].Members[1].CPF, group.Boards[1].Members[0].CPF = "52998224725", "52998224725"
	ties := must(d.db.MemberAccounts(t.Context(), c.Contest))(t)
	sat := must(d.satFirst(t.Context(), c, composed, ties))(t)
	if m := &group.Boards[1].Members[0]; !sat.has(m, "outra conta") {
		t.Errorf("%+v was not recognised", m)
	}
	if m := &group.Boards[1].Members[2]; sat.has(m, account(m.Code)) {
		t.Errorf("%+v was taken for another", m)
	}
	text := strings.Replace(boardsText(), "PPP;comissao;M1;Pessoa M1;;", "PPP;comissao;M1;Pessoa M1;529.982.247-25;", 1)
	text = strings.Replace(text, "PPP;recursal;R1;Pessoa R1;;", "PPP;recursal;R1;Pessoa R1;52998224725;", 1)
	_, err := d.docket.Revise(t.Context(), hr, c.Contest, 1, "", docket.Changes{Put: docket.Files{"comissao.csv": strings.NewReader(text)}})
	if err == nil {
		t.Error("one CPF in both instances was taken")
	}
}

// Boards that change after the votes began take no vote away.
func TestBoardsChangeLater(t *testing.T) {
	d := lite(t)
	c := d.voting("0002")
	d.votes(c, 0, codes("M", 5)...)
	d.closes(c)
	text := strings.ReplaceAll(boardsText(), ";M1;", ";N1;")
	if _, err := d.docket.Revise(t.Context(), hr, c.Contest, 1, "", docket.Changes{Put: docket.Files{"comissao.csv": strings.NewReader(strings.ReplaceAll(text, ";suplente;M1;", ";suplente;N1;"))}}); err != nil {
		t.Fatal(err)
	}
	c = must(d.Case(t.Context(), c.Contest, c.ID))(t)
	if c.Broken != nil || c.State.Decision.Outcome != confirmation.Confirmed {
		t.Errorf("%+v, %+v", c.Broken, c.State.Decision)
	}
}
