package contest

import (
	"sort"

	"certame"
	"certame/appointment"
	"certame/law"
	"certame/trace"
	"certame/vacancy"
)

// LeastChange is the least change that would seat a person, each kind verified
// by computing the contest anew. Zero or NoOne means that kind does not reach
// the person (within the limits said).
type LeastChange struct {
	MoreSeats   int              // seats that would have to open
	Withdrawals int              // of the last people called in List
	List        certame.Modality // the list those withdrawals are from
	PassRank    appointment.Rank // the worst-ranked person whose mark would have to be passed
}

// seatLimit bounds the search for more seats; nobody waits for two thousand.
const seatLimit = 2000

func (e *explainer) leastChange() error {
	w := appointment.NewWorld(e.o.Terms, e.p.Lists, e.p.Allocation.Labels)
	change := &LeastChange{PassRank: appointment.NoOne, List: certame.NoModality}
	var err error
	if change.MoreSeats, err = e.moreSeats(w); err != nil {
		return err
	}
	if err := e.withdrawals(w, change); err != nil {
		return err
	}
	if change.PassRank, err = e.passRank(w); err != nil {
		return err
	}
	e.out.Change = change
	e.sayChange(change)
	return nil
}

// moreSeats finds how many seats would have to open, together, for the person to
// enter; they are labelled as R-09 says.
func (e *explainer) moreSeats(w *appointment.World) (int, error) {
	var failed error
	limit := min(seatLimit, w.People)
	more := sort.Search(limit, func(i int) bool {
		labels := vacancy.Extend(e.o.Terms.Groups, w.Labels, len(w.Labels)+i+1)
		seated, err := e.seatedIn(w.WithSeats(labels), e.rank)
		if err != nil {
			failed = err
		}
		return seated
	}) + 1
	if more > limit {
		more = 0
	}
	return more, failed
}

// withdrawals finds the shortest run of last-called people of one list whose
// leaving seats the person.
func (e *explainer) withdrawals(w *appointment.World, change *LeastChange) error {
	var failed error
	for m := range w.Lists {
		holders := e.holders(certame.Modality(m))
		n := sort.Search(len(holders), func(i int) bool {
			seated, err := e.seatedIn(w.Without(holders[len(holders)-1-i:]...), e.rank)
			if err != nil {
				failed = err
			}
			return seated
		}) + 1
		if n <= len(holders) && (change.Withdrawals == 0 || n < change.Withdrawals) {
			change.Withdrawals, change.List = n, certame.Modality(m)
		}
	}
	return failed
}

func (e *explainer) holders(m certame.Modality) (out []appointment.Rank) {
	for r, held := range e.p.Appointment.Holds {
		if held == m {
			out = append(out, appointment.Rank(r))
		}
	}
	return out
}

// passRank finds the worst rank that would seat the person.
func (e *explainer) passRank(w *appointment.World) (appointment.Rank, error) {
	var failed error
	steps := sort.Search(int(e.rank), func(i int) bool {
		to := e.rank - 1 - appointment.Rank(i)
		seated, err := e.seatedIn(w.WithRank(e.rank, to), to)
		if err != nil {
			failed = err
		}
		return seated
	})
	if failed != nil || steps == int(e.rank) {
		return appointment.NoOne, failed
	}
	return e.rank - 1 - appointment.Rank(steps), nil
}

func (e *explainer) seatedIn(w *appointment.World, rank appointment.Rank) (bool, error) {
	result, err := appointment.Appoint(w)
	if err != nil {
		return false, err
	}
	return result.Holds[rank] != certame.NoModality, nil
}

func (e *explainer) sayChange(c *LeastChange) {
	later := law.LaterVacancies.In(e.regime)
	if c.MoreSeats > 0 {
		e.say("mudanca_vagas", later, trace.P("vagas", trace.Int(c.MoreSeats)))
	}
	if c.Withdrawals > 0 {
		e.say("mudanca_desistencias", law.NextOfSameList.In(e.regime), trace.P("desistencias", trace.Int(c.Withdrawals)), trace.P("lista", e.code(c.List)))
	}
	if c.PassRank != appointment.NoOne {
		e.say("mudanca_nota", law.Alternation.In(e.regime), trace.P("outra", e.id(c.PassRank)), trace.P("nota", e.mark(c.PassRank)))
	}
	if c.MoreSeats == 0 && c.Withdrawals == 0 && c.PassRank == appointment.NoOne {
		e.say("mudanca_nenhuma", later)
	}
}
