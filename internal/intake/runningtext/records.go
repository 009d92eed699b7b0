package runningtext

import (
	"regexp"
	"strings"
)

// record is one person of a list, as written.
type record struct {
	line   int
	text   string
	fields []string
	list   *list
	broken string // why it cannot be understood
}

// list is a run of records under one title.
type list struct {
	title     string
	judicial  bool
	uncertain string // why the title may not be theirs
	declared  []string
	fields    int // of nearly all its records
	records   []*record
}

var comma = regexp.MustCompile(`,(?:\s+|$)`)

// split cuts a record into fields at commas followed by a space: a comma between
// figures is decimal.
func split(text string) []string {
	fields := comma.Split(strings.TrimSpace(text), -1)
	for i := range fields {
		fields[i] = strings.Join(strings.Fields(fields[i]), " ")
	}
	return fields
}

// settlePage takes the number of a page out of the record it stands in. A number
// that is a whole field by itself is a field.
func settlePage(text string) (string, bool) {
	if !strings.Contains(text, page) {
		return text, false
	}
	taken := false
	pieces := comma.Split(strings.TrimSpace(text), -1)
	for i, piece := range pieces {
		outside, inside := apart(piece)
		if strings.TrimSpace(outside) == "" {
			pieces[i] = inside
		} else if inside != "" {
			pieces[i], taken = outside, true
		}
	}
	return strings.Join(pieces, ", "), taken
}

// apart separates what stands between the marks of a page from the rest.
func apart(piece string) (outside, inside string) {
	for i, part := range strings.Split(piece, page) {
		if i%2 == 1 {
			inside += part
		} else {
			outside += part
		}
	}
	return outside, inside
}

func withoutPages(text string) string {
	outside, _ := apart(text)
	return outside
}

// finish cuts the record and says what keeps it from being understood.
func (r *record) finish() (tookPage bool) {
	text, took := settlePage(r.text)
	r.fields = split(text)
	if r.broken == "" && strings.Contains(r.text, omitted) {
		r.broken = "há um trecho omitido [...] dentro do registro: o que vem depois pode ser de outra pessoa"
	}
	return took
}
