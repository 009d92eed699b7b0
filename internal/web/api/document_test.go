package api_test

import (
	"bytes"
	"encoding/json"
	"flag"
	"net/http"
	"os"
	"regexp"
	"strings"
	"testing"

	"certame/internal/auth/roles"
	"certame/internal/web/webtest"
)

var update = flag.Bool("update", false, "write docs/api/openapi.json again")

const documentFile = "../../../docs/api/openapi.json"

func document(t *testing.T) []byte {
	t.Helper()
	p := webtest.Start(t)
	s := programOf(t, p, roles.Public).ask(http.MethodGet, "/api/v1/openapi.json", nil).is(t, http.StatusOK)
	var out bytes.Buffer
	if err := json.Indent(&out, s.text, "", "  "); err != nil {
		t.Fatal(err)
	}
	return append(out.Bytes(), '\n')
}

// The document that is kept is the one that is served.
func TestDocument(t *testing.T) {
	now := document(t)
	if *update {
		if err := os.WriteFile(documentFile, now, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	kept, err := os.ReadFile(documentFile)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(now, kept) {
		t.Error("docs/api/openapi.json is old: make api")
	}
}

// What a person reads in the document is in Portuguese: nothing of the library's own
// words is left, and every type has a name of its own.
func TestDocumentInPortuguese(t *testing.T) {
	text := string(document(t))
	for _, english := range []string{"A URI reference", "human-readable", "HTTP status code", "Unprocessable Entity", "Bad Request", "Error message", "\"No Content\"", "\"Created\"", "\"OK\""} {
		if strings.Contains(text, english) {
			t.Errorf("the document has %q", english)
		}
	}
	var doc struct {
		Components struct{ Schemas map[string]any }
	}
	if err := json.Unmarshal([]byte(text), &doc); err != nil {
		t.Fatal(err)
	}
	english := regexp.MustCompile(`^(Page|New|Made|Input)[A-Z]|^(Problem|Contest|Files?|Jobs?|Version|Spans?|Row|Found|Fact|Act|Plan|Position|Effect|Turn|Figures|Seats|Identity|Proposals?|Totals|Comparison)$`)
	for name := range doc.Components.Schemas {
		if english.MatchString(name) {
			t.Errorf("the type %s has no name in Portuguese", name)
		}
	}
}
