package tables

import (
	"slices"

	"certame"
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
	line := listLine{r: r, o: o, p: p, head: r.fixed(o.Terms.Posts[p.Index].Code, code)}
	for i, rank := range list {
		line.write(i+1, rank, p.SituationAt(rank), m != certame.OpenCompetition && !p.Lists.Final[rank].Has(m))
	}
	for _, mirror := range p.Mirrors {
		if standsOn(o, p, mirror, m) {
			before, _ := slices.BinarySearch(list, mirror.Rank)
			line.write(before+1, mirror.Rank, contest.SubJudice, false)
		}
	}
}

// standsOn reports whether a person stands on a list by court order.
func standsOn(o *contest.Outcome, p *contest.Post, mirror contest.Mirror, m certame.Modality) bool {
	if m == certame.OpenCompetition {
		return mirror.Apart && o.Roll.Flags[p.Lists.Order[mirror.Rank]]&certame.FlagOutsideCut == 0
	}
	return mirror.Groups.Has(m)
}

// listLine writes the rows of one list; head is what they all begin with.
type listLine struct {
	r    *row
	o    *contest.Outcome
	p    *contest.Post
	head []byte
}

func (l *listLine) write(position int, rank classification.Rank, s contest.Situation, informative bool) {
	person := l.p.Lists.Order[rank]
	l.r.raw(l.head)
	l.r.number(position)
	l.r.id(l.o.Roll.IDs.At(person))
	l.r.score(l.o.Roll.Score[person], l.o.Roll.Places)
	l.r.word(string(s))
	l.r.word(yesNo(informative))
	l.r.end()
}

func yesNo(b bool) string {
	if b {
		return "sim"
	}
	return "nao"
}
