package openpack

import (
	"fmt"

	"certame"
	"certame/contest"
	"certame/internal/intake"
)

// agree compares what the public part gives with what the whole gave: the same
// people, in the same seats, in the same order of call. A package that does not is
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
	}
	return nil
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
