package outsider

import (
	"slices"
	"strings"
	"testing"
)

// choiceDraft is an invented contest of two posts by preference, worked out by hand:
// 12 waits for A, which they prefer, and takes B; 13 takes B by the PPP seat; 15,
// first in A, was called to confirm it and refused, and waits for B.
func choiceDraft() *draft { return answeredDraft("recusa") }

func answeredDraft(answer string) *draft {
	d := smallDraft()
	d.people = 5
	facts, digests := chained(
		`{"id":"f1","tipo":"interesse","dados":{"cargo":"A","inscricao":"15","resposta":"`+answer+`"}`,
		`{"id":"f2","tipo":"homologacao","dados":{}`)
	d.files[factsFile], d.head = facts, digests[1]
	d.files[chainFile] = "fato,resumo\nf1," + digests[0] + "\nf2," + digests[1] + "\n"
	d.files[peopleFile] = "inscricao,cargo,opcoes,nota_final\n11,A|B,,90|80\n12,A|B,,85|88\n13,B|A,PPP,70|60\n14,A|B,,50|60\n15,B|A,,40|95\n"
	d.files[boardFile] = "cargo,total,AC,PPP,quadro_declarado\nA,1,1,0,nao\nB,2,1,1,nao\n"
	d.files[callsFile] = "cargo,convocacao,rotulo,rotulo_final,inscricao,nota,situacao,motivo,vaga,rotulo_vaga\n" +
		"A,1,AC,AC,11,90,convocada,,1,AC\nB,1,AC,AC,12,88,convocada,,1,AC\nB,2,PPP,PPP,13,70,convocada,,2,PPP\n"
	d.files[listsFile] = "cargo,lista,posicao,inscricao,nota,situacao,informativa\n" +
		"A,AC,1,15,95,recusou_o_cargo,nao\nA,AC,2,11,90,convocada,nao\nA,AC,3,12,85,classificada,nao\n" +
		"A,AC,4,13,60,em_cargo_preferido,nao\nA,AC,5,14,50,classificada,nao\nA,PPP,1,13,60,em_cargo_preferido,nao\n" +
		"B,AC,1,12,88,convocada,nao\nB,AC,2,11,80,em_cargo_preferido,nao\nB,AC,3,13,70,convocada,nao\n" +
		"B,AC,4,14,60,classificada,nao\nB,AC,5,15,40,classificada,nao\nB,PPP,1,13,70,convocada,nao\n"
	d.files[standingFile] = "inscricao,cargo,situacao,detalhe,artigo\n" +
		"15,A,recusou_o_cargo,,\n11,A,convocada,,\n12,A,classificada,,\n13,A,em_cargo_preferido,,\n14,A,classificada,,\n" +
		"12,B,convocada,,\n11,B,em_cargo_preferido,,\n13,B,convocada,,\n14,B,classificada,,\n15,B,classificada,,\n"
	d.files[choicesFile] = "inscricao,preferencia,cargo,nota,situacao,ocupa,espera\n" +
		"11,,A,90,convocada,sim,nao\n11,,B,80,em_cargo_preferido,nao,nao\n12,,A,85,classificada,nao,sim\n12,,B,88,convocada,sim,nao\n" +
		"13,,B,70,convocada,sim,nao\n13,,A,60,em_cargo_preferido,nao,nao\n14,,A,50,classificada,nao,sim\n14,,B,60,classificada,nao,sim\n" +
		"15,,B,40,classificada,nao,sim\n15,,A,95,recusou_o_cargo,nao,nao\n"
	d.files[seatsFile] = "cargo,vaga,rotulo,conta_como,situacao,inscricao,fato,detalhe\nA,1,AC,AC,a_convocar,11,,\nB,1,AC,AC,a_convocar,12,,\nB,2,PPP,PPP,a_convocar,13,,\n"
	d.files[movesFile] = firstRow(d.files[movesFile])
	return d
}

// settledDraft is the same after 12 was appointed in B, by an edital in which that
// ends the wait for A.
func settledDraft() *draft {
	d := choiceDraft()
	d.readings["I-46"] = "deixa"
	for _, change := range [][3]string{
		{standingFile, "12,B,convocada", "12,B,nomeada"},
		{callsFile, "88,convocada", "88,nomeada"},
		{listsFile, "12,88,convocada", "12,88,nomeada"},
		{seatsFile, "a_convocar,12,,", "nomeada,12,f3,"},
		{choicesFile, "12,,B,88,convocada", "12,,B,88,nomeada"},
		{choicesFile, "12,,A,85,classificada,nao,sim", "12,,A,85,nomeada_em_outro,nao,nao"},
		{standingFile, "12,A,classificada", "12,A,nomeada_em_outro"},
		{listsFile, "12,85,classificada", "12,85,nomeada_em_outro"},
	} {
		d.files[change[0]] = strings.Replace(d.files[change[0]], change[1], change[2], 1)
	}
	return d
}

// calledUpDraft is the same by an edital in which 12 goes on waiting: A has a second
// seat, to which they are called, and they keep the one in B until taking office.
func calledUpDraft() *draft {
	d := settledDraft()
	delete(d.readings, "I-46")
	for _, change := range [][3]string{
		{boardFile, "A,1,1,0", "A,2,2,0"},
		{callsFile, "B,1,AC", "A,2,AC,AC,12,85,convocada,,2,AC\nB,1,AC"},
		{seatsFile, "B,1,AC", "A,2,AC,AC,a_convocar,12,,\nB,1,AC"},
		{choicesFile, "12,,A,85,nomeada_em_outro,nao", "12,,A,85,convocada,sim"},
		{standingFile, "12,A,nomeada_em_outro", "12,A,convocada"},
		{listsFile, "12,85,nomeada_em_outro", "12,85,convocada"},
	} {
		d.files[change[0]] = strings.Replace(d.files[change[0]], change[1], change[2], 1)
	}
	return d
}

func TestAPackageByPreferenceHolds(t *testing.T) {
	for name, d := range map[string]*draft{"confirmation": choiceDraft(), "appointment that ends the wait": settledDraft(), "called to a preferred post": calledUpDraft()} {
		if a := d.answer(t); a.Divergence != nil || a.People != 5 {
			t.Errorf("%s: %s", name, a.Line())
		}
	}
}

// says changes the situation of somebody in a post, in the lists and in
// situacoes.csv: one lie told by both.
func says(who, post, mark, from, to string) []string {
	return []string{standingFile, who + "," + post + "," + from, who + "," + post + "," + to, listsFile, who + "," + mark + "," + from, who + "," + mark + "," + to}
}

// twice calls 11 to B as well, in the place of 12, of whom both files say that they
// are in a post that they prefer.
func twice() []string {
	return slices.Concat(
		says("12", "B", "88", "convocada", "em_cargo_preferido"), says("11", "B", "80", "em_cargo_preferido", "convocada"),
		[]string{callsFile, "B,1,AC,AC,12,88", "B,1,AC,AC,11,80", seatsFile, "B,1,AC,AC,a_convocar,12", "B,1,AC,AC,a_convocar,11"},
	)
}

var choiceMutations = []mutation{
	{"post twice in a list of posts", 3, peopleFile, edits(choiceDraft, peopleFile, "14,A|B", "14,A|A")},
	{"post that is not in the board, of several", 4, peopleFile, edits(choiceDraft, peopleFile, "14,A|B", "14,A|C")},
	{"fewer people than announced, each counted once", 3, peopleFile, func(*testing.T) *draft {
		d := choiceDraft()
		d.people = 10
		return d
	}},
	{"first who still wants the post passed over", 8, listsFile, edits(choiceDraft, says("15", "A", "95", "recusou_o_cargo", "classificada")...)},
	{"seat left empty with somebody waiting", 14, listsFile, edits(smallDraft, boardFile, "4,3,1", "5,4,1")},
	{"seat of a post by preference left empty", 14, listsFile, edits(choiceDraft, boardFile, "A,1,1,0", "A,2,2,0", seatsFile, "A,1,AC,AC,a_convocar,11,,\n", "A,1,AC,AC,a_convocar,11,,\nA,2,AC,AC,vaga,,,\n")},
	{"person in two posts", 15, callsFile, edits(choiceDraft, twice()...)},
	{"called to two posts", 15, callsFile, edits(calledUpDraft, append(says("12", "B", "88", "nomeada", "convocada"), callsFile, "88,nomeada", "88,convocada")...)},
	{"wait ended by no appointment", 16, peopleFile, edits(settledDraft, append(says("12", "B", "88", "nomeada", "convocada"), callsFile, "88,nomeada", "88,convocada")...)},
	{"wait ended where it goes on", 16, peopleFile, func(*testing.T) *draft {
		d := settledDraft()
		delete(d.readings, "I-46")
		return d
	}},
	{"posts in another order", 16, peopleFile, edits(choiceDraft, peopleFile, "13,B|A", "13,A|B")},
	{"said to be in a post that they do not prefer", 16, peopleFile, edits(choiceDraft, says("12", "A", "85", "classificada", "em_cargo_preferido")...)},
	{"said to be in a post and in none", 16, peopleFile, edits(choiceDraft, says("14", "B", "60", "classificada", "em_cargo_preferido")...)},
	{"waits for a post after the one taken", 16, peopleFile, edits(choiceDraft, standingFile, "13,A,em_cargo_preferido", "13,A,classificada", listsFile, "A,AC,4,13,60,em_cargo_preferido", "A,AC,4,13,60,classificada", listsFile, "A,PPP,1,13,60,em_cargo_preferido", "A,PPP,1,13,60,classificada")},
	{"said to have let a post go", 16, peopleFile, edits(choiceDraft, says("14", "A", "50", "classificada", "recusou_o_cargo")...)},
	{"confirmed, and said to have let it go", 16, peopleFile, func(*testing.T) *draft { return answeredDraft("confirma") }},
	{"what was said of a choice, in one file only", 17, choicesFile, edits(choiceDraft, choicesFile, "12,,A,85,classificada", "12,,A,85,fora_das_listas")},
	{"seat in one file only", 17, choicesFile, edits(choiceDraft, choicesFile, "12,,B,88,convocada,sim", "12,,B,88,convocada,nao")},
	{"waiting in one file only", 17, choicesFile, edits(choiceDraft, choicesFile, "14,,A,50,classificada,nao,sim", "14,,A,50,classificada,nao,nao")},
	{"mark of a choice", 17, choicesFile, edits(choiceDraft, choicesFile, "11,,A,90", "11,,A,91")},
	{"choice left out", 17, choicesFile, edits(choiceDraft, choicesFile, "11,,B,80,em_cargo_preferido,nao,nao\n", "")},
	{"choice too many", 17, choicesFile, edits(choiceDraft, choicesFile, "nota,situacao,ocupa,espera\n", "nota,situacao,ocupa,espera\n11,,A,90,convocada,sim,nao\n")},
}
