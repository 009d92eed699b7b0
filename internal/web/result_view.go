package web

import (
	"certame/confirmation"
	"certame/internal/answer"
	"certame/internal/locale"
	"certame/internal/sitting"
	"certame/internal/whatif"
	"certame/law"
)

// resultView is a result of the boards as each of the two people sees it before it is
// published: the document that everybody would read, and what it changes in the lists.
type resultView struct {
	Confirmed, Denied string
	Document          string
	Effects           []Told // for the people of the result, whose numbers it already says
	Count             string // for everybody
	More              bool
}

// viewOf says how many are confirmed and what changes in the lists: in words for the
// people whose numbers are in the result, in numbers for the others.
func (v *visit) viewOf(a *sitting.Announcement) (view resultView, err error) {
	confirmed, published := 0, map[string]bool{}
	for _, one := range a.Cases {
		published[one.Registration] = true
		if one.State.Decision.Outcome == confirmation.Confirmed {
			confirmed++
		}
	}
	view = resultView{
		Confirmed: locale.Count(confirmed, "confirmada", "confirmadas"), Denied: locale.Count(len(a.Cases)-confirmed, "não confirmada", "não confirmadas"),
		Document: string(a.Paper.Text()),
	}
	if len(a.Facts) == 0 {
		return view, nil
	}
	compared, _, err := v.Docket.PreviewAll(v.ctx(), a.Contest, a.Facts)
	if err == nil {
		view.effects(a.Cases[0].Rules.Terms.Wording(), compared, published)
	}
	return view, err
}

func (p *resultView) effects(w law.Wording, compared *whatif.Comparison, published map[string]bool) {
	p.Count = answer.PeopleCount(compared.People)
	for i := range compared.People {
		one := &compared.People[i]
		if !published[string(compared.Before.Roll.IDs.At(one.Who))] {
			continue
		}
		if p.More = len(p.Effects) == effectsShown; p.More {
			return
		}
		p.Effects = append(p.Effects, Told{locale.Capital(answer.Turn(w, compared, one)), law.Citations(one.Basis)})
	}
}
