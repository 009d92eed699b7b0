package tables

import (
	"certame"
	"certame/appointment"
	"certame/classification"
	"certame/contest"
	"certame/edital"
)

// lists writes listas.csv for one post: every list, whole length. Positions
// are those of the specific list; who is on it only as information (Decreto,
// art. 21, § 3º) is marked. People sub judice stand at the end of each list,
// with the position they would hold.
func lists(r *row, o *contest.Outcome, p *contest.Post) {
	rows(r, o, p, edital.OpenCode, p.Lists.Open, certame.OpenCompetition)
	for i, list := range p.Lists.Specific {
		m := certame.Modality(i + 1)
		rows(r, o, p, o.Terms.Code(m), list, m)
	}
}

func rows(r *row, o *contest.Outcome, p *contest.Post, code string, list []classification.Rank, m certame.Modality) {
	post := o.Terms.Posts[p.Index].Code
	for i, rank := range list {
		situation := contest.SituationOf(classification.Ranked, p.Appointment.Holds[rank] != certame.NoModality)
		informative := m != certame.OpenCompetition && !p.Lists.Final[rank].Has(m)
		listRow(r, o, p, post, code, i+1, rank, situation, informative)
	}
	for _, mirror := range p.Mirrors {
		if m == certame.OpenCompetition && o.Roll.Flags[p.Lists.Order[mirror.Rank]]&certame.FlagOutsideCut == 0 || p.Lists.Final[mirror.Rank].Has(m) {
			listRow(r, o, p, post, code, placeAmong(list, mirror.Rank), mirror.Rank, contest.SubJudice, false)
		}
	}
}

func listRow(r *row, o *contest.Outcome, p *contest.Post, post, code string, position int, rank appointment.Rank, s contest.Situation, informative bool) {
	person := p.Lists.Order[rank]
	r.text(post)
	r.word(code)
	r.number(position)
	r.id(o.Roll.IDs.At(person))
	r.score(o.Roll.Score[person], o.Roll.Places)
	r.word(string(s))
	r.word(yesNo(informative))
	r.end()
}

// placeAmong is the position a rank would have on a list.
func placeAmong(list []classification.Rank, rank classification.Rank) int {
	low, high := 0, len(list)
	for low < high {
		if mid := (low + high) / 2; list[mid] < rank {
			low = mid + 1
		} else {
			high = mid
		}
	}
	return low + 1
}

func yesNo(b bool) string {
	if b {
		return "sim"
	}
	return "nao"
}
