package cell

import (
	"bytes"

	"certame/internal/intake/profile"
	"certame/internal/intake/tabular"
)

// Reading is what is known of a column that its cells are read by.
type Reading struct {
	Mark       byte // of decimals; zero when undecided
	Ceiling    int64
	Places     int // of nearly all the decimals; -1 when they vary
	Length     int // of nearly all the numbers of registration; 0 when they vary
	MonthFirst bool
}

// Fault is what is wrong with a cell.
type Fault struct {
	Reason     string
	Suggestion string
	Doubt      bool // it only looks wrong: a person may confirm it
}

func Wrong(reason string) *Fault { return &Fault{Reason: reason} }

func doubtful(reason string) *Fault { return &Fault{Reason: reason, Doubt: true} }

// Check judges one cell by what its column holds.
func (c *Reading) Check(value profile.Value, text []byte, kind tabular.Type) *Fault {
	if kind == tabular.Failure || isSheetError(text) {
		return Wrong("erro de fórmula da planilha no lugar do valor")
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

func checkRank(text []byte) *Fault {
	if IsMissing(text) || IsRank(text) || allDigits(text) && len(text) <= 7 {
		return nil
	}
	if twoNumbers.Match(text) {
		return Wrong("dois números na mesma célula: um deles pode ser o número da página")
	}
	return Wrong("não é uma classificação")
}
