package cli

import (
	"testing"

	"certame/edital"
	"certame/internal/cli/blanks"
	"certame/internal/intake/candidates"
	"certame/internal/intake/editalfile"
	"certame/internal/intake/options"
	"certame/registration"
	"certame/trace"
)

// The model of options goes with the models of the edital and of the candidates,
// and no change in it is late.
func TestModelOfOptionsIsAccepted(t *testing.T) {
	declared, err := editalfile.Parse([]byte(uncommented(blanks.EditalModel)), "modelo")
	if err != nil {
		t.Fatal(err)
	}
	terms := edital.Resolve(declared, trace.Discard)
	roll, err := candidates.ParseOptionsElsewhere([]byte(blanks.CandidatesModel), "modelo", terms, nil)
	if err != nil {
		t.Fatal(err)
	}
	changes, err := options.Parse([]byte(blanks.OptionsModel), "modelo", terms, &roll.IDs)
	if err != nil {
		t.Fatal(err)
	}
	period, _ := registration.PeriodOf(terms)
	if folded := registration.Fold(period, roll.Len(), changes); folded.Applied != 4 || len(folded.Refused) > 0 {
		t.Errorf("%d changes of the model have effect, refused %v", folded.Applied, folded.Refused)
	}
}
