package confirmation

import (
	"math/bits"
	"slices"
	"testing"

	"certame/edital"
	"certame/law"
	"certame/trace"
)

// table is R-24 as the rules write it, row by row: votes against on the first
// board, votes against on appeal ("-" is no appeal in time), result.
var table = map[[2]int]Outcome{
	{0, -1}: Confirmed, {1, -1}: Confirmed, {2, -1}: Confirmed, {3, -1}: Denied, {4, -1}: Denied, {5, -1}: Denied,
	{0, 0}: Confirmed, {0, 1}: Confirmed, {0, 2}: Confirmed, {0, 3}: Confirmed,
	{1, 0}: Confirmed, {1, 1}: Confirmed, {1, 2}: Confirmed, {1, 3}: Confirmed,
	{2, 0}: Confirmed, {2, 1}: Confirmed, {2, 2}: Confirmed, {2, 3}: Confirmed,
	{3, 0}: Confirmed, {3, 1}: Confirmed, {3, 2}: Confirmed, {3, 3}: Denied,
	{4, 0}: Confirmed, {4, 1}: Confirmed, {4, 2}: Confirmed, {4, 3}: Denied,
	{5, 0}: Confirmed, {5, 1}: Confirmed, {5, 2}: Denied, {5, 3}: Denied,
}

// Every vector of votes of the two boards, in every regime.
func TestTruthTable(t *testing.T) {
	for name, r := range map[string]*Rules{"decree": ppp(t), "ordinance": rulesFor(t, military(edital.Confirmation{}), "PPP")} {
		for first := range 1 << 5 {
			one := Count(r, First, vector(first, 5, "M"), "", trace.Discard)
			if got, want := Decide(r, one, nil).Outcome, table[[2]int{bits.OnesCount(uint(first)), -1}]; got != want {
				t.Errorf("%s: %05b without appeal is %d, want %d", name, first, got, want)
			}
			for second := range 1 << 3 {
				two := Count(r, OnAppeal, vector(second, 3, "R"), "", trace.Discard)
				want := table[[2]int{bits.OnesCount(uint(first)), bits.OnesCount(uint(second))}]
				if got := Decide(r, one, &two).Outcome; got != want {
					t.Errorf("%s: %05b then %03b is %d, want %d", name, first, second, got, want)
				}
			}
		}
	}
}

// The row of the two dissents cites its own article, the others the majority's.
func TestDecisionsCiteTheirArticle(t *testing.T) {
	decree, ordinance := ppp(t), rulesFor(t, military(edital.Confirmation{}), "PPP")
	for _, c := range []struct {
		r             *Rules
		first, appeal int
		want          law.Provision
	}{
		{decree, 0b00111, 0b011, law.Dec12536Art11Par3},
		{decree, 0b11111, 0b011, law.Lei15142Art3Par2},
		{decree, 1, 0, law.Dec12536Art10Cpt},
		{ordinance, 0b00111, 0b011, law.Portmd1286Art16Cpt},
		{ordinance, 0b11111, 0b111, law.Portmd1286Art23Par1u},
		{ordinance, 0b11111, 0b111, law.Portmd1286Art8Cpt},
	} {
		one := Count(c.r, First, vector(c.first, 5, "M"), "", trace.Discard)
		two := Count(c.r, OnAppeal, vector(c.appeal, 3, "R"), "", trace.Discard)
		if got := Decide(c.r, one, &two).Basis; !slices.Contains(got, c.want) {
			t.Errorf("%05b then %03b cites %v, want %s", c.first, c.appeal, got, c.want)
		}
	}
}

// I-06: the other groups have the row only if the edital says so; majority
// decides otherwise. Three votes on each board.
func TestDocumentBoards(t *testing.T) {
	for _, c := range []struct {
		prevalence edital.Prevalence
		dissents   Outcome
		decidedBy  string
	}{{"", Denied, "padrao"}, {edital.PrevalenceOnlyPhenotype, Denied, "edital"}, {edital.PrevalenceExtends, Confirmed, "edital"}} {
		r := rulesFor(t, terms(today, edital.Confirmation{Prevalence: c.prevalence}), "PQ")
		for first := range 1 << 3 {
			for second := range 1 << 3 {
				one := Count(r, First, vector(first, 3, "D"), "", trace.Discard)
				two := Count(r, OnAppeal, vector(second, 3, "R"), "", trace.Discard)
				a, b := bits.OnesCount(uint(first)), bits.OnesCount(uint(second))
				want := Confirmed
				if a >= 2 && b >= 2 {
					want = Denied
				}
				got := Decide(r, one, &two)
				if a == 2 && b == 2 {
					want = c.dissents
					if got.Interpretation != law.I06 || got.DecidedBy != c.decidedBy {
						t.Errorf("%q: two dissents decided by %q under %q", c.prevalence, got.DecidedBy, got.Interpretation)
					}
				}
				if got.Outcome != want {
					t.Errorf("%q: %03b then %03b is %d, want %d", c.prevalence, first, second, got.Outcome, want)
				}
			}
		}
	}
}

// A vote that a person must look at is counted both ways: it matters only where
// it changes the result.
func TestQueriedVotes(t *testing.T) {
	r := ppp(t)
	reasons := func(against int, reasons ...string) (out []Ballot) {
		out = vector(1<<against-1, 5, "M")
		for i, reason := range reasons {
			out[i].Reason = reason
		}
		return out
	}
	for name, c := range map[string]struct {
		first []Ballot
		want  Outcome
		found codes
	}{
		"three against, one without reasons": {reasons(3, ""), Undecided, codes{"voto.sem_motivo:alerta"}},
		"four against, one without reasons":  {reasons(4, ""), Denied, codes{"voto.sem_motivo:alerta"}},
		"four against, two without reasons":  {reasons(4, "", " "), Undecided, codes{"voto.sem_motivo:alerta", "voto.sem_motivo:alerta"}},
		"two against without reasons":        {reasons(2, "", ""), Confirmed, codes{"voto.sem_motivo:alerta", "voto.sem_motivo:alerta"}},
		"three against, one on ancestry":     {reasons(3, "Ascendência"), Undecided, codes{"voto.fundamento_vedado:alerta"}},
		"five against, one on a report":      {reasons(5, "laudo dermatológico"), Denied, codes{"voto.fundamento_vedado:alerta"}},
		"three against, one in doubt":        {reasons(3, "dúvida razoável"), Undecided, codes{"voto.duvida_contraria:alerta"}},
		"for on forbidden grounds":           {[]Ballot{{Member: "M1", Vote: For, Reason: "a avó é preta"}, {Member: "M2", Vote: For}, {Member: "M3", Vote: For}, {Member: "M4", Vote: For}, {Member: "M5", Vote: For}}, Confirmed, codes{"voto.fundamento_vedado:alerta"}},
		"incomplete":                         {reasons(3)[:3], Undecided, codes{"voto.quorum:alerta"}},
		"abstention":                         {append(reasons(3)[:4], Ballot{Member: "M5", Vote: Abstained}), Undecided, codes{"voto.abstencao:alerta", "voto.quorum:alerta"}},
	} {
		var found codes
		got := Decide(r, Count(r, First, c.first, "", &found), nil)
		if got.Outcome != c.want || !slices.Equal(found, c.found) {
			t.Errorf("%s: %d with %v, want %d with %v", name, got.Outcome, found, c.want, c.found)
		}
		if c.want == Undecided && got.Interpretation != law.I04 {
			t.Errorf("%s: under %q", name, got.Interpretation)
		}
	}
}

// Sample with the traits of a real spreadsheet: three against, one of them
// without reasons, and two of three on appeal. Whatever the third vote turns out
// to be, the declaration stands.
func TestQueriedVoteThatDoesNotMatter(t *testing.T) {
	r := ppp(t)
	first := vector(0b00111, 5, "M")
	first[2].Reason = ""
	one := Count(r, First, first, "", trace.Discard)
	two := Count(r, OnAppeal, vector(0b011, 3, "R"), "", trace.Discard)
	if got := Decide(r, one, &two); got.Outcome != Confirmed || !slices.Contains(got.Basis, law.Dec12536Art11Par3) {
		t.Errorf("%+v", got)
	}
}

// D 5 §1: the opinion that declares reasonable doubt decides for the person,
// whatever the votes.
func TestReasonableDoubt(t *testing.T) {
	r := ppp(t)
	one := Count(r, First, vector(0b11111, 5, "M"), "", trace.Discard)
	one.Doubt = true
	if got := Decide(r, one, nil); got.Outcome != Confirmed || !slices.Equal(got.Basis, []law.Provision{law.Dec12536Art5Par1}) {
		t.Errorf("%+v", got)
	}
	one.Doubt = false
	two := Count(r, OnAppeal, vector(0b111, 3, "R"), "", trace.Discard)
	two.Doubt = true
	if got := Decide(r, one, &two); got.Outcome != Confirmed {
		t.Errorf("on appeal: %+v", got)
	}
}

// An appeal whose votes are not all in has not decided; where the first board
// confirmed there is nothing to appeal against.
func TestIncompleteAppeal(t *testing.T) {
	r := ppp(t)
	two := Count(r, OnAppeal, vector(0b11, 3, "R")[:2], "", trace.Discard)
	for against, want := range map[int]Outcome{0b00111: Undecided, 0b00011: Confirmed} {
		if got := Decide(r, Count(r, First, vector(against, 5, "M"), "", trace.Discard), &two).Outcome; got != want {
			t.Errorf("%05b is %d, want %d", against, got, want)
		}
	}
}

// An even board that the edital made may tie, and a tie is no majority.
func TestEvenBoard(t *testing.T) {
	r := rulesFor(t, terms(today, edital.Confirmation{DocumentBoard: 4}), "PI")
	for against, want := range map[int]Outcome{0b0001: Confirmed, 0b0011: Undecided, 0b0111: Denied} {
		if got := Decide(r, Count(r, First, vector(against, 4, "D"), "", trace.Discard), nil).Outcome; got != want {
			t.Errorf("%04b is %d, want %d", against, got, want)
		}
	}
}

func TestForbiddenGrounds(t *testing.T) {
	for reason, want := range map[string]Ground{
		"Conjunto fenotípico": "", "": "", "Cor da pele, textura do cabelo e traços faciais": "", "dúvida razoável": "",
		"reside no país": "", "avaliação da comissão": "", "apaixonada": "",
		"ascendência": "ancestralidade", "ANCESTRALIDADE europeia": "ancestralidade", "o pai é branco": "ancestralidade", "A avó era preta": "ancestralidade",
		"laudo": "laudo", "laudo médico": "laudo", "parecer médico": "laudo_medico", "exame Dermatológico": "laudo_dermatologico", "fototipo IV": "laudo_dermatologico",
		"teste genético": "laudo_genetico", "DNA": "laudo_genetico", "estudo antropológico": "laudo_antropologico",
	} {
		if got, found := Forbidden(reason); got != want || found != (want != "") {
			t.Errorf("%q: %q", reason, got)
		}
	}
}
