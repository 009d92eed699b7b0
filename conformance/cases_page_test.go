package conformance_test

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"certame/internal/intake/twintest"
)

// cpfLike is a CPF, whole or under a mask, or a long number of registration.
var cpfLike = regexp.MustCompile(`[0-9*]{3}\.[0-9*]{3}\.[0-9*]{3}-[0-9*]{2}|\b[0-9]{8,}\b`)

// story is a line of casos-historia.csv: what happened, who says so, whose fault it was.
type story struct{ ID, Theme, Title, What, Source, Fault string }

// casesPageOf is docs/casos.md: what is written by hand in casos-*.txt around what is
// measured. A case without a story, or a story without a case, is an error.
func casesPageOf(t *testing.T, cases []caseRow, got []string) []byte {
	t.Helper()
	var page bytes.Buffer
	page.WriteString(readText(t, "casos-abertura.txt"))
	tellFailures(t, &page)
	page.WriteString(readText(t, "casos-arquivos.txt"))
	tellTwins(t, &page)
	told, theme, agree := 0, "", 0
	for _, row := range rowsOf(t, "casos-historia.csv") {
		s := story{row[0], row[1], row[2], row[3], row[4], row[5]}
		if s.Theme != theme {
			theme = s.Theme
			fmt.Fprintf(&page, "\n## %s\n", theme)
		}
		n, right := tellCase(&page, s, cases, got)
		if n == 0 {
			t.Errorf("%s is told in casos-historia.csv, and casos.csv does not measure it", s.ID)
		}
		told, agree = told+n, agree+right
	}
	if told != len(cases) {
		t.Errorf("%d measures told of %d: a case has no story in casos-historia.csv", told, len(cases))
	}
	fmt.Fprintf(&page, "\n%d medidas; %d conferem, %d diferem.\n", told, agree, told-agree)
	page.WriteString(readText(t, "casos-fecho.txt"))
	return page.Bytes()
}

// tellTwins writes the files of invented people, with what the importer makes of each.
func tellTwins(t *testing.T, page *bytes.Buffer) {
	t.Helper()
	page.WriteString("| arquivo | imita | lidas | aceitas | quarentena | o que o programa diz | grava |\n|---|---|---|---|---|---|---|\n")
	read, accepted, held, refused := 0, 0, 0, 0
	for _, w := range twintest.All(t, twinFolder) {
		writes := fmt.Sprintf("%d em `%s`", w.Rows, w.Writes)
		if w.Refused {
			writes, refused = "recusado", refused+w.Read
		} else {
			accepted, held = accepted+w.Accepted, held+w.Quarantined
		}
		read += w.Read
		fmt.Fprintf(page, "| `%s` | %s | %d | %d | %d | %s | %s |\n", w.File, w.Like, w.Read, w.Accepted, w.Quarantined, strings.ReplaceAll(w.Says, `"`, ""), writes)
	}
	fmt.Fprintf(page, "\nA soma fecha: %d lidas = %d aceitas + %d em quarentena + %d em arquivos recusados.\n", read, accepted, held, refused)
}

// tellCase writes a case and its measures, and says how many they are and how many agree.
func tellCase(page *bytes.Buffer, s story, cases []caseRow, got []string) (n, agree int) {
	fmt.Fprintf(page, "\n### %s · %s\n\n%s *Fonte: %s.*\n\n**De quem é o erro.** %s\n\n", s.ID, s.Title, s.What, s.Source, s.Fault)
	page.WriteString("| o que se pergunta | resposta certa | resposta do certame | onde | confere |\n|---|---|---|---|---|\n")
	for i, c := range cases {
		if c.ID != s.ID {
			continue
		}
		verdict := "**difere**"
		if got[i] == c.Want {
			verdict = "confere"
			agree++
		}
		n++
		fmt.Fprintf(page, "| %s | %s | %s | %s | %s |\n", c.About, c.Want, got[i], sourceOf(c), verdict)
	}
	return n, agree
}

// TestCasesSayNothingOfAnybody holds that the page and its sheets name no real person: they
// have numbers of registration invented for the scenarios, and nothing like a CPF.
func TestCasesSayNothingOfAnybody(t *testing.T) {
	list, err := filepath.Glob("casos*")
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range append(list, casesPage) {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if found := cpfLike.Find(text); found != nil {
			t.Errorf("%s has %q, which looks like the number of a person", path, found)
		}
	}
}
