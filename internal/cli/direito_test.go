package cli

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"certame/law"
)

// The matrix lists every provision, in the order of the corpus.
func TestMatrixListsEveryProvision(t *testing.T) {
	var ids []string
	for _, r := range law.Provisions() {
		ids = append(ids, string(r.ID))
	}
	stdout, _, code := say("direito", "matriz")
	var shown []string
	for _, line := range strings.Split(strings.TrimSpace(stdout), "\n")[1:] {
		shown = append(shown, strings.Fields(line)[0])
	}
	if code != ExitOK || !slices.Equal(shown, ids) {
		t.Errorf("left with %d and listed %v", code, shown)
	}
	var list []provisionJSON
	stdout, _, _ = say("direito", "matriz", "--json")
	if err := json.Unmarshal([]byte(stdout), &list); err != nil {
		t.Fatal(err)
	}
	for i, p := range list {
		if string(p.ID) != ids[i] || p.Citation == "" || p.Summary == "" {
			t.Errorf("provision %d of the matrix is %+v", i, p)
		}
	}
	if len(list) != len(ids) {
		t.Errorf("%d provisions, want %d", len(list), len(ids))
	}
}

// Every provision can be looked up by its identifier.
func TestEveryProvisionIsShown(t *testing.T) {
	for _, r := range law.Provisions() {
		stdout, stderr, code := say("direito", "artigo", string(r.ID))
		if want := fmt.Sprintf("%s — %s\n  %s\n", r.ID, r.ID.Citation(), r.Summary); code != ExitOK || stderr != "" || !strings.HasPrefix(stdout, want) {
			t.Errorf("%s left with %d and said %q, want it to begin with %q", r.ID, code, stdout, want)
		}
	}
}

// Every interpretation is shown with its options, the default marked.
func TestInterpretationsAreShown(t *testing.T) {
	stdout, _, code := say("direito", "interpretacoes")
	blocks := strings.Split(strings.TrimSuffix(stdout, "\n\n"), "\n\n")
	records := law.Interpretations()
	if code != ExitOK || len(blocks) != len(records) {
		t.Fatalf("left with %d and %d blocks, want %d", code, len(blocks), len(records))
	}
	for i, r := range records {
		if !strings.HasPrefix(blocks[i], fmt.Sprintf("%s %s\n  %s\n", r.ID, r.Title, r.Question)) {
			t.Errorf("%s is shown as %q", r.ID, blocks[i])
		}
		if marked := strings.Count(blocks[i], "\n  * "+r.Default+": "); marked != 1 {
			t.Errorf("%s has its default marked %d times", r.ID, marked)
		}
	}
}

// For machines too the keys are in Portuguese.
func TestInterpretationsForMachines(t *testing.T) {
	var list []map[string]any
	stdout, _, _ := say("direito", "interpretacoes", "--json")
	if err := json.Unmarshal([]byte(stdout), &list); err != nil || len(list) != len(law.Interpretations()) {
		t.Fatalf("%d interpretations, want %d (%v)", len(list), len(law.Interpretations()), err)
	}
	want := []string{"chave", "dispositivos", "id", "motivo", "opcoes", "padrao", "pergunta", "resolve", "titulo"}
	for _, r := range list {
		if got := slices.Sorted(maps.Keys(r)); !slices.Equal(got, want) {
			t.Errorf("%v has the keys %q, want %q", r["id"], got, want)
		}
		for _, option := range r["opcoes"].([]any) {
			if got := slices.Sorted(maps.Keys(option.(map[string]any))); !slices.Equal(got, []string{"exemplo", "texto", "valor"}) {
				t.Errorf("an option of %v has the keys %q", r["id"], got)
			}
		}
	}
}
