package contest

import (
	"certame"
	"certame/edital"
	"certame/law"
	"certame/ledger"
	"certame/trace"
)

// facts says what happened to a person: the appointment, how far it went, how she
// left, the end of the queue.
func (e *explainer) facts() {
	if e.o.Facts == nil {
		return
	}
	known := e.o.known(e.person)
	if known == nil {
		return
	}
	e.queued()
	for _, answer := range known.Answers {
		e.answered(answer)
	}
	held, left := known.HeldIn(e.p.Index), known.LeftIn(e.p.Index)
	switch {
	case held != nil:
		e.appointed(held)
	case left != nil:
		e.leftPost(left)
	case known.Gone() && !known.Holds():
		e.sayFact("fato_saiu", known.LeftBy, trace.P("modo", trace.Int(int(known.Leaving))))
	}
	e.elsewhere()
}

// queued says that the person went to the end of the queue of the post.
func (e *explainer) queued() {
	q := e.o.queued(e.person)
	switch {
	case q == nil:
	case e.o.byPreference() && e.o.Terms.EndOfQueue.Reach == edital.QueueOfOnePost:
		e.sayFact("fato_fim_de_fila_do_cargo", q.By, e.postCode())
	default:
		e.sayFact("fato_fim_de_fila", q.By)
	}
}

func (e *explainer) sayFact(code string, by *ledger.Entry, more ...trace.Param) {
	params := append([]trace.Param{
		trace.P("fato", trace.Word(ledger.ID(by.Number))), trace.P("dia", trace.Day(by.At.Date)), trace.P("ato", trace.Word(by.Act)),
	}, more...)
	e.say(code, factBasis(e.o.Terms, by.Kind), params...)
}

func (e *explainer) appointed(known *ledger.Holding) {
	seat := trace.P("vaga", trace.Int(known.Seat))
	label := trace.P("rotulo", e.code(known.Label))
	switch known.Stage {
	case ledger.Named:
		e.sayFact("fato_nomeada", known.By, seat, label)
	case ledger.InPost:
		e.sayFact("fato_empossada", known.By, seat, label)
	case ledger.Serving:
		e.sayFact("fato_em_exercicio", known.By, seat, label)
	}
	if e.rank < 0 {
		return
	}
	switch holds := e.p.Appointment.Holds[e.rank]; {
	case e.outside(known.Seat):
		e.say("fato_fora_da_ordem", law.Alternation.In(e.regime), seat)
	case holds != certame.NoModality && holds != known.Label:
		e.say("fato_conta_como", law.NotCounted.In(e.regime), label, trace.P("para", e.code(holds)))
	}
}

func (e *explainer) outside(number int) bool {
	for _, h := range e.p.Outside {
		if e.p.Allocation.Numbers[h.Seat] == number {
			return true
		}
	}
	return false
}

// turn says whether a person still to be appointed is the next.
func (e *explainer) turn() {
	if e.o.Facts == nil {
		return
	}
	switch turn := int(e.at.turns[e.rank]); turn {
	case 0:
	case 1:
		e.say("e_a_proxima", law.Alternation.In(e.regime), trace.P("vaga", trace.Int(e.p.Number(e.at.next[0].Seat))))
	default:
		e.say("espera_a_vez", law.Alternation.In(e.regime), trace.P("antes", trace.Int(turn-1)), trace.P("proxima", e.id(e.at.next[0].Rank)))
	}
}
