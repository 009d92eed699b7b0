package phase

import (
	"certame"
	"certame/edital"
)

// Way is by which right a person goes on from a phase.
type Way uint8

// The closed list of ways.
const (
	NoWay     Way = iota // stops
	WayOpen              // inside the cut of the open competition
	WayOption            // outside it, by the option (Lei 15.142/2025, art. 6º)
	WayOrder             // by court order (I-36)
)

// Fact is what is known of one person in one phase. Minimum and Inside are the
// two facts of R-15 and depend on no option.
type Fact struct {
	Mark    certame.Score
	Took    bool // had come this far
	Minimum bool // reached the minimums
	Inside  bool // would have gone on without the option
	Way     Way
	Stop    certame.Stop // NotStopped with a Way
}

// Cut is the last place kept by a barrier.
type Cut struct {
	Limited bool // there were more people than places
	Keep    int  // places; 0 when the phase has no barrier
	Kept    int  // people kept, ties included
	Last    certame.Score
	LastOf  certame.Person
}

// Result is one phase that took place.
type Result struct {
	Phase  int    // index in the edital
	Facts  []Fact // by member of the post
	Cut    Cut
	Groups []Cut // by group, where the edital limits optantes; else nil
}

// Outcome is what the phases decide at one post.
type Outcome struct {
	Members []certame.Person
	Results []Result        // in order
	Missing []int           // phases of the edital from the first without marks on
	Final   []certame.Score // by member; nil while no phase took place
	Stops   []certame.Stop  // by member
	StopAt  []int           // index into Results of the stop; -1 for none
	Outside []int           // index into Results of the first phase passed only by the option; -1 for none
}

// Case is one post to be judged.
type Case struct {
	Terms   *edital.Terms
	Roll    *certame.Roll
	Members []certame.Person
	Seats   []int // by modality
	Where   string
}

// mirrored reports whether a person takes up no place of anybody.
func (c *Case) mirrored(p certame.Person) bool {
	return c.subJudice(p) && c.Terms.SubJudice == edital.SubJudiceMirror
}

func (c *Case) subJudice(p certame.Person) bool {
	return c.Roll.Flags[p]&certame.FlagSubJudice != 0
}

// claims is the set of groups whose option p still has.
func (c *Case) claims(p certame.Person) certame.GroupSet {
	return c.Roll.Options[p] &^ c.Roll.Denied[p]
}
