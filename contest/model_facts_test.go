package contest_test

import (
	"certame"
	"certame/appointment"
	"certame/conformance/literal"

	"pgregory.net/rapid"
)

// kinds are as often as a long book needs them: seats open and people come and
// go, so that there is always somebody to call.
var kinds = [...]string{
	"homologacao", "curso_de_formacao", "curso_de_formacao", "vaga_aberta", "vaga_aberta", "vaga_fechada", "prorrogacao",
	"nomeacao", "nomeacao", "nomeacao", "nomeacao", "nomeacao", "nomeacao", "nomeacao", "nomeacao",
	"sem_efeito", "posse", "posse", "posse", "posse", "exercicio", "exercicio", "exercicio",
	"desistencia", "nao_compareceu", "fim_de_fila", "fim_de_fila", "exoneracao", "exoneracao", "obito", "saida",
	"ordem_judicial", "ordem_judicial", "ordem_judicial", "ordem_judicial_fim", "ordem_judicial_fim", "ordem_judicial_definitiva",
	"decisao", "decisao", "recurso", "recurso", "estorno", "estorno", "estorno", "fraude_efeito",
}

// mostSeats keeps the slow implementation from taking minutes.
const mostSeats = 15

// anyFacts proposes what may well be impossible: mostly one fact, or a whole
// proceeding on fraud.
func (m *model) anyFacts(t *rapid.T) []literal.Fact {
	m.today += certame.Date(rapid.SampledFrom([]int{0, 0, 0, 1, 1, 2, 9}).Draw(t, "days"))
	day := m.today
	if rapid.IntRange(0, 3).Draw(t, "late") == 0 {
		day -= certame.Date(rapid.IntRange(1, 30).Draw(t, "how late"))
	}
	kind := rapid.SampledFrom(kinds[:]).Draw(t, "kind")
	f := literal.Fact{Kind: kind, Day: int(day)}
	if kind == "fraude_efeito" {
		return factsOfFraud(m.anyPerson(t, kind), int(day))
	}
	m.complete(t, &f)
	return []literal.Fact{f}
}

// complete draws what the kind has.
func (m *model) complete(t *rapid.T, f *literal.Fact) {
	switch f.Kind {
	case "homologacao", "prorrogacao":
		return
	case "vaga_aberta":
		f.Quantity = rapid.IntRange(1, 2).Draw(t, "quantidade")
		if wrong := rapid.IntRange(0, 7).Draw(t, "wrong") == 0; m.slow.WiderPool != wrong {
			f.Label = rapid.SampledFrom([]string{"AC", "AC", "PPP", "PI", "PcD"}).Draw(t, "rotulo")
		}
		return
	case "vaga_fechada":
		f.Seat = m.anySeat(t)
		return
	case "estorno", "ordem_judicial_fim", "ordem_judicial_definitiva":
		f.Target = m.anyTarget(t, f.Kind)
		return
	}
	f.Person = m.anyPerson(t, f.Kind)
	m.completePerson(t, f)
}

func (m *model) completePerson(t *rapid.T, f *literal.Fact) {
	switch f.Kind {
	case "nomeacao", "curso_de_formacao":
		m.place(t, f)
	case "ordem_judicial":
		f.Process, f.Effect = rapid.SampledFrom([]string{"1", "2"}).Draw(t, "processo"), rapid.SampledFrom([]string{"participa", "opcao", "exclui"}).Draw(t, "efeito")
		if f.Effect == "opcao" && rapid.IntRange(0, 9).Draw(t, "sem grupo") > 0 {
			f.Group = rapid.SampledFrom(groupCodes[:]).Draw(t, "grupo")
		}
	case "decisao":
		f.Group, f.Instance = m.anyGroup(t, f.Person), rapid.SampledFrom([]string{"primeira", "primeira", "recursal"}).Draw(t, "instancia")
		f.Result = rapid.SampledFrom([]string{"confirmada", "nao_confirmada", "ausente", "filmagem_recusada"}).Draw(t, "resultado")
	case "recurso":
		f.Group = m.anyGroup(t, f.Person)
	}
}

// anyGroup is mostly one for which the person opted.
func (m *model) anyGroup(t *rapid.T, who string) string {
	for _, e := range m.told.people {
		if e.id == who && len(e.options) > 0 && rapid.IntRange(0, 4).Draw(t, "opted") > 0 {
			return rapid.SampledFrom(e.options).Draw(t, "grupo")
		}
	}
	return rapid.SampledFrom(groupCodes[:]).Draw(t, "grupo")
}

// place is mostly that of somebody who waits, and mostly of the next.
func (m *model) place(t *rapid.T, f *literal.Fact) {
	p, err := m.live.At(m.post)
	if err != nil {
		t.Fatalf("%v", err)
	}
	waiting := p.Waiting()
	how := rapid.IntRange(0, 9).Draw(t, "how")
	if len(waiting) == 0 || how == 0 {
		f.Seat, f.Label = m.anySeat(t), rapid.SampledFrom([]string{"AC", "PPP", "PcD"}).Draw(t, "rotulo")
		f.NoAct = rapid.IntRange(0, 9).Draw(t, "sem ato") == 0
		return
	}
	call := waiting[0]
	if how < 3 {
		call = rapid.SampledFrom(waiting).Draw(t, "who waits")
	}
	m.offered(p.Lists.Order, call, p.SeatOf(call.Rank).Number, f)
	if f.Kind == "curso_de_formacao" && how == 4 {
		f.Seat, f.Label = 0, ""
	}
}

func (m *model) offered(order []certame.Person, call appointment.Call, seat int, f *literal.Fact) {
	f.Person, f.Seat, f.Label = m.idOf(order[call.Rank]), seat, m.terms.Code(call.Final)
}
