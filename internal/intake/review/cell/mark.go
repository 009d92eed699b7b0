package cell

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
func (c *Reading) checkMark(text []byte, kind tabular.Type) *Fault {
	if IsMissing(text) {
		return nil
	}
	mark := c.Mark
	if kind == tabular.Number {
		mark = '.'
	}
	if mark == 0 {
		if whole, _, sign := NumberShape(text); whole > 0 && sign == 0 {
			mark = ','
		} else {
			return Wrong("não se sabe se o ponto é decimal ou milhar nesta coluna; diga no mapa")
		}
	}
	score, places, err := certame.ParseScore(text, mark)
	if err != nil {
		return c.explainMark(text, mark, err)
	}
	if c.Places >= 0 && places > c.Places && kind != tabular.Number {
		return doubtful(fmt.Sprintf("nota com %d casas decimais, e as outras têm %d: pode haver outro número colado", places, c.Places))
	}
	if whole := wholeOf(score); c.Ceiling > 0 && whole > c.Ceiling {
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
func (c *Reading) explainMark(text []byte, mark byte, err error) *Fault {
	flat := bytes.Join(bytes.Fields(text), []byte(" "))
	if minus := apartMinus.FindSubmatch(flat); minus != nil {
		return &Fault{Reason: "sinal de menos separado do número: pode ser nota negativa ou nota ausente", Suggestion: "-" + string(minus[2])}
	}
	switch {
	case twoNumbers.Match(flat):
		return Wrong("dois números na mesma célula: um deles pode ser o número da página")
	case scientific.Match(flat):
		return Wrong("nota em notação científica")
	case mark == ',' && thousands.Match(flat):
		return &Fault{Reason: "nota com separador de milhar", Suggestion: strings.ReplaceAll(string(flat), ".", "")}
	case mark == ',' && bytes.IndexByte(flat, '.') >= 0 && !Letters(flat):
		return Wrong("ponto em coluna de vírgula decimal: pode ser decimal ou milhar")
	case mark == '.' && bytes.IndexByte(flat, ',') >= 0 && !Letters(flat):
		return Wrong("vírgula em coluna de ponto decimal")
	case errors.Is(err, certame.ErrScoreSyntax):
		return Wrong("não é nota nem palavra conhecida de ausência")
	}
	return Wrong("nota que " + err.Error())
}

func Letters(text []byte) bool {
	return bytes.ContainsFunc(text, func(r rune) bool { return r >= 'A' && r <= 'Z' || r >= 'a' && r <= 'z' || r > 0x7f })
}
