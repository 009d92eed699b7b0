package candidates

import (
	"certame"
	"certame/edital"
)

// ParseOptionsElsewhere is Parse for a folder whose options come from
// opcoes.csv: the column opcoes may be empty, and a decision about an option
// that it does not show is judged when the options are known.
func ParseOptionsElsewhere(raw []byte, shown string, t *edital.Terms, progress Progress) (*certame.Roll, error) {
	return parse(&file{shown: shown, terms: t, optionsElsewhere: true}, raw, progress)
}
