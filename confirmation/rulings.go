package confirmation

import (
	"cmp"
	"slices"

	"certame"
	"certame/law"
	"certame/trace"
)

// Ruling is what the boards settled about one option, with the article.
type Ruling struct {
	Person   certame.Person
	Modality certame.Modality
	Outcome  Outcome
	Basis    []law.Provision
}

// Rulings are the rulings of a contest, by person and group.
type Rulings []Ruling

// NewRulings puts them in order.
func NewRulings(list []Ruling) Rulings {
	sorted := slices.Clone(list)
	slices.SortFunc(sorted, func(a, b Ruling) int { return a.compare(b.Person, b.Modality) })
	return sorted
}

func (r Ruling) compare(p certame.Person, m certame.Modality) int {
	return cmp.Or(cmp.Compare(r.Person, p), cmp.Compare(r.Modality, m))
}

// Of is the ruling about an option; ok is false when the boards settled none.
func (list Rulings) Of(p certame.Person, m certame.Modality) (r Ruling, ok bool) {
	type key struct {
		p certame.Person
		m certame.Modality
	}
	i, ok := slices.BinarySearchFunc(list, key{p, m}, func(r Ruling, k key) int { return r.compare(k.p, k.m) })
	if !ok {
		return Ruling{}, false
	}
	return list[i], true
}

// Settle writes the rulings on the roll, from which the later stages read: whose
// option was lost goes on in the open competition or not, by the earlier phases
//
func (list Rulings) Settle(roll *certame.Roll) {
	for _, r := range list {
		Settle(roll, r.Person, r.Modality, r.Outcome)
		if r.Outcome == Absent {
			roll.Flags[r.Person] |= certame.FlagMissedConfirmation
		}
	}
}

// Record writes down how many options the boards settled, and how.
func (list Rulings) Record(regime law.Regime, source string, sink trace.Sink) {
	var confirmed, lost, open int
	for _, r := range list {
		switch {
		case r.Outcome == Confirmed:
			confirmed++
		case r.Outcome.LosesOption():
			lost++
		default:
			open++
		}
	}
	sink.Step(trace.Step{
		ID: "confirmation/decisoes", Rule: "R-16", Subject: "confirmacoes", Verdict: trace.Applied, Value: trace.Int(lost),
		Basis: slices.Concat(law.ConfirmationProcedure.In(regime), law.OptionLost.In(regime)),
		Inputs: []trace.Input{
			{Name: "confirmadas", Value: trace.Int(confirmed), Source: source, Decisive: true},
			{Name: "nao_confirmadas", Value: trace.Int(lost), Source: source, Decisive: true},
			{Name: "pendentes", Value: trace.Int(open), Source: source},
		},
	})
}
