package contest

import (
	"slices"

	"certame"
	"certame/appointment"
	"certame/law"
	"certame/trace"
)

// outcome says whether the person is called and why, or why not and what would
// change it.
func (e *explainer) outcome() {
	if e.p.Lists.Mirror[e.rank] {
		e.mirrored()
		return
	}
	e.byOrder()
	if number := e.p.Appointment.CallOf[e.rank]; number > 0 {
		e.called(e.p.Appointment.Calls[number-1])
		return
	}
	if e.out.Situation = e.p.SituationAt(e.rank); e.out.Situation != OnLists {
		return // the preferences say it
	}
	e.notCalled(certame.OpenCompetition)
	for _, m := range e.p.Lists.Final[e.rank].Modalities() {
		e.notCalled(m)
	}
}

// waits reports whether the person is on the lists and nothing but a seat is missing.
func (e *explainer) waits() bool { return e.rank != appointment.NoOne && e.out.Situation == OnLists }

func (e *explainer) mirrored() {
	e.out.Situation = SubJudice
	e.byOrder()
}

// byOrder says where a court order puts the person.
func (e *explainer) byOrder() {
	for _, m := range e.p.Mirrors {
		if m.Rank != e.rank {
			continue
		}
		if m.Seated {
			e.say("sub_judice_com_vaga", law.Alternation.In(e.regime), trace.P("modalidade", e.code(m.Label)))
		} else {
			e.say("sub_judice_sem_vaga", law.Alternation.In(e.regime))
		}
	}
}

func (e *explainer) called(call appointment.Call) {
	if e.out.Situation = e.p.SituationAt(e.rank); e.out.Situation != Called {
		return // the facts say it
	}
	e.turn()
	code, basis := "convocada_reserva", law.Alternation.In(e.regime)
	if call.Label == certame.OpenCompetition {
		code, basis = "convocada_ac", slices.Concat(law.AlsoInOpen.In(e.regime), law.Alternation.In(e.regime))
	}
	e.say(code, basis, trace.P("convocacao", trace.Int(call.Number)), trace.P("vaga", trace.Int(e.p.Number(call.Seat))), trace.P("modalidade", e.code(call.Label)))
	e.revertedSeat(call)
	for at := e.at.moves[e.rank]; at > 0; at = e.at.later[at-1] {
		e.movedTo(e.p.Appointment.Transfers[at-1])
	}
	if call.Final == certame.OpenCompetition && e.p.Lists.Final[e.rank] != 0 {
		e.say("nao_usa_reserva", law.NotCounted.In(e.regime))
	}
}

// movedTo says why the person passed to another modality: to the open competition
// by the mark, to a better group of several, or back to the group when a seat
// that had reverted is taken by its own list again.
func (e *explainer) movedTo(tr appointment.Transfer) {
	params := []trace.Param{
		trace.P("convocacao", trace.Int(tr.Call)), trace.P("aberta", trace.Int(tr.Opened)),
		trace.P("de", e.code(tr.From)), trace.P("para", e.code(tr.To)),
	}
	code := "compensada"
	switch {
	case tr.From == certame.OpenCompetition:
		code = "volta_ao_grupo"
	case tr.To != certame.OpenCompetition:
		code = "passa_de_grupo"
	case tr.Entered == appointment.NoOne:
		code = "compensada_sem_seguinte"
	default:
		params = append(params, trace.P("entra", e.id(tr.Entered)))
	}
	e.say(code, TransferBasis(e.o.Terms, tr), params...)
}

// revertedSeat says when the seat came from another list.
func (e *explainer) revertedSeat(call appointment.Call) {
	seat := e.p.Appointment.Seats[call.Seat-1]
	if seat.Label == seat.Current || seat.Current != call.Label {
		return
	}
	tr := appointment.Transfer{Kind: appointment.Reverts, Label: seat.Label, From: seat.Label, To: seat.Current}
	e.say("vaga_revertida", TransferBasis(e.o.Terms, tr), trace.P("vaga", trace.Int(call.Seat)),
		trace.P("de", e.code(seat.Label)), trace.P("para", e.code(seat.Current)))
}

// notCalled says, for one list, who took its last seat and how many wait ahead.
func (e *explainer) notCalled(m certame.Modality) {
	if e.at.on(e.p, m, e.rank) == 0 {
		return
	}
	last, ahead := e.at.last[m], int(e.at.waiting[m][e.rank])
	if last == appointment.NoOne {
		code := "lista_sem_vaga"
		if ahead == 0 {
			code = "lista_sem_vaga_primeira"
		}
		e.say(code, law.Shares.In(e.regime), trace.P("lista", e.code(m)), trace.P("antes", trace.Int(ahead)))
		return
	}
	code := "ultima_da_lista"
	if ahead == 0 {
		code = "proxima_da_lista"
	}
	e.say(code, law.Alternation.In(e.regime), trace.P("lista", e.code(m)),
		trace.P("ultima", e.id(last)), trace.P("nota", e.mark(last)), trace.P("antes", trace.Int(ahead)))
}
