package cli

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"certame/internal/auth/roles"
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

// Every role is shown with what it asks and every permission it has; for
// machines, the same table with keys in Portuguese.
func TestRolesAreShown(t *testing.T) {
	stdout, stderr, code := say("direito", "papeis")
	if code != ExitOK || stderr != "" {
		t.Fatalf("left with %d and said %q", code, stderr)
	}
	blocks := strings.Split(strings.TrimSpace(stdout), "\n\n")
	if len(blocks) != len(roles.Demands())+1 {
		t.Fatalf("%d blocks for %d roles", len(blocks), len(roles.Demands()))
	}
	for i, d := range roles.Demands() {
		if !strings.HasPrefix(blocks[i], fmt.Sprintf("%s — %s\n  %s\n", d.Role, d.Name, d.Who)) {
			t.Errorf("%s is shown as %q", d.Role, blocks[i])
		}
		if strings.Contains(blocks[i], "exige segundo fator, ou gov.br de nível prata ou mais") != d.SecondFactor {
			t.Errorf("%s: what it asks: %q", d.Role, blocks[i])
		}
		for _, g := range roles.Grants() {
			if strings.Contains(blocks[i], "\n  "+string(g.Permission)+" ") != slices.Contains(g.Roles, d.Role) {
				t.Errorf("%s: %s shown wrongly", d.Role, g.Permission)
			}
		}
	}
	var data map[string][]map[string]any
	stdout, _, _ = say("direito", "papeis", "--json")
	if err := json.Unmarshal([]byte(stdout), &data); err != nil || len(data["papeis"]) != len(roles.Demands()) || len(data["permissoes"]) != len(roles.Grants()) {
		t.Fatalf("for machines: %v, %.200s", err, stdout)
	}
	for _, p := range data["permissoes"] {
		if got := slices.Sorted(maps.Keys(p)); !slices.Equal(got, []string{"alcance", "dispositivos", "o_que_permite", "papeis", "permissao", "por_programa", "razao"}) {
			t.Errorf("%v has the keys %q", p["permissao"], got)
		}
	}
}
