package web

import (
	"bytes"
	"errors"
	"io"
	"net/http"
	"strconv"

	"certame/contest"
	"certame/internal/auth/roles"
	"certame/internal/indicators"
	"certame/internal/locale"
	"certame/internal/monitor"
	"certame/internal/run"
	"certame/internal/store"
	"certame/internal/web/fault"
	"certame/internal/web/parts"
)

const (
	importing   roles.Permission = "acompanhamento.importar"
	numbersMost                  = indicators.Largest + 1<<20
	schemaFile                   = "indicadores-1.schema.json"
)

// followedFile gives the contests of the filter, protected, or the schema of the format.
func (v *visit) followedFile() error {
	name := v.r.PathValue("arquivo")
	if name == schemaFile {
		return v.giveMade(indicators.Schema(), store.File{Name: name})
	}
	_, picked, _, err := v.pickNumbers()
	if err != nil {
		return err
	}
	list := []indicators.Contest{}
	for _, c := range picked {
		list = append(list, *c)
	}
	var b bytes.Buffer
	switch name {
	case "indicadores.json":
		err = indicators.WriteJSON(&b, list)
	case "indicadores.csv":
		err = indicators.WriteSheet(&b, list)
	default:
		return fault.NotFound("arquivo")
	}
	if err != nil {
		return err
	}
	return v.giveMade(b.Bytes(), store.File{Name: name})
}

// ownNumbers are those of the contest of the address, as it is today: protected, or whole
// for who follows the reservation, when asked.
func (v *visit) ownNumbers() error {
	if v.about == nil {
		return store.ErrNotFound
	}
	v.takeLong()
	var made *indicators.Contest
	err := v.Docket.Use(v.ctx(), v.about.ID, func(_ *run.Loaded, o *contest.Outcome) error {
		made = indicators.From(o, dateOf(v.Clock()))
		return nil
	})
	if err != nil {
		return err
	}
	name := v.about.Slug + "-indicadores.json"
	if v.r.URL.Query().Get("integral") == "sim" {
		name = v.about.Slug + "-indicadores-integral.json"
	} else {
		made = made.Protect()
	}
	if err := v.Store.Note(v.ctx(), store.Access{Account: v.account(), Contest: v.about.ID, Action: "indicadores.baixar", Object: name}); err != nil {
		return err
	}
	var b bytes.Buffer
	if err := indicators.WriteJSON(&b, []indicators.Contest{*made}); err != nil {
		return err
	}
	return v.giveMade(b.Bytes(), store.File{Name: name})
}

type numbersPage struct {
	File     parts.Field
	Problems *fault.Fault
	Report   *parts.Message
	Versions parts.Table
}

// askNumbers asks for a file of indicators.
func (v *visit) askNumbers() error { return v.showNumbers(http.StatusOK, numbersPage{}) }

func (v *visit) showNumbers(status int, p numbersPage) error {
	p.File = parts.Field{Name: "arquivo", Label: "Arquivo de indicadores", Kind: "file", Required: true, Accept: ".json,.csv", Help: "No formato aberto, em JSON ou CSV, de um certame ou de muitos."}
	f := Frame{Title: "Juntar indicadores", Trail: []parts.Link{{Text: "Início", Address: "/", Icon: "home"}, {Text: "Acompanhamento", Address: "/acompanhamento"}}}
	kept, err := v.Store.Indicators(v.ctx())
	if err != nil {
		return err
	}
	p.Versions = versionTable(kept)
	return v.render(status, "acompanhamento-importar", f, p)
}

func versionTable(kept []store.Indicator) parts.Table {
	t := parts.Table{
		ID: "versoes", Caption: "Certames conhecidos", Columns: []parts.Column{{Text: "Órgão, certame e edital"}, {Text: "Versão", Numeric: true}, {Text: "Referência"}, {Text: "Entrou em"}, {Text: "Resumo SHA-256"}},
		Empty: parts.Empty{Title: "Nenhum certame ainda.", Text: "Os números que entrarem aparecem aqui, com a versão em uso; as anteriores ficam guardadas."},
	}
	for _, k := range kept {
		t.Rows = append(t.Rows, parts.Row{Cells: parts.Cells(keyWords(k.Key), strconv.Itoa(k.Number), brazilian(k.Reference), locale.Moment(k.At), k.Digest)})
	}
	return t
}

func keyWords(key string) string {
	return string(bytes.ReplaceAll([]byte(key), []byte("\x1f"), []byte(" · ")))
}

// takeNumbers checks a file and, when asked to, keeps it.
func (v *visit) takeNumbers() error {
	file, header, err := v.r.FormFile("arquivo")
	if errors.Is(err, http.ErrMissingFile) || errors.Is(err, http.ErrNotMultipart) {
		return v.showNumbers(http.StatusUnprocessableEntity, numbersPage{Problems: &fault.Fault{What: "Nenhum arquivo veio.", Remedy: "Escolha o arquivo e envie."}})
	}
	if err != nil {
		return badForm(err)
	}
	defer file.Close() //nolint:errcheck // only read
	raw, err := io.ReadAll(file)
	if err != nil {
		return err
	}
	var r monitor.Report
	keep := v.r.FormValue("acao") == "juntar"
	if keep {
		r, err = v.numbers.Import(v.ctx(), v.account(), raw, header.Filename)
	} else {
		r, err = v.numbers.Check(raw, header.Filename)
	}
	if err != nil {
		if f := fault.Of(err); f.Status == http.StatusUnprocessableEntity {
			return v.showNumbers(f.Status, numbersPage{Problems: f})
		}
		return err
	}
	m := &parts.Message{Kind: "sucesso", Title: "O arquivo confere: " + locale.Count(r.Contests, "certame", "certames") + ".", Text: "Nada foi gravado.", Announced: true}
	if keep {
		m.Title, m.Text = locale.Count(r.Added, "certame entrou", "certames entraram")+".", locale.Count(r.Same, "já estava, igual", "já estavam, iguais")+"."
	}
	return v.showNumbers(http.StatusOK, numbersPage{Report: m})
}
