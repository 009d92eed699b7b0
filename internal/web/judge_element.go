package web

import (
	"slices"
	"strings"

	"certame/internal/custody"
	"certame/internal/sitting"
	"certame/law"
)

// elementTitles name the elements, with the article of each.
var elementTitles = map[sitting.Element]struct {
	title   string
	article law.Provision
}{
	sitting.ElementFilm:      {"Filmagem", law.Portmd1286Art25CptInc1},
	sitting.ElementDocuments: {"Documentos", law.Portmd1286Art25CptInc2},
	sitting.ElementOpinion:   {"Parecer da comissão", law.Portmd1286Art25CptInc3},
	sitting.ElementGrounds:   {"Razões do recurso", law.Portmd1286Art25CptInc4},
}

// element is an element of the file; what it has is read only once it was opened.
func (v *visit) element(c *subject, one *sitting.Case, e sitting.Element, examined []sitting.Element) (element, error) {
	out := element{Code: string(e), Title: elementTitles[e].title, Opened: slices.Contains(examined, e)}
	if one.Rules.Regime == law.RegimePortariaMD { // in civil contests they follow from the defence itself
		out.Article = elementTitles[e].article.Citation()
	}
	if !out.Opened {
		return out, nil
	}
	switch e {
	case sitting.ElementOpinion:
		opinion := one.OpinionPaper(false)
		out.Lines = opinion.Lines
	case sitting.ElementGrounds:
		if receipt := one.Receipt(); receipt != nil {
			out.Lines = strings.Split(strings.ReplaceAll(receipt.Text, "\r\n", "\n"), "\n")
		}
	default:
		err := v.heldOf(&out, c, one, e)
		return out, err
	}
	return out, nil
}

// heldOf are the films or the documents of the case that are in custody; each is watched
// or read in its own page, which notes it.
func (v *visit) heldOf(out *element, c *subject, one *sitting.Case, e sitting.Element) error {
	list, err := v.Custody.Of(v.ctx(), c.ID, one.Registration, one.Group)
	if err != nil {
		return err
	}
	for i := range list {
		if list[i].Kind == custody.Film && e == sitting.ElementFilm || list[i].Kind == custody.Document && e == sitting.ElementDocuments {
			out.Objects = append(out.Objects, Link{Text: list[i].Label() + ", de " + instant(list[i].At), Address: c.Address() + "/guarda/" + list[i].ID})
		}
	}
	if len(out.Objects) == 0 {
		out.None = "Não há " + strings.ToLower(out.Title) + " no processo. Fica registrado que você o verificou."
	}
	return nil
}
