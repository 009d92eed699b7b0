package review

import (
	"bytes"

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
