package confirmation

import (
	"certame"
	"certame/trace"
)

// Qualified reports whether a person passed the phase right before the
// confirmation. Phases are another stage's; the caller brings its answer.
type Qualified func(certame.Person) bool

// Called is everybody who opted for the group and was qualified: also who has
// the score of the open competition, and also where no seat is reserved (D 6,
// 7; L 3 §1; L 5 §3). No other fact of the person is looked at.
func Called(r *Rules, roll *certame.Roll, qualified Qualified) (people []certame.Person) {
	for i := range roll.Len() {
		p := certame.Person(i)
		if roll.Options[p].Has(r.Modality) && qualified(p) {
			people = append(people, p)
		}
	}
	return people
}

// HasMark is the Qualified of a roll that comes with its final marks: who
// competes and has one.
func HasMark(roll *certame.Roll) Qualified {
	return func(p certame.Person) bool {
		return roll.State[p] == certame.StateActive && roll.Score[p] != certame.NoScore
	}
}

// CheckCalled compares a list of people called with those who must be: who is
// missing, who should not be there, who is there twice.
func CheckCalled(r *Rules, roll *certame.Roll, qualified Qualified, listed []string, where string, sink trace.Sink) {
	marks := matched(roll, listed, func(id string) { r.called(sink, "convocacao.desconhecida", where, id) })
	for i := range roll.Len() {
		p := certame.Person(i)
		id := string(roll.IDs.At(p))
		owed := roll.Options[p].Has(r.Modality) && qualified(p)
		switch {
		case owed && marks[p] == 0:
			r.called(sink, "convocacao.falta", where, id)
		case marks[p] > 0 && !roll.Options[p].Has(r.Modality):
			r.called(sink, "convocacao.sem_opcao", where, id)
		case marks[p] > 0 && !owed:
			r.called(sink, "convocacao.nao_habilitada", where, id)
		}
		if marks[p] > 1 {
			r.called(sink, "convocacao.repetida", where, id)
		}
	}
}

// matched counts how often each person is listed; unknown numbers are told.
func matched(roll *certame.Roll, listed []string, unknown func(string)) []int {
	index := make(map[string]certame.Person, roll.Len())
	for i := range roll.Len() {
		index[string(roll.IDs.At(certame.Person(i)))] = certame.Person(i)
	}
	marks := make([]int, roll.Len())
	for _, id := range listed {
		if p, known := index[id]; known {
			marks[p]++
		} else {
			unknown(id)
		}
	}
	return marks
}

// called reports one person of a list: whoever the law calls and the list does
// not is an error, and so is the contrary.
func (r *Rules) called(sink trace.Sink, code, where, id string) {
	sink.Finding(trace.Finding{
		Code: code, Severity: trace.Erro, Blocks: true, Where: where, Basis: r.SummonsBasis(),
		Params: []trace.Param{trace.P("grupo", trace.Word(r.Code())), trace.P("inscricao", trace.Word(id))},
	})
}
