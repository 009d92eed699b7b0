package papers

import (
	"fmt"

	"certame"
	"certame/confirmation"
	"certame/edital"
	"certame/internal/locale"
)

// Conclusion is one line of a public result: who, in which group, and whether
// the declaration was confirmed. There is no name, and no reason either: that a
// person was absent is a reason.
type Conclusion struct {
	ID, Group string
	Confirmed bool
}

func (c Conclusion) line() string {
	word := "não confirmada"
	if c.Confirmed {
		word = "confirmada"
	}
	return c.ID + "\t" + c.Group + "\t" + word
}

// numberOnly tells whoever opens a public result why it has no more.
const numberOnly = "Cada pessoa aparece só pelo número de inscrição: nomes, motivos e votos são de acesso restrito."

// conclusions are the table of a result, or why there is none.
func conclusions(list []Conclusion, title string) []string {
	if len(list) == 0 {
		return []string{"Nenhuma conclusão: nenhuma pessoa optante foi decidida ainda."}
	}
	lines := []string{"Inscrição\tGrupo\t" + title}
	for _, c := range list {
		lines = append(lines, c.line())
	}
	return lines
}

func heading(t *edital.Terms, what string) string {
	title := what + " — " + t.Name
	if t.Notice != "" {
		title += " — " + t.Word("Edital") + " nº " + t.Notice
	}
	return title
}

// Provisional is the provisional result: identification, conclusion, how and
// until when to appeal (P 11; S09).
func Provisional(t *edital.Terms, list []Conclusion, published certame.Date) Paper {
	p := Paper{Name: "resultado-provisorio", Issuer: t.Agency, Title: heading(t, "Resultado provisório da confirmação das opções")}
	p.Lines = append(conclusions(list, "Conclusão"), "", "Recurso: cabe da não confirmação, dirigido à comissão recursal, na forma do "+t.Word("edital")+", "+term(t, published)+".", numberOnly)
	return p
}

// term says until when the appeal may be filed.
func term(t *edital.Terms, published certame.Date) string {
	if published != certame.NoDate {
		if deadline, known := confirmation.AppealDeadline(t, edital.Instant{Date: published}); known {
			return "até 23:59:59 de " + deadline.Date.Brazilian() + ", horário de Brasília"
		}
	}
	days, kind := t.Confirmation.AppealDays, "úteis"
	if days == 0 {
		days = confirmation.DefaultAppealDays
	}
	if t.Confirmation.CalendarDays {
		kind = "corridos"
	}
	return fmt.Sprintf("em %s %s contados da publicação", locale.Count(days, "dia", "dias"), kind)
}

// Definitive is the definitive result: identification and final conclusion
// (P 24; S10). No appeal is mentioned: there is none (P 23).
func Definitive(t *edital.Terms, list []Conclusion) Paper {
	p := Paper{Name: "resultado-definitivo", Issuer: t.Agency, Title: heading(t, "Resultado definitivo da confirmação das opções")}
	p.Lines = append(conclusions(list, "Conclusão final"), "", numberOnly)
	return p
}
