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
				closed(r, o, seat)
			} else {
				offeredSeat(r, o, p, &p.Places[offered], seat)
				offered++
			}
			r.end()
		}
	}
}

func closed(r *row, o *contest.Outcome, seat *ledger.Seat) {
	r.word("")
	r.word("fechada")
	r.word("")
	lastFact(r, o, seat)
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
		heldBy(r, o, seat.Holder)
	case place.Holder == appointment.NoOne:
		r.word(withNobody)
		r.word("")
		lastFact(r, o, seat)
	case place.Appointed:
		who := p.Lists.Order[place.Holder]
		r.word(string(p.SituationAt(place.Holder)))
		r.id(o.Roll.IDs.At(who))
		heldBy(r, o, who)
	default:
		r.word(toBeCalled)
		r.id(o.Roll.IDs.At(p.Lists.Order[place.Holder]))
		lastFact(r, o, seat)
	}
}

// heldBy says by which act somebody has the seat.
func heldBy(r *row, o *contest.Outcome, who certame.Person) {
	known := o.Facts.Now.Of(who)
	if known == nil || known.By == nil {
		r.word("")
		r.word("")
		return
	}
	r.text(ledger.ID(known.By.Number))
	r.text(known.By.Act + ", " + known.By.At.Date.Brazilian())
}

// lastFact says who left the seat and by which fact.
func lastFact(r *row, o *contest.Outcome, seat *ledger.Seat) {
	left := o.Facts.Now.Of(seat.Left)
	by := (*ledger.Entry)(nil)
	if left != nil {
		if by = left.LeftBy; by == nil {
			by = left.QueueBy
		}
	}
	if by == nil {
		r.word("")
		r.word("")
		return
	}
	r.text(ledger.ID(by.Number))
	r.text(locale.FactName(by.Kind, o.Terms.Wording()) + " da inscrição " + string(o.Roll.IDs.At(seat.Left)))
}
