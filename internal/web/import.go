package web

import (
	"errors"
	"io"
	"net/http"
	"strconv"
	"strings"

	"certame/internal/docket"
	"certame/internal/installation"
	"certame/internal/jobs"
	"certame/internal/locale"
	"certame/internal/store"
	"certame/internal/web/fault"
	"certame/internal/web/parts"
)

// imports are the files that came, and where another is sent.
func (v *visit) imports() error { return v.askImport(http.StatusOK, nil) }

type importsPage struct {
	*subject
	Steps     parts.Steps
	MayImport bool
	Problems  *fault.Fault
	File      parts.Field
	Table     parts.Table
}

var importStates = map[string]parts.Tag{
	store.IntakeOpen: {Kind: "alerta", Text: "em andamento"}, store.IntakeRecorded: {Kind: "sucesso", Text: "gravada"}, store.IntakeDropped: {Kind: "neutra", Text: "abandonada"},
}

func (v *visit) askImport(status int, problems *fault.Fault) error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	list, err := v.Docket.Imports(v.ctx(), c.ID)
	if err != nil {
		return err
	}
	page := importsPage{subject: c, Steps: importSteps("", 0), MayImport: v.may("arquivo.importar"), Problems: problems, File: parts.Field{
		Name: "arquivo", Label: "Arquivo com inscrições ou resultados", Kind: "file", Required: true, Accept: ".csv,.txt,.xlsx,.ods,.json,.pdf,.xml",
		Help: "CSV, planilha (XLSX ou ODS), JSON, PDF com texto, texto copiado ou XML do DOU, no leiaute que a banca usar.",
	}}
	page.Table = parts.Table{
		ID: "importacoes", Caption: "Arquivos recebidos", Columns: []parts.Column{{Text: "Arquivo"}, {Text: "Recebido em"}, {Text: "Situação"}, {Text: "Revisão gravada", Numeric: true}},
		Empty: parts.Empty{Title: "Nenhum arquivo recebido até agora.", Text: "Nada entra no certame antes de ser conferido e confirmado."},
	}
	for _, in := range list {
		tag, revision := importStates[in.State], "–"
		if in.Revision > 0 {
			revision = locale.Whole(in.Revision)
		}
		page.Table.Rows = append(page.Table.Rows, parts.Row{Cells: []parts.Cell{{Text: in.File, Address: importAddress(c, in)}, {Text: locale.Moment(in.At)}, {Tag: &tag}, {Text: revision}}})
	}
	return v.render(status, "importar", v.within(c, "Importar"), page)
}

func importAddress(c *subject, in *docket.Import) string { return c.Address() + "/importar/" + in.ID }

// importSteps are where one is, of a file that came (an address), as far as step.
func importSteps(address string, step int) parts.Steps {
	s := parts.Steps{Label: "Passos da importação", All: []parts.Step{{Text: "Arquivo"}, {Text: "Colunas"}, {Text: "Pendências"}, {Text: "Gravar"}}}
	for i := range s.All {
		s.All[i].Done, s.All[i].Current = i < step, i == step
	}
	if address != "" {
		s.All[1].Address, s.All[2].Address, s.All[3].Address = address, address+"/pendencias", address+"/gravar"
	}
	return s
}

// receiveImport keeps a file as it comes, without waiting for all of it in memory, and
// asks for its examination.
func (v *visit) receiveImport() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	v.takeLong()
	form, err := v.r.MultipartReader()
	if err != nil {
		return badForm(err)
	}
	for {
		part, err := form.NextPart()
		if errors.Is(err, io.EOF) {
			return v.askImport(http.StatusUnprocessableEntity, &fault.Fault{What: "Nenhum arquivo veio.", Remedy: "Escolha o arquivo e envie."})
		}
		if err != nil {
			return badForm(err)
		}
		if part.FormName() != "arquivo" || part.FileName() == "" {
			continue
		}
		in, err := v.Docket.ReceiveImport(v.ctx(), v.account(), c.ID, part.FileName(), sending{part})
		if err != nil {
			if f := fault.Of(err); f.Status == http.StatusUnprocessableEntity {
				return v.askImport(f.Status, f)
			}
			return err
		}
		return v.examineSoon(c, in)
	}
}

// sending tells what broke on the way from what broke here.
type sending struct{ from io.Reader }

func (s sending) Read(p []byte) (int, error) {
	n, err := s.from.Read(p)
	if err != nil && !errors.Is(err, io.EOF) {
		err = badForm(err)
	}
	return n, err
}

// examineSoon asks for the examination of what waits, and goes to where it is seen.
func (v *visit) examineSoon(c *subject, in *docket.Import) error {
	if _, _, err := v.Jobs.Ask(v.ctx(), jobs.Task{Kind: installation.Examining, Contest: string(c.ID), By: string(v.account())}); err != nil {
		return err
	}
	return v.redirect(importAddress(c, in))
}

// importOf is the file of the address.
func (v *visit) importOf() (*subject, *docket.Import, *docket.Exam, error) {
	c, err := v.contest()
	if err != nil {
		return nil, nil, nil, err
	}
	in, err := v.Docket.Import(v.ctx(), c.ID, v.r.PathValue("importacao"))
	if errors.Is(err, store.ErrNotFound) {
		err = fault.NotFound("importação")
	}
	if err != nil {
		return nil, nil, nil, err
	}
	exam, err := v.Docket.ExamOf(v.ctx(), in)
	return c, in, exam, err
}

// importSeen is the file of the address if it is as the person of the form saw it.
func (v *visit) importSeen() (*subject, *docket.Import, *docket.Exam, error) {
	c, in, exam, err := v.importOf()
	if err == nil && v.r.FormValue("vez") != strconv.Itoa(in.Turn) {
		err = &store.Conflict{What: "intake", Seen: v.r.FormValue("vez"), Last: strconv.Itoa(in.Turn)}
	}
	return c, in, exam, err
}

// readImport has the file read in another way.
func (v *visit) readImport() error {
	c, in, _, err := v.importSeen()
	if err != nil {
		return err
	}
	how := docket.Reading{Sheet: strings.TrimSpace(v.r.FormValue("planilha")), Profile: v.r.FormValue("perfil")}
	if err := v.Docket.ReadImport(v.ctx(), v.account(), in, how); err != nil {
		return err
	}
	return v.examineSoon(c, in)
}

// examineImport has it examined again, as after somebody cancelled, or after the
// contest changed.
func (v *visit) examineImport() error {
	c, in, exam, err := v.importOf()
	if err != nil {
		return err
	}
	if !in.Waiting && exam != nil {
		if err := v.Docket.AgainImport(v.ctx(), v.account(), in); err != nil {
			return err
		}
	}
	return v.examineSoon(c, in)
}

// dropImport gives it up.
func (v *visit) dropImport() error {
	c, in, _, err := v.importSeen()
	if err != nil {
		return err
	}
	if err := v.Docket.DropImport(v.ctx(), v.account(), in); err != nil {
		return err
	}
	return v.redirect(c.Address() + "/importar")
}
