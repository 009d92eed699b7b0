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
	// StateNoShow was called and did not appear in time.
	StateNoShow
	// StateDismissed left the service (exonerada).
	StateDismissed
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
	// FlagMissedConfirmation did not come to a procedure that confirms the option
	// for a group of the law; whether that eliminates is the regime's (I-31).
	FlagMissedConfirmation
)

// Stop is what kept a person from going on at a phase of the contest.
type Stop uint8

// The closed list of stops.
const (
	NotStopped           Stop = iota
	StopNoMark                // not assessed in the phase
	StopMinimum               // below the minimum of the phase
	StopComponentMinimum      // below the minimum of one component
	StopCut                   // outside the cut of the open competition, without an option
	StopGroupCut              // outside the number to which the edital limits optantes
	StopOptionLost            // outside the cut, and the option was not confirmed
)

// Call is the list of the people who were in fact called to go on from a phase,
// as the agency published it.
type Call struct {
	Phase  int    // index in the edital
	Called []bool // by person
}

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
	Stopped    []Stop   // by the phases; nil when the edital declares none
	Calls      []Call   // lists of people called, to be checked
	Informed   bool     // the file brought nota_final
	Jurors     bool     // the file says who served on a jury
	Queue      []Queued // in the order in which they went to the end; few
	Orders     []Ordered
	// Preferences is nil where each candidate has one post.
	Preferences *Preferences
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

// Queued is somebody who went to the end of the queue.
type Queued struct {
	Person   Person
	OpenOnly bool // and lost the priority of the group
}

// Ordered is what a court ordered while the case goes on: options, or that
// the person take part whatever put her out.
type Ordered struct {
	Person    Person
	Groups    GroupSet
	TakesPart bool
}
