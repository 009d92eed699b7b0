package web

import (
	"net/http"

	"certame/internal/sitting"
	"certame/internal/web/fault"
	"certame/internal/web/parts"
)

// sessionPapers is what the events write: minutes, opinions, the two results, and what
// waits to be published.
func (v *visit) sessionPapers() error { return v.showSessionPapers(http.StatusOK, nil) }

type sessionPapersPage struct {
	*subject
	Papers      parts.Table
	First, Last []*sitting.Case // to be published
	FirstSeen   string
	LastSeen    string
	FirstCount  string
	LastCount   string
	Act         string
	Waiting     []waitingResult // for a second person
	Problems    *fault.Fault
	More        bool // papers that are not listed
}

func (v *visit) showSessionPapers(status int, problems *fault.Fault) error {
	c, err := v.secretariat()
	if err != nil {
		return err
	}
	p := sessionPapersPage{subject: c, Problems: problems, Act: v.r.PostFormValue("ato")}
	list, cases, err := v.Sittings.Papers(v.ctx(), c.ID)
	if err != nil {
		return err
	}
	v.publishable(&p, cases)
	if p.Waiting, err = v.waitingResults(c); err != nil {
		return err
	}
	for _, w := range p.Waiting { // one at a time of each
		if w.Kind == string(sitting.Provisional) {
			p.First = nil
		} else {
			p.Last = nil
		}
	}
	for _, one := range cases {
		if one.Last(sitting.Closed) == nil {
			continue
		}
		if p.More = len(list) >= papersShown; p.More {
			break
		}
		list = append(list, one.OpinionPaper(true))
	}
	p.Papers = parts.Table{
		ID: "documentos", Caption: "Documentos", Columns: []parts.Column{{Text: "Documento"}, {Text: "Acesso"}, {Text: "Texto"}, {Text: "PDF"}},
		Empty: parts.Empty{Title: "Ainda não há documentos.", Text: "As atas e os pareceres aparecem depois das sessões; os resultados, quando houver decisões."},
	}
	for i := range list {
		name := c.Address() + "/secretaria/documentos/" + paperFile(&list[i])
		p.Papers.Rows = append(p.Papers.Rows, parts.Row{Cells: []parts.Cell{
			{Text: paperTitle(&list[i])}, {Text: said(list[i].Restricted, "restrito", "público")}, {Text: "texto", Address: name + ".txt"}, {Text: "PDF", Address: name + ".pdf"},
		}})
	}
	return v.render(status, "secretaria-documentos", v.within(c, "Documentos da sessão", parts.Link{Text: "Secretaria da sessão", Address: c.Address() + "/secretaria"}), p)
}

// papersShown is how many a page lists; the opinion on each person is also in their page.
const papersShown = 200
