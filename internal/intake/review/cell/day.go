package cell

import (
	"regexp"
	"strings"

	"certame"
	"certame/internal/intake/tabular"
)

var shortYear = regexp.MustCompile(`^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2})$`)

// checkDay judges a date.
func (c *Reading) checkDay(text []byte, kind tabular.Type) *Fault {
	if IsMissing(text) || kind == tabular.Date {
		return nil
	}
	if c.MonthFirst {
		return Wrong("a coluna tem datas com o mês antes do dia: nenhuma é certa. Exporte de novo como dd/mm/aaaa")
	}
	if _, ok := certame.ParseDate(text); ok {
		return nil
	}
	if padded, ok := padDay(string(text)); ok {
		if _, ok := certame.ParseDate([]byte(padded)); ok {
			return nil
		}
	}
	switch {
	case shortYear.Match(text):
		return Wrong("ano com dois algarismos")
	case len(text) == 5 && allDigits(text):
		return Wrong("número de série da planilha no lugar da data. Formate a coluna como data")
	}
	return Wrong("data inválida: espera-se dd/mm/aaaa")
}

// padDay writes 8/1/1990 as 08/01/1990.
func padDay(text string) (string, bool) {
	parts := strings.Split(text, "/")
	if len(parts) != 3 || len(parts[2]) != 4 {
		return "", false
	}
	for i := range 2 {
		if len(parts[i]) == 1 {
			parts[i] = "0" + parts[i]
		}
	}
	return strings.Join(parts, "/"), true
}
