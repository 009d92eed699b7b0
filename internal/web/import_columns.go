package web

import (
	"fmt"
	"net/http"
	"slices"
	"strings"

	"certame/edital"
	"certame/internal/docket"
	"certame/internal/intake"
	"certame/internal/intake/profile"
	"certame/internal/intake/review"
	"certame/internal/locale"
	"certame/internal/web/fault"
	"certame/internal/web/parts"
)

// importColumns is what the file has, column by column, with the evidence, and what a
// person has to say of them.
func (v *visit) importColumns() error {
	c, in, exam, err := v.importOf()
	if err != nil {
		return err
	}
	return v.askColumns(http.StatusOK, c, in, exam, nil)
}

type columnsPage struct {
	*importPage
	Facts    [][2]string // of the file
	Notes    []string
	Columns  []columnRow
	Fields   []string // what a column may be
	Groups   []parts.Field
	Posts    []parts.Field // names of posts that are not codes of the edital
	Known    int           // names that are
	Codes    []string
	Post     *parts.Field
	Sample   parts.Table
	Reading  []parts.Field
	Reviewed bool
}

// columnRow is a column and what is asked of it.
type columnRow struct {
	Place           int
	Header          string
	Evidence        string
	Counts          string
	Field, Decimal  string
	Asked           bool
	Number          bool
	DecimalEvidence string
}

func (v *visit) askColumns(status int, c *subject, in *docket.Import, exam *docket.Exam, problems *fault.Fault) error {
	base, err := v.importStep(c, in, exam, 1)
	if err != nil {
		return err
	}
	if problems != nil {
		base.Problems = problems
	}
	p := &columnsPage{importPage: base, Reviewed: in.Map != nil}
	if p.Reading, err = readingFields(in); err != nil {
		return err
	}
	if exam != nil && exam.Map != nil {
		terms, err := v.Docket.Terms(v.ctx(), c.ID, c.Revision)
		if err != nil {
			return err
		}
		p.fill(terms)
	}
	f := v.within(c, "Colunas de "+in.File, parts.Link{Text: "Importar", Address: c.Address() + "/importar"})
	f.Wide = true
	return v.render(status, "importar-colunas", f, p)
}

func readingFields(in *docket.Import) ([]parts.Field, error) {
	list, err := profile.All()
	options := []parts.Option{{Value: "", Text: "Reconhecer pelo conteúdo", Chosen: in.Profile == ""}}
	for _, p := range list {
		options = append(options, parts.Option{Value: p.Name, Text: p.Title, Chosen: p.Name == in.Profile})
	}
	return []parts.Field{
		{Name: "planilha", Label: "Planilha", Value: in.Sheet, Most: 100, Help: "O nome da aba, quando o arquivo tem várias."},
		{Name: "perfil", Label: "Perfil de leiaute", Kind: "select", Options: options},
	}, err
}

func (p *columnsPage) fill(t *edital.Terms) {
	r, m := p.Exam.Report, p.Exam.Map
	p.Facts = factsOf(p.In, r)
	for _, note := range r.Notes {
		p.Notes = append(p.Notes, onPages(note))
	}
	p.Fields = profile.Fields()
	asked := map[int]bool{}
	for _, place := range p.Exam.Unanswered {
		asked[place] = true
	}
	for _, c := range m.Columns {
		row := columnRow{Place: c.Place, Header: c.Header, Field: c.Field, Decimal: c.Decimal, Asked: asked[c.Place]}
		for i := range r.Columns {
			if of := &r.Columns[i]; of.Place == c.Place && of.Block == m.Block {
				row.Evidence, row.DecimalEvidence, row.Counts = onPages(of.Evidence), onPages(of.DecimalWhy), countWords(of.Counts)
				row.Number = row.Decimal != "" || of.DecimalWhy != "" || profile.KindOf(c.Field) == profile.Mark
			}
		}
		if row.Asked && strings.Contains(row.Field, "_coluna_") {
			row.Field = ""
		}
		p.Columns = append(p.Columns, row)
	}
	p.fillCodes(t, m)
	p.fillSample()
}

// factsOf is what the reading found of the whole file.
func factsOf(in *docket.Import, r *review.Report) [][2]string {
	list := [][2]string{{"Formato", r.Format}}
	add := func(name, value string) {
		if value != "" {
			list = append(list, [2]string{name, value})
		}
	}
	add("Codificação", r.Encoding)
	add("Separador", strings.ReplaceAll(r.Separator, "\t", "tabulação"))
	add("Planilha", r.Sheet)
	if r.HeaderLine > 0 {
		add("Cabeçalho", fmt.Sprintf("linha %d", r.HeaderLine))
	}
	add("Perfil reconhecido", strings.TrimSpace(r.Profile+" "+evidence(r.Why)))
	add("Conteúdo", r.Kind)
	add("Linhas", fmt.Sprintf("%s lidas, %s aceitas, %s em quarentena", locale.Whole(r.Read), locale.Whole(r.Accepted), locale.Whole(r.Quarantined)))
	add("Tamanho", locale.Bytes(in.Files[slices.IndexFunc(in.Files, isOriginal)].Size))
	add("Resumo SHA-256", r.SHA256)
	return list
}

func evidence(why string) string {
	if why == "" {
		return ""
	}
	return "(" + why + ")"
}

func countWords(n review.Counts) string {
	var parts []string
	for _, p := range [...]struct {
		n    int
		text string
	}{{n.Comma, "com vírgula"}, {n.Dot, "com ponto"}, {n.Whole, "inteiros"}, {n.Native, "números da planilha"}, {n.Text, "textos"}, {n.Doubtful, "em dúvida"}, {n.Missing, "sem valor"}} {
		if p.n > 0 {
			parts = append(parts, locale.Whole(p.n)+" "+p.text)
		}
	}
	return strings.Join(parts, ", ")
}

func (p *columnsPage) fillSample() {
	p.Sample = parts.Table{ID: "amostra", Caption: "As primeiras linhas, como vieram", Columns: []parts.Column{{Text: "Linha da amostra", Numeric: true}}}
	for _, c := range p.Exam.Map.Columns {
		p.Sample.Columns = append(p.Sample.Columns, parts.Column{Text: fmt.Sprintf("%d. %s", c.Place, c.Header)})
	}
	for i, cells := range p.Exam.Sample {
		row := parts.Row{Cells: parts.Cells(locale.Whole(i + 1))}
		for at := range p.Exam.Map.Columns {
			text := ""
			if at < len(cells) {
				text = cells[at]
			}
			row.Cells = append(row.Cells, parts.Cell{Text: text})
		}
		p.Sample.Rows = append(p.Sample.Rows, row)
	}
}

// refusedField is an answer that is not a field.
func refusedField(place int, text string) error {
	problem := intake.Problem{File: fmt.Sprintf("coluna %d", place), Column: "campo", Value: text, What: "não é um campo conhecido", Remedy: "Escolha um da lista; escreva ignorar para o que não se usa."}
	if near := intake.Nearest(text, profile.Fields()); near != "" {
		problem.Remedy = "O mais parecido é «" + near + "»."
	}
	return intake.Refuse([]intake.Problem{problem})
}
