package review

import (
	"bytes"
	"errors"
	"fmt"
	"regexp"
	"strings"

	"certame"
	"certame/internal/intake"
	"certame/internal/intake/profile"
	"certame/internal/intake/tabular"
)

// fault is what is wrong with a cell.
type fault struct {
	reason     string
	suggestion string
	doubt      bool // it only looks wrong: a person may confirm it
}

func wrong(reason string) *fault { return &fault{reason: reason} }

func doubtful(reason string) *fault { return &fault{reason: reason, doubt: true} }

// check judges one cell by what its column holds.
func (c *Column) check(value profile.Value, text []byte, kind tabular.Type) *fault {
	if kind == tabular.Failure || isSheetError(text) {
		return wrong("erro de fórmula da planilha no lugar do valor")
	}
	switch value {
	case profile.ID:
		return c.checkID(text, kind)
	case profile.Mark:
		return c.checkMark(text, kind)
	case profile.Name:
		return checkName(text)
	case profile.CPF:
		return checkCPF(text, kind)
	case profile.Day:
		return c.checkDay(text, kind)
	case profile.Rank:
		return checkRank(text)
	default:
		return checkWord(value, text)
	}
}

// isSheetError tells #N/D, #REF!, Err:502.
func isSheetError(text []byte) bool {
	return len(text) > 3 && (text[0] == '#' && bytes.ContainsAny(text, "!/?") && text[1] >= 'A' && text[1] <= 'Z' || bytes.HasPrefix(text, []byte("Err:")))
}

var (
	scientific = regexp.MustCompile(`^[+-]?\d+([.,]\d+)?[eE][+-]?\d+$`)
	twoNumbers = regexp.MustCompile(`\d\s+[-+]?\d`)
	apartMinus = regexp.MustCompile(`^([-–−])\s+(\d[\d.,]*)$`)
	thousands  = regexp.MustCompile(`^[-+]?\d{1,3}(\.\d{3})+,\d+$`)
)

// checkID judges a registration number.
func (c *Column) checkID(text []byte, kind tabular.Type) *fault {
	switch {
	case len(text) == 0:
		return wrong("sem número de inscrição")
	case bytes.IndexByte(text, '+') >= 0 && scientific.Match(text):
		return wrong("inscrição em notação científica: a planilha já perdeu algarismos. Exporte de novo com a coluna como texto")
	case kind == tabular.Number && (len(text) > 15 || bytes.ContainsAny(text, ".-")):
		return wrong("inscrição gravada como número: algarismos perdidos. Exporte de novo com a coluna como texto")
	case bytes.HasSuffix(text, []byte(".0")) && allDigits(text[:len(text)-2]):
		return &fault{reason: "inscrição com «.0» no fim: foi tratada como número no caminho, e pode ter perdido zeros", suggestion: string(text[:len(text)-2])}
	case len(text) > 40:
		return wrong("inscrição comprida demais")
	case invertedMask(text):
		return wrong("CPF com máscara invertida no lugar da inscrição")
	}
	for _, b := range text {
		if !idByte[b] {
			return wrong("inscrição com sinal que números de inscrição não têm")
		}
	}
	if isMissing(text) {
		return wrong("sem número de inscrição")
	}
	if c.length > 0 && len(text) != c.length {
		return doubtful(fmt.Sprintf("inscrição com %d caracteres, e as outras têm %d: faltam zeros à esquerda, ou outro número colou nela", len(text), c.length))
	}
	return nil
}

// idByte are the bytes that registration numbers are written with.
var idByte = func() (ok [256]bool) {
	for _, b := range []byte("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-./") {
		ok[b] = true
	}
	return ok
}()

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

// isBroken finds the traces of accents read in the wrong encoding: "JoÃ£o".
func isBroken(text []byte) bool {
	for i, c := range text {
		if c < 0xc3 || i+3 >= len(text) && c != 0xef {
			continue
		}
		switch rest := text[i:]; {
		case c == 0xc3 && (rest[1] == 0x82 || rest[1] == 0x83) && rest[2] == 0xc2,
			bytes.HasPrefix(rest, []byte("â€")), bytes.HasPrefix(rest, []byte("\ufffd")):
			return true
		}
	}
	return false
}

func checkName(text []byte) *fault {
	switch {
	case len(text) == 0:
		return nil
	case !intake.IsASCII(text) && isBroken(text):
		return wrong("nome com acentos corrompidos. Exporte de novo como «CSV UTF-8»")
	case strings.IndexByte("=+-@", text[0]) >= 0 && len(text) > 1:
		return wrong("nome que a planilha tomaria por fórmula")
	case bytes.ContainsAny(text, "0123456789"):
		return wrong("algarismos no nome: outro campo ou o número da página colou nele")
	case bytes.IndexByte(text, '/') >= 0:
		return wrong("barra no nome: pode haver duas pessoas na mesma célula")
	case bytes.Contains(text, []byte("- ")):
		return wrong("nome partido por hífen no fim da linha, ou com hífen solto")
	case bytes.ContainsAny(text, "\n\t\x00"):
		return wrong("quebra de linha dentro do nome")
	}
	return nil
}

var inverted = regexp.MustCompile(`\d{3}\.?\*{3}\.?\*{3}-?\d{2}`)

// looksLike compares a text with a drawing, where 9 stands for any figure.
func looksLike(text []byte, drawings ...string) bool {
	for _, drawing := range drawings {
		if len(drawing) == len(text) && drawn(text, drawing) {
			return true
		}
	}
	return false
}

func drawn(text []byte, drawing string) bool {
	for i, c := range text {
		if figure := c >= '0' && c <= '9'; figure != (drawing[i] == '9') || !figure && c != drawing[i] {
			return false
		}
	}
	return true
}

func isWholeCPF(text []byte) bool { return looksLike(text, "999.999.999-99", "99999999999") }

func isMaskedCPF(text []byte) bool { return looksLike(text, "***.999.999-**", "***999999**") }

func invertedMask(text []byte) bool {
	return bytes.IndexByte(text, '*') >= 0 && inverted.Match(text)
}

func checkCPF(text []byte, kind tabular.Type) *fault {
	switch {
	case isMissing(text) || isWholeCPF(text) || isMaskedCPF(text):
		return nil
	case invertedMask(text):
		return wrong("CPF com máscara invertida, que revela o que a máscara oficial esconde; ignore a coluna no mapa ou peça a lista com a máscara ***.456.789-**")
	case kind == tabular.Number || len(text) < 11:
		return wrong("CPF com menos de 11 algarismos: zeros à esquerda perdidos")
	}
	return wrong("CPF inválido")
}

var shortYear = regexp.MustCompile(`^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2})$`)

// checkDay judges a date.
func (c *Column) checkDay(text []byte, kind tabular.Type) *fault {
	if isMissing(text) || kind == tabular.Date {
		return nil
	}
	if c.monthFirst {
		return wrong("a coluna tem datas com o mês antes do dia: nenhuma é certa. Exporte de novo como dd/mm/aaaa")
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
		return wrong("ano com dois algarismos")
	case len(text) == 5 && allDigits(text):
		return wrong("número de série da planilha no lugar da data. Formate a coluna como data")
	}
	return wrong("data inválida: espera-se dd/mm/aaaa")
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

func allDigits(text []byte) bool {
	return len(text) > 0 && len(bytes.Trim(text, "0123456789")) == 0
}

func checkRank(text []byte) *fault {
	if isMissing(text) || isRank(text) || allDigits(text) && len(text) <= 7 {
		return nil
	}
	if twoNumbers.Match(text) {
		return wrong("dois números na mesma célula: um deles pode ser o número da página")
	}
	return wrong("não é uma classificação")
}
