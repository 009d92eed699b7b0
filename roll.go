package certame

import "math"

// NoNumber is a missing number of an optional column.
const NoNumber int32 = math.MinInt32

// State is what the contest knows of a person before any list is made.
type State uint8

const (
	// StateActive competes.
	StateActive State = iota
	// StateWithdrawn gave up (desistente).
	StateWithdrawn
	// StateAbsent missed a phase (ausente).
	StateAbsent
	// StateEliminated was eliminated by the edital's rules.
	StateEliminated
	// StateFraud was eliminated for fraud or bad faith (Lei 15.142, art. 4º, § 1º).
	StateFraud
	// StateVoided had the appointment made void (tornada sem efeito).
	StateVoided
	// StateDeceased died.
	StateDeceased
)

// Flag is one yes-or-no fact of a candidate.
type Flag uint8

const (
	// FlagSubJudice takes part by court order, not yet final.
	FlagSubJudice Flag = 1 << iota
	// FlagOutsideCut went on as optante only: outside the cut of the open
	// competition in some phase, so not on the open list.
	FlagOutsideCut
	// FlagJuror served on a jury (tie-break).
	FlagJuror
)

// Roll holds the candidates of a contest as columns keyed by Person. Columns
// and not objects: two million people fit in about a hundred megabytes and the
// hot loops touch only the columns they need. Optional columns may be nil.
type Roll struct {
	IDs        Identifiers
	Post       []PostIndex
	Score      []Score // final mark; NoScore when missing
	Options    []GroupSet
	Confirmed  []GroupSet // subset of Options
	Denied     []GroupSet // not confirmed, absent, filming refused
	State      []State
	Flags      []Flag
	Birth      []Date   // nil when the file has no birth dates
	BirthTime  []int32  // seconds since midnight; nil when not given
	Sequence   []int32  // order of registration; nil when not given
	Draw       []int32  // number drawn in the tie-break draw; nil when not given
	Components []Column // phase and component marks, by declared name
	Places     int      // decimal places of Score to show
	Jurors     bool     // the file says who served on a jury
}

// Column is one named column of marks.
type Column struct {
	Name   string
	Scores []Score
}

// Len is the number of candidates.
func (r *Roll) Len() int { return len(r.Post) }

// Pending is the set of options of p that no procedure has decided yet.
func (r *Roll) Pending(p Person) GroupSet {
	return r.Options[p] &^ r.Confirmed[p] &^ r.Denied[p]
}

// Component is the column of that name, or nil.
func (r *Roll) Component(name string) []Score {
	for i := range r.Components {
		if r.Components[i].Name == name {
			return r.Components[i].Scores
		}
	}
	return nil
}
