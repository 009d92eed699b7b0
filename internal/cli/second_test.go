package cli

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"certame/internal/outsider"
)

// What one program publishes the other, which has nothing of it, checks: every
// contest of the conformance kit that may be published.
func TestSecondProgramChecksWhatIsPublished(t *testing.T) {
	folders, err := filepath.Glob(filepath.Join("..", "..", "conformance", "cenarios", "*", "entrada"))
	if err != nil {
		t.Fatal(err)
	}
	published := 0
	for _, input := range folders {
		name := filepath.Base(filepath.Dir(input))
		folder := filepath.Join(t.TempDir(), name)
		if err := os.CopyFS(folder, os.DirFS(input)); err != nil {
			t.Fatal(err)
		}
		path := folder + ".zip"
		var said bytes.Buffer
		if Main([]string{"publicar", "pacote", "--pasta", folder, "--saida", path}, Streams{Out: &said, Err: &said}) != ExitOK {
			continue // blocked by an error, as its scenario says
		}
		published++
		if got, line := secondOpinion(t, path); got != 0 {
			t.Errorf("%s: check %d: %s", name, got, line)
		}
	}
	if published < 200 {
		t.Errorf("only %d packages were published", published)
	}
}

// secondOpinion is the number of the check that fails, 0 for none.
func secondOpinion(t *testing.T, path string) (check int, line string) {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	answer, err := outsider.Check(bytes.NewReader(data), int64(len(data)), outsider.Options{})
	if err != nil {
		t.Fatal(err)
	}
	if answer.Divergence != nil {
		check = answer.Divergence.Check
	}
	return check, answer.Line()
}
