package locale

import (
	"fmt"

	"certame/edital"
	"certame/ledger"
)

// InstantOf is when a fact happened: a day, and the hour of Brasília when it has one.
func InstantOf(at edital.Instant) string {
	if at.Second == ledger.WholeDay {
		return at.Date.Brazilian()
	}
	return fmt.Sprintf("%s %02d:%02d:%02d", at.Date.Brazilian(), at.Second/3600, at.Second/60%60, at.Second%60)
}
