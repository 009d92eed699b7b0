package runningtext

import (
	"regexp"
	"sort"
	"strings"
	"unicode"
	"unicode/utf8"
)

// reader cuts a stream into lists.
type reader struct {
	text    string
	starts  *regexp.Regexp
	sizes   map[int]bool
	counts  map[int]int // fields of the records that nothing disturbs
	lineAt  []int       // offsets of the line ends
	lists   []*list
	current *list
	scope   scope
	pages   int
}

// piece is what stands between two bars.
type piece struct {
	begin, end int
	starts     []int // offsets at which a registration number begins a record
}

func newReader(text string) *reader {
	r := &reader{text: text, sizes: idLengths(text), counts: map[int]int{}}
	for i := range len(text) {
		if text[i] == '\n' {
			r.lineAt = append(r.lineAt, i)
		}
	}
	r.starts = regexp.MustCompile(`(\d{4,13}[A-Za-z]?),\s`)
	return r
}

func (r *reader) line(offset int) int { return 1 + sort.SearchInts(r.lineAt, offset) }

// pieces cuts the stream at its bars. A bar glued to what follows or precedes is
// one too, as long as it is not inside a word or a fraction.
func (r *reader) pieces() []piece {
	var list []piece
	begin := 0
	for i := 0; i < len(r.text); i++ {
		if r.text[i] != '/' || !r.isBar(i) {
			continue
		}
		list = append(list, r.piece(begin, i))
		begin = i + 1
	}
	return append(list, r.piece(begin, len(r.text)))
}

// isBar: spaces on a side, or the number of a person right after.
func (r *reader) isBar(i int) bool {
	before := i == 0 || isSpace(r.text[i-1])
	after := i+1 >= len(r.text) || isSpace(r.text[i+1])
	if before || after {
		return true
	}
	found := r.starts.FindStringSubmatchIndex(r.text[i+1 : min(len(r.text), i+32)])
	return found != nil && found[0] == 0
}

func isSpace(c byte) bool { return c == ' ' || c == '\n' || c == '\t' || c == '\f' }

func (r *reader) piece(begin, end int) piece {
	p := piece{begin: begin, end: end}
	for _, found := range r.starts.FindAllStringSubmatchIndex(r.text[begin:end], -1) {
		at, size := begin+found[2], found[3]-found[2]
		if !r.plausible(size) || at > 0 && !startsAfter(r.text[:at]) {
			continue
		}
		p.starts = append(p.starts, at)
	}
	return p
}

func (r *reader) plausible(size int) bool {
	return r.sizes[size] || len(r.sizes) == 0 && size >= 5
}

// startsAfter: a record begins after a bar, at the beginning of a line, after the
// end of a sentence or after a space; not after a comma, where it is a field.
func startsAfter(before string) bool {
	trimmed := strings.TrimRight(before, " \t\n\f"+page)
	if trimmed == "" {
		return true
	}
	return trimmed[len(trimmed)-1] != ',' && len(trimmed) < len(before) || strings.HasSuffix(trimmed, "/") || strings.HasSuffix(before, "\n") && trimmed[len(trimmed)-1] != ','
}

// clean counts the fields of the records that stand alone between two bars.
func (r *reader) clean(list []piece) {
	for _, p := range list {
		if len(p.starts) != 1 {
			continue
		}
		lead := strings.TrimSpace(withoutPages(r.text[p.begin:p.starts[0]]))
		if body := r.text[p.starts[0]:p.end]; (lead == "" || p.begin == 0) && !strings.Contains(body, omitted) {
			text, _ := settlePage(body)
			r.counts[len(split(text))]++
		}
	}
}

// usual reports whether records of the text have that many fields.
func (r *reader) usual(fields int) bool {
	return r.counts[fields] >= 2 || len(r.scope.declared) > 0 && fields == len(r.scope.declared)
}

// recordLimit is longer than any record; a text without end is not searched to
// its end at every stop.
const recordLimit = 16 << 10

// sentenceEnd finds where a record ends and the text after the list begins: a
// full stop after as many fields as records have. The stop of an initial (José
// A. Lima) comes too early for that.
func (r *reader) sentenceEnd(text string) (end int, ok bool) {
	for i := range min(len(text), recordLimit) {
		if text[i] != '.' || i+1 < len(text) && !isSpace(text[i+1]) {
			continue
		}
		body, _ := settlePage(text[:i])
		if r.usual(len(split(body))) && !initial(text[:i]) {
			return i, true
		}
	}
	return 0, false
}

// initial tells the letter of an abbreviated name before its stop.
func initial(before string) bool {
	last, size := utf8.DecodeLastRuneInString(before)
	prior, _ := utf8.DecodeLastRuneInString(before[:len(before)-size])
	return unicode.IsUpper(last) && (prior == ' ' || prior == '\n')
}
