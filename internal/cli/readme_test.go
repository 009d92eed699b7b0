package cli

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"certame/internal/arch"
	"certame/internal/arch/documents"
)

// The day on which the tour of README is taken: deadlines are counted to it.
const tourDay = "2026-06-12T12:00:00-03:00"

func readme(t *testing.T, name string) documents.Document {
	t.Helper()
	root, err := arch.ModuleRoot()
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(filepath.Join(root, name))
	if err != nil {
		t.Fatal(err)
	}
	return documents.Parse(name, string(text))
}

// What README shows of a terminal is what the program answers, from the first block to
// the last, in one folder. A line with only … stands for any lines; … after a space at
// the end of a line, for the rest of it.
func TestTourOfReadme(t *testing.T) {
	folder, taken := t.TempDir(), 0
	for _, block := range readme(t, "README.md").Blocks {
		if block.Language != "console" {
			continue
		}
		for _, one := range strings.Split("\n"+block.Text, "\n$ ")[1:] {
			line, answer, _ := strings.Cut(strings.TrimSuffix(one, "\n"), "\n")
			taken++
			if got := answered(t, folder, documents.Commands(line)[0]); !shows(strings.Split(answer, "\n"), strings.Split(got, "\n")) {
				t.Errorf("$ %s\nREADME shows\n%s\nand it answers\n%s", line, answer, got)
			}
		}
	}
	if taken < 15 {
		t.Errorf("only %d commands: the search finds nothing", taken)
	}
}

// answered is all that a command says. Building is left to whoever reads: the program is
// the one under test, and the second one is called as it is.
func answered(t *testing.T, folder string, line []string) string {
	t.Helper()
	args, ours := ofCertame(line)
	switch {
	case ours:
		command := exec.Command("at", append([]string{tourDay, "certame"}, args...)...)
		command.Dir = folder
		said, err := command.CombinedOutput()
		if exit := command.ProcessState.ExitCode(); exit > ExitPending {
			t.Errorf("%q left with %d, %v", line, exit, err)
		}
		return strings.TrimSuffix(string(said), "\n")
	case line[0] == "go" && line[1] == "build":
		return ""
	case line[0] == "bin/conferir":
		_, said := secondOpinion(t, filepath.Join(folder, line[1]))
		return said
	}
	t.Errorf("nobody takes this step of the tour: %q", line)
	return ""
}

// shows says whether what is shown is what was said, but for what … stands for.
func shows(shown, said []string) bool {
	if len(shown) == 0 {
		return len(said) == 0
	}
	if shown[0] == "…" {
		return shows(shown[1:], said) || len(said) > 0 && shows(shown, said[1:])
	}
	if len(said) == 0 {
		return false
	}
	start, cut := strings.CutSuffix(shown[0], " …")
	return (cut && strings.HasPrefix(said[0], start) || said[0] == shown[0]) && shows(shown[1:], said[1:])
}

// What is cut is cut in its place, and what is shown is compared.
func TestShows(t *testing.T) {
	said := []string{"um", "dois três", "quatro"}
	for shown, want := range map[string]bool{
		"um|dois três|quatro": true, "…": true, "…|quatro": true, "um|…": true, "um|dois …|quatro": true, "um|dois três|quatro|…": true,
		"um": false, "…|dois": false, "um|quatro": false, "um|três …|quatro": false, "um|dois três|quatro|cinco": false,
	} {
		if got := shows(strings.Split(shown, "|"), said); got != want {
			t.Errorf("%s: %v", shown, got)
		}
	}
}

var commented = regexp.MustCompile(`(?m) *# .*$`)

// README.en.md is the twin of README.md: the same sections, pictures and blocks, but for
// what is said after a #.
func TestReadmesAreTwins(t *testing.T) {
	own, other := readme(t, "README.md"), readme(t, "README.en.md")
	if len(own.Sections) != len(other.Sections) {
		t.Errorf("%d sections and %d", len(own.Sections), len(other.Sections))
	}
	if len(own.Blocks) != len(other.Blocks) {
		t.Fatalf("%d blocks and %d", len(own.Blocks), len(other.Blocks))
	}
	for i, block := range own.Blocks {
		if commented.ReplaceAllString(block.Text, "") != commented.ReplaceAllString(other.Blocks[i].Text, "") {
			t.Errorf("block %d: README.md has\n%s\nand README.en.md\n%s", i+1, block.Text, other.Blocks[i].Text)
		}
	}
	for _, link := range own.Links {
		if !slices.Contains(other.Links, link) && link != "README.en.md" {
			t.Errorf("README.en.md does not lead to %s", link)
		}
	}
}

// Who ran it by go run, which leaves no program behind, is told to do so again.
func TestCalledAgain(t *testing.T) {
	cached := "/home/p/.cache/go-build/33/3390d2c3ce7a6b04f06adab8119040774aa934a5c08f566a477cbb18f540ce26-d/certame"
	for self, want := range map[string]string{
		cached: "go run ./cmd/certame", "/tmp/go-build1/b001/exe/certame": "go run ./cmd/certame",
		"/usr/local/bin/certame": "certame", "/srv/pasta-d/certame": "certame", "": "certame",
	} {
		if got := calledAgain(self); got != want {
			t.Errorf("%s: %s", self, got)
		}
	}
}

// Both ask for the Go that go.mod asks for.
func TestReadmesAskForTheRightGo(t *testing.T) {
	module, err := os.ReadFile("../../go.mod")
	if err != nil {
		t.Fatal(err)
	}
	version := string(regexp.MustCompile(`(?m)^go (\S+)$`).FindSubmatch(module)[1])
	for _, name := range []string{"README.md", "README.en.md"} {
		if text := readme(t, name).Text; !strings.Contains(text, "(https://go.dev/dl/) "+version+" ") {
			t.Errorf("%s does not ask for Go %s", name, version)
		}
	}
}
