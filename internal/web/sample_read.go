package web

import (
	"net/http"

	"certame"
	"certame/internal/secondreading"
	"certame/internal/web/fault"
	"certame/internal/web/parts"
)

// reread shows the cases that wait for who asks, one at a time: the film, the documents
// and the question, and nothing that leads to what was decided.
func (v *visit) reread() error { return v.showReread(http.StatusOK, nil) }

type rereadPage struct {
	*subject
	Law           string
	Task          *secondreading.Task
	Links         []parts.Link
	Phenotype     bool
	Waiting, Done int
	Problems      *fault.Fault
	Reason        string
}

// ReasonField is where who does not confirm says why.
func (p rereadPage) ReasonField() parts.Field {
	help := "De quem não confirma. Só o fenótipo serve de critério: ancestralidade e laudos não se admitem."
	if !p.Phenotype {
		help = "De quem não confirma: o que falta nos documentos."
	}
	return parts.Field{Name: "motivo", Label: "Motivo", Kind: "textarea", Value: p.Reason, Most: 4000, Help: help}
}

func (v *visit) showReread(status int, problems *fault.Fault) error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	_, tasks, done, err := v.Samples.Tasks(v.ctx(), v.account(), c.ID)
	if err != nil {
		return err
	}
	p := rereadPage{subject: c, Waiting: len(tasks), Done: done, Problems: problems, Reason: v.r.PostFormValue("motivo")}
	if p.Law, err = v.sampleLaw(c.ID); err != nil {
		return err
	}
	if len(tasks) > 0 {
		p.Task = &tasks[0]
		if p.Links, err = v.materials(c, p.Task); err != nil {
			return err
		}
		if p.Phenotype, err = v.phenotype(c, p.Task.Group); err != nil {
			return err
		}
	}
	v.w.Header().Set("Cache-Control", "no-store")
	return v.render(status, "amostra-reler", v.within(c, "Releitura da amostra"), p)
}

// materials are the films and the documents of a case: they open under the mark of who
// sees them.
func (v *visit) materials(c *subject, t *secondreading.Task) (links []parts.Link, err error) {
	list, err := v.Custody.Of(v.ctx(), c.ID, t.Who, t.Group)
	for _, o := range list {
		shown, err := v.Samples.Shown(v.ctx(), o)
		if err != nil {
			return nil, err
		}
		if shown && o.Gone.IsZero() {
			links = append(links, parts.Link{Text: o.Label(), Address: c.Address() + "/guarda/" + o.ID, Icon: "eye"})
		}
	}
	return links, err
}

// phenotype says whether the group is confirmed by what is seen, and not by documents.
func (v *visit) phenotype(c *subject, group string) (bool, error) {
	terms, err := v.Docket.Terms(v.ctx(), c.ID, c.Revision)
	if err != nil {
		return false, err
	}
	for i := range terms.Groups {
		if terms.Groups[i].Code == group {
			return terms.Groups[i].Confirmation == certame.ConfirmationPhenotype, nil
		}
	}
	return false, nil
}

// keepReread keeps what a person concluded.
func (v *visit) keepReread() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	vote := v.r.PostFormValue("voto")
	if vote != "confirma" && vote != "nao" {
		return v.showReread(http.StatusUnprocessableEntity, &fault.Fault{Status: http.StatusUnprocessableEntity, What: "Falta dizer o que conclui.", Remedy: "Escolha se confirma ou não confirma."})
	}
	err = v.Samples.Read(v.ctx(), v.account(), c.ID, v.r.PostFormValue("bilhete"), vote == "confirma", v.r.PostFormValue("motivo"))
	if f := ofSample(err); f != nil {
		return v.showReread(f.Status, f)
	}
	if err != nil {
		return err
	}
	return v.redirect(c.Address() + "/amostra/reler")
}
