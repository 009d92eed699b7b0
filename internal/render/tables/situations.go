package tables

import (
	"slices"
	"strconv"

	"certame"
	"certame/classification"
	"certame/contest"
	"certame/internal/locale"
	"certame/law"
)

// citations keeps the articles of each situation written once: two million
// rows cite a dozen of them.
type citations struct {
	regime law.Regime
	texts  map[[2]uint8]string
}

func (c citations) of(m certame.Modality, s classification.Standing) string {
	key := [2]uint8{uint8(m), uint8(s)}
	text, ok := c.texts[key]
	if !ok {
		text = law.Citations(contest.SituationBasis(c.regime, m, s))
		c.texts[key] = text
	}
	return text
}

// situations writes situacoes.csv for one post: exactly one row a person, the
// ranked first and then the others by registration number.
func situations(r *row, o *contest.Outcome, p *contest.Post, cite citations) {
	positions := positionsOf(p)
	for i := range p.Lists.Order {
		rankedRow(r, o, p, classification.Rank(i), positions, cite)
	}
	for _, member := range unranked(o, p) {
		person, standing := p.Lists.Members[member], p.Lists.Standing[member]
		r.id(o.Roll.IDs.At(person))
		r.text(o.Terms.Posts[p.Index].Code)
		r.word(string(contest.SituationOf(standing, false)))
		r.word(locale.StandingDetail(int(standing)))
		r.text(cite.of(certame.NoModality, standing))
		r.end()
	}
}

// positionsOf is, by modality and rank, the position on the list; 0 for none.
func positionsOf(p *contest.Post) [][]int32 {
	out := make([][]int32, len(p.Lists.Specific)+1)
	for m := range out {
		list := p.Lists.Open
		if m > 0 {
			list = p.Lists.Specific[m-1]
		}
		out[m] = make([]int32, len(p.Lists.Order))
		for i, rank := range list {
			out[m][rank] = int32(i + 1)
		}
	}
	return out
}

func rankedRow(r *row, o *contest.Outcome, p *contest.Post, rank classification.Rank, positions [][]int32, cite citations) {
	person, holds, standing := p.Lists.Order[rank], p.Appointment.Holds[rank], classification.Ranked
	if p.Lists.Mirror[rank] {
		standing = classification.Mirrored
	}
	r.id(o.Roll.IDs.At(person))
	r.text(o.Terms.Posts[p.Index].Code)
	r.word(string(contest.SituationOf(standing, holds != certame.NoModality)))
	r.sep()
	if call := p.Appointment.CallOf[rank]; call > 0 {
		r.buf = append(r.buf, "convocação "...)
		r.buf = strconv.AppendInt(r.buf, int64(call), 10)
		r.buf = append(r.buf, " · conta como "...)
		r.buf = append(r.buf, o.Terms.Code(holds)...)
		r.buf = append(r.buf, " · "...)
	}
	r.places(o, rank, positions)
	r.text(cite.of(holds, standing))
	r.end()
}

// places writes "AC 120 · PPP 30": no comma and no semicolon, so that no
// dialect has to quote two million cells.
func (r *row) places(o *contest.Outcome, rank classification.Rank, positions [][]int32) {
	first := true
	for m := range positions {
		if place := positions[m][rank]; place > 0 {
			if !first {
				r.buf = append(r.buf, " · "...)
			}
			first = false
			r.buf = append(r.buf, o.Terms.Code(certame.Modality(m))...)
			r.buf = append(r.buf, ' ')
			r.buf = strconv.AppendInt(r.buf, int64(place), 10)
		}
	}
	if first {
		r.buf = append(r.buf, "lugar à parte"...)
	}
}

// unranked lists the members who stand on no list, by registration number.
func unranked(o *contest.Outcome, p *contest.Post) (members []int) {
	for i, s := range p.Lists.Standing {
		if s != classification.Ranked && s != classification.Mirrored {
			members = append(members, i)
		}
	}
	slices.SortFunc(members, func(a, b int) int {
		return o.Roll.IDs.Compare(p.Lists.Members[a], p.Lists.Members[b])
	})
	return members
}
