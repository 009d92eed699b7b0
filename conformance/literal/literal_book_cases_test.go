package literal

import "testing"

// b35 is T35's edital, with H, another PPP, when asked.
func b35(more string) Terms {
	return terms("AC PPP AC AC PcD PPP", "A B:PPP C D E:PPP F:PPP G:PcD"+more)
}

func TestBookT33(t *testing.T) {
	edital := terms("AC PPP", "A B:PPP")
	facts := book(t, edital, "1 vaga_aberta 3")
	equal(t, "T33", join(StateOf(edital, facts).Labels), "AC PPP AC AC PcD")
}

// T34: seven AC appointed one by one from a list without a reserve; then the
// eighth seat. Alone PcD has it; with PPP, owed since the second, PPP has it.
func TestBookT34(t *testing.T) {
	edital := terms(repeat("AC", 7), series("a", "", 9)+"P:PPP G:PcD")
	alone := setting(edital, func(t *Terms) { t.Groups = []Group{disability(5)} })
	facts := then(t, alone, appointing(t, alone, 1), "2 vaga_aberta 1")
	equal(t, "T34", next(StateOf(alone, facts)), "G=PcD@8")
	facts = then(t, edital, appointing(t, edital, 1), "2 vaga_aberta 1", "3 vaga_aberta 1")
	equal(t, "T34 with PPP", next(StateOf(edital, facts)), "P=PPP@8 G=PcD@9")
}

// T35, T37: everybody is appointed, A withdraws, D comes in the seat A left.
func TestBookT37(t *testing.T) {
	facts := appointing(t, b35(""), 1)
	equal(t, "T35", held(StateOf(b35(""), facts)), "A B E C G F")
	s := StateOf(b35(""), then(t, b35(""), facts, "2 desistencia A"))
	equal(t, "T37", pairs(s.Modality), "B=AC C=AC D=AC E=PPP F=PPP G=PcD")
	equal(t, "T37 next", next(s)+" / "+held(s), "D=AC@1 / - B E C G F")
}

func TestBookT40(t *testing.T) {
	edital := b35(" H:PPP")
	facts := then(t, edital, appointing(t, edital, 1), "2 desistencia E")
	equal(t, "T40", next(StateOf(edital, facts)), "H=PPP@3")
	equal(t, "out", pairs(StateOf(edital, facts).Out), "E=desistencia")
}

// T61: the person second in rank is sub judice.
func TestBookT61(t *testing.T) {
	edital := terms("AC AC AC", "A X* C D E")
	facts := book(t, edital, "1 ordem_judicial X p1 participa")
	s := StateOf(edital, facts)
	equal(t, "T61", next(s), "A=AC@1 C=AC@2 D=AC@3")
	equal(t, "T61 mirror", pairs(s.Mirrors), "X=AC")
	ordinary := setting(edital, func(t *Terms) { t.SubJudice = "ordinaria" })
	equal(t, "ordinaria", next(StateOf(ordinary, facts)), "A=AC@1 X=AC@2 C=AC@3")
	s = StateOf(edital, appointing(t, edital, 2, facts...))
	frozen := setting(edital, freezes("nomeacao"))
	s = StateOf(frozen, appointing(t, frozen, 2, facts...))
	equal(t, "T61 congela", held(s)+" / "+pairs(s.Mirrors), "A C D / X=AC")
	s = StateOf(edital, appointing(t, edital, 2, facts...))
	equal(t, "T61 after the appointments", held(s)+" / "+pairs(s.Mirrors), "A C D / X=AC")
}

// T62: the seat of who is found in fraud goes to the next of the same list, also
// when the person was in service and the edital closes such seats.
func TestBookT62(t *testing.T) {
	edital := setting(b35(" H:PPP"), func(t *Terms) { t.Vacancy = "nova_vaga" })
	facts := then(t, edital, appointing(t, edital, 1), "2 posse E", "3 exercicio E", "9 fraude_efeito E")
	s := StateOf(edital, facts)
	equal(t, "T62", next(s)+" / "+pairs(s.Out), "H=PPP@3 / E=fraude_efeito")
}

// C01: nobody is appointed twice; the next of the list is called.
func TestBookC01(t *testing.T) {
	edital := terms("AC PPP AC", "A J:PPP B P:PPP")
	facts := book(t, edital, "1 nomeacao A 1 AC", "1 nomeacao J 2 PPP")
	equal(t, "C01 J counts as AC", held(StateOf(edital, facts))+" / "+StateOf(edital, facts).Modality["J"], "A J - / AC")
	refused(t, edital, facts, "2 nomeacao J 2 PPP")
	equal(t, "C01", next(StateOf(edital, facts)), "P=PPP@3")
}

// C02: thirteen of AC first and three of the reserve at the end.
func TestBookC02(t *testing.T) {
	edital := terms("AC AC N AC AC AC AC N AC AC AC AC N AC AC AC", series("a", "", 14)+series("n", ":N", 4))
	edital.Groups, edital.Chains = []Group{racial("N", 20)}, map[string][]string{"N": {openList}}
	facts := book(t, edital, "1 nomeacao a1 1 AC", "1 nomeacao a2 2 AC", "1 nomeacao a3 4 AC")
	equal(t, "C02 the third call was n1's", StateOf(edital, facts).Waiting[0].ID, "n1")
	for i, seat := range []string{"5", "6", "7", "9", "10", "11", "12", "14", "15", "16"} {
		facts = then(t, edital, facts, "1 nomeacao a"+itoa(i+4)+" "+seat+" AC")
	}
	equal(t, "C02", next(StateOf(edital, facts)), "n1=N@3 n2=N@8 n3=N@13")
	equal(t, "C02 nobody beyond the rule", join(StateOf(edital, facts).Beyond), "")
}

// C03: each withdrawal is a call in the same list and the same seat.
func TestBookC03(t *testing.T) {
	edital := terms("AC PPP AC AC", "A B C D E P:PPP Q:PPP")
	facts := appointing(t, edital, 1)
	facts = then(t, edital, facts, "2 nao_compareceu P", "2 sem_efeito B")
	equal(t, "C03", next(StateOf(edital, facts)), "Q=PPP@2 D=AC@3")
}

// C05: the person of the court comes in and goes out, the others do not move.
func TestBookC05(t *testing.T) {
	edital := terms("AC PPP AC", "A X* B P:PPP")
	before := appointing(t, edital, 1)
	in := then(t, edital, before, "2 ordem_judicial X p1 participa")
	refused(t, edital, in, "3 ordem_judicial X p1 participa", "3 ordem_judicial X p2 opcao", "3 ordem_judicial_fim 1")
	out := then(t, edital, in, "3 ordem_judicial_fim 4")
	equal(t, "C05 in", held(StateOf(edital, in))+" / "+pairs(StateOf(edital, in).Mirrors), "A P B / X=AC")
	equal(t, "C05 out", held(StateOf(edital, out))+" / "+pairs(StateOf(edital, out).Out), "A P B / X=eliminada")
	equal(t, "C05 no mirror", pairs(StateOf(edital, out).Mirrors), "")
	accepted(t, edital, out, "4 ordem_judicial X p1 participa")
	refused(t, edital, out, "4 ordem_judicial_fim 4", "4 ordem_judicial_definitiva 4", "4 nomeacao X 1 AC")
	won := then(t, edital, in, "3 ordem_judicial_definitiva 4")
	equal(t, "C05 won: B was appointed and stays", held(StateOf(edital, won))+" / "+join(StateOf(edital, won).Beyond), "A P B / B")
	won = then(t, edital, won, "5 vaga_aberta 1")
	equal(t, "C05 won, next seat", next(StateOf(edital, won)), "X=AC@4")
}

// C24: two years from day 0 (1970-01-01) end on 1972-01-01, day 730.
func TestBookC24(t *testing.T) {
	edital := terms("AC", "A B C:PPP")
	accepted(t, edital, nil, "730 vaga_aberta 1", "730 nomeacao A 1 AC", "730 prorrogacao")
	refused(t, edital, nil, "731 vaga_aberta 1", "731 nomeacao A 1 AC", "731 prorrogacao")
	facts := book(t, edital, "730 prorrogacao")
	accepted(t, edital, facts, "1461 vaga_aberta 1")
	refused(t, edital, facts, "1462 vaga_aberta 1", "1000 prorrogacao")
	facts = then(t, edital, facts, "1000 nomeacao A 1 AC")
	refused(t, edital, facts, "1000 estorno 1")
	equal(t, "31/01 + 1 month", itoa(lastDay(30, 1)), "58")
	equal(t, "31/01 + 2 months", itoa(lastDay(30, 2)), "89")
}

// I-11: A, C and D in AC, P in PPP; D withdraws.
func TestBookI11(t *testing.T) {
	edital := terms("AC PPP AC AC", "A C D P:PPP E Q:PPP")
	facts := then(t, edital, appointing(t, edital, 1), "2 desistencia D")
	s := StateOf(edital, facts)
	equal(t, "compensa", pairs(s.Modality)+" / "+held(s)+" / "+next(s),
		"A=AC C=AC P=AC Q=PPP / A P C - / Q=PPP@4")
	s = StateOf(setting(edital, freezes("nomeacao")), facts)
	equal(t, "congela", pairs(s.Modality)+" / "+held(s)+" / "+next(s),
		"A=AC C=AC E=AC P=PPP / A P C - / E=AC@4")
}

// I-13: D withdraws on day 10; what matters is what happened to P before it.
func TestBookI13(t *testing.T) {
	edital := terms("AC PPP AC AC", "A C D P:PPP E Q:PPP")
	ask := func(at string, lines ...string) string {
		frozen := setting(edital, freezes(at))
		s := StateOf(frozen, book(t, frozen, lines...))
		return s.Modality["P"] + " / " + next(s)
	}
	equal(t, "nomeacao on 15", ask("nomeacao", "10 desistencia D", "15 nomeacao P 4 AC"), "AC / A=AC@1 Q=PPP@2 C=AC@3")
	equal(t, "nomeacao on 5", ask("nomeacao", "5 nomeacao P 2 PPP", "10 desistencia D"), "PPP / A=AC@1 C=AC@3 E=AC@4")
	equal(t, "homologacao", ask("homologacao", "1 homologacao", "10 desistencia D", "15 nomeacao P 2 PPP"),
		"PPP / A=AC@1 C=AC@3 E=AC@4")
	equal(t, "homologacao, nobody appointed", ask("homologacao", "1 homologacao", "10 desistencia D"),
		"PPP / A=AC@1 P=PPP@2 C=AC@3 E=AC@4")
	equal(t, "course on 8", ask("curso_de_formacao", "8 curso_de_formacao P 2 PPP", "10 desistencia D"),
		"PPP / A=AC@1 P=PPP@2 C=AC@3 E=AC@4")
	equal(t, "course on 12", ask("curso_de_formacao", "10 desistencia D", "12 curso_de_formacao P 3 AC"),
		"AC / A=AC@1 Q=PPP@2 P=AC@3 C=AC@4")
}
