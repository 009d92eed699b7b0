package tabular

import (
	"certame/internal/intake/markup"
)

// texts are the strings that cells share, one after another in one block.
type texts struct {
	block []byte
	ends  []uint32
}

// textsLimit is the room that the shared texts may take.
const textsLimit = 512 << 20

func (t *texts) at(i int) ([]byte, bool) {
	if i < 0 || i >= len(t.ends) {
		return nil, false
	}
	begin := uint32(0)
	if i > 0 {
		begin = t.ends[i-1]
	}
	return t.block[begin:t.ends[i]], true
}

// loadStrings reads the shared texts. Phonetic hints are not part of a text.
func (w *workbook) loadStrings() error {
	const name = "xl/sharedStrings.xml"
	if w.archive.files[name] == nil {
		return nil
	}
	inText, inHint := false, false
	return w.archive.each(name, func(t markup.Token) error {
		switch element := string(t.Name); {
		case t.Kind == markup.Text && inText && !inHint:
			w.strings.block = append(w.strings.block, t.Text...)
			if len(w.strings.block) > textsLimit {
				return errBomb
			}
		case element == "t":
			inText = t.Kind == markup.Start
		case element == "rPh":
			inHint = t.Kind == markup.Start
		case element == "si" && t.Kind == markup.End:
			w.strings.ends = append(w.strings.ends, uint32(len(w.strings.block)))
		}
		return nil
	})
}

// loadStyles learns which styles show a number as a date.
func (w *workbook) loadStyles() error {
	const name = "xl/styles.xml"
	if w.archive.files[name] == nil {
		return nil
	}
	custom, inside := map[string]bool{}, false
	return w.archive.each(name, func(t markup.Token) error {
		switch element := string(t.Name); {
		case element == "cellXfs":
			inside = t.Kind == markup.Start
		case t.Kind != markup.Start:
		case element == "numFmt":
			custom[t.Attr("numFmtId")] = isDateFormat(t.Attr("formatCode"))
		case element == "xf" && inside:
			id := t.Attr("numFmtId")
			w.dates = append(w.dates, custom[id] || builtInDates[id])
			if len(w.dates) > 1<<16 {
				return errBomb
			}
		}
		return nil
	})
}

// builtInDates are the formats of days; those of hours alone are not.
var builtInDates = map[string]bool{"14": true, "15": true, "16": true, "17": true, "22": true}

// isDateFormat finds a day or a year outside quotes, brackets and escapes.
func isDateFormat(code string) bool {
	quoted, bracketed := false, false
	for i := 0; i < len(code); i++ {
		switch c := code[i]; {
		case c == '"':
			quoted = !quoted
		case c == '\\':
			i++
		case c == '[':
			bracketed = true
		case c == ']':
			bracketed = false
		case !quoted && !bracketed && (c|0x20 == 'd' || c|0x20 == 'y' || c|0x20 == 'a'):
			return true
		}
	}
	return false
}
