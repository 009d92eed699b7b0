package pseudonym

import "strings"

// rewrite replaces the cells of a table of separated columns, and nothing else:
// quotes, spaces, line ends and separators stay as they were. Lines are counted
// from 1; a cell of several lines is of the first.
func rewrite(text string, separator byte, cell func(line, column int, value string) string) string {
	var out strings.Builder
	out.Grow(len(text) + len(text)/8)
	line, column := 1, 0
	for at := 0; at < len(text); {
		raw := cellAt(text[at:], separator)
		value := raw
		quoted := strings.HasPrefix(raw, `"`)
		if quoted {
			value = unquoted(raw)
		}
		fresh := cell(line, column, value)
		switch {
		case fresh == value:
			out.WriteString(raw)
		case quoted || strings.ContainsAny(fresh, "\"\n\r"+string(separator)):
			out.WriteString(`"` + strings.ReplaceAll(fresh, `"`, `""`) + `"`)
		default:
			out.WriteString(fresh)
		}
		line += strings.Count(raw, "\n")
		at += len(raw)
		end := endAt(text[at:])
		out.WriteString(end)
		at += len(end)
		if column++; strings.HasSuffix(end, "\n") {
			line, column = line+1, 0
		}
	}
	return out.String()
}

// cellAt is the cell that begins a text, as written.
func cellAt(text string, separator byte) string {
	at := 0
	if strings.HasPrefix(text, `"`) {
		for at = 1; at < len(text); at++ {
			if text[at] != '"' {
				continue
			}
			if at+1 < len(text) && text[at+1] == '"' {
				at++
				continue
			}
			at++
			break
		}
	}
	for at < len(text) && text[at] != separator && text[at] != '\n' && text[at] != '\r' {
		at++
	}
	return text[:at]
}

// endAt is what ends a cell: a separator or a line end.
func endAt(text string) string {
	switch {
	case text == "":
		return ""
	case strings.HasPrefix(text, "\r\n"):
		return text[:2]
	}
	return text[:1]
}

func unquoted(raw string) string {
	inside := strings.TrimPrefix(raw, `"`)
	if end := strings.LastIndexByte(inside, '"'); end >= 0 {
		inside = inside[:end] + inside[end+1:]
	}
	return strings.ReplaceAll(inside, `""`, `"`)
}
