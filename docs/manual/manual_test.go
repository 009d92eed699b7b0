package manual

import (
	"net/url"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"certame/docs"
)

var (
	linked   = regexp.MustCompile(`href="/ajuda/([^"#]+)(?:#([^"]+))?"`)
	pictured = regexp.MustCompile(`src="/ajuda/telas/([^"]+)" alt="([^"]*)"`)
	here     = regexp.MustCompile(`href="#([^"]+)"`)
	written  = regexp.MustCompile(`\]\(([^)]+)\)`)
)

// Every link of the manual, and of the documents it leads to, leads somewhere, to a
// section that is there, and every picture is one that the tests took, with a text that
// takes its place.
func TestNothingLeadsNowhere(t *testing.T) {
	served := pagesServed(t)
	for from, page := range served {
		for _, link := range linked.FindAllStringSubmatch(string(page.HTML), -1) {
			there, is := served[link[1]]
			name, _ := url.PathUnescape(link[2])
			if !is || name != "" && !slices.Contains(there.Sections, name) {
				t.Errorf("%s leads to %s#%s, which is not there", from, link[1], link[2])
			}
		}
		for _, link := range here.FindAllStringSubmatch(string(page.HTML), -1) {
			if name, _ := url.PathUnescape(link[1]); !slices.Contains(page.Sections, name) {
				t.Errorf("%s leads to its own #%s, which is not there", from, name)
			}
		}
		for _, picture := range pictured.FindAllStringSubmatch(string(page.HTML), -1) {
			if _, found := Picture(picture[1]); !found || picture[2] == "" {
				t.Errorf("%s shows %s, with the text %q", from, picture[1], picture[2])
			}
		}
		if strings.Count(string(page.HTML), "<img") != len(pictured.FindAllString(string(page.HTML), -1)) {
			t.Errorf("%s has a picture from elsewhere", from)
		}
	}
}

// pagesServed are the topics and the documents, by their addresses under /ajuda.
func pagesServed(t *testing.T) map[string]Page {
	t.Helper()
	served := map[string]Page{}
	for _, topic := range Topics() {
		page, _, err := Read(topic.Name, "/ajuda")
		if err != nil {
			t.Fatal(err)
		}
		served[topic.Name] = page
	}
	for _, document := range docs.Documents() {
		page, found, err := ReadDocument(document.Name, "/ajuda")
		if err != nil || !found {
			t.Fatal(document.Name, err)
		}
		served["documentos/"+document.Name] = page
	}
	return served
}

// What the manual says is in a document is read there: nothing of it is left as text.
func TestReferencesAreServed(t *testing.T) {
	for _, topic := range Topics() {
		text, _ := Text(topic.Name)
		page, _, _ := Read(topic.Name, "/ajuda")
		for _, link := range written.FindAllStringSubmatch(text, -1) {
			file, _, _ := strings.Cut(link[1], "#")
			if document, is := strings.CutPrefix(file, "../"); is && !strings.Contains(string(page.HTML), `href="/ajuda/documentos/`+strings.TrimSuffix(path.Base(document), ".md")) {
				t.Errorf("%s names %s, which the page does not lead to", topic.Name, file)
			}
		}
	}
}

// What the screens leave as text is a file of the repository.
func TestOutsideLinksAreFiles(t *testing.T) {
	for _, topic := range Topics() {
		text, _ := Text(topic.Name)
		for _, link := range written.FindAllStringSubmatch(text, -1) {
			file, _, _ := strings.Cut(link[1], "#")
			if file == "" {
				continue // another section of the page
			}
			if _, err := os.Stat(filepath.FromSlash(file)); err != nil {
				t.Errorf("%s: %v", topic.Name, err)
			}
		}
	}
}

// The index reaches every topic.
func TestIndexIsWhole(t *testing.T) {
	text, _ := Text(Index)
	for _, topic := range Topics() {
		if topic.Name != Index && !strings.Contains(text, "("+topic.Name+".md)") {
			t.Errorf("the index does not lead to %s", topic.Name)
		}
	}
}

// A column with no name says nothing to who hears the table.
func TestEveryColumnHasAName(t *testing.T) {
	for from, page := range pagesServed(t) {
		if strings.Contains(string(page.HTML), `"></th>`) {
			t.Errorf("%s has a column with no name", from)
		}
	}
}

// The manual calls things as the screens and the documents do. The glossary has also how
// others say it.
func TestManualSaysTheLabels(t *testing.T) {
	for _, topic := range Topics() {
		if topic.Name == Words || topic.Name == English {
			continue
		}
		text, _ := Text(topic.Name)
		for _, wrong := range docs.Misnamed(Plain(text, 80)) {
			t.Errorf("%s: %s", topic.Name, wrong)
		}
	}
}
