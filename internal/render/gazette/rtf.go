package gazette

import (
	"bufio"
	"fmt"
	"io"
	"strings"
	"unicode/utf16"

	"certame/internal/render/inert"
)

// Measures in twips, of which a centimetre has 567: an A4 sheet whose margins
// leave the column of the gazette.
const (
	centimetre  = 567
	sheetWidth  = 11906
	sheetHeight = 16838
	column      = 8 * centimetre
	margin      = 2 * centimetre
	rightMargin = sheetWidth - margin - column
	halfPoints  = 18 // Calibri 9
)

// RTF writes the act.
func RTF(w io.Writer, a *Act) error {
	out := bufio.NewWriterSize(w, 1<<16)
	fmt.Fprintf(out, `{\rtf1\ansi\ansicpg1252\uc1\deff0\deflang1046{\fonttbl{\f0\fswiss\fcharset0 Calibri;}}{\info{\title %s}}`+"\n", escaped(plain(a.Title)))
	fmt.Fprintf(out, `\paperw%d\paperh%d\margl%d\margr%d\margt%d\margb%d\viewkind1`+"\n", sheetWidth, sheetHeight, margin, rightMargin, margin, margin)
	for _, line := range a.Lines() {
		fmt.Fprintf(out, `\pard\plain\qj\f0\fs%d\lang1046 %s\par`+"\n", halfPoints, escaped(line))
	}
	out.WriteString("}\n")
	return out.Flush()
}

// plain is a text as one line in which nothing passes for a mark of the gazette.
func plain(text string) string {
	line := inert.Line(text)
	for strings.Contains(line, "##") {
		line = strings.ReplaceAll(line, "##", "#")
	}
	return line
}

// escaped writes letters beyond ASCII by number, for every reader and code page,
// and the signs of RTF as signs.
func escaped(text string) string {
	var b strings.Builder
	for _, r := range text {
		switch {
		case r == '\\' || r == '{' || r == '}':
			b.WriteByte('\\')
			b.WriteRune(r)
		case r < 0x80:
			b.WriteRune(r)
		default:
			for _, unit := range utf16.Encode([]rune{r}) {
				fmt.Fprintf(&b, `\u%d?`, int16(unit))
			}
		}
	}
	return b.String()
}
