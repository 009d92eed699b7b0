package web

import (
	"io/fs"
	"testing"

	"certame/conformance"
	"certame/internal/matrix"
	"certame/law"

	"github.com/goccy/go-yaml"
)

// Every stage and every status has its words: nothing of the code's language is shown.
func TestLawIsSaid(t *testing.T) {
	for _, r := range law.Provisions() {
		if r.Stage != "" && matrix.Stages[r.Stage] == "" {
			t.Errorf("the stage %s of %s has no words", r.Stage, r.ID)
		}
		if matrix.StatusWords[r.Status] == "" {
			t.Errorf("the status %s has no words", r.Status)
		}
	}
}

// Every scenario that the matrix names is in the kit, with a title, and is read.
func TestScenariosAreRead(t *testing.T) {
	seen := map[string]bool{}
	for _, r := range law.Provisions() {
		for _, name := range matrix.Of(r.ID).Scenarios {
			if seen[name] {
				continue
			}
			seen[name] = true
			text, err := fs.ReadFile(conformance.Kit, scenarioFolder+"/"+name+"/cenario.yaml")
			p := scenarioPage{}
			if err != nil || yaml.Unmarshal(text, &p) != nil || p.Title == "" {
				t.Errorf("%s: %v, %+v", name, err, p)
			}
		}
	}
	files, err := scenarioFiles(scenarioFolder + "/aconselhar-duas-opcoes")
	if err != nil || len(files) < 3 {
		t.Errorf("%d files, %v", len(files), err)
	}
}
