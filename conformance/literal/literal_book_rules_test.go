package literal

import (
	"fmt"
	"strings"
	"testing"
)

// A seat that opened is computed again until somebody is appointed to it, and is
// not after: the fifth of the joint list.
func TestOpenedSeatsAreRecomputed(t *testing.T) {
	edital := terms("", "A B:30 C D:30 G:PcD E F")
	edital.Groups, edital.Chains = []Group{racial("30", 30), disability(5)}, map[string][]string{"30": {"AC"}, "PcD": {"AC"}}
	four := book(t, edital, "1 vaga_aberta 4")
	equal(t, "four", join(StateOf(edital, four).Labels), "AC 30 AC AC")
	equal(t, "five", join(StateOf(edital, then(t, edital, four, "3 vaga_aberta 1")).Labels), "AC 30 AC 30 PcD")
	fixed := then(t, edital, four, "2 nomeacao C 4 AC")
	equal(t, "beyond the rule", join(StateOf(edital, fixed).Beyond), "")
	equal(t, "fixed", join(StateOf(edital, then(t, edital, fixed, "3 vaga_aberta 1")).Labels), "AC 30 30 AC PcD")
	late := then(t, edital, fixed, "3 vaga_aberta 1", "9 sem_efeito C")
	equal(t, "fixed for ever", join(StateOf(edital, late).Labels), "AC 30 30 AC PcD")
	closed := then(t, edital, four, "2 vaga_fechada 4", "3 vaga_aberta 1")
	equal(t, "closed", join(StateOf(edital, closed).Labels), "AC 30 30 AC PcD")
	equal(t, "nobody in a closed seat", next(StateOf(edital, closed)), "A=AC@1 B=30@2 D=30@3 G=PcD@5")
	refused(t, edital, closed, "4 vaga_fechada 4", "4 vaga_fechada 9", "4 nomeacao A 4 AC", "4 vaga_aberta 0")
	refused(t, edital, nil, "1 vaga_aberta 1 PcD")
	wider := setting(edital, func(t *Terms) { t.WiderPool = true })
	equal(t, "said", join(StateOf(wider, book(t, wider, "1 vaga_aberta 1 PcD", "1 vaga_aberta 2 AC")).Labels), "PcD AC AC")
	refused(t, wider, nil, "1 vaga_aberta 1")
}

// one seat reserves nothing, the second does; PcD waits for the fifth.
func TestBookThreshold(t *testing.T) {
	edital := terms("", "A B:30")
	edital.Groups, edital.Chains = []Group{racial("30", 60)}, map[string][]string{"30": {"AC"}}
	equal(t, "one", join(StateOf(edital, book(t, edital, "1 vaga_aberta 1")).Labels), "AC")
	equal(t, "two", join(StateOf(edital, book(t, edital, "1 vaga_aberta 2")).Labels), "30 AC")
	high := setting(terms("", "A"), func(t *Terms) { t.Threshold = 6 })
	equal(t, "PcD has none", join(StateOf(high, book(t, high, "1 vaga_aberta 5")).Labels), "AC AC AC AC PcD")
}

// The states of who is appointed, and what each refuses.
func TestBookCareer(t *testing.T) {
	edital := terms("AC AC", "A B C D* E!")
	refused(t, edital, nil, "1 posse A", "1 exercicio A", "1 exoneracao A", "1 sem_efeito A",
		"1 nomeacao Z 1 AC", "1 nomeacao A 3 AC", "1 nomeacao A 0 AC")
	accepted(t, edital, nil, "1 nomeacao D 1 AC", "1 nomeacao E 1 AC")
	refused(t, setting(edital, func(t *Terms) { t.Published = 2 }), nil, "1 nomeacao A 1 AC", "1 desistencia A")
	act := fact("1 nomeacao A 1 AC")
	act.NoAct = true
	equal(t, "without an act", fmt.Sprint(Admit(edital, nil, act)), "false")
	facts := book(t, edital, "1 nomeacao A 1 AC")
	refused(t, edital, facts, "2 exercicio A", "2 nomeacao B 1 AC", "2 exoneracao A", "2 vaga_fechada 1")
	accepted(t, edital, facts, "2 nao_compareceu A", "2 fim_de_fila A", "2 obito A")
	facts = then(t, edital, facts, "2 posse A")
	refused(t, edital, facts, "3 nao_compareceu A", "3 fim_de_fila A", "3 posse A")
	accepted(t, edital, facts, "3 desistencia A", "3 sem_efeito A", "3 exoneracao A")
	facts = then(t, edital, facts, "3 exercicio A")
	refused(t, edital, facts, "4 desistencia A", "4 sem_efeito A", "4 posse A", "4 exercicio A")
	gone := then(t, edital, facts, "4 exoneracao A")
	refused(t, edital, gone, "5 obito A", "5 desistencia A", "5 exoneracao A", "5 curso_de_formacao A", "5 nomeacao A 1 AC")
	equal(t, "mesma_vaga", next(StateOf(edital, gone)), "B=AC@1 C=AC@2")
	other := setting(edital, func(t *Terms) { t.Vacancy = "nova_vaga" })
	equal(t, "nova_vaga", next(StateOf(other, gone))+fmt.Sprint(StateOf(other, gone).Closed), "B=AC@2[1]")
	equal(t, "before service it is offered again", next(StateOf(other, then(t, other, facts[:2], "4 exoneracao A"))), "B=AC@1 C=AC@2")
}

// behind everybody, in the order of the requests; with or without the group.
func TestBookEndOfQueue(t *testing.T) {
	edital := terms("AC PPP AC", "A P:PPP B C Q:PPP R:PPP")
	facts := book(t, edital, "1 nomeacao P 2 PPP", "2 fim_de_fila P", "3 fim_de_fila A")
	equal(t, "keeps", next(StateOf(edital, facts)), "B=AC@1 Q=PPP@2 C=AC@3")
	facts = then(t, edital, facts, "4 desistencia Q", "4 desistencia R", "4 desistencia B", "4 desistencia C")
	equal(t, "P before A", next(StateOf(edital, facts)), "P=AC@1 A=AC@2")
	twice := then(t, edital, facts, "5 fim_de_fila P")
	equal(t, "asking again", next(StateOf(edital, twice)), "A=AC@1 P=AC@2")
	loses := setting(edital, func(t *Terms) { t.QueueLosesGroup = true })
	facts = book(t, loses, "1 fim_de_fila P", "2 desistencia Q", "2 desistencia R")
	equal(t, "loses", next(StateOf(loses, facts)), "A=AC@1 B=AC@2 C=AC@3")
	equal(t, "keeps the group", next(StateOf(edital, facts)), "A=AC@1 P=PPP@2 B=AC@3")
	refused(t, setting(edital, func(t *Terms) { t.EndOfQueue = false }), nil, "1 fim_de_fila P")
}

// Who is appointed out of order keeps the seat; the rule goes on with the rest,
// and when those before are gone the person is reached as anybody.
func TestBookBeyond(t *testing.T) {
	edital := terms("AC AC", "A B C")
	facts := book(t, edital, "1 nomeacao C 1 AC")
	s := StateOf(edital, facts)
	equal(t, "beyond", next(s)+" / "+join(s.Beyond)+" / "+pairs(s.Modality), "A=AC@2 / C / A=AC C=AC")
	facts = then(t, edital, facts, "2 desistencia B")
	equal(t, "reached", join(StateOf(edital, facts).Beyond)+next(StateOf(edital, facts)), "A=AC@2")
}

// Reversion: the seat of PQ that went to PI keeps its holder while it is PI's,
// and the seat that i1 leaves keeps its number.
func TestBookReversion(t *testing.T) {
	edital := terms("AC PI PQ", "A i1:PI i2:PI i3:PI p:PPP")
	edital.People = append(edital.People[:1:1], terms("", "a2 "+"i1:PI! i2:PI! i3:PI! p:PPP!").People[1:]...)
	facts := appointing(t, edital, 1)
	equal(t, "i2 in the seat of PQ", held(StateOf(edital, facts)), "A i1 i2")
	facts = then(t, edital, facts, "2 desistencia i1")
	equal(t, "i3 in i1's", held(StateOf(edital, facts))+" / "+next(StateOf(edital, facts)), "A - i2 / i3=PI@2")
	facts = then(t, edital, facts, "3 desistencia i3")
	equal(t, "no other PI", held(StateOf(edital, facts))+" / "+next(StateOf(edital, facts)), "A - i2 / p=PPP@2")
}

// I-10: an AC seat of the edital that nobody of AC takes goes by the series, one
// that opened later by rank.
func TestBookExhausted(t *testing.T) {
	edital, later := terms("AC", "i:PI! p:PPP!"), terms("", "i:PI! p:PPP!")
	equal(t, "edital", next(StateOf(edital, nil)), "p=PPP@1")
	equal(t, "later", next(StateOf(later, book(t, later, "1 vaga_aberta 1"))), "i=PI@1")
}

// What is frozen at the homologation is kept through the appointment, whatever
// the act says, and is lost with the option. The first course is what counts.
func TestBookFrozen(t *testing.T) {
	edital := setting(terms("AC PPP AC AC", "A C D P:PPP E Q:PPP"), freezes("homologacao"))
	facts := book(t, edital, "1 homologacao", "10 desistencia D", "15 nomeacao P 4 AC")
	equal(t, "kept", StateOf(edital, facts).Modality["P"], "PPP")
	facts = book(t, edital, "1 homologacao", "10 decisao P PPP primeira nao_confirmada")
	equal(t, "lost", next(StateOf(edital, facts)), "A=AC@1 Q=PPP@2 C=AC@3 D=AC@4")
	edital.FreezeAt = "curso_de_formacao"
	facts = book(t, edital, "8 curso_de_formacao P 2 PPP", "10 desistencia D")
	refused(t, edital, facts, "12 curso_de_formacao P 4 AC", "12 curso_de_formacao C", "12 curso_de_formacao C 4", "12 curso_de_formacao D 4 AC")
	equal(t, "course", next(StateOf(edital, facts)), "A=AC@1 P=PPP@2 C=AC@3 E=AC@4")
	facts = book(t, edital, "8 curso_de_formacao P 4 AC")
	equal(t, "said", next(StateOf(edital, facts)), "A=AC@1 Q=PPP@2 C=AC@3 P=AC@4")
	facts = book(t, edital, "8 curso_de_formacao E 4 AC")
	equal(t, "said to who has none", StateOf(edital, facts).Modality["E"], "AC")
	lost := then(t, edital, facts, "9 fim_de_fila E")
	equal(t, "lost at the end of the queue", StateOf(edital, lost).Modality["E"], "")
	other := then(t, edital, facts, "9 nomeacao C 4 AC")
	equal(t, "another of the label", next(StateOf(edital, other)), "E=AC@1 P=PPP@2 A=AC@3")
}

// Boards: a denial takes the option, and who is not on the AC list is out.
func TestBookBoards(t *testing.T) {
	edital := terms("AC PPP", "A P:PPP! Q:PPP B")
	denied := book(t, edital, "1 decisao P PPP primeira nao_confirmada")
	equal(t, "denied", next(StateOf(edital, denied))+" / "+pairs(StateOf(edital, denied).Out), "A=AC@1 Q=PPP@2 / P=sem_lista")
	refused(t, edital, denied, "2 decisao P PPP primeira confirmada", "2 decisao P PPP recursal confirmada",
		"2 decisao A PPP primeira confirmada", "2 recurso Q PPP")
	upheld := then(t, edital, denied, "2 recurso P PPP", "3 decisao P PPP recursal confirmada")
	equal(t, "appeal", next(StateOf(edital, upheld)), "A=AC@1 P=PPP@2")
	refused(t, edital, upheld, "4 recurso P PPP", "4 decisao P PPP recursal confirmada")
	seated := book(t, edital, "1 nomeacao P 2 PPP", "2 decisao P PPP primeira nao_confirmada")
	equal(t, "appointed before: stays until undone", held(StateOf(edital, seated))+" / "+join(StateOf(edital, seated).Beyond), "- P / P")
	equal(t, "off the lists", pairs(StateOf(edital, seated).Out), "P=sem_lista")
	accepted(t, edital, seated, "3 desistencia P")
	equal(t, "undone", next(StateOf(edital, then(t, edital, seated, "3 sem_efeito P"))), "A=AC@1 Q=PPP@2")
	absent := setting(edital, func(t *Terms) { t.AbsentEliminated = true })
	facts := book(t, absent, "1 decisao Q PPP primeira ausente")
	equal(t, "absent", pairs(StateOf(absent, facts).Out)+pairs(StateOf(edital, facts).Out), "Q=eliminada")
}

// Courts: the option sub judice is a mirror in the group only; exclusion takes
// off the lists, and its end gives them back.
func TestBookCourts(t *testing.T) {
	edital := terms("AC PPP AC", "A B X C P:PPP")
	facts := book(t, edital, "1 ordem_judicial X p1 opcao PPP")
	s := StateOf(edital, facts)
	equal(t, "opcao", next(s)+" / "+pairs(s.Mirrors), "A=AC@1 P=PPP@2 B=AC@3 / X=PPP")
	s = StateOf(edital, then(t, edital, facts, "2 desistencia A"))
	equal(t, "real in AC, no mirror", next(s)+" / "+pairs(s.Mirrors), "B=AC@1 P=PPP@2 X=AC@3 / X=")
	s = StateOf(edital, then(t, edital, facts, "2 ordem_judicial_definitiva 1"))
	equal(t, "definitive", next(s)+" / "+pairs(s.Mirrors), "A=AC@1 X=PPP@2 B=AC@3 / ")
	excluded := book(t, edital, "1 ordem_judicial A p1 exclui")
	equal(t, "exclui", next(StateOf(edital, excluded))+" / "+pairs(StateOf(edital, excluded).Out), "B=AC@1 P=PPP@2 X=AC@3 / A=exclui")
	refused(t, edital, excluded, "4 nomeacao A 1 AC")
	accepted(t, edital, excluded, "4 desistencia A", "4 fim_de_fila A")
	equal(t, "back", next(StateOf(edital, then(t, edital, excluded, "4 ordem_judicial_fim 1"))), "A=AC@1 P=PPP@2 B=AC@3")
}

// An exclusion does not undo the appointment: the seat is held until another
// fact frees it.
func TestBookExcludedAfterAppointed(t *testing.T) {
	edital := terms("AC PPP AC", "A B X C P:PPP")
	out := book(t, edital, "1 nomeacao A 1 AC", "2 posse A", "3 ordem_judicial A p1 exclui")
	s := StateOf(edital, out)
	equal(t, "exclui", held(s)+" / "+next(s)+" / "+join(s.Beyond), "A - - / P=PPP@2 B=AC@3 / A")
	refused(t, edital, out, "4 nomeacao A 3 AC", "4 vaga_fechada 1")
	accepted(t, edital, out, "4 exercicio A", "4 desistencia A", "4 exoneracao A", "4 ordem_judicial_fim 3")
	undone := then(t, edital, out, "4 sem_efeito A", "5 ordem_judicial_fim 3")
	equal(t, "undone", next(StateOf(edital, undone)), "B=AC@1 P=PPP@2 X=AC@3")
	back := then(t, edital, out, "4 ordem_judicial_fim 3")
	equal(t, "back", held(StateOf(edital, back))+" / "+next(StateOf(edital, back)), "A - - / P=PPP@2 B=AC@3")
}

// A court may give back who left, but not who died; leaving again ends it.
func TestBookReadmitted(t *testing.T) {
	edital := terms("AC PPP", "A B C P:PPP")
	facts := book(t, edital, "1 desistencia A", "2 ordem_judicial A p1 participa")
	s := StateOf(edital, facts)
	equal(t, "mirror", next(s)+" / "+pairs(s.Mirrors)+" / "+pairs(s.Out), "B=AC@1 P=PPP@2 / A=AC / ")
	won := then(t, edital, facts, "3 ordem_judicial_definitiva 2")
	equal(t, "won", next(StateOf(edital, won)), "A=AC@1 P=PPP@2")
	again := then(t, edital, won, "4 nao_compareceu A")
	equal(t, "left again", next(StateOf(edital, again))+" / "+pairs(StateOf(edital, again).Out), "B=AC@1 P=PPP@2 / A=nao_compareceu")
	lost := then(t, edital, facts, "3 desistencia A")
	refused(t, edital, lost, "4 ordem_judicial_fim 2", "4 desistencia A")
	accepted(t, edital, lost, "4 ordem_judicial A p1 participa")
	refused(t, edital, then(t, edital, facts, "3 obito A"), "4 ordem_judicial A p1 participa", "4 ordem_judicial A p1 exclui")
	seated := then(t, edital, facts, "3 nomeacao A 1 AC", "4 ordem_judicial_fim 2")
	equal(t, "the appointment outlives the order", held(StateOf(edital, seated))+" / "+next(StateOf(edital, seated)), "A - / P=PPP@2")
	accepted(t, edital, seated, "5 sem_efeito A", "5 desistencia A", "5 posse A")
	expelled := book(t, terms("AC", "A* B"), "1 ordem_judicial A p1 participa", "2 desistencia A")
	equal(t, "eliminated and left", next(StateOf(terms("AC", "A* B"), expelled))+pairs(StateOf(terms("AC", "A* B"), expelled).Out), "B=AC@1A=desistencia")
}

// Estorno, the estorno of an estorno, and a fact that comes late.
func TestBookEstorno(t *testing.T) {
	edital := terms("AC", "A B C")
	facts := book(t, edital, "1 desistencia A", "5 nomeacao B 1 AC")
	accepted(t, edital, facts, "6 estorno 1") // B would be beyond the rule, and stay
	refused(t, edital, then(t, edital, facts, "6 posse B"), "7 estorno 2")
	refused(t, edital, facts, "6 estorno 3", "6 estorno 0", "3 nomeacao B 1 AC", "6 desistencia A")
	accepted(t, edital, facts[:1], "6 estorno 1")
	facts = then(t, edital, facts, "6 estorno 2", "6 estorno 1")
	equal(t, "as if never", next(StateOf(edital, facts)), "A=AC@1")
	refused(t, edital, facts, "7 estorno 1", "7 estorno 2")
	again := then(t, edital, facts, "7 estorno 4", "7 estorno 3")
	equal(t, "back", held(StateOf(edital, again)), "B")
	refused(t, edital, again, "8 estorno 4")
	equal(t, "after 3", next(StateAfter(edital, again, 3)), "B=AC@1")
	equal(t, "on day 2, as known today", next(StateOn(edital, again, 2)), "B=AC@1")
	equal(t, "on day 2, reversed since", next(StateOn(edital, facts, 2)), "A=AC@1")
	orders := book(t, edital, "9 desistencia C", "2 ordem_judicial A p1 exclui", "4 ordem_judicial_fim 2")
	equal(t, "on day 4", next(StateOn(edital, orders, 4)), "A=AC@1")
	refused(t, edital, orders[:2], "1 ordem_judicial_fim 2")
}

// Without a date in the edital the homologation begins the validity.
func TestBookHomologation(t *testing.T) {
	edital := setting(terms("AC", "A B"), func(t *Terms) { t.Started, t.Months = false, 1 })
	accepted(t, edital, nil, "9999 nomeacao A 1 AC", "9999 vaga_aberta 1")
	facts := book(t, edital, "31 homologacao")
	accepted(t, edital, facts, "59 vaga_aberta 1")
	refused(t, edital, facts, "60 vaga_aberta 1", "40 homologacao")
	equal(t, "months", strings.Join([]string{itoa(lastDay(31, 1)), itoa(lastDay(31, 2))}, " "), "59 90")
}
