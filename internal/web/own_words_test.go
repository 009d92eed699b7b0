package web

import (
	"regexp"
	"strings"
	"testing"

	"certame/internal/situation"
)

// What people read of themselves serves who competes for a place in the Forces too: no
// word in it is only of civil contests.
func TestOwnWordsServeTheForces(t *testing.T) {
	civil := regexp.MustCompile(`(?i)\b(cargos?|[óo]rg[ãa]os?|edital|nomea\w+|concursos?)\b`)
	list := []situation.List{{Label: "Ampla concorrência (AC)", Position: 14, Ahead: 3}, {Label: "Indígenas (PI)", Position: 1}}
	var words []string
	for _, more := range []*situation.More{nil, {Seats: 1, Tried: 20}, {Seats: 3, Tried: 20}, {Tried: 20}, {}} {
		p := &situation.Place{Situation: "classificada", Lists: list, More: more}
		words = append(append(words, leadWords(p)), chanceWords(p)...)
		if more != nil {
			words = append(words, moreWords(more))
		}
	}
	words = append(words, leadWords(&situation.Place{Situation: "eliminada"}))
	if text := strings.Join(words, "\n"); civil.MatchString(text) || !strings.Contains(text, "Com mais 3 vagas do que há hoje, a sua chamada vem; com menos, não.") || !strings.Contains(text, "Com mais 1 vaga do que há hoje, a sua chamada vem. ") {
		t.Errorf("%q:\n%s", civil.FindAllString(text, -1), text)
	}
}
