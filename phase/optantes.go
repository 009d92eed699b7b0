package phase

import (
	"certame"
	"certame/edital"
)

// goOn settles who goes on from a phase and by which right. Optantes who reach
// the minimum always do (R-14; Lei 15.142/2025, art. 6º; Decreto, art. 19),
// unless the edital limits their number, which it does against the law.
func (r *runner) goOn(result *Result, i int, allowed []certame.GroupSet) {
	fact, p := &result.Facts[i], r.Members[i]
	options := r.Roll.Options[p]
	switch {
	case fact.Inside:
		fact.Way = WayOpen
	case fact.Mark != certame.NoScore && r.subJudice(p):
		fact.Way, fact.Stop = WayOrder, certame.NotStopped
	case fact.Stop != certame.NotStopped:
	case options == 0:
		fact.Stop = certame.StopCut
	case allowed != nil && allowed[i] == 0:
		fact.Stop = certame.StopGroupCut
	default:
		fact.Way = WayOption
	}
	r.in[i] = fact.Way != NoWay
	if fact.Way != WayOption {
		r.stop(fact, i)
		return
	}
	r.open[i] = false
	if allowed != nil {
		options = allowed[i]
	}
	r.byOption(fact, i, options)
}

// byOption is R-16: who goes on only by an option that was not confirmed in the
// end is out from here, and nobody is called in substitution: for the others the
// person stays where she was (Lei 15.142/2025, art. 3º, § 2º; Portaria, art. 17,
// § 5º).
func (r *runner) byOption(fact *Fact, i int, options certame.GroupSet) {
	if options&^r.Roll.Denied[r.Members[i]] == 0 {
		fact.Way, fact.Stop = NoWay, certame.StopOptionLost
		r.stop(fact, i)
		return
	}
	if r.out.Outside[i] < 0 {
		r.out.Outside[i] = len(r.out.Results)
	}
}

// stop keeps the first stop of a person.
func (r *runner) stop(fact *Fact, i int) {
	if fact.Stop != certame.NotStopped && r.out.Stops[i] == certame.NotStopped {
		r.out.Stops[i], r.out.StopAt[i] = fact.Stop, len(r.out.Results)
	}
}

// cutGroups obeys an edital that limits optantes by number: the best of each
// group among those outside the open cut. Those inside it do not use up the
// number (the 841 people of PRF 2021; Lei 15.142/2025, art. 7º, § 2º, and
// Decreto, art. 18, by the same reason). It is nil when nobody is limited.
func (r *runner) cutGroups(result *Result) []certame.GroupSet {
	barrier := r.Terms.Phases[result.Phase].Barrier
	if barrier == nil || !barrier.Limits {
		return nil
	}
	allowed := make([]certame.GroupSet, len(r.Members))
	result.Groups = make([]Cut, len(r.Terms.Groups))
	for g := range r.Terms.Groups {
		r.cutGroup(result, barrier, certame.Modality(g+1), allowed)
	}
	r.reportLimited(result, allowed)
	return allowed
}

func (r *runner) cutGroup(result *Result, barrier *edital.Barrier, m certame.Modality, allowed []certame.GroupSet) {
	cut := &result.Groups[m-1]
	*cut = Cut{Keep: places(barrier, r.Terms, m, r.Seats), LastOf: certame.Nobody}
	var people []int
	for i, p := range r.Members {
		fact := &result.Facts[i]
		if fact.Minimum && !fact.Inside && r.Roll.Options[p].Has(m) && !r.mirrored(p) {
			people = append(people, i)
		}
	}
	if cut.Keep == 0 && len(people) > 0 {
		r.reportZero(result.Phase, m)
	}
	inside := r.cut(cut, barrier, result, people)
	for _, i := range people {
		if inside(i) {
			allowed[i] = allowed[i].With(m)
		}
	}
}
