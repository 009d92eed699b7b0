package review

import (
	"bytes"
	"errors"
	"fmt"
	"regexp"
	"strings"

	"certame"
	"certame/internal/intake/tabular"
)

var (
	scientific = regexp.MustCompile(`^[+-]?\d+([.,]\d+)?[eE][+-]?\d+$`)
	twoNumbers = regexp.MustCompile(`\d\s+[-+]?\d`)
	apartMinus = regexp.MustCompile(`^([-–−])\s+(\d[\d.,]*)$`)
	thousands  = regexp.MustCompile(`^[-+]?\d{1,3}(\.\d{3})+,\d+$`)
)

// checkMark judges a mark.
func (c *Column) checkMark(text []byte, kind tabular.Type) *fault {
	if isMissing(text) {
		return nil
	}
	mark := c.mark
	if kind == tabular.Number {
		mark = '.'
	}
	if mark == 0 {
		if whole, _, sign := numberShape(text); whole > 0 && sign == 0 {
			mark = ','
		} else {
			return wrong("não se sabe se o ponto é decimal ou milhar nesta coluna; diga no mapa")
		}
	}
	score, places, err := certame.ParseScore(text, mark)
	if err != nil {
		return c.explainMark(text, mark, err)
	}
	if c.places >= 0 && places > c.places && kind != tabular.Number {
		return doubtful(fmt.Sprintf("nota com %d casas decimais, e as outras têm %d: pode haver outro número colado", places, c.places))
	}
	if whole := wholeOf(score); c.ceiling > 0 && whole > c.ceiling {
		return doubtful("nota muito acima das outras da coluna: pode haver outro número colado. Confira no original")
	}
	return nil
}

func wholeOf(s certame.Score) int64 {
	n := int64(s)
	if n < 0 {
		n = -n
	}
	return n / scoreUnit
}

var scoreUnit = func() int64 {
	one, _, _ := certame.ParseScore([]byte("1"), ',')
	return int64(one)
}()

// explainMark says why a text is not a mark.
func (c *Column) explainMark(text []byte, mark byte, err error) *fault {
	flat := bytes.Join(bytes.Fields(text), []byte(" "))
	if minus := apartMinus.FindSubmatch(flat); minus != nil {
		return &fault{reason: "sinal de menos separado do número: pode ser nota negativa ou nota ausente", suggestion: "-" + string(minus[2])}
	}
	switch {
	case twoNumbers.Match(flat):
		return wrong("dois números na mesma célula: um deles pode ser o número da página")
	case scientific.Match(flat):
		return wrong("nota em notação científica")
	case mark == ',' && thousands.Match(flat):
		return &fault{reason: "nota com separador de milhar", suggestion: strings.ReplaceAll(string(flat), ".", "")}
	case mark == ',' && bytes.IndexByte(flat, '.') >= 0 && !letters(flat):
		return wrong("ponto em coluna de vírgula decimal: pode ser decimal ou milhar")
	case mark == '.' && bytes.IndexByte(flat, ',') >= 0 && !letters(flat):
		return wrong("vírgula em coluna de ponto decimal")
	case errors.Is(err, certame.ErrScoreSyntax):
		return wrong("não é nota nem palavra conhecida de ausência")
	}
	return wrong("nota que " + err.Error())
}

func letters(text []byte) bool {
	return bytes.ContainsFunc(text, func(r rune) bool { return r >= 'A' && r <= 'Z' || r >= 'a' && r <= 'z' || r > 0x7f })
}
