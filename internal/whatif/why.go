package whatif

import (
	"certame"
	"certame/appointment"
)

// Corrected is a mark that is not the same before and after.
type Corrected struct {
	Column        string // "" for the final mark
	Before, After certame.Score
}

// MarksOf lists the marks of a person that differ, the final one first. With
// phases the final mark differs with what it is made of.
func (c *Comparison) MarksOf(who certame.Person) (out []Corrected) {
	was, is := c.Before.Roll, c.After.Roll
	if was.Score[who] != is.Score[who] {
		out = append(out, Corrected{"", was.Score[who], is.Score[who]})
	}
	for i := range was.Components {
		column := &was.Components[i]
		if now := is.Component(column.Name); now != nil && column.Scores[who] != now[who] {
			out = append(out, Corrected{column.Name, column.Scores[who], now[who]})
		}
	}
	return out
}

// Corrections lists the people whose marks differ, by post.
func (c *Comparison) Corrections() [][]certame.Person {
	out := make([][]certame.Person, len(c.Posts))
	for i := range c.Before.Roll.Len() {
		if who := certame.Person(i); len(c.MarksOf(who)) > 0 {
			post := c.Before.Roll.Post[who]
			out[post] = append(out[post], who)
		}
	}
	return out
}

// Why is what a corrected mark did to a person: her own, or that of those who
// passed her or fell behind. With none of these, what reached her is the
// alternation: somebody else of a list entered or left.
type Why struct {
	Own           []Corrected
	Ahead, Behind []certame.Person
}

// Why finds what changed the situation of p, among the corrected of her post.
func (c *Comparison) Why(p *Person, corrected []certame.Person) Why {
	why := Why{Own: c.MarksOf(p.Who)}
	if len(why.Own) > 0 && (p.Before.Rank == appointment.NoOne || p.After.Rank == appointment.NoOne) {
		return why // she came to the lists or left them by her own mark: that she passed others says nothing more
	}
	for _, who := range corrected {
		before := above(c.ranks.before[who], p.Before.Rank)
		after := above(c.ranks.after[who], p.After.Rank)
		switch {
		case who == p.Who || before == after:
		case after:
			why.Ahead = append(why.Ahead, who)
		default:
			why.Behind = append(why.Behind, who)
		}
	}
	return why
}

// above reports whether somebody stands before another; who is on no list stands
// behind everybody.
func above(one, other appointment.Rank) bool {
	return one != appointment.NoOne && (other == appointment.NoOne || one < other)
}
