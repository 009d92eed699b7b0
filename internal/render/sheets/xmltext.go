package sheets

import (
	"encoding/xml"
	"strings"
)

// xmlText escapes a text; what XML cannot hold becomes the mark of Unicode for a
// letter lost.
func xmlText(s string) string {
	if !strings.ContainsFunc(s, needsEscape) {
		return s
	}
	var b strings.Builder
	if err := xml.EscapeText(&b, []byte(s)); err != nil {
		panic(err) // a strings.Builder takes everything
	}
	return b.String()
}

func needsEscape(r rune) bool {
	return r < ' ' || r == '<' || r == '>' || r == '&' || r == '"' || r == '\'' || r > 0x7e
}

// spaced keeps the spaces that OpenDocument would join in one: the first, the
// last and those that follow another.
func spaced(s string) string {
	if !strings.Contains(s, "  ") && !strings.HasPrefix(s, " ") && !strings.HasSuffix(s, " ") {
		return s
	}
	return strings.ReplaceAll(s, " ", "<text:s/>")
}
