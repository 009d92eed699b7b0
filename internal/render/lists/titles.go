package lists

import (
	"certame/edital"
	"certame/internal/locale"
)

// PostTitle is "Cargo 101 — Analista — Brasília".
func PostTitle(t *edital.Terms, code string) string {
	title := t.Word("Cargo") + " " + code
	for i := range t.Posts {
		if p := &t.Posts[i]; p.Code == code {
			for _, more := range []string{p.Name, p.Place} {
				if more != "" {
					title += " — " + more
				}
			}
		}
	}
	return title
}

// ListTitle is what people call a list.
func ListTitle(t *edital.Terms, code string) string {
	switch m, known := t.Modality(code); {
	case code == OrderCode:
		return "Ordem de convocação"
	case code == edital.OpenCode:
		return "Ampla concorrência (AC)"
	case !known:
		return code
	default:
		return locale.Capital(t.Group(m).Label) + " (" + code + ")"
	}
}

// Title says what the document is.
func (d *Document) Title() string {
	if d.Provisional {
		return "Resultado provisório: listas de classificação e ordem de convocação"
	}
	return "Resultado definitivo: listas de classificação e ordem de convocação"
}

// Subtitle says of which contest.
func (d *Document) Subtitle() string {
	text := ""
	for _, part := range []string{d.Terms.Agency, d.Terms.Name} {
		if part != "" && text != "" {
			text += " — "
		}
		text += part
	}
	if d.Terms.Notice != "" {
		text += " — " + d.Terms.Word("Edital") + " nº " + d.Terms.Notice
	}
	return text
}

// columnTitles are what people call the columns of a list.
var columnTitles = map[string]string{"posicao": "Posição", "inscricao": "Inscrição", "nome": "Nome", "cpf": "CPF", "nota": "Nota", "situacao": "Situação", "observacao": "Observação"}

// ColumnTitle is what people call a column; one without another name keeps its own.
func ColumnTitle(name string) string {
	if title := columnTitles[name]; title != "" {
		return title
	}
	return name
}
