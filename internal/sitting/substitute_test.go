package sitting

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"certame/confirmation"
	"certame/internal/intake/boards"
	"certame/internal/store"
)

// first is the place of a member of the first board of PPP.
func (d *desk) first(code string) boards.Seat {
	d.t.Helper()
	composed := must(d.docket.Boards(d.t.Context(), d.contest.ID))(d.t)
	return boards.Seat{Modality: composed.Group("PPP").Rules.Modality, Instance: confirmation.First, Number: "1", Code: code}
}

// The panel says whose a code is, what they signed and how often they are kept out,
// and holds the boards to the terms that were signed here.
func TestPanel(t *testing.T) {
	both(t, func(t *testing.T, d *desk) {
		missing := func(p *Panel, code string) bool {
			for _, f := range p.Group("PPP").Findings {
				for _, param := range f.Params {
					if f.Code == "comissao.termo" && param.Name == "membro" && param.Value.String() == "Pessoa "+code+" ("+code+")" {
						return true
					}
				}
			}
			return false
		}
		before := must(d.Panel(t.Context(), d.contest.ID))(t)
		if one := before.Sitter("M1"); one.Account != "" || !one.Signed.IsZero() || !missing(before, "M1") {
			t.Errorf("before: %+v", one)
		}
		c := d.voting("0002")
		d.declares(c, "M1", Kinship)
		d.declares(c, "M2", NoImpediment)
		must(d.Sign(t.Context(), account("M3"), d.contest.ID, ""))(t)
		p := must(d.Panel(t.Context(), d.contest.ID))(t)
		if one := p.Sitter("M1"); one.Account != account("M1") || !one.Votes || one.Impeded != 1 || missing(p, "M1") {
			t.Errorf("M1: %+v", one)
		}
		if p.Sitter("M2").Impeded != 0 || p.Sitter("M3").Votes || p.Sitter("M3").Signed.IsZero() || !missing(p, "R1") {
			t.Errorf("%+v", p.Sitters)
		}
		if len(p.UnderWay) != 1 || !slices.Equal(p.UnderWay[0].Cases, []string{c.ID}) || len(p.UnderWay[0].Gone) != 0 {
			t.Errorf("%+v", p.UnderWay)
		}
		if err := d.recompose(strings.Replace(boardsText(), "PPP;comissao;M5;", "PPP;comissao;N5;", 1)); err != nil {
			t.Fatal(err)
		}
		if p = must(d.Panel(t.Context(), d.contest.ID))(t); !slices.Equal(p.UnderWay[0].Gone, []string{"M5"}) {
			t.Errorf("who votes and is not on the board any more: %+v", p.UnderWay)
		}
	})
}

// Who leaves is replaced in the file and, if it is asked, in the cases under way in which
// they sit and have not voted: together, or nothing.
func TestSubstitute(t *testing.T) {
	both(t, func(t *testing.T, d *desk) {
		voted, open := d.voting("0002"), d.voting("0003")
		d.votes(voted, 0, "M1")
		sub := Substitution{After: 1, Titular: d.first("M1"), Alternate: "S1", InCases: true}
		if err := d.Substitute(t.Context(), secretary, d.contest.ID, sub); err == nil || !strings.Contains(err.Error(), "falta o motivo") {
			t.Errorf("without a reason: %v", err)
		}
		sub.Reason, sub.After = "licença médica", 0
		var conflict *store.Conflict
		if err := d.Substitute(t.Context(), secretary, d.contest.ID, sub); !errors.As(err, &conflict) {
			t.Errorf("over what was not seen: %v", err)
		}
		if c := must(d.Case(t.Context(), d.contest.ID, open.ID))(t); c.Seen() != open.Seen() {
			t.Error("half of it was done")
		}
		sub.After = 1
		if err := d.Substitute(t.Context(), secretary, d.contest.ID, sub); err != nil {
			t.Fatal(err)
		}
		if c := must(d.Case(t.Context(), d.contest.ID, voted.ID))(t); c.Last(Replaced) != nil {
			t.Error("a vote was replaced")
		}
		if e := must(d.Case(t.Context(), d.contest.ID, open.ID))(t).Last(Replaced); e == nil || e.Member != "M1" || e.InPlaceOf != "M1" || e.Reason != "licença médica" {
			t.Errorf("%+v", e)
		}
		d.declares(open, "S1", NoImpediment)
		if err := d.casts(open, "M1", inFavour); !errors.Is(err, ErrNotSeat) && !errors.Is(err, ErrNotDeclared) {
			t.Errorf("who left voted: %v", err)
		}
		if err := d.casts(open, "S1", inFavour); err != nil {
			t.Errorf("who came in: %v", err)
		}
		composed := must(d.docket.Boards(t.Context(), d.contest.ID))(t)
		if a, there := composed.Roster.Find(d.first("S1")); !there || a.Member.Alternate || composed.Revision != 2 {
			t.Errorf("%+v", a)
		}
		if r := must(d.db.Revision(t.Context(), d.contest.ID, 0))(t); r.Note != "substituição de M1 por S1: licença médica" {
			t.Errorf("%q", r.Note)
		}
	})
}

// A case in which nobody is left to sit keeps everything as it was, and is named.
func TestSubstituteLeavesNoSeatEmpty(t *testing.T) {
	d := lite(t)
	c := d.voting("0002")
	d.declares(c, "S1", Kinship)
	sub := Substitution{After: 1, Titular: d.first("M1"), Alternate: "S1", Reason: "licença", InCases: true}
	if err := d.Substitute(t.Context(), secretary, d.contest.ID, sub); err == nil || !strings.Contains(err.Error(), "inscrição 0002") || !strings.Contains(err.Error(), "ninguém mais pode votar no lugar de M1") {
		t.Errorf("%v", err)
	}
	if r := must(d.db.Revision(t.Context(), d.contest.ID, 0))(t); r.Number != 1 {
		t.Error("the file changed alone")
	}
	sub.InCases = false
	if err := d.Substitute(t.Context(), secretary, d.contest.ID, sub); err != nil {
		t.Fatal(err)
	}
	if c := must(d.Case(t.Context(), d.contest.ID, c.ID))(t); c.Last(Replaced) != nil {
		t.Error("a case was touched")
	}
}
