package manual

import (
	"net/url"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

var (
	linked   = regexp.MustCompile(`href="/ajuda/([^"#]+)(?:#([^"]+))?"`)
	pictured = regexp.MustCompile(`src="/ajuda/telas/([^"]+)" alt="([^"]*)"`)
	here     = regexp.MustCompile(`href="#([^"]+)"`)
	written  = regexp.MustCompile(`\]\(([^)]+)\)`)
)

// Every link of the manual leads somewhere, to a section that is there, and every picture
// is one that the tests took, with a text that takes its place.
func TestNothingLeadsNowhere(t *testing.T) {
	sections := map[string][]string{}
	for _, topic := range Topics() {
		page, _, err := Read(topic.Name, "/ajuda")
		if err != nil {
			t.Fatal(err)
		}
		sections[topic.Name] = page.Sections
	}
	for _, topic := range Topics() {
		page, _, _ := Read(topic.Name, "/ajuda")
		for _, link := range linked.FindAllStringSubmatch(string(page.HTML), -1) {
			there, is := sections[link[1]]
			name, _ := url.PathUnescape(link[2])
			if !is || name != "" && !slices.Contains(there, name) {
				t.Errorf("%s leads to %s#%s, which is not there", topic.Name, link[1], link[2])
			}
		}
		for _, link := range here.FindAllStringSubmatch(string(page.HTML), -1) {
			if name, _ := url.PathUnescape(link[1]); !slices.Contains(page.Sections, name) {
				t.Errorf("%s leads to its own #%s, which is not there", topic.Name, name)
			}
		}
		for _, picture := range pictured.FindAllStringSubmatch(string(page.HTML), -1) {
			if _, found := Picture(picture[1]); !found || picture[2] == "" {
				t.Errorf("%s shows %s, with the text %q", topic.Name, picture[1], picture[2])
			}
		}
		if strings.Count(string(page.HTML), "<img") != len(pictured.FindAllString(string(page.HTML), -1)) {
			t.Errorf("%s has a picture from elsewhere", topic.Name)
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
