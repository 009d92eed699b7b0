package review

import (
	"fmt"
	"hash/maphash"
	"slices"
	"strings"

	"certame/internal/intake/profile"
	"certame/internal/intake/tabular"
)

// worker checks the rows of one part.
type worker struct {
	list        *List
	corrections map[int]Correction
	seed        maphash.Seed
	read        int
	quarantine  []Quarantine
	dropped     int // rows beyond the limit of the list
	counts      []Counts
	people      people
	folded      []byte // the last name
	posts       map[string]*post
	lastPost    string
	last        *post
	hidden      int
	titled      bool // some row may be the title of another list
	repeated    int  // headers
	discarded   int
	suffixed    int
	judicial    int
	order       []position
	seats       seatSums
	kept        []wordsSeen         // by column
	verdicts    []map[string]*fault // by column
}

// post is how often a post appears, and where first.
type post struct{ line, rows int }

type position struct{ line, n int }

// Correction is what a person decided of a quarantined row.
type Correction struct {
	Cells     []string
	Types     []tabular.Type
	Discard   bool
	Confirmed bool // what only looks wrong is right
}

func (l *List) newWorker(corrections map[int]Correction, seed maphash.Seed) *worker {
	return &worker{list: l, corrections: corrections, seed: seed, counts: make([]Counts, len(l.columns)), posts: map[string]*post{}, kept: make([]wordsSeen, len(l.columns)), verdicts: make([]map[string]*fault, len(l.columns))}
}

// row checks one row and says whether it was accepted.
func (w *worker) row(r *tabular.Row) (accepted bool) {
	if !w.list.isBody(r) {
		if r.Line > w.list.header.line {
			w.repeated++
		}
		return false
	}
	if discard := w.correct(r); discard {
		w.discarded++
		return false
	}
	w.read++
	w.titled = w.titled || w.list.isTitle(r)
	if r.Hidden {
		w.hidden++
	}
	faults := w.faults(r)
	if len(faults) > 0 {
		w.hold(r, faults)
	}
	w.remember(r)
	return len(faults) == 0
}

// correct puts what a person wrote in the place of the row.
func (w *worker) correct(r *tabular.Row) (discard bool) {
	fix, ok := w.corrections[r.Key()]
	if !ok {
		return false
	}
	r.Cells, r.Types, r.Problem, r.Remedy = r.Cells[:0:0], fix.Types, "", ""
	for _, cell := range fix.Cells {
		r.Cells = append(r.Cells, []byte(cell))
	}
	return fix.Discard
}

// found is a fault with its column; place zero is the whole row.
type found struct {
	*fault
	place int
}

func (w *worker) faults(r *tabular.Row) (list []found) {
	if r.Problem != "" {
		return []found{{&fault{reason: r.Problem, suggestion: r.Remedy}, 0}}
	}
	if f := w.width(r); f != nil {
		return []found{{f, 0}}
	}
	if w.list.kind == profile.KindSeats && w.totalRow(r) {
		return nil
	}
	for i := range w.list.columns {
		if f := w.cell(r, i); f != nil {
			list = append(list, found{f, i + 1})
		}
	}
	if w.corrections[r.Key()].Confirmed {
		list = slices.DeleteFunc(list, func(f found) bool { return f.doubt })
	}
	if w.list.kind == profile.KindSeats && len(list) == 0 {
		if f := w.sumSeats(r); f != nil {
			list = append(list, found{f, 0})
		}
	}
	return list
}

// width: the cells that a sheet leaves out at the end are empty; a text that has
// fewer or more was cut in the wrong place.
func (w *worker) width(r *tabular.Row) *fault {
	columns := len(w.list.columns)
	for i := columns; i < len(r.Cells); i++ {
		if len(trim(r.Cells[i])) > 0 {
			return wrong(fmt.Sprintf("a linha tem %d campos, e a tabela tem %d colunas", len(r.Cells), columns))
		}
	}
	if len(r.Cells) < columns && !w.list.lax {
		return wrong(fmt.Sprintf("a linha tem %d campos, e a tabela tem %d colunas", len(r.Cells), columns))
	}
	return nil
}

// at is a cell; beyond the end of the row it is empty.
func at(r *tabular.Row, i int) []byte {
	if i < 0 || i >= len(r.Cells) {
		return nil
	}
	return trim(r.Cells[i])
}

func (w *worker) cell(r *tabular.Row, i int) *fault {
	c, text := &w.list.columns[i], at(r, i)
	if c.SameAs > 0 {
		if string(text) != string(at(r, c.SameAs-1)) {
			return wrong(fmt.Sprintf("difere da coluna %d, que tem o mesmo nome", c.SameAs))
		}
		return nil
	}
	value, kind := w.list.values[i], r.Type(i)
	w.count(i, text, kind, value)
	switch value {
	case profile.Ignored:
		return nil
	case profile.Kept:
		w.seeWord(i, text)
		return nil
	case profile.Name:
		text = w.countSuffix(text)
	}
	if wordy[value] && kind == tabular.Plain {
		return w.cached(i, c, value, text)
	}
	return c.check(value, text, kind)
}

// wordy are the values that few different texts fill.
var wordy = [profile.ValueCount]bool{
	profile.Post: true, profile.RankInGroup: true, profile.Groups: true, profile.Flag: true, profile.Situation: true, profile.Decision: true, profile.OptionDecision: true,
	profile.Admission: true, profile.Vote: true, profile.Text: true, profile.Count: true,
}

// verdictsKept is how many texts of a column are judged once.
const verdictsKept = 4096

// cached judges a text once: a situation repeats two million times.
func (w *worker) cached(i int, c *Column, value profile.Value, text []byte) *fault {
	if f, known := w.verdicts[i][string(text)]; known {
		return f
	}
	f := c.check(value, text, tabular.Plain)
	if w.verdicts[i] == nil {
		w.verdicts[i] = map[string]*fault{}
	}
	if len(w.verdicts[i]) < verdictsKept {
		w.verdicts[i][string(text)] = f
	}
	return f
}

// count notes what the cell is, for the table of evidence.
func (w *worker) count(i int, text []byte, kind tabular.Type, value profile.Value) {
	n := &w.counts[i]
	switch {
	case isMissing(text):
		n.Missing++
	case kind == tabular.Number:
		n.Native++
	case value != profile.Mark:
		n.Text++
	default:
		whole, _, sign := numberShape(text)
		switch {
		case sign == ',':
			n.Comma++
		case sign == '.':
			n.Dot++
		case whole > 0:
			n.Whole++
		default:
			n.Doubtful++
		}
	}
}

// bareName is the name without the suffixes that boards put after it: (D),
// (sub judice).
func bareName(text []byte) (name []byte, suffixes string) {
	if len(text) == 0 || text[len(text)-1] != ')' && text[len(text)-1] != ']' {
		return text, ""
	}
	bare, suffixes := SplitName(string(text))
	return []byte(bare), suffixes
}

func (w *worker) countSuffix(text []byte) []byte {
	name, suffixes := bareName(text)
	if suffixes != "" {
		w.suffixed++
	}
	if subJudice.MatchString(suffixes) {
		w.judicial++
	}
	return name
}

// hold quarantines a row. What is shown of it is never a name, a CPF or a birth.
func (w *worker) hold(r *tabular.Row, faults []found) {
	if len(w.quarantine) >= quarantineLimit {
		w.dropped++
		return
	}
	q := Quarantine{Line: r.Line, Record: r.Record, Block: w.list.block, Suggestion: faults[0].suggestion}
	var reasons []string
	for _, f := range faults {
		reason := f.reason
		if f.place > 0 {
			reason = w.list.label(f.place) + ": " + reason
		}
		if !slices.Contains(reasons, reason) {
			reasons = append(reasons, reason)
		}
	}
	place := faults[0].place
	if place == 0 {
		q.Value = w.list.shownKey(r)
	} else {
		q.Column = w.list.label(place)
		if text := at(r, place-1); !w.list.columns[place-1].personal && !looksPersonal(text) {
			q.Value = clip(string(text))
		}
	}
	q.Reason = strings.Join(reasons, "; ")
	w.quarantine = append(w.quarantine, q)
}

// shownKey is the registration number of a row, to find it by.
func (l *List) shownKey(r *tabular.Row) string {
	text := at(r, l.place("inscricao"))
	for _, b := range text {
		if !idByte[b] {
			return ""
		}
	}
	if len(text) > 40 {
		return ""
	}
	return string(text)
}

// looksPersonal tells a CPF that stands where another thing should.
func looksPersonal(text []byte) bool {
	return invertedMask(text) || isWholeCPF(text) || isWords(text) && len(text) > 12
}

const clipLimit = 60

func clip(text string) string {
	if runes := []rune(text); len(runes) > clipLimit {
		return string(runes[:clipLimit]) + "…"
	}
	return text
}

// label is how a column is called in messages.
func (l *List) label(place int) string {
	c := &l.columns[place-1]
	if name := strings.Join(strings.Fields(c.Header), " "); name != "" {
		return clip(name)
	}
	return fmt.Sprintf("coluna %d", place)
}
