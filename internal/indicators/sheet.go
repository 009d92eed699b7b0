package indicators

import (
	"strconv"
	"strings"

	"certame"
	"certame/internal/intake"
	"certame/internal/intake/sheets"
	"certame/internal/render/inert"
)

// ofContest are the columns of the sheet that are said once, in the first line of a
// contest; identity is in every line.
var (
	identity  = []string{"orgao", "certame", "edital"}
	ofContest = []string{
		"tipo", "regime", "publicado_em", "homologado_em", "valido_ate", "referencia", "total_inscritas", "total_aprovadas", "total_nomeadas",
		"total_nao_preenchidas", "conjuntos", "faixas", "q1", "mediana", "q3", "reversoes_protegidas",
	}
	ofList = []string{
		"lista", "papel", "percentual", "arredondamento", "minimo_de_vagas", "reservadas", "inscritas", "convocadas", "confirmadas", "nao_confirmadas",
		"ausentes", "pendentes", "aprovadas", "nomeadas", "nao_preenchidas", "reverte_para",
	}
)

// Columns are those of the sheet, in its order.
func Columns() []string {
	return append(append(append([]string(nil), identity...), ofList...), ofContest...)
}

// needed are the columns that a sheet has to have.
var needed = []string{"orgao", "certame", "edital", "tipo", "regime", "publicado_em", "referencia", "lista", "reservadas"}

// reader reads one sheet into contests.
type reader struct {
	*sheets.Sheet
	list  []Contest
	lines [][]int
}

func parseSheet(raw []byte, shown string) ([]Contest, [][]int, []intake.Problem) {
	var columns []sheets.Column
	for _, name := range Columns() {
		if contains(needed, name) {
			columns = append(columns, sheets.Must(name))
		} else {
			columns = append(columns, sheets.May(name))
		}
	}
	r := reader{Sheet: sheets.Read(raw, shown, columns, "certame modelo indicadores")}
	place := map[string]int{}
	for _, row := range r.Rows {
		key := Contest{Agency: r.text(row, "orgao"), Name: r.text(row, "certame"), Notice: r.text(row, "edital")}
		at, known := place[key.Key()]
		if !known {
			at = len(r.list)
			place[key.Key()] = at
			r.list, r.lines = append(r.list, r.contest(row)), append(r.lines, nil)
		}
		r.lines[at] = append(r.lines[at], row.Line)
		r.addList(&r.list[at], row)
	}
	if len(r.list) == 0 && len(r.Problems) == 0 {
		r.Refuse(0, "", "", "nenhum certame", "Uma linha para cada lista de cada certame.")
	}
	for i := range r.list {
		r.total(&r.list[i])
	}
	return r.list, r.lines, r.Problems
}

func (r *reader) contest(row sheets.Row) Contest {
	c := Contest{
		Agency: r.text(row, "orgao"), Name: r.text(row, "certame"), Notice: r.text(row, "edital"), Kind: r.Cell(row, "tipo"), Regime: r.Cell(row, "regime"),
		Published: r.day(row, "publicado_em"), Homologated: r.day(row, "homologado_em"), Until: r.day(row, "valido_ate"), Reference: r.day(row, "referencia"),
		Registered: r.count(row, "total_inscritas"), Approved: r.count(row, "total_aprovadas"), Appointed: r.count(row, "total_nomeadas"),
		Unfilled: r.count(row, "total_nao_preenchidas"), Unsaid: r.Cell(row, "reversoes_protegidas") == "sim", Reversions: []Reversion{},
	}
	for i, part := range parts(r.text(row, "conjuntos")) {
		name, seats, named := strings.Cut(part, ":")
		if !named {
			name, seats = strconv.Itoa(i+1), part
		}
		c.Sets = append(c.Sets, Set{strings.TrimSpace(name), r.value(row, "conjuntos", strings.TrimSpace(seats))})
	}
	if cell := r.Cell(row, "faixas"); cell != "" {
		c.Time = &Time{First: r.count(row, "q1"), Median: r.count(row, "mediana"), Third: r.count(row, "q3")}
		for _, part := range parts(cell) {
			c.Time.Stretches = append(c.Time.Stretches, r.value(row, "faixas", part))
		}
	}
	return c
}

// parts are what | separates.
func parts(cell string) (list []string) {
	if cell == "" {
		return nil
	}
	for _, part := range strings.Split(cell, "|") {
		list = append(list, strings.TrimSpace(part))
	}
	return list
}

func (r *reader) addList(c *Contest, row sheets.Row) {
	n := func(name string) Count { return r.count(row, name) }
	l := List{
		Code: r.text(row, "lista"), Role: r.Cell(row, "papel"), Share: r.Cell(row, "percentual"), Rounding: r.Cell(row, "arredondamento"),
		Threshold: n("minimo_de_vagas"), Reserved: n("reservadas"), Registered: n("inscritas"), Called: n("convocadas"), Confirmed: n("confirmadas"),
		Denied: n("nao_confirmadas"), Absent: n("ausentes"), Pending: n("pendentes"), Approved: n("aprovadas"), Appointed: n("nomeadas"), Unfilled: n("nao_preenchidas"),
	}
	if l.Role == "" && l.Code == OpenCode {
		l.Role = OpenCode
	}
	c.Lists = append(c.Lists, l)
	for _, part := range parts(r.Cell(row, "reverte_para")) {
		to, seats, _ := strings.Cut(part, ":")
		c.Reversions = append(c.Reversions, Reversion{l.Code, strings.TrimSpace(to), r.value(row, "reverte_para", strings.TrimSpace(seats))})
	}
	r.same(c, row)
}

// same refuses a line that says of its contest something else than the first one did.
func (r *reader) same(c *Contest, row sheets.Row) {
	said := map[string]string{
		"tipo": c.Kind, "regime": c.Regime, "publicado_em": c.Published, "homologado_em": c.Homologated, "valido_ate": c.Until, "referencia": c.Reference,
		"total_inscritas": c.Registered.String(), "total_aprovadas": c.Approved.String(), "total_nomeadas": c.Appointed.String(), "total_nao_preenchidas": c.Unfilled.String(),
	}
	for _, column := range ofContest {
		first, has := said[column]
		cell := r.Cell(row, column)
		if d, ok := certame.ParseDate([]byte(cell)); ok && strings.ContainsAny(cell, "/-") {
			cell = d.ISO()
		}
		if has && cell != "" && cell != first {
			r.Refuse(row.Line, column, cell, "a primeira linha do certame diz «"+first+"»", "Repita o mesmo valor, ou deixe vazio.")
		}
	}
}

// total fills what the sheet leaves to be added up.
func (r *reader) total(c *Contest) {
	sum := func(at *Count, of func(*List) Count) {
		if *at != None {
			return
		}
		*at = 0
		for i := range c.Lists {
			n := of(&c.Lists[i])
			if !n.Known() {
				*at = n
				return
			}
			*at += n
		}
	}
	c.Seats = None
	sum(&c.Seats, func(l *List) Count { return l.Reserved })
	sum(&c.Appointed, func(l *List) Count { return l.Appointed })
	sum(&c.Unfilled, func(l *List) Count { return l.Unfilled })
}

// text is a cell as it was before it was made harmless for spreadsheets.
func (r *reader) text(row sheets.Row, name string) string { return inert.Text(r.Cell(row, name)) }

func (r *reader) count(row sheets.Row, name string) Count {
	return r.value(row, name, r.Cell(row, name))
}

func (r *reader) value(row sheets.Row, name, text string) Count {
	n, ok := readCount(text)
	if !ok {
		r.Refuse(row.Line, name, text, "número inválido", "Inteiro de 0 em diante, vazio onde não há o dado, ou «"+HiddenWord+"».")
		return None
	}
	return n
}

func (r *reader) day(row sheets.Row, name string) string {
	d, _ := r.Day(row, name)
	if d == certame.NoDate {
		return ""
	}
	return d.ISO()
}
