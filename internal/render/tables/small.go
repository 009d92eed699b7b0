package tables

import (
	"fmt"

	"certame"
	"certame/appointment"
	"certame/contest"
	"certame/edital"
	"certame/internal/locale"
	"certame/law"
	"certame/vacancy"
)

// table writes quadro.csv: the seats of each post by modality.
func table(r *row, o *contest.Outcome) {
	for i, a := range o.Allocations {
		post := &o.Terms.Posts[i]
		r.text(post.Code)
		r.number(totalOf(o, post, a))
		for _, n := range a.Counts {
			r.number(n)
		}
		r.word(yesNo(a.Declared && post.Placed == ""))
		r.end()
	}
}

// totalOf is the vacancies of a post: the edital's, or with a book those offered
// now.
func totalOf(o *contest.Outcome, post *edital.Post, a vacancy.Allocation) int {
	if o.Facts != nil {
		return len(a.Labels)
	}
	return post.Vacancies
}

// order writes ordem.csv: one row per seat that finds a person, in order of call.
func order(r *row, o *contest.Outcome) {
	for _, p := range o.Posts {
		for _, call := range p.Appointment.Calls {
			person := p.Lists.Order[call.Rank]
			r.text(o.Terms.Posts[p.Index].Code)
			r.number(call.Number)
			r.word(o.Terms.Code(call.Label))
			r.word(o.Terms.Code(call.Final))
			r.id(o.Roll.IDs.At(person))
			r.score(o.Roll.Score[person], o.Roll.Places)
			r.word(string(p.SituationAt(call.Rank)))
			r.text(Reason(o, p, call))
			r.number(p.Number(call.Seat))
			r.word(o.Terms.Code(p.Appointment.Seats[call.Seat-1].Label))
			r.end()
		}
	}
}

// Reason says in one line why a person is called at that place.
func Reason(o *contest.Outcome, p *contest.Post, call appointment.Call) string {
	text := "melhor classificada da ampla concorrência ainda sem vaga"
	if call.Label != certame.OpenCompetition {
		text = "primeira da lista " + o.Terms.Code(call.Label) + " ainda sem vaga"
	}
	if place, of := o.Choice(p.Lists.Order[call.Rank]); place > 0 {
		text += fmt.Sprintf("; %dª opção de %d", place, of)
	}
	for _, tr := range p.Appointment.Transfers {
		if tr.Kind != appointment.Compensated || tr.Moved != call.Rank {
			continue
		}
		text += fmt.Sprintf("; passa a contar como %s quando a vaga %d se abre", o.Terms.Code(tr.To), tr.Opened)
		if tr.Entered != appointment.NoOne {
			text += ", e a vaga " + o.Terms.Code(tr.From) + " segue para a inscrição " + string(o.Roll.IDs.At(p.Lists.Order[tr.Entered]))
		}
	}
	return text
}

// transfers writes transferencias.csv: reversions and compensations.
func transfers(r *row, o *contest.Outcome) {
	for _, p := range o.Posts {
		for _, tr := range p.Appointment.Transfers {
			r.text(o.Terms.Posts[p.Index].Code)
			r.number(tr.Call)
			r.number(p.Number(tr.Seat))
			r.word(o.Terms.Code(tr.From))
			r.word(o.Terms.Code(tr.To))
			r.word(string(tr.Kind))
			r.text(law.Citations(contest.TransferBasis(o.Terms, tr)))
			r.optionalID(o, p, tr.Moved)
			r.optionalID(o, p, tr.Entered)
			r.end()
		}
	}
}

func (r *row) optionalID(o *contest.Outcome, p *contest.Post, rank appointment.Rank) {
	if rank == appointment.NoOne {
		r.word("")
		return
	}
	r.id(o.Roll.IDs.At(p.Lists.Order[rank]))
}

// findings writes achados.csv.
func findings(r *row, o *contest.Outcome) {
	for _, f := range o.Findings() {
		message, remedy := locale.Finding(o.Terms.Wording(), f)
		r.word(f.Code)
		r.word(string(f.Severity))
		r.text(law.Citations(f.Basis))
		r.text(message)
		r.text(remedy)
		r.text(f.Where)
		r.word(yesNo(f.Blocks))
		r.end()
	}
}

// mirrors writes sub_judice.csv: who takes part by court order, apart.
func mirrors(r *row, o *contest.Outcome) {
	for _, p := range o.Posts {
		for _, m := range p.Mirrors {
			r.text(o.Terms.Posts[p.Index].Code)
			r.id(o.Roll.IDs.At(p.Lists.Order[m.Rank]))
			r.number(generalPlace(p, m.Rank))
			r.word(yesNo(m.Seated))
			if m.Seated {
				r.word(o.Terms.Code(m.Label))
			} else {
				r.word("")
			}
			r.end()
		}
	}
}

// generalPlace is the general position a person sub judice would have: the
// others sub judice are apart too and do not count.
func generalPlace(p *contest.Post, rank appointment.Rank) int {
	place := 1
	for _, mirrored := range p.Lists.Mirror[:rank] {
		if !mirrored {
			place++
		}
	}
	return place
}
