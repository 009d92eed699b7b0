package confirmation

import (
	"certame/edital"
	"certame/law"
)

// Outcome is what became of an option.
type Outcome uint8

// The outcomes. All but Undecided and Confirmed lose the option.
const (
	Undecided Outcome = iota
	Confirmed
	Denied
	Absent         // did not come (P 17 §4)
	FilmingRefused // refused to be filmed (P 17 §1)
	Withdrawn      // gave the option up, by a court's order or with the contest
	DocumentMissing
)

// Decision is an outcome with its articles and, where the text left a choice,
// the interpretation and who decided it.
type Decision struct {
	Outcome        Outcome
	Basis          []law.Provision
	Interpretation law.Interpretation
	DecidedBy      string
}

// Decide is the truth table R-24. appeal is nil when nobody appealed in time. A
// vote that waits for a person is taken both ways: where every way gives the
// same result, that is the result; where not, the case is not decided.
func Decide(r *Rules, first Tally, appeal *Tally) Decision {
	switch {
	case !first.Complete():
		return r.undecided(First)
	case first.Doubt:
		return Decision{Outcome: Confirmed, Basis: onDoubt.in(r.Regime)}
	case appeal != nil && !appeal.Complete() && r.firstDenies(first):
		return r.undecided(OnAppeal)
	case appeal != nil && appeal.Doubt:
		return Decision{Outcome: Confirmed, Basis: onDoubt.in(r.Regime)}
	}
	decision := r.decided(first.Against, appeal, 0)
	for n := range first.Queried + 1 {
		for m := range queriedOn(appeal) + 1 {
			if r.decided(first.Against-n, appeal, m).Outcome != decision.Outcome {
				return r.undecided(First)
			}
		}
	}
	return decision
}

// firstDenies: some way of curing the votes leaves a denial to appeal against.
func (r *Rules) firstDenies(t Tally) bool { return denies(t.Against, t.Seats) }

func queriedOn(appeal *Tally) int {
	if appeal == nil {
		return 0
	}
	return appeal.Queried
}

// decided is one cell of the table: so many votes against on the first board,
// and on appeal those of the tally less so many.
func (r *Rules) decided(against int, appeal *Tally, less int) Decision {
	majority := onMajority.in(r.Regime)
	switch {
	case 2*against == r.Members:
		return r.undecided(First) // an even board that the edital made
	case !denies(against, r.Members):
		return Decision{Outcome: Confirmed, Basis: majority}
	case appeal == nil:
		return Decision{Outcome: Denied, Basis: r.denialBasis(majority)}
	case !denies(appeal.Against-less, r.Appeal):
		return Decision{Outcome: Confirmed, Basis: append(append([]law.Provision{}, onLast.in(r.Regime)...), majority...)}
	}
	return r.twoDenials(against < r.Members && appeal.Against-less < r.Appeal)
}

// twoDenials: neither unanimous, the declaration of a person preta or parda
// prevails (D 11 §3; P 16), and that of the other groups only if the edital says
// so (I-06).
func (r *Rules) twoDenials(dissent bool) Decision {
	d := Decision{Outcome: Denied, Basis: r.denialBasis(append(append([]law.Provision{}, onMajority.in(r.Regime)...), onLast.in(r.Regime)...))}
	if dissent && r.Procedure != Phenotype {
		d.Interpretation, d.DecidedBy = law.I06, r.decidedBy(r.Terms.Confirmation.Prevalence != "")
	}
	if dissent && r.Prevails {
		d.Outcome, d.Basis = Confirmed, onPrevails.in(r.Regime)
	}
	return d
}

// denialBasis adds to the article of the decision what follows from it.
func (r *Rules) denialBasis(basis []law.Provision) []law.Provision {
	return append(append([]law.Provision{}, basis...), law.OptionLost.In(r.Regime)...)
}

// undecided sends the case to a person (I-04).
func (r *Rules) undecided(i Instance) Decision {
	return Decision{Basis: r.quorumBasis(i), Interpretation: law.I04, DecidedBy: "padrao"}
}

// quorumBasis: so many titulares, each with an alternate, so that every seat
// can always vote.
func (r *Rules) quorumBasis(i Instance) []law.Provision {
	switch {
	case i == OnAppeal:
		return append(append([]law.Provision{}, onThree.in(r.Regime)...), onMajority.in(r.Regime)...)
	case r.Procedure == Phenotype:
		return append(append(append([]law.Provision{}, onTitulars.in(r.Regime)...), onAlternates.in(r.Regime)...), onMajority.in(r.Regime)...)
	}
	return append(append([]law.Provision{}, r.boardBasis()...), onMajority.in(r.Regime)...)
}

func (r *Rules) decidedBy(declared bool) string {
	if declared {
		return "edital"
	}
	return "padrao"
}

// AppealExists is I-05: whether the edital has an appeal board for the group,
// and who decided.
func (r *Rules) AppealExists() (exists bool, decidedBy string) {
	if r.Procedure == Phenotype || r.Regime == law.RegimePortariaMD {
		return true, "norma"
	}
	return r.Appeal > 0, r.decidedBy(r.Terms.Confirmation.DocumentAppeal != edital.AppealRule(""))
}
