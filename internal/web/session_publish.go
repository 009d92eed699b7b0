package web

import (
	"context"
	"net/http"
	"strings"

	"certame/confirmation"
	"certame/internal/answer"
	"certame/internal/sitting"
	"certame/internal/store"
	"certame/internal/whatif"
	"certame/law"
	"certame/ledger"
)

// publication is one of the two: of which cases, which of them bring a decision to the
// book, and what does it.
type publication struct {
	address, title, button string
	of                     func(*sessionPapersPage) ([]*sitting.Case, string)
	decides                func(*sitting.Case) bool
	do                     func(ctx context.Context, by store.AccountID, contest store.ContestID, act string, cases []*sitting.Case) error
}

// publishResult shows what a publication changes in the lists and, when that was seen,
// registers it: of the cases that were seen, as they were.
func (v *visit) publishResult(which publication) error {
	c, err := v.secretariat()
	if err != nil {
		return err
	}
	all, err := v.Sittings.Cases(v.ctx(), c.ID)
	if err != nil {
		return err
	}
	p := sessionPapersPage{subject: c}
	v.publishable(&p, all)
	cases, mark := which.of(&p)
	act := strings.TrimSpace(v.r.PostFormValue("ato"))
	switch {
	case act == "":
		return v.showSessionPapers(http.StatusUnprocessableEntity, &fault{status: http.StatusUnprocessableEntity, Code: "SEM-ATO", What: "Falta o ato da publicação.", Remedy: "Escreva o número e a data do documento em que o resultado saiu."})
	case len(cases) == 0 || v.r.PostFormValue("visto") != mark:
		return &store.Conflict{What: "hearing"}
	case v.r.PostFormValue("confirmar") == "":
		return v.foreseePublication(c, which, cases, mark, act)
	}
	if err := which.do(v.ctx(), v.account(), c.ID, act, cases); err != nil {
		f := v.toldOf(c, err)
		if f.status != http.StatusUnprocessableEntity {
			return err
		}
		return v.showSessionPapers(f.status, f)
	}
	return v.redirect(c.Address() + "/secretaria/documentos")
}

type publicationPage struct {
	*subject
	To, Button, Seen, Act string
	Confirmed, Denied     string
	Effects               []Told // for the people of the result, whose numbers it already says
	Count                 string // for everybody
	More                  bool
}

// foreseePublication says how many are confirmed and what changes in the lists: in words
// for the people whose numbers are in the result, in numbers for the others.
func (v *visit) foreseePublication(c *subject, which publication, cases []*sitting.Case, mark, act string) error {
	p := publicationPage{subject: c, To: c.Address() + "/secretaria/" + which.address, Button: which.button, Seen: mark, Act: act}
	confirmed, published, facts := 0, map[string]bool{}, []ledger.Fact(nil)
	for _, one := range cases {
		published[one.Registration] = true
		if one.State.Decision.Outcome == confirmation.Confirmed {
			confirmed++
		}
		if which.decides(one) {
			facts = append(facts, v.Sittings.DecisionFact(one, v.account()))
		}
	}
	p.Confirmed, p.Denied = plural(confirmed, "confirmada", "confirmadas"), plural(len(cases)-confirmed, "não confirmada", "não confirmadas")
	if len(facts) > 0 {
		compared, _, err := v.Docket.PreviewAll(v.ctx(), c.ID, facts)
		if err != nil {
			f := v.toldOf(c, err)
			if f.status != http.StatusUnprocessableEntity {
				return err
			}
			return v.showSessionPapers(f.status, f)
		}
		p.effects(cases[0].Rules.Terms.Wording(), compared, published)
	}
	f := v.within(c, which.title, Link{Text: "Secretaria da sessão", Address: c.Address() + "/secretaria"}, Link{Text: "Documentos da sessão", Address: c.Address() + "/secretaria/documentos"})
	f.Printed = true
	return v.show("secretaria-publicar", f, p)
}

func (p *publicationPage) effects(w law.Wording, compared *whatif.Comparison, published map[string]bool) {
	p.Count = answer.PeopleCount(compared.People)
	for i := range compared.People {
		one := &compared.People[i]
		if !published[string(compared.Before.Roll.IDs.At(one.Who))] {
			continue
		}
		if p.More = len(p.Effects) == effectsShown; p.More {
			return
		}
		p.Effects = append(p.Effects, Told{capital(answer.Turn(w, compared, one)), law.Citations(one.Basis)})
	}
}
