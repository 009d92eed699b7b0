package options

import (
	"bytes"
	"encoding/csv"
	"errors"
	"io"
	"strings"

	"certame"
	"certame/edital"
	"certame/internal/intake"
	"certame/registration"
)

// Parse reads changes of option from the bytes of a file, named shown in
// messages. The error is an *intake.Refused with every problem.
func Parse(raw []byte, shown string, t *edital.Terms, ids *certame.Identifiers) ([]registration.Change, error) {
	r := &reader{shown: shown, terms: t, people: peopleOf(ids)}
	period, ok := registration.PeriodOf(t)
	if !ok {
		r.refuse(0, "", "", "o "+t.Word("edital")+" não diz até quando a opção pode mudar, e sem isso nenhum instante tem efeito certo",
			"Declare em edital.yaml: inscricoes: {inicio: …, fim: …}.")
		return nil, intake.Refuse(r.problems)
	}
	r.period = period
	text, ok := intake.Decode(raw)
	if !ok || bytes.IndexByte(text, 0) >= 0 {
		r.refuse(0, "", "", "codificação de texto não reconhecida", "Grave como «CSV UTF-8».")
		return nil, intake.Refuse(r.problems)
	}
	r.rows(text)
	if err := intake.Refuse(r.problems); err != nil {
		return nil, err
	}
	return r.changes, nil
}

// reader is the state of one reading.
type reader struct {
	shown    string
	terms    *edital.Terms
	people   map[string]certame.Person
	period   registration.Period
	columns  []string
	problems []intake.Problem
	changes  []registration.Change
}

func peopleOf(ids *certame.Identifiers) map[string]certame.Person {
	people := make(map[string]certame.Person, ids.Len())
	for i := range ids.Len() {
		people[string(ids.At(certame.Person(i)))] = certame.Person(i)
	}
	return people
}

func (r *reader) refuse(line int, column, value, what, remedy string) {
	r.problems = append(r.problems, intake.Problem{File: r.shown, Line: line, Column: column, Value: value, What: what, Remedy: remedy})
}

func (r *reader) rows(text []byte) {
	rows := csv.NewReader(bytes.NewReader(text))
	rows.Comma, rows.FieldsPerRecord = separatorOf(text), -1
	for first := true; ; first = false {
		fields, err := rows.Read()
		if errors.Is(err, io.EOF) && first {
			r.refuse(1, "", "", "a primeira linha deve ser o cabeçalho", headerRemedy)
		}
		if errors.Is(err, io.EOF) {
			return
		}
		if wrong := (*csv.ParseError)(nil); errors.As(err, &wrong) {
			r.refuse(wrong.StartLine, "", "", "aspas sem fechar ou texto depois delas", "Dobre as aspas de dentro do texto («\"\"») ou retire-as.")
			return
		}
		line, _ := rows.FieldPos(0)
		switch {
		case first && !r.header(fields):
			return
		case !first:
			r.row(line, fields)
		}
	}
}

// separatorOf is the sign that appears most in the first line.
func separatorOf(text []byte) rune {
	first, _, _ := bytes.Cut(text, []byte{'\n'})
	best, most := ';', 0
	for _, c := range [...]rune{';', ',', '\t', '|'} {
		if n := bytes.Count(first, []byte(string(c))); n > most {
			best, most = c, n
		}
	}
	return best
}

// Columns of the file; origem may be left out.
var columns = [...]string{"inscricao", "instante", "grupo", "acao", "origem"}

const headerRemedy = "Colunas: inscricao;instante;grupo;acao;origem. Veja: certame modelo opcoes."

// header names the columns, in any order. A column that is none of these is
// refused: what it says would be lost.
func (r *reader) header(fields []string) bool {
	seen := map[string]bool{}
	for _, raw := range fields {
		name := word(raw)
		switch {
		case seen[name]:
			r.refuse(1, raw, "", "coluna repetida", "Deixe só uma coluna com este nome.")
		case !known(name):
			r.refuse(1, raw, "", "coluna desconhecida", headerRemedy)
		}
		seen[name] = true
		r.columns = append(r.columns, name)
	}
	for _, name := range columns[:4] {
		if !seen[name] {
			r.refuse(1, name, "", "falta a coluna obrigatória «"+name+"»", headerRemedy)
		}
	}
	return len(r.problems) == 0
}

func known(name string) bool {
	for _, c := range columns {
		if c == name {
			return true
		}
	}
	return false
}

// word folds a coded value: "Decisão judicial" is decisao_judicial.
func word(field string) string { return strings.ReplaceAll(intake.Fold(field), " ", "_") }
