package arch

import (
	"testing"

	"certame/law"
)

// Every rule or check of a stage that exists has code that cites it and a
// scenario whose outputs do.
func TestRulesHaveCodeAndScenario(t *testing.T) {
	rows, err := Matrix(rootOf(t))
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range rows {
		if r.Planned || r.Status != law.StatusRule && r.Status != law.StatusCheck {
			continue
		}
		if len(r.Uses) == 0 {
			t.Errorf("%s (%s, %s) is cited nowhere in the code", r.ID, r.Status, r.Stage)
		}
		if len(r.Scenarios) == 0 {
			t.Errorf("%s (%s, %s) is cited by no scenario", r.ID, r.Status, r.Stage)
		}
	}
}
