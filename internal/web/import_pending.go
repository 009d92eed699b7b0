package web

import (
	"bytes"
	"fmt"
	"io"
	"net/http"
	"slices"
	"strconv"
	"strings"

	"certame/internal/docket"
	"certame/internal/locale"
	"certame/internal/web/fault"
	"certame/internal/web/parts"
)

// sheetMost is the largest sheet of corrections that is taken.
const sheetMost = 64 << 20

// importPending is what of the file waits for a person: rows that were not
// understood, and names that several registrations have.
func (v *visit) importPending() error { return v.askPending(http.StatusOK, nil) }

type pendingPage struct {
	*importPage
	Held      parts.Table
	Sheet     parts.Field
	Reason    parts.Field
	Homonyms  []homonymCase
	More      int
	Decisions parts.Table
}

// homonymCase is a name that several registrations have.
type homonymCase struct {
	Key   int // its first line, by which the form speaks of it
	Name  string
	Lines []int
	Same  bool // may be answered as one person: its rows are told by their lines
}

// Pages go as far as people read.
const (
	heldShown     = 200
	homonymsShown = 50
)

func (v *visit) askPending(status int, problems *fault.Fault) error {
	c, in, exam, err := v.importOf()
	if err != nil {
		return err
	}
	base, err := v.importStep(c, in, exam, 2)
	if err != nil {
		return err
	}
	if problems != nil {
		base.Problems = problems
	}
	if base.Next != nil && base.Next.Address == base.Place+"/pendencias" {
		base.Next = nil // it is here
	}
	p := &pendingPage{
		importPage: base, Sheet: parts.Field{Name: "planilha", Label: "Planilha corrigida", Kind: "file", Required: true, Accept: ".xlsx,.ods,.csv", Help: "A mesma que foi baixada, com corrigida, confirmada ou descartar na coluna decisao."},
		Reason: parts.Field{Name: "motivo", Label: "Motivo", Required: true, Most: 300, Value: v.r.FormValue("motivo"), Help: "Fica registrado, com o seu nome e a hora."},
	}
	if exam != nil && exam.Report != nil {
		p.held()
		p.homonyms()
	}
	if err := v.decided(p); err != nil {
		return err
	}
	f := v.within(c, "Pendências de "+in.File, parts.Link{Text: "Importar", Address: c.Address() + "/importar"}, parts.Link{Text: in.File, Address: base.Place})
	f.Wide = true
	return v.render(status, "importar-pendencias", f, p)
}

func (p *pendingPage) held() {
	p.Held = parts.Table{
		ID: "quarentena", Stacked: true, Caption: locale.Count(p.Exam.Report.Waiting(), "linha não entendida", "linhas não entendidas"), Columns: []parts.Column{{Text: "Linha", Numeric: true}, {Text: "Motivo"}, {Text: "Coluna"}, {Text: "Valor"}, {Text: "Sugestão"}},
		Empty: parts.Empty{Title: "Nenhuma linha em quarentena.", Text: "Todas as linhas foram entendidas."},
	}
	for _, q := range p.Exam.Report.Quarantine {
		if len(p.Held.Rows) == heldShown {
			break
		}
		if q.Block != p.Exam.Report.Block {
			continue // of another list of the text, which is not the one that comes in
		}
		p.Held.Rows = append(p.Held.Rows, parts.Row{Cells: parts.Cells(locale.Whole(q.Line), q.Reason, q.Column, q.Value, q.Suggestion)})
	}
}

func (p *pendingPage) homonyms() {
	byLine := slices.Contains([]string{"csv", "xlsx", "ods", "json"}, p.Exam.Report.Format)
	open := p.In.Undecided(p.Exam)
	for _, h := range p.Exam.Report.Homonyms {
		if !slices.ContainsFunc(open, func(lines []int) bool { return slices.Equal(lines, h.Lines) }) {
			continue
		}
		if len(p.Homonyms) == homonymsShown {
			p.More++
			continue
		}
		p.Homonyms = append(p.Homonyms, homonymCase{h.Lines[0], h.Name, h.Lines, byLine})
	}
	if len(open) > 0 {
		p.More += p.Exam.Report.MoreNames
	}
}

// decided is what was decided so far, by whom and why.
func (v *visit) decided(p *pendingPage) error {
	p.Decisions = parts.Table{
		ID: "decisoes", Stacked: true, Caption: "O que já se decidiu", Columns: []parts.Column{{Text: "Decisão"}, {Text: "Motivo"}, {Text: "Quem"}, {Text: "Quando"}},
		Empty: parts.Empty{Title: "Nada foi decidido até agora."},
	}
	for _, one := range p.In.Decisions {
		who, err := v.Store.Account(v.ctx(), one.By)
		if err != nil {
			return err
		}
		p.Decisions.Rows = append(p.Decisions.Rows, parts.Row{Cells: parts.Cells(decisionWords(one), one.Reason, who.Name, locale.Moment(one.At))})
	}
	return nil
}

func decisionWords(d docket.Decision) string {
	lines := strings.Trim(strings.Join(strings.Fields(fmt.Sprint(d.Lines)), ", "), "[]")
	switch {
	case d.Sheet != "":
		return "Linhas corrigidas na planilha " + d.Sheet
	case d.Rest:
		return "Os demais nomes repetidos são de pessoas diferentes"
	case d.Keep > 0:
		return fmt.Sprintf("Linhas %s: a mesma pessoa; fica a linha %d", lines, d.Keep)
	}
	return "Linhas " + lines + ": pessoas diferentes"
}

// decideImport keeps what was said of the names.
func (v *visit) decideImport() error {
	c, in, exam, err := v.importSeen()
	if err != nil {
		return err
	}
	if exam == nil || exam.Report == nil || in.Waiting {
		return docket.ErrNotReady
	}
	var list []docket.Decision
	for _, h := range exam.Report.Homonyms {
		switch said := v.r.FormValue("nome-" + strconv.Itoa(h.Lines[0])); {
		case said == "diferentes":
			list = append(list, docket.Decision{Lines: h.Lines})
		case said != "":
			keep, err := strconv.Atoi(said)
			if err != nil || !slices.Contains(h.Lines, keep) {
				return badForm(err)
			}
			list = append(list, docket.Decision{Lines: h.Lines, Keep: keep})
		}
	}
	if v.r.FormValue("demais") != "" {
		list = append(list, docket.Decision{Rest: true})
	}
	if len(list) == 0 {
		return v.askPending(http.StatusUnprocessableEntity, &fault.Fault{What: "Nada foi decidido.", Remedy: "Marque a resposta de um nome, ou a de todos os demais."})
	}
	err = v.Docket.DecideImport(v.ctx(), v.account(), in, strings.TrimSpace(v.r.FormValue("motivo")), list)
	return v.afterDecision(c, in, err)
}

// correctImport takes the sheet of what was not understood, corrected.
func (v *visit) correctImport() error {
	v.takeLong()
	if err := v.r.ParseMultipartForm(8 << 20); err != nil {
		return badForm(err)
	}
	defer v.r.MultipartForm.RemoveAll() //nolint:errcheck // of the system's temporary folder
	c, in, _, err := v.importSeen()
	if err != nil {
		return err
	}
	var content io.Reader = bytes.NewReader(nil)
	name := ""
	if sent := v.r.MultipartForm.File["planilha"]; len(sent) > 0 {
		file, err := sent[0].Open()
		if err != nil {
			return err
		}
		defer file.Close()
		content, name = file, sent[0].Filename
	}
	err = v.Docket.CorrectImport(v.ctx(), v.account(), in, strings.TrimSpace(v.r.FormValue("motivo")), name, content)
	return v.afterDecision(c, in, err)
}

// afterDecision goes on, or shows the page again with what was wrong.
func (v *visit) afterDecision(c *subject, in *docket.Import, err error) error {
	if err != nil {
		if f := fault.Of(err); f.Status == http.StatusUnprocessableEntity {
			return v.askPending(f.Status, f)
		}
		return err
	}
	if in, err = v.Docket.Import(v.ctx(), c.ID, in.ID); err != nil || !in.Waiting {
		return errorsOr(err, func() error { return v.redirect(importAddress(c, in) + "/pendencias") })
	}
	return v.examineSoon(c, in)
}

func errorsOr(err error, otherwise func() error) error {
	if err != nil {
		return err
	}
	return otherwise()
}

// importHeld gives the sheet of what was not understood.
func (v *visit) importHeld() error {
	c, in, _, err := v.importOf()
	if err != nil {
		return err
	}
	content, file, err := v.Docket.OpenImport(v.ctx(), v.account(), in, docket.HeldFile)
	if err != nil {
		return err
	}
	defer content.Close() //nolint:errcheck // only read
	return v.give(content, file, c.Slug+"-"+docket.HeldFile)
}
