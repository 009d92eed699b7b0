package tables

import (
	"strconv"

	"certame"
	"certame/appointment"
	"certame/contest"
)

var preferencesHeader = header("inscricao", "preferencia", "cargo", "nota", "situacao", "ocupa", "espera")

// preferences writes preferencias.csv: the posts of each candidate in their order,
// the one they take, and those they wait for.
func preferences(r *row, o *contest.Outcome) {
	ranks := ranksOf(o)
	for who := range int32(o.Roll.Preferences.Len()) {
		for _, person := range o.Roll.Preferences.Of(who) {
			p, rank := o.Posts[o.Roll.Post[person]], ranks[person]
			r.id(o.Roll.IDs.At(person))
			r.placed(o, person)
			r.text(o.Terms.Posts[p.Index].Code)
			r.score(o.Roll.Score[person], o.Roll.Places)
			seated, waits := false, false
			if rank == appointment.NoOne {
				r.word(offLists)
			} else {
				situation := p.SituationAt(rank)
				seated, waits = p.Appointment.CallOf[rank] > 0, situation == contest.OnLists
				r.word(string(situation))
			}
			r.word(yesNo(seated))
			r.word(yesNo(waits))
			r.end()
		}
	}
}

// offLists is the situation, in preferencias.csv, of whoever is on no list of the
// post; situacoes.csv says why.
const offLists = "fora_das_listas"

func ranksOf(o *contest.Outcome) []appointment.Rank {
	ranks := make([]appointment.Rank, o.Roll.Len())
	for i := range ranks {
		ranks[i] = appointment.NoOne
	}
	for _, p := range o.Posts {
		for rank, person := range p.Lists.Order {
			ranks[person] = appointment.Rank(rank)
		}
	}
	return ranks
}

// placed writes which choice of the person a post is, nothing where the order is
// told no further than the result shows it.
func (r *row) placed(o *contest.Outcome, person certame.Person) {
	if place, _ := o.Choice(person); place > 0 {
		r.number(place)
		return
	}
	r.word("")
}

// choice writes which choice of the person a post is: "2ª opção · ".
func (r *row) choice(o *contest.Outcome, person certame.Person) {
	if place, _ := o.Choice(person); place > 0 {
		r.buf = append(strconv.AppendInt(r.buf, int64(place), 10), "ª opção · "...)
	}
}
