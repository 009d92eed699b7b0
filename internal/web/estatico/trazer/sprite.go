package main

import (
	"fmt"
	"regexp"
	"strings"
)

// glyphs are the drawings the pages use, by the names their makers gave them. A page
// that needs another adds it here and runs the command.
var glyphs = []string{
	"adjust", "angle-left", "angle-right", "arrow-right", "balance-scale", "bars", "book", "calendar-alt", "check", "check-circle", "chevron-down",
	"clipboard-list", "clock", "copy", "download", "edit", "exclamation-circle", "exclamation-triangle", "eye", "file-alt", "file-upload",
	"gavel", "history", "home", "hourglass-half", "info-circle", "key", "landmark", "list-ol", "lock", "plus", "print", "question-circle",
	"redo", "search", "sign-out-alt", "table", "times", "times-circle", "trash", "undo", "universal-access", "user", "user-check", "users",
}

var drawing = regexp.MustCompile(`viewBox="([^"]+)".*?(<path.*?/>)`)

// sprite is one file with every glyph, each reached by its name.
func sprite(files map[string][]byte) (string, error) {
	var out strings.Builder
	out.WriteString("<!-- Font Awesome Free 5.15.4 by @fontawesome - https://fontawesome.com License - https://fontawesome.com/license/free (Icons: CC BY 4.0) -->\n")
	out.WriteString("<svg xmlns=\"http://www.w3.org/2000/svg\">\n")
	for _, name := range glyphs {
		found := drawing.FindSubmatch(files["svgs/solid/"+name+".svg"])
		if found == nil {
			return "", fmt.Errorf("no glyph %s", name)
		}
		fmt.Fprintf(&out, "<symbol id=%q viewBox=%q>%s</symbol>\n", name, found[1], found[2])
	}
	return out.String() + "</svg>\n", nil
}
