package web

import (
	"slices"
	"strings"

	"certame/internal/custody"
	"certame/internal/locale"
	"certame/internal/sitting"
	"certame/internal/web/parts"
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
		links, err := v.keptOf(c, one, e)
		out.Objects = links
		return out, err
	default:
		err := v.heldOf(&out, c, one, e)
		return out, err
	}
	return out, nil
}

// heldOf are the films or the documents of the case that are in custody; each is watched
// or read in its own page, which notes it.
func (v *visit) heldOf(out *element, c *subject, one *sitting.Case, e sitting.Element) error {
	var err error
	if out.Objects, err = v.keptOf(c, one, e); err == nil && len(out.Objects) == 0 {
		out.None = "Não há " + strings.ToLower(out.Title) + " no processo. Fica registrado, e na ata, que nada havia a examinar."
	}
	return err
}

// keptBy is what of custody each element has: with the reasons goes what was sent beside
// them.
var keptBy = map[sitting.Element]string{sitting.ElementFilm: custody.Film, sitting.ElementDocuments: custody.Document, sitting.ElementGrounds: custody.Appeal}

func (v *visit) keptOf(c *subject, one *sitting.Case, e sitting.Element) (links []parts.Link, err error) {
	list, err := v.Custody.Of(v.ctx(), c.ID, one.Registration, one.Group)
	for i := range list {
		if list[i].Kind == keptBy[e] && list[i].Gone.IsZero() {
			links = append(links, parts.Link{Text: list[i].Label() + ", de " + locale.Moment(list[i].At), Address: c.Address() + "/guarda/" + list[i].ID})
		}
	}
	return links, err
}

// has says whether there is anything of an element: an opinion and reasons there are in
// every appeal, films and documents only if they were kept.
func (v *visit) has(c *subject, one *sitting.Case, e sitting.Element) (bool, error) {
	if e != sitting.ElementFilm && e != sitting.ElementDocuments {
		return true, nil
	}
	links, err := v.keptOf(c, one, e)
	return len(links) > 0, err
}
