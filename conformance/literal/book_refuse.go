package literal

import "slices"

// Admit tells whether a new fact would be accepted at the end of the book: it
// must be possible on its day, and every fact of a later day must remain so.
func Admit(t Terms, facts []Fact, fact Fact) bool {
	if fact.Kind == "estorno" && !canBeReversed(facts, fact.Target) {
		return false
	}
	_, possible := replay(t, append(slices.Clone(facts), fact))
	return possible
}

// refuses is the column "recusado quando" of docs/fatos.md, nothing more. A
// fact about a person who is not in the ranking is refused too.
func (m *moment) refuses(f Fact) bool {
	if isOfProceeding(f.Kind) {
		return false
	}
	if isOfPerson(f.Kind) {
		return m.people[f.Person] == nil || m.refusesPerson(f)
	}
	switch f.Kind {
	case "homologacao":
		return m.homologous
	case "vaga_aberta":
		return f.Quantity < 1 || m.expired(f.Day) || m.terms.WiderPool != (f.Label != "")
	case "vaga_fechada":
		return !m.isFree(f.Seat)
	case "ordem_judicial_fim", "ordem_judicial_definitiva":
		return m.orderInForce(f.Target) == nil
	case "prorrogacao":
		return !m.terms.Extensible || m.extended || m.expired(f.Day)
	}
	panic("literal: unknown kind of fact: " + f.Kind)
}

// isOfProceeding tells the steps before the effect of fraud: their order is that
// of L 4, and is not kept here.
func isOfProceeding(kind string) bool {
	return slices.Contains([]string{"denuncia", "fraude_instaurada", "fraude_ciencia", "fraude_defesa", "fraude_conclusao"}, kind)
}

// isOfPerson tells the facts that name a person.
func isOfPerson(kind string) bool {
	return slices.Contains([]string{
		"curso_de_formacao", "nomeacao", "sem_efeito", "posse", "exercicio", "desistencia", "nao_compareceu",
		"fim_de_fila", "exoneracao", "obito", "saida", "fraude_efeito", "ordem_judicial", "decisao", "recurso",
	}, kind)
}

// refusesPerson is the same column for the facts that name a person. Who is in
// service is in office too, and both are still appointed.
func (m *moment) refusesPerson(f Fact) bool {
	p := m.people[f.Person]
	switch f.Kind {
	case "curso_de_formacao":
		says := f.Seat >= 1 && f.Seat <= len(m.seats) && f.Label != ""
		return m.isOut(f.Person) || p.course || (m.freezesAt("curso_de_formacao") && !says)
	case "nomeacao":
		out := m.isOut(f.Person) || m.hasOrder(f.Person, "exclui", "", true)
		return f.NoAct || m.expired(f.Day) || p.appointed || out || !m.isFree(f.Seat)
	case "sem_efeito":
		return !p.appointed || p.inService
	case "posse":
		return !p.appointed || p.inOffice
	case "exercicio":
		return !p.inOffice || p.inService
	case "desistencia":
		return m.isOut(f.Person) || p.inService
	case "nao_compareceu":
		return m.isOut(f.Person) || p.inOffice
	case "fim_de_fila":
		return !m.terms.EndOfQueue || m.isOut(f.Person) || p.inOffice
	case "exoneracao":
		return !p.inOffice
	case "fraude_efeito", "obito", "saida": // the proceeding of L 4 is not kept here
		return m.isOut(f.Person)
	case "ordem_judicial":
		return m.refusesOrder(f)
	}
	return m.refusesBoard(f)
}
