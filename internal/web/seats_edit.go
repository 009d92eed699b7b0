package web

import (
	"io"
	"net/http"
	"strconv"
	"strings"

	"certame/edital"
	"certame/internal/docket"
	"certame/internal/intake"
	"certame/internal/intake/editalfile"
	"certame/internal/run"
	"certame/internal/web/fault"
	"certame/internal/web/parts"
)

// editSeats asks for other numbers of vacancies, or for another text of the edital.
func (v *visit) editSeats() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	text, err := v.editalText(c)
	if err != nil {
		return err
	}
	terms, err := v.Docket.Terms(v.ctx(), c.ID, c.Revision)
	if err != nil {
		return err
	}
	return v.askSeats(http.StatusOK, &editPage{subject: c, Text: text, Posts: postFields(terms, nil), Revision: c.Revision})
}

type editPage struct {
	*subject
	Revision int // that the person sees: another one since then is a conflict
	Text     string
	Posts    []parts.Field
	Note     string
	Problems *fault.Fault
	Table    *parts.Table // what would be; nil before it was checked
	Findings []parts.Message
}

func (v *visit) askSeats(status int, p *editPage) error {
	f := v.within(p.subject, "Mudar vagas e regras", parts.Link{Text: "Quadro", Address: p.Address() + "/quadro"})
	f.Wide = true
	return v.render(status, "quadro-mudar", f, p)
}

func (v *visit) editalText(c *subject) (string, error) {
	file, _, err := v.Docket.OpenFile(v.ctx(), c.ID, c.Revision, run.EditalFile)
	if err != nil {
		return "", err
	}
	defer file.Close()
	text, err := io.ReadAll(file)
	return string(text), err
}

func postFields(t *edital.Terms, asked map[string]int) (list []parts.Field) {
	for i := range t.Posts {
		p := &t.Posts[i]
		n := p.Vacancies
		if other, is := asked[p.Code]; is {
			n = other
		}
		list = append(list, parts.Field{Name: "vagas-" + p.Code, Label: postTitle(p), Kind: "number", Value: strconv.Itoa(n), Required: true})
	}
	return list
}

// changeSeats shows what the change would do and, when that was seen, keeps it.
func (v *visit) changeSeats() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	p := &editPage{subject: c, Text: strings.ReplaceAll(v.r.FormValue("texto"), "\r\n", "\n"), Note: strings.TrimSpace(v.r.FormValue("motivo"))}
	if p.Revision, err = strconv.Atoi(v.r.FormValue("revisao")); err != nil {
		return badForm(err)
	}
	terms, err := v.Docket.Terms(v.ctx(), c.ID, c.Revision)
	if err != nil {
		return err
	}
	asked, err := v.askedSeats(terms)
	if err == nil && len(asked) > 0 {
		p.Text, err = withSeats(p.Text, asked)
	}
	p.Posts = postFields(terms, asked)
	if err != nil {
		return v.editAgain(p, err)
	}
	changes := func() docket.Changes {
		return docket.Changes{Put: docket.Files{run.EditalFile: strings.NewReader(p.Text)}}
	}
	if v.r.FormValue("acao") != "gravar" {
		return v.previewSeats(p, changes())
	}
	if _, err := v.Docket.Revise(v.ctx(), v.account(), c.ID, p.Revision, p.Note, changes()); err != nil {
		return v.editAgain(p, err)
	}
	return v.redirect(c.Address() + "/quadro")
}

// askedSeats are the numbers that differ from those of the edital.
func (v *visit) askedSeats(t *edital.Terms) (map[string]int, error) {
	asked := map[string]int{}
	for i := range t.Posts {
		p := &t.Posts[i]
		text := strings.TrimSpace(v.r.FormValue("vagas-" + p.Code))
		if text == "" {
			continue
		}
		n, err := strconv.Atoi(text)
		if err != nil || n < 0 || n > 1_000_000 {
			return asked, intake.Refuse([]intake.Problem{{File: postTitle(p), Column: "vagas", Value: text, What: "não é um número de vagas", Remedy: "Escreva um número inteiro, de 0 em diante."}})
		}
		if n != p.Vacancies {
			asked[p.Code] = n
		}
	}
	return asked, nil
}

func withSeats(text string, asked map[string]int) (string, error) {
	changed, err := editalfile.WithVacancies([]byte(text), asked)
	if err != nil {
		return text, err // what the person wrote comes back to be mended
	}
	return string(changed), nil
}

func (v *visit) previewSeats(p *editPage, changes docket.Changes) error {
	s, err := v.Docket.Try(v.ctx(), p.ID, changes)
	if err != nil {
		return v.editAgain(p, err)
	}
	table := allSeats(p.subject, &s)
	for i := range table.Rows {
		table.Rows[i].Cells[0].Address = ""
	}
	table.Caption = "Como o quadro ficaria"
	p.Table, p.Findings, p.Posts = &table, findingMessages(s.Terms.Wording(), s.Findings), postFields(s.Terms, nil)
	return v.askSeats(http.StatusOK, p)
}

// editAgain shows the form with what was wrong.
func (v *visit) editAgain(p *editPage, err error) error {
	f := fault.Of(err)
	if f.Status != http.StatusUnprocessableEntity {
		return err
	}
	p.Problems = f
	return v.askSeats(f.Status, p)
}
