package openpack

import (
	"bytes"
	"fmt"

	"certame"
	"certame/appointment"
	"certame/contest"
	"certame/internal/intake"
)

// agree compares what the public part gives with what the whole gave: the same
// people, in the same seats, in the same order of call, on the same lists. A package that does not is
// never written: the fault would be of what is left out of it, or of the program.
func (b *Built) agree(o *contest.Outcome) error {
	for i, p := range o.Posts {
		public := b.Outcome.Posts[i]
		if len(p.Appointment.Calls) != len(public.Appointment.Calls) {
			return b.differs(o, i, fmt.Sprintf("%d convocações, e o resultado tem %d", len(public.Appointment.Calls), len(p.Appointment.Calls)))
		}
		for n := range p.Appointment.Calls {
			if was, is := callOf(o, p, n), callOf(b.Outcome, public, n); was != is {
				return b.differs(o, i, fmt.Sprintf("a %dª convocação é %s, e a do resultado é %s", n+1, is, was))
			}
		}
		if what := agreeLists(o, b.Outcome, p, public); what != "" {
			return b.differs(o, i, what)
		}
	}
	return nil
}

// agreeLists compares who is on the lists of a post, in what order and situation,
// and the places apart of those sub judice.
func agreeLists(o, again *contest.Outcome, p, public *contest.Post) string {
	if len(public.Lists.Order) != len(p.Lists.Order) || len(public.Mirrors) != len(p.Mirrors) {
		return fmt.Sprintf("%d nas listas e %d sub judice, e o resultado tem %d e %d", len(public.Lists.Order), len(public.Mirrors), len(p.Lists.Order), len(p.Mirrors))
	}
	for i := range p.Lists.Order {
		was, is := o.Roll.IDs.At(p.Lists.Order[i]), again.Roll.IDs.At(public.Lists.Order[i])
		rank := appointment.Rank(i)
		if before, now := p.SituationAt(rank), public.SituationAt(rank); !bytes.Equal(was, is) || before != now {
			return fmt.Sprintf("a %dª pessoa é %s, %s, e a do resultado é %s, %s", i+1, is, now, was, before)
		}
	}
	for i, m := range p.Mirrors {
		if public.Mirrors[i] != m {
			return fmt.Sprintf("a vaga-espelho da inscrição %s é outra", o.Roll.IDs.At(p.Lists.Order[m.Rank]))
		}
	}
	return ""
}

// callOf is one call in words that two contests share.
func callOf(o *contest.Outcome, p *contest.Post, n int) string {
	c := p.Appointment.Calls[n]
	return fmt.Sprintf("inscrição %s, vaga %d, %s, %s", o.Roll.IDs.At(p.Lists.Order[c.Rank]), p.Number(c.Seat), o.Terms.Code(c.Label), o.Terms.Code(c.Final))
}

func (b *Built) differs(o *contest.Outcome, post int, what string) error {
	return intake.Refuse([]intake.Problem{{
		File: manifestName, What: "a parte pública não basta para refazer o resultado " + o.Terms.Word("do cargo") + " " + o.Terms.Posts[certame.PostIndex(post)].Code + ": " + what,
		Remedy: "O pacote não foi gravado. Guarde a pasta e relate o caso: é defeito do programa.",
	}})
}
