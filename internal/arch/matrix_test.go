package arch

import (
	"testing"

	"certame/law"
)

// Every rule, check or procedure of a stage that exists has code that cites it,
// and every rule or check a scenario whose outputs do.
func TestRulesHaveCodeAndScenario(t *testing.T) {
	rows, err := Matrix(rootOf(t))
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range rows {
		judged := r.Status == law.StatusRule || r.Status == law.StatusCheck
		if r.Planned || !judged && r.Status != law.StatusProcedure {
			continue
		}
		if len(r.Uses) == 0 {
			t.Errorf("%s (%s, %s) is cited nowhere in the code", r.ID, r.Status, r.Stage)
		}
		if judged && len(r.Scenarios) == 0 {
			t.Errorf("%s (%s, %s) is cited by no scenario", r.ID, r.Status, r.Stage)
		}
	}
}
