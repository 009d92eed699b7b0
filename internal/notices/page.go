package notices

import (
	"html"
	"regexp"
	"strings"
)

var link = regexp.MustCompile(`https?://[^\s<>"]+`)

// pageOf is a letter of text as a page, for programs of mail that show those first: the
// same words, with links that can be followed.
func pageOf(subject, plain string) string {
	var b strings.Builder
	b.WriteString(`<!doctype html>` + "\n" + `<html lang="pt-BR"><head><meta charset="utf-8"><title>` + html.EscapeString(subject) + `</title></head>` + "\n" +
		`<body style="font-family:sans-serif;font-size:16px;line-height:1.5;color:#1b1b1b">` + "\n")
	for paragraph := range strings.SplitSeq(strings.TrimSpace(plain), "\n\n") {
		if paragraph = strings.TrimSpace(paragraph); paragraph != "" {
			b.WriteString("<p>" + linked(paragraph) + "</p>\n")
		}
	}
	b.WriteString("</body></html>\n")
	return b.String()
}

// linked is a paragraph with its addresses as links and its lines as lines.
func linked(text string) string {
	var b strings.Builder
	at := 0
	for _, span := range link.FindAllStringIndex(text, -1) {
		address := html.EscapeString(text[span[0]:span[1]])
		b.WriteString(html.EscapeString(text[at:span[0]]) + `<a href="` + address + `">` + address + `</a>`)
		at = span[1]
	}
	b.WriteString(html.EscapeString(text[at:]))
	return strings.ReplaceAll(b.String(), "\n", "<br>\n")
}
