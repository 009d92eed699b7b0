package web

import (
	"net/http"
	"strings"

	"certame/internal/sitting"
	"certame/internal/store"
	"certame/internal/web/fault"
	"certame/internal/web/parts"
)

// publication is one of the two: of which cases.
type publication struct {
	kind           sitting.Kind
	address, title string
	of             func(*sessionPapersPage) ([]*sitting.Case, string)
}

// proposeResult shows the document, and what it changes in the lists, and when that was
// seen proposes it: of the cases that were seen, as they were. Another person confirms.
func (v *visit) proposeResult(which publication) error {
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
		return v.showSessionPapers(http.StatusUnprocessableEntity, &fault.Fault{Status: http.StatusUnprocessableEntity, Code: "SEM-ATO", What: "Falta o ato da publicação.", Remedy: "Escreva o número e a data do documento em que o resultado sai."})
	case len(cases) == 0 || v.r.PostFormValue("visto") != mark:
		return &store.Conflict{What: "hearing"}
	case v.r.PostFormValue("propor") == "":
		err = v.foreseePublication(c, which, cases, mark, act)
	default:
		if _, err = v.Sittings.ProposeResult(v.ctx(), v.account(), c.ID, which.kind, act, cases); err == nil {
			return v.redirect(c.Address() + "/secretaria/documentos")
		}
	}
	if err == nil {
		return nil
	}
	f := v.toldOf(c, err)
	if f.Status != http.StatusUnprocessableEntity {
		return err
	}
	return v.showSessionPapers(f.Status, f)
}

type publicationPage struct {
	*subject
	To, Seen, Act string
	Result        resultView
}

// foreseePublication shows what would be proposed.
func (v *visit) foreseePublication(c *subject, which publication, cases []*sitting.Case, mark, act string) error {
	a, err := v.Sittings.Announce(v.ctx(), v.account(), c.ID, which.kind, act, cases)
	if err != nil {
		return err
	}
	p := publicationPage{subject: c, To: c.Address() + "/secretaria/" + which.address, Seen: mark, Act: act}
	if p.Result, err = v.viewOf(a); err != nil {
		return err
	}
	f := v.within(c, which.title, parts.Link{Text: "Secretaria da sessão", Address: c.Address() + "/secretaria"}, parts.Link{Text: "Documentos da sessão", Address: c.Address() + "/secretaria/documentos"})
	f.Printed = true
	return v.show("secretaria-publicar", f, p)
}

// withdrawResult takes back a result that was proposed and not confirmed.
func (v *visit) withdrawResult() error {
	c, err := v.secretariat()
	if err != nil {
		return err
	}
	p, err := v.resultProposal(c)
	if err != nil {
		return err
	}
	if err := v.Docket.Withdraw(v.ctx(), v.account(), p.ID); err != nil {
		return err
	}
	return v.redirect(c.Address() + "/secretaria/documentos")
}
