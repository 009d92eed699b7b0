package literal

import "slices"

// apply gives a fact its effect (docs/fatos.md, column "efeito").
func (m *moment) apply(n int, f Fact) {
	switch f.Kind {
	case "homologacao":
		m.homologate(f.Day)
	case "vaga_aberta":
		for range f.Quantity {
			m.open(f.Label)
		}
	case "vaga_fechada":
		m.fix(f.Seat)
		m.seats[f.Seat-1].closed = true
	case "prorrogacao":
		m.extended = true
	case "ordem_judicial":
		m.order(n, f)
	case "ordem_judicial_fim":
		m.orderInForce(f.Target).state = "fim"
	case "ordem_judicial_definitiva":
		m.orderInForce(f.Target).state = "definitiva"
	case "estorno": // its effect is in inForce
	case "denuncia", "fraude_instaurada", "fraude_ciencia", "fraude_defesa", "fraude_conclusao": // of the proceeding, nothing
	default:
		m.applyPerson(f)
	}
}

// applyPerson is apply for the facts of one person.
func (m *moment) applyPerson(f Fact) {
	p := m.people[f.Person]
	switch f.Kind {
	case "curso_de_formacao":
		m.enterCourse(f)
	case "nomeacao":
		m.appoint(f)
	case "posse":
		p.inOffice = true
	case "exercicio":
		p.inService = true
	case "fim_de_fila":
		m.release(f.Person)
		m.queue = slices.DeleteFunc(m.queue, func(id string) bool { return id == f.Person })
		m.queue = append(m.queue, f.Person)
	case "sem_efeito", "desistencia", "nao_compareceu", "exoneracao", "obito", "saida", "fraude_efeito":
		m.leave(f.Person, f.Kind)
	case "decisao":
		p.decisions = append(p.decisions, f)
	case "recurso":
		p.appeals = append(p.appeals, f.Group)
	}
}

// homologate begins the validity, if the edital does not date it, and with
// "congela_em: homologacao" freezes everybody who then has a seat.
func (m *moment) homologate(day int) {
	m.homologous = true
	if !m.started {
		m.started, m.start = true, day
	}
	if m.freezesAt("homologacao") {
		for seat := range m.seats {
			m.fix(seat + 1)
		}
		for _, w := range m.waiting() {
			m.freeze(w)
		}
	}
}

// appoint seats a person. The label of the seat is fixed as it was computed
// that day; the label of the act is what is kept.
func (m *moment) appoint(f Fact) {
	p := m.people[f.Person]
	m.fix(f.Seat)
	p.appointed, p.seat, p.counts = true, f.Seat, f.Label
}
