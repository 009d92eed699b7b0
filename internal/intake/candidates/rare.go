package candidates

import (
	"slices"
	"strings"

	"certame"
	"certame/internal/intake"
)

// fillRare stores the columns that few rows fill.
func (w *worker) fillRare(field []byte, c *column) {
	switch c.role {
	case roleState:
		w.fillState(field)
	case roleSubJudice:
		w.fillFlag(field, c, certame.FlagSubJudice)
	case roleJuror:
		w.fillFlag(field, c, certame.FlagJuror)
	case roleInsideCut:
		w.fillInsideCut(field, c)
	case roleBirthTime:
		w.fillNumber(field, c, w.roll.BirthTime, clockOf, "hora inválida", "Como em 08:15 ou 08:15:30.")
	case roleSequence:
		if w.listed != nil {
			return // fillListed did
		}
		w.fillNumber(field, c, w.roll.Sequence, wholeNumber, "número inválido", "Só algarismos, até nove.")
	case roleDraw:
		w.fillNumber(field, c, w.roll.Draw, wholeNumber, "número inválido", "Só algarismos, até nove.")
	}
}

func (w *worker) fillState(field []byte) {
	if len(field) == 0 {
		return
	}
	state, ok := states[word(field)]
	if !ok {
		w.refuse(w.line, "situacao", string(field), "situação desconhecida", "Valores aceitos: "+stateWords+".")
	}
	w.roll.State[w.row] = state
}

func (w *worker) fillFlag(field []byte, c *column, flag certame.Flag) {
	if len(field) == 0 {
		return
	}
	yes, ok := yesNo(field)
	if !ok {
		w.refuse(w.line, c.name, string(field), "deve ser sim ou nao", "Deixe vazio para nao.")
	}
	if yes {
		w.roll.Flags[w.row] |= flag
	}
}

// fillInsideCut: empty means inside the cut of the open competition, as almost
// everybody is. So does a dash: to read it as «nao» would take the person off
// the list without a word.
func (w *worker) fillInsideCut(field []byte, c *column) {
	if len(field) == 0 || string(field) == "-" {
		return
	}
	yes, ok := yesNo(field)
	if !ok {
		w.refuse(w.line, c.name, string(field), "deve ser sim ou nao", "Deixe vazio para sim.")
	}
	if !yes {
		w.roll.Flags[w.row] |= certame.FlagOutsideCut
	}
}

// fillNumber keeps an empty cell as missing: zero would be the first of an
// order, or midnight.
func (w *worker) fillNumber(field []byte, c *column, to []int32, parse func([]byte) (int32, bool), what, remedy string) {
	to[w.row] = w.number(field, c, parse, what, remedy)
}

func (w *worker) number(field []byte, c *column, parse func([]byte) (int32, bool), what, remedy string) int32 {
	if len(field) == 0 || string(field) == "-" {
		return certame.NoNumber
	}
	n, ok := parse(field)
	if !ok {
		w.refuse(w.line, c.name, string(field), what, remedy)
	}
	return n
}

func (w *worker) nearestPost(code string) string {
	codes := make([]string, 0, len(w.terms.Posts))
	for _, p := range w.terms.Posts {
		codes = append(codes, p.Code)
		if p.Of != "" && !slices.Contains(codes, p.Of) {
			codes = append(codes, p.Of)
		}
	}
	if near := intake.Nearest(code, codes); near != "" {
		return "O código mais parecido é «" + near + "»."
	}
	slices.Sort(codes)
	if len(codes) > 8 {
		codes = append(codes[:8:8], "…")
	}
	return "Códigos do " + w.terms.Word("edital") + ": " + strings.Join(codes, ", ") + "."
}
