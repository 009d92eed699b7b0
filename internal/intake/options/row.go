package options

import (
	"fmt"
	"strings"

	"certame"
	"certame/edital"
	"certame/internal/intake"
	"certame/registration"
)

// row reads one change. Every field is read even after a problem, so that all
// problems are reported.
func (r *reader) row(line int, fields []string) {
	if len(fields) != len(r.columns) {
		r.refuse(line, "", "", fmt.Sprintf("%d campos onde o cabeçalho tem %d colunas", len(fields), len(r.columns)), "Confira o separador e as aspas desta linha.")
		return
	}
	c := registration.Change{Line: line}
	dated := false
	for i, name := range r.columns {
		field := strings.TrimSpace(fields[i])
		switch name {
		case "inscricao":
			c.Person = r.person(line, field)
		case "instante":
			c.At, dated = r.instant(line, field)
		case "grupo":
			c.Group = r.group(line, field)
		case "acao":
			c.Action = r.action(line, field)
		case "origem":
			c.Origin = r.origin(line, field)
		}
	}
	if dated {
		r.checkRange(c)
	}
	r.changes = append(r.changes, c)
}

func (r *reader) person(line int, field string) certame.Person {
	if p, ok := r.people[field]; ok {
		return p
	}
	r.refuse(line, "inscricao", field, "inscrição que não está em candidatos.csv", "Confira os zeros à esquerda; se a pessoa falta, acrescente-a.")
	return certame.Nobody
}

func (r *reader) group(line int, field string) certame.Modality {
	m, ok := r.terms.Modality(field)
	switch {
	case ok && m == certame.OpenCompetition:
		r.refuse(line, "grupo", field, "ninguém opta pela ampla concorrência nem desiste dela: todas as pessoas concorrem", "Retire a linha.")
	case !ok:
		r.refuse(line, "grupo", field, "grupo que o "+r.terms.Word("edital")+" não tem", "Grupos do "+r.terms.Word("edital")+": "+groupCodes(r.terms)+"; um grupo por linha.")
	}
	return m
}

func groupCodes(t *edital.Terms) string {
	codes := make([]string, len(t.Groups))
	for i, g := range t.Groups {
		codes[i] = g.Code
	}
	return strings.Join(codes, ", ")
}

func (r *reader) action(line int, field string) registration.Action {
	switch word(field) {
	case "opta":
		return registration.OptsIn
	case "desiste":
		return registration.OptsOut
	}
	r.refuse(line, "acao", field, "ação desconhecida", "Valores aceitos: opta, desiste.")
	return registration.OptsIn
}

func (r *reader) origin(line int, field string) registration.Origin {
	switch word(field) {
	case "", "candidato", "candidata":
		return registration.ByCandidate
	case "decisao_judicial":
		return registration.ByCourt
	}
	remedy := "Valores aceitos: candidato, decisao_judicial."
	if near := intake.Nearest(field, []string{"candidato", "decisao_judicial"}); near != "" {
		remedy = "O valor mais parecido é «" + near + "»."
	}
	r.refuse(line, "origem", field, "origem desconhecida", remedy)
	return registration.ByCandidate
}

// instant reads "20/03/2026 23:59:59". The seconds are required: without them
// nobody can say whether a change of the last minute came in time.
func (r *reader) instant(line int, field string) (edital.Instant, bool) {
	day, clock, _ := strings.Cut(field, " ")
	date, ok := certame.ParseDate([]byte(day))
	second, clockOK := secondOf(strings.TrimSpace(clock))
	if !ok || !clockOK {
		r.refuse(line, "instante", field, "instante inválido", "Como em 20/03/2026 23:59:59, horário de Brasília, com os segundos e quatro algarismos no ano.")
		return edital.Instant{}, false
	}
	return edital.Instant{Date: date, Second: second}, true
}

func secondOf(clock string) (int, bool) {
	if len(clock) != 8 || clock[2] != ':' || clock[5] != ':' {
		return 0, false
	}
	total := 0
	for i, limit := range [...]int{24, 60, 60} {
		tens, units := int(clock[3*i])-'0', int(clock[3*i+1])-'0'
		if tens < 0 || tens > 9 || units < 0 || units > 9 || tens*10+units >= limit {
			return 0, false
		}
		total = total*60 + tens*10 + units
	}
	return total, true
}

// checkRange refuses what cannot have happened: an option before registration
// opened, a court order before there was an edital. What came too late did
// happen, and is for the law to refuse.
func (r *reader) checkRange(c registration.Change) {
	first := r.period.Opens
	what := "opção anterior ao início das inscrições"
	if c.Origin == registration.ByCourt {
		first, what = edital.Instant{Date: r.terms.Published}, "decisão anterior à publicação do "+r.terms.Word("edital")+""
	}
	if registration.CompareInstants(c.At, first) < 0 {
		value := c.At.Date.Brazilian() + " " + registration.Clock(c.At.Second)
		r.refuse(c.Line, "instante", value, what, "O primeiro instante possível é "+first.Date.Brazilian()+" "+registration.Clock(first.Second)+"; confira a data.")
	}
}
