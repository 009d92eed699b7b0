package pdftable

import (
	"strings"
	"sync"
	"unicode"

	"certame/internal/render/inert"

	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/sfnt"
)

// shown is the text with only letters that the fonts have: what they lack would
// be a hole in the page, and an archive may not refer to a letter that it does
// not carry. The mark of a letter replaced is the one of Unicode.
func shown(text string) string {
	return strings.Map(inFont, inert.Line(text))
}

func inFont(r rune) rune {
	if r < 0x7f || hasGlyph(r) {
		return r
	}
	return unicode.ReplacementChar
}

var font = sync.OnceValue(func() *sfnt.Font {
	f, err := sfnt.Parse(goregular.TTF)
	if err != nil {
		panic(err) // the font is compiled in
	}
	return f
})

// known remembers the answers: a list of ten thousand names has a hundred
// different letters.
var known sync.Map

func hasGlyph(r rune) bool {
	if answer, ok := known.Load(r); ok {
		return answer.(bool)
	}
	var room sfnt.Buffer
	index, err := font().GlyphIndex(&room, r)
	answer := err == nil && index != 0 && r <= 0xFFFF
	known.Store(r, answer)
	return answer
}
