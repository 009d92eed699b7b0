package runningtext

import (
	"fmt"
	"strings"

	"certame/internal/intake/tabular"
)

// Read gives the lists of a text as tables, one for each set of columns.
func Read(raw []byte) []tabular.Table {
	text, notes := stream(string(raw))
	r := newReader(text)
	pieces := r.pieces()
	r.clean(pieces)
	r.walk(pieces)
	r.settle()
	tables := r.tables()
	if r.pages > 0 {
		notes = append(notes, fmt.Sprintf("%d número(s) de página foram retirados de dentro de registros", r.pages))
	}
	if len(tables) > 0 {
		tables[0].Notes = append(tables[0].Notes, notes...)
	}
	return tables
}

// walk gives every record its list.
func (r *reader) walk(pieces []piece) {
	for i, p := range pieces {
		if len(p.starts) == 0 {
			r.stray(p, i == 0)
			continue
		}
		r.before(p, i)
		for j, start := range p.starts {
			end := p.end
			if j+1 < len(p.starts) {
				end = p.starts[j+1]
			}
			r.record(start, end, end == p.end && i < len(pieces)-1)
		}
	}
}

// before reads what precedes the first record of a piece: the title of the first
// list of all; after a bar, nothing may.
func (r *reader) before(p piece, i int) {
	text := strings.TrimSpace(withoutPages(r.text[p.begin:p.starts[0]]))
	switch {
	case i == 0:
		r.title(r.text[p.begin:p.starts[0]])
	case text != "":
		r.stray(piece{begin: p.begin, end: p.starts[0]}, false)
	}
}

// stray is text between bars that no registration number begins.
func (r *reader) stray(p piece, first bool) {
	text := strings.TrimSpace(withoutPages(r.text[p.begin:p.end]))
	if first || text == "" || r.current == nil {
		return
	}
	lead := len(r.text[p.begin:p.end]) - len(strings.TrimLeft(r.text[p.begin:p.end], " \n\t\f"))
	r.add(&record{line: r.line(p.begin + lead), text: r.text[p.begin:p.end], broken: "registro sem número de inscrição no começo"})
}

// record reads one person. barred says that a bar ends it; otherwise a full stop
// must, and what follows is the title of the next list.
func (r *reader) record(start, end int, barred bool) {
	text := r.text[start:end]
	stop, ended := r.sentenceEnd(text)
	one := &record{line: r.line(start), text: text}
	switch {
	case ended && (!barred || strings.TrimSpace(text[stop+1:]) != ""):
		one.text = text[:stop]
		r.add(one)
		r.title(text[stop+1:])
		return
	case barred:
		if ended { // "4.703. /": the stop belongs to the list, which goes on
			one.text = text[:stop]
		}
		r.add(one)
		return
	case end == len(r.text):
		one.broken = "a lista acaba sem ponto final: o último registro pode estar cortado"
	default:
		one.broken = "dois registros sem barra entre eles: pode haver dois cargos colados"
	}
	r.add(one)
	if end < len(r.text) && r.current != nil {
		r.begin(&list{
			title: r.current.title, judicial: r.current.judicial, declared: r.current.declared,
			uncertain: fmt.Sprintf("dois cargos podem estar colados na linha %d: não se sabe de qual é", one.line),
		})
	}
}

func (r *reader) add(one *record) {
	if r.current == nil {
		r.begin(&list{})
	}
	if one.finish() {
		r.pages++
	}
	one.list = r.current
	r.current.records = append(r.current.records, one)
	if strings.Contains(one.text, omitted) && r.current.title != "" {
		r.begin(&list{
			title: r.current.title, judicial: r.current.judicial, declared: r.current.declared,
			uncertain: fmt.Sprintf("vem depois do trecho omitido [...] da linha %d: não se sabe de que cargo é", one.line),
		})
	}
}

func (r *reader) begin(l *list) {
	r.current = l
	r.lists = append(r.lists, l)
}
