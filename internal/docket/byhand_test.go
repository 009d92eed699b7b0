package docket

import (
	"errors"
	"testing"

	"certame/internal/intake"
	"certame/ledger"
)

// Every kind that cites a table is refused with the page that makes it, and no other.
func TestByHand(t *testing.T) {
	refused := 0
	for _, kind := range ledger.Kinds() {
		err := ByHand(kind)
		if err == nil {
			continue
		}
		refused++
		var input *intake.Refused
		if !errors.As(err, &input) || input.Problems[0].Remedy == "" || input.Problems[0].Value != kind.Code() {
			t.Errorf("%s: %v", kind.Code(), err)
		}
	}
	if refused != 4 || ByHand(ledger.Marks) == nil || ByHand(ledger.Declined) != nil {
		t.Errorf("%d kinds refused", refused)
	}
}
