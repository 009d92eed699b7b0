package conversion

import (
	"slices"
	"strings"

	"certame/internal/intake/profile"
	"certame/internal/intake/review"
)

// Target is the file that a kind of list becomes.
type Target struct {
	Name    string
	Columns []string
	row     func(*Writer, review.Values) ([]string, error)
}

// targets by kind of list.
var targets = map[string]Target{
	profile.KindCandidates:   {Name: "candidatos.csv", row: (*Writer).candidate},
	profile.KindDecisions:    {Name: "confirmacoes.csv", Columns: []string{"inscricao", "grupo", "resultado", "motivo"}, row: (*Writer).decision},
	profile.KindVotes:        {Name: "votos.csv", row: (*Writer).plain},
	profile.KindSeats:        {Name: "cargos.yaml"},
	profile.KindOrder:        {Name: "ordem-publicada.csv", Columns: []string{"posicao", "lista"}, row: (*Writer).order},
	profile.KindAppointments: {Name: "nomeacoes.csv", Columns: []string{"item", "nome", "lista", "posicao", "cargo", "codigo_vaga", "sub_judice", "observacao"}, row: (*Writer).appointment},
	profile.KindAdmissions:   {Name: "deferimentos.csv", row: (*Writer).plain},
}

// FileOf is the name of the file that a kind of list becomes.
func FileOf(kind string) (string, bool) {
	t, ok := targets[kind]
	return t.Name, ok
}

// columns of the file that a list becomes.
func (t *Target) columns(l *review.List) []string {
	switch {
	case t.Columns != nil:
		return t.Columns
	case l.Kind() == profile.KindCandidates:
		return candidateColumns(l)
	}
	return l.Fields()
}

// candidateColumns are those of candidatos.csv that the list can fill, then what
// it says besides, under x_, which the computation does not read.
func candidateColumns(l *review.List) []string {
	columns := []string{"inscricao"}
	for _, field := range []string{"nome", "cpf", "nascimento"} {
		if l.Has(field) {
			columns = append(columns, field)
		}
	}
	columns = append(columns, "cargo", "opcoes")
	if l.Has("nota_final") {
		columns = append(columns, "nota_final")
	}
	var beside []string
	for _, field := range l.Fields() {
		switch value := profile.KindOf(field); {
		case slices.Contains(columns, field) || field == "modalidade" || field == "situacao" || field == "sub_judice":
		case value == profile.Mark, strings.HasPrefix(field, "confirmacao_"), usedAsIs[field]:
			columns = append(columns, field)
		case strings.HasPrefix(field, "x_") || strings.HasPrefix(field, "obs"):
			beside = append(beside, field)
		default:
			beside = append(beside, "x_"+field)
		}
	}
	columns = append(columns, "situacao", "sub_judice")
	if l.Has("situacao") {
		beside = append(beside, "x_situacao_publicada")
	}
	if l.Has("nome") {
		beside = append(beside, "x_sufixo")
	}
	return append(columns, beside...)
}

// usedAsIs are columns of candidatos.csv that tie-breaks read.
var usedAsIs = map[string]bool{"jurado": true, "hora_nascimento": true, "ordem_inscricao": true, "sorteio": true, "no_corte_ac": true}

// candidate fills the columns of candidatos.csv.
func (w *Writer) candidate(v review.Values) ([]string, error) {
	row := make([]string, len(w.columns))
	for i, column := range w.columns {
		switch column {
		case "cargo":
			row[i] = w.post(v)
		case "opcoes":
			row[i] = strings.Join(w.groups(v.Groups()), "|")
		case "sub_judice":
			if v.Judicial() {
				row[i] = "sim"
			}
		case "x_situacao_publicada":
			row[i] = v.Raw("situacao")
		case "x_sufixo":
			row[i] = v.Suffixes()
		default:
			row[i] = w.value(v, column)
		}
	}
	if w.onlyPost != "" && row[slices.Index(w.columns, "cargo")] != w.onlyPost {
		return nil, nil
	}
	return row, nil
}

func (w *Writer) value(v review.Values, column string) string {
	if rest, beside := strings.CutPrefix(column, "x_"); beside && w.list.Has(rest) {
		return v.Text(rest)
	}
	return v.Text(column)
}

// post is the code of the edital for the post of a row.
func (w *Writer) post(v review.Values) string {
	if !w.list.Has("cargo") {
		return w.onlyPost
	}
	text := v.Raw("cargo")
	if code, ok := w.posts[text]; ok {
		return code
	}
	return text
}

func (w *Writer) groups(codes []string) []string {
	out := make([]string, len(codes))
	for i, code := range codes {
		out[i] = w.group(code)
	}
	return out
}

func (w *Writer) group(code string) string {
	if mapped, ok := w.options.Map.Groups[code]; ok {
		return mapped
	}
	return code
}

// losses are results that are not a vote: the option is lost, and the reason is
// a column of its own.
var losses = map[string]bool{"ausente": true, "desistiu": true, "recusou_filmagem": true}

func (w *Writer) decision(v review.Values) ([]string, error) {
	id, err := w.registration(v)
	if err != nil {
		return nil, err
	}
	group := w.options.Map.Group
	if w.list.Has("modalidade") {
		if codes := v.Groups(); len(codes) == 1 {
			group = w.group(codes[0])
		}
	}
	if group == "" {
		return nil, w.refuse(v, "não se sabe de que grupo é o resultado", "Preencha grupo no mapa com o código do edital.")
	}
	result, reason := v.Text("resultado"), ""
	if losses[result] {
		result, reason = "nao_confirmada", result
	}
	return []string{id, group, result, reason}, nil
}

func (w *Writer) order(v review.Values) ([]string, error) {
	list := profile.Open
	if codes := v.Groups(); len(codes) == 1 {
		list = w.group(codes[0])
	}
	return []string{v.Text("posicao"), list}, nil
}

func (w *Writer) appointment(v review.Values) ([]string, error) {
	judicial := ""
	if v.Judicial() {
		judicial = "sim"
	}
	rank, list := v.Placed()
	return []string{v.Raw("x_item"), v.Text("nome"), w.group(list), rank, v.Raw("cargo"), v.Raw("codigo_vaga"), judicial, v.Raw("observação")}, nil
}

// plain writes every field under its own name.
func (w *Writer) plain(v review.Values) ([]string, error) {
	row := make([]string, len(w.columns))
	for i, column := range w.columns {
		row[i] = v.Text(column)
	}
	return row, nil
}
