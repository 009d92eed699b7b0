package tables

import (
	"certame"
	"certame/appointment"
	"certame/contest"
	"certame/internal/locale"
	"certame/ledger"
)

var placesHeader = header("cargo", "vaga", "rotulo", "conta_como", "situacao", "inscricao", "fato", "detalhe")

// places writes vagas.csv: every seat of every post, the closed ones included,
// with who has it or why nobody does.
func places(r *row, o *contest.Outcome) {
	for _, p := range o.Posts {
		offered := 0
		labels := o.Facts.Now.Labels(p.Index)
		for i := range labels {
			r.text(o.Terms.Posts[p.Index].Code)
			r.number(i + 1)
			r.word(o.Terms.Code(labels[i]))
			if seat := o.Facts.SeatOf(p.Index, i+1); seat.Closed {
				closed(r, o, p, seat)
			} else {
				offeredSeat(r, o, p, &p.Places[offered], seat)
				offered++
			}
			r.end()
		}
	}
}

func closed(r *row, o *contest.Outcome, p *contest.Post, seat *ledger.Seat) {
	r.word("")
	r.word("fechada")
	r.word("")
	lastFact(r, o, p, seat)
}

// Situations of a seat without anybody appointed.
const (
	toBeCalled = "a_convocar"
	withNobody = "sem_ninguem"
	apart      = "ocupada"
)

func offeredSeat(r *row, o *contest.Outcome, p *contest.Post, place *contest.Place, seat *ledger.Seat) {
	r.word(o.Terms.Code(place.Current))
	switch {
	case place.Holder == appointment.NoOne && place.Appointed: // of somebody on no list
		r.word(apart)
		r.id(o.Roll.IDs.At(seat.Holder))
		heldBy(r, o, p, seat.Holder)
	case place.Holder == appointment.NoOne:
		r.word(withNobody)
		r.word("")
		lastFact(r, o, p, seat)
	case place.Appointed:
		who := p.Lists.Order[place.Holder]
		r.word(string(p.SituationAt(place.Holder)))
		r.id(o.Roll.IDs.At(who))
		heldBy(r, o, p, o.Roll.Head(who))
	default:
		r.word(toBeCalled)
		r.id(o.Roll.IDs.At(p.Lists.Order[place.Holder]))
		lastFact(r, o, p, seat)
	}
}

// heldBy says by which act somebody has the seat.
func heldBy(r *row, o *contest.Outcome, p *contest.Post, who certame.Person) {
	held := o.Facts.Now.Of(who).HeldIn(p.Index)
	if held == nil {
		r.word("")
		r.word("")
		return
	}
	r.text(ledger.ID(held.By.Number))
	r.text(held.By.Act + ", " + held.By.At.Date.Brazilian())
}

// lastFact says who left the seat and by which fact.
func lastFact(r *row, o *contest.Outcome, p *contest.Post, seat *ledger.Seat) {
	by := (*ledger.Entry)(nil)
	if left := o.Facts.Now.Of(seat.Left); left != nil {
		by = left.LastOut(p.Index)
	}
	if by == nil {
		r.word("")
		r.word("")
		return
	}
	r.text(ledger.ID(by.Number))
	r.text(locale.FactName(by.Kind, o.Terms.Wording()) + " da inscrição " + string(o.Roll.IDs.At(seat.Left)))
}
