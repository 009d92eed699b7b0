package proceedings

import (
	"strings"

	"certame"
	"certame/fraud"
	"certame/internal/intake/sheets"
)

func (r *reader) entry(row sheets.Row) Entry {
	e := Entry{File: r.Shown, Line: row.Line, ID: r.Cell(row, "inscricao")}
	var known bool
	if e.Person, known = r.people[e.ID]; !known {
		r.Refuse(row.Line, "inscricao", e.ID, "inscrição que não está em candidatos.csv", "Confira os zeros à esquerda.")
	} else {
		e.Group = r.group(row, e.Person)
	}
	cell := r.Cell(row, "fato")
	e.Word = cell
	if e.Fact, known = kinds[sheets.Word(cell)]; !known {
		r.Refuse(row.Line, "fato", cell, "fato desconhecido", "Valores aceitos: "+kindWords+".")
	}
	e.Fact.Act = r.Cell(row, "ato")
	e.Fact.On, e.Fact.Until = r.day(row, "data"), r.day(row, "ate")
	r.dated(row, &e)
	if known {
		r.concluded(row, &e)
	}
	return e
}

func (r *reader) day(row sheets.Row, column string) certame.Date {
	d, _ := r.Day(row, column)
	return d
}

// dated: a fact without a day, or before there was a contest, is none.
func (r *reader) dated(row sheets.Row, e *Entry) {
	switch cell := r.Cell(row, "data"); {
	case cell == "":
		r.Refuse(row.Line, "data", "", "fato sem data", "Escreva o dia, como em 10/03/2026.")
	case e.Fact.On != certame.NoDate && e.Fact.On < r.terms.Published:
		r.Refuse(row.Line, "data", cell, "data anterior à publicação do "+r.terms.Word("edital")+" ("+r.terms.Published.Brazilian()+")", "Confira a data do ato.")
	}
}

// concluded: a conclusion has to say what it concludes, and nothing else does.
func (r *reader) concluded(row sheets.Row, e *Entry) {
	cell := r.Cell(row, "conclusao")
	concludes := e.Fact.Kind == fraud.Concluded || e.Fact.Kind == fraud.AppealDecided
	conclusion, known := conclusions[sheets.Word(cell)]
	switch {
	case concludes && !known:
		r.Refuse(row.Line, "conclusao", cell, "conclusão que falta ou desconhecida", "Valores aceitos: fraude, ma_fe, nao_reconhecida.")
	case !concludes && cell != "":
		r.Refuse(row.Line, "conclusao", cell, "só a conclusão e a decisão do recurso concluem", "Deixe vazio neste fato.")
	}
	e.Fact.Conclusion = conclusion
}

// group is the reserve that the person declared: the one of the column, or her
// only option.
func (r *reader) group(row sheets.Row, p certame.Person) string {
	cell := r.Cell(row, "grupo")
	var codes []string
	for _, m := range r.roll.Options[p].Modalities() {
		if cell == r.terms.Code(m) {
			return cell
		}
		codes = append(codes, r.terms.Code(m))
	}
	switch {
	case len(codes) == 0:
		r.Refuse(row.Line, "inscricao", r.Cell(row, "inscricao"), "a pessoa não optou por reserva nenhuma", "A apuração é sobre a autodeclaração de quem optou: confira a inscrição.")
	case cell != "":
		r.Refuse(row.Line, "grupo", cell, "a pessoa não optou por este grupo", "Opções dela: "+strings.Join(codes, ", ")+".")
	case len(codes) > 1:
		r.Refuse(row.Line, "grupo", "", "a pessoa optou por vários grupos", "Diga sobre qual autodeclaração: "+strings.Join(codes, ", ")+".")
	default:
		return codes[0]
	}
	return ""
}
