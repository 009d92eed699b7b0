package vacancy

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"certame"
	"certame/conformance/literal"
)

// Labels fixed here and there, at shares at which several groups want the same
// seats: the same as the slow one.
func TestScatteredLabelsAgreeWithLiteral(t *testing.T) {
	groups := federal(t)
	for i, share := range [...]int64{30, 15, 10, 20} {
		groups[i].Share = certame.Percent(share)
	}
	slow := literalGroups(groups)
	for seed := range uint64(4000) {
		r := rand.New(rand.NewPCG(seed, 9))
		fixed := make([]certame.Modality, 1+r.IntN(24))
		words := make([]string, len(fixed))
		for i := range fixed {
			if fixed[i] = certame.NoModality; r.IntN(2) == 0 {
				fixed[i] = certame.Modality(r.IntN(5))
				words[i] = codes(groups, fixed[i:i+1])[0]
			}
		}
		got, want := codes(groups, Extend(groups, fixed, len(fixed))), literal.Relabel(slow, words)
		if !slices.Equal(got, want) {
			t.Fatalf("%v: %v, literal %v", words, got, want)
		}
	}
}

// PQ, owed the 13th seat, which is fixed, does not take the 12th, which is the
// place of PPP: at 15 seats PPP is owed one earlier.
func TestNobodyTakesThePlaceOfAnother(t *testing.T) {
	groups := federal(t)
	for i, share := range [...]int64{30, 15, 10, 20} {
		groups[i].Share = certame.Percent(share)
	}
	fixed := make([]certame.Modality, 15)
	for i, code := range strings.Fields("PQ PPP PI PPP PcD AC AC PI PPP PcD AC - AC - -") {
		if fixed[i] = certame.NoModality; code != "-" {
			fixed[i] = certame.Modality(slices.Index([]string{"AC", "PPP", "PI", "PQ", "PcD"}, code))
		}
	}
	got := strings.Join(codes(groups, Extend(groups, fixed, 15))[11:], " ")
	if want := "PPP AC PPP PcD"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}
