package editalfile

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"certame"
	"certame/internal/intake"
)

// convert reads the text of a scalar as its kind.
func (r *reader) convert(v *value, name string) (ok bool) {
	switch v.spec.kind {
	case kindText:
		ok = v.text != ""
	case kindInteger:
		v.number, ok = integerOf(v.text)
	case kindDecimal:
		v.score, ok = decimalOf(v.text)
	case kindPercent:
		v.share, ok = percentOf(v.text)
	case kindMark:
		v.score, v.share, ok = markOf(v.text)
	case kindDate:
		v.date, ok = certame.ParseDate([]byte(v.text))
	case kindInstant:
		v.date, v.second, ok = instantOf(v.text)
	case kindYesNo:
		v.yes, ok = yesNoOf(v.text)
	case kindChoice:
		return r.convertChoice(v, name)
	}
	if !ok {
		r.refuse(v.line, v.column, v.text, fmt.Sprintf("«%s» deve ser %s", name, describe(v.spec)), exampleOf(v.spec))
	}
	return ok
}

func (r *reader) convertChoice(v *value, name string) bool {
	if slices.Contains(v.spec.choices, v.text) {
		return true
	}
	if p := v.spec.prefix; p != "" && len(v.text) > len(p) && strings.HasPrefix(v.text, p) {
		return true
	}
	if n, isNumber := integerOf(v.text); v.spec.numbers && isNumber && n > 0 {
		v.number = n
		return true
	}
	remedy := "Valores aceitos: " + strings.Join(v.spec.choices, ", ") + "."
	if v.spec.numbers {
		remedy = "Valores aceitos: " + strings.Join(v.spec.choices, ", ") + " ou um número inteiro."
	}
	if near := intake.Nearest(v.text, v.spec.choices); near != "" {
		remedy = fmt.Sprintf("O valor mais parecido é «%s».", near)
	}
	r.refuse(v.line, v.column, v.text, fmt.Sprintf("valor desconhecido em «%s»", name), remedy)
	return false
}

// numberLimit bounds counts: no contest has a million seats.
const numberLimit = 1_000_000

func integerOf(text string) (int, bool) {
	n, err := strconv.Atoi(text)
	return n, err == nil && n >= 0 && n <= numberLimit
}

func decimalOf(text string) (certame.Score, bool) {
	mark := byte(',')
	if strings.Contains(text, ".") {
		mark = '.'
	}
	score, _, err := certame.ParseScore([]byte(text), mark)
	return score, err == nil
}

func percentOf(text string) (certame.Ratio, bool) {
	share, err := certame.ParsePercent(text)
	return share, err == nil && share.Cmp(certame.Percent(100)) <= 0
}

// markOf reads "50" or "50,5" as a mark and "50%" as a share of the maximum; the
// other of the two is missing.
func markOf(text string) (certame.Score, certame.Ratio, bool) {
	if strings.HasSuffix(text, "%") {
		share, ok := percentOf(text)
		return certame.NoScore, share, ok && !share.IsZero()
	}
	score, ok := decimalOf(text)
	return score, certame.Ratio{}, ok
}

func yesNoOf(text string) (yes, ok bool) {
	switch intake.Fold(text) {
	case "sim", "true":
		return true, true
	case "nao", "false":
		return false, true
	}
	return false, false
}

// noTime marks an instant written without time of day.
const noTime = -1

// instantOf reads "2026-03-10", "10/03/2026 18:00" or "2026-03-10 23:59:59".
func instantOf(text string) (certame.Date, int, bool) {
	day, clock, hasClock := strings.Cut(text, " ")
	date, ok := certame.ParseDate([]byte(day))
	if !ok || !hasClock {
		return date, noTime, ok
	}
	second, ok := secondOf(clock)
	return date, second, ok
}

// clockParts is the whole of a time of day, seconds or not.
var clockParts = regexp.MustCompile(`^(\d{1,2}):(\d{2})(?::(\d{2}))?$`)

func secondOf(clock string) (int, bool) {
	parts := clockParts.FindStringSubmatch(clock)
	if parts == nil {
		return 0, false
	}
	h, _ := strconv.Atoi(parts[1])
	m, _ := strconv.Atoi(parts[2])
	s, _ := strconv.Atoi(parts[3]) // none is zero
	return h*3600 + m*60 + s, h < 24 && m < 60 && s < 60
}

var described = map[kind][2]string{
	kindText:    {"um texto", "Escreva o texto entre aspas se tiver dois-pontos."},
	kindInteger: {"um número inteiro", "Só algarismos, de 0 a 1000000."},
	kindDecimal: {"um número", "Como em 50 ou 50,5."},
	kindPercent: {"um percentual", "Como em 25% ou 2,5%, até 100%."},
	kindMark:    {"um número ou um percentual", "Como em 50, 50,5 ou 50%."},
	kindDate:    {"uma data", "Como em 2026-02-10 ou 10/02/2026, com quatro algarismos no ano."},
	kindInstant: {"uma data, com hora se preciso", "Como em 2026-02-10 ou 2026-02-10 23:59:59."},
	kindYesNo:   {"sim ou nao", "Escreva sim ou nao."},
	kindChoice:  {"um dos valores aceitos", ""},
	kindMap:     {"um conjunto «código: valor»", "Como em {AC: 3, PPP: 2}."},
	kindList:    {"uma lista", "Como em [AC, PPP]."},
	kindObject:  {"um conjunto de chaves", ""},
}

func describe(s *spec) string { return described[s.kind][0] }

func exampleOf(s *spec) string {
	if s.tests {
		return "Como em {objetiva: 3, discursiva: 2}."
	}
	if s.kind == kindChoice {
		return "Valores aceitos: " + strings.Join(s.choices, ", ") + "."
	}
	return described[s.kind][1]
}
