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

// citations keeps the articles of each situation encoded once: two million
// rows cite a dozen of them.
type citations struct {
	regime law.Regime
	fields map[[2]uint8][]byte
}

func (c citations) of(r *row, m certame.Modality, s classification.Standing) []byte {
	key := [2]uint8{uint8(m), uint8(s)}
	field, ok := c.fields[key]
	if !ok {
		field = r.fixed(law.Citations(contest.SituationBasis(c.regime, m, s)))
		c.fields[key] = field
	}
	return field
}

// situations writes situacoes.csv for one post: exactly one row a person, the
// ranked first and then the others by registration number.
func situations(r *row, o *contest.Outcome, p *contest.Post, cite citations) {
	line := situationLine{r: r, o: o, p: p, cite: cite, post: r.fixed(o.Terms.Posts[p.Index].Code), positions: positionsOf(p)}
	for m := range line.positions {
		line.codes = append(line.codes, o.Terms.Code(certame.Modality(m)))
	}
	line.waiting = cite.of(r, certame.NoModality, classification.Ranked)
	for i := range p.Lists.Order {
		line.ranked(classification.Rank(i))
	}
	for _, member := range unranked(o, p) {
		line.unranked(member)
	}
}

// situationLine writes the rows of one post.
type situationLine struct {
	r         *row
	o         *contest.Outcome
	p         *contest.Post
	cite      citations
	post      []byte
	waiting   []byte // articles of those who wait: nearly everybody
	codes     []string
	positions [][]int32
}

func (l *situationLine) unranked(member int) {
	s := l.p.Lists.Standing[member]
	l.r.id(l.o.Roll.IDs.At(l.p.Lists.Members[member]))
	l.r.raw(l.post)
	l.r.word(string(contest.SituationOf(s, false)))
	if result, stop, ok := l.p.StopOf(member); ok {
		l.r.text(locale.StopIn(l.o.Terms.Wording(), stop, l.o.PhaseTitle(result)))
	} else {
		l.r.text(locale.StandingDetail(l.o.Terms.Wording(), int(s)))
	}
	l.r.raw(l.cite.of(l.r, certame.NoModality, s))
	l.r.end()
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

func (l *situationLine) ranked(rank classification.Rank) {
	holds, standing := l.p.Appointment.Holds[rank], classification.Ranked
	if l.p.Lists.Mirror[rank] {
		standing = classification.Mirrored
	}
	r := l.r
	r.id(l.o.Roll.IDs.At(l.p.Lists.Order[rank]))
	r.raw(l.post)
	r.word(string(l.p.SituationAt(rank)))
	r.sep()
	r.choice(l.o, l.p.Lists.Order[rank])
	if call := l.p.Appointment.CallOf[rank]; call > 0 {
		r.buf = append(r.buf, "convocação "...)
		r.buf = strconv.AppendInt(r.buf, int64(call), 10)
		r.buf = append(append(append(r.buf, " · conta como "...), l.codes[holds]...), " · "...)
	}
	l.places(rank)
	if holds == certame.NoModality && standing == classification.Ranked {
		r.raw(l.waiting)
	} else {
		r.raw(l.cite.of(r, holds, standing))
	}
	r.end()
}

// places writes "AC 120 · PPP 30": no comma and no semicolon, so that no
// dialect has to quote two million cells.
func (l *situationLine) places(rank classification.Rank) {
	first := true
	for m := range l.positions {
		place := l.positions[m][rank]
		if place == 0 {
			continue
		}
		if !first {
			l.r.buf = append(l.r.buf, " · "...)
		}
		first = false
		l.r.buf = append(append(l.r.buf, l.codes[m]...), ' ')
		l.r.buf = strconv.AppendInt(l.r.buf, int64(place), 10)
		if m > 0 && !l.p.Lists.Final[rank].Has(certame.Modality(m)) {
			l.r.buf = append(l.r.buf, " (informativa)"...)
		}
	}
	if first {
		l.r.buf = append(l.r.buf, "lugar à parte"...)
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
