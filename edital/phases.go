package edital

import (
	"certame"
	"certame/law"
)

// Phase is one phase of the contest, in order.
type Phase struct {
	Code         string
	Name         string
	Column       string // where the total of the phase is read, when it comes ready
	Weight       int64
	Max          certame.Score // NoScore when not declared
	Summed       bool          // Max is the weighted sum of those of the components
	Minimum      certame.Score // NoScore when there is none
	MinimumShare certame.Ratio // of Max, when the edital writes it so
	Components   []PhaseComponent
	Barrier      *Barrier
	Eliminatory  bool // caráter eliminatório only: the mark stays out of the total
}

// PhaseComponent is one marked part of a phase.
type PhaseComponent struct {
	Code         string
	Column       string
	Weight       int64
	Max          certame.Score
	Minimum      certame.Score
	MinimumShare certame.Ratio
}

// Barrier limits how many go on to the next phase (cláusula de barreira).
type Barrier struct {
	Keep        int         // of the open competition; 0 when Multiple is used
	KeepGroups  []TableCell // of each group, only where the edital limits optantes
	Multiple    int         // seats of the modality times this
	Floor       int         // at least this many
	TiesBreak   bool        // ties at the last place are broken instead of kept
	Limits      bool        // optantes are limited too, against Lei 15.142/2025, art. 6º
	Accumulated bool        // by the sum of the phases so far (I-32)
}

// Title is the name of the phase for people.
func (p *Phase) Title() string {
	if p.Name != "" {
		return p.Name
	}
	return p.Code
}

// ApprovedLimit is R-17 (limite_aprovados): an annex or a multiple of the seats
// of the modality, with an optional floor: the register of a small post has people
// of every modality. The zero value limits nothing.
type ApprovedLimit struct {
	Annex law.Annex
	Times int
	Floor int // at least so many in each modality, also where it has no seat
}

// Absence is I-31 (ausencia).
type Absence string

// The readings of I-31.
const (
	AbsenceOpen       Absence = "ampla"
	AbsenceEliminates Absence = "elimina"
)

// absenceDefault follows the regime: under Lei 12.990/2014 the instruction that
// applied it eliminated who did not come (IN 23/2023); the law of 2025 asks only
// for the marks (art. 3º, § 2º).
func absenceDefault(regime law.Regime) Absence {
	if regime == law.RegimeLei12990 {
		return AbsenceEliminates
	}
	return AbsenceOpen
}

// Limited reports whether some barrier limits optantes by number.
func (t *Terms) Limited() bool {
	for i := range t.Phases {
		if b := t.Phases[i].Barrier; b != nil && b.Limits {
			return true
		}
	}
	return false
}

// protects reports whether a regime forbids a barrier by rank to stop optantes.
func protects(regime law.Regime) bool {
	return regime == law.RegimeLei15142 || regime == law.RegimeDec12536 || regime == law.RegimePortariaMD
}
