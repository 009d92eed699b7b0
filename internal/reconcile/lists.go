package reconcile

import (
	"fmt"
	"slices"
	"strconv"

	"certame"
	"certame/internal/intake"
)

// List is one list of a post, or its order of call.
type List struct {
	Post, Code string
	Entries    []Entry
}

// Entry is a person in a list.
type Entry struct {
	Line   int // where it was read
	Rank   int // zero when it was not said
	ID     string
	Name   string
	Mark   string // with either decimal sign; empty when it was not said
	Label  string // in the order of call, the list by which the person is called
	Remark string
	has    fields
}

// fields are what the source says of each entry: what it does not say is not a
// difference.
type fields struct{ name, mark, label, remark bool }

// Lists holds each list received to the one computed.
func (r *Report) Lists(given, computed []List) {
	for i := range given {
		g := &given[i]
		at := slices.IndexFunc(computed, func(c List) bool { return c.Post == g.Post && c.Code == g.Code })
		if at < 0 {
			r.add(Difference{Kind: Extra, Line: firstLine(g), Post: g.Post, List: g.Code, Given: fmt.Sprintf("lista com %d pessoa(s)", len(g.Entries)), Computed: "não há esta lista", Action: "Confira o cargo e a lista; se a lista existe, apure de novo com os dados completos."})
			continue
		}
		r.list(g, &computed[at])
	}
	if r.unordered > 0 {
		r.Notes = append(r.Notes, fmt.Sprintf("em %d lista(s) as linhas não vêm na ordem das posições; comparou-se pela posição, e nada foi reordenado", r.unordered))
	}
}

func firstLine(l *List) int {
	if len(l.Entries) == 0 {
		return 0
	}
	return l.Entries[0].Line
}

// pair is somebody whom both lists have.
type pair struct {
	given    *Entry
	computed *Entry
	place    int // in the list computed
}

func (r *Report) list(g, c *List) {
	place := map[string]int{}
	for i := range c.Entries {
		place[c.Entries[i].ID] = i
	}
	seen := map[string]int{}
	var both []pair
	for i := range g.Entries {
		e := &g.Entries[i]
		r.Compared++
		at, known := place[e.ID]
		switch first, twice := seen[e.ID]; {
		case twice:
			r.add(Difference{Kind: Repeated, Line: e.Line, Post: g.Post, List: g.Code, ID: e.ID, Given: fmt.Sprintf("também na linha %d", first), Computed: "uma vez", Action: "Retire a linha que não vale."})
		case !known:
			r.add(Difference{Kind: Extra, Line: e.Line, Post: g.Post, List: g.Code, ID: e.ID, Given: placeOf(e), Computed: "não está nesta lista", Action: "Veja por quê: certame ordem explicar " + e.ID + ". Se está certo, retire-a da lista recebida."})
		default:
			both = append(both, pair{e, &c.Entries[at], at})
		}
		if seen[e.ID] == 0 {
			seen[e.ID] = e.Line
		}
	}
	for i := range c.Entries {
		if e := &c.Entries[i]; seen[e.ID] == 0 {
			r.add(Difference{Kind: Missing, Post: g.Post, List: g.Code, ID: e.ID, Given: "não está nesta lista", Computed: placeOf(e), Action: "Inclua-a, ou veja por que está na apuração: certame ordem explicar " + e.ID + "."})
		}
	}
	r.order(g, c, both)
	for _, p := range both {
		r.values(g, p)
	}
}

func placeOf(e *Entry) string {
	if e.Rank == 0 {
		return "sem posição"
	}
	return strconv.Itoa(e.Rank) + "ª"
}

// order looks at the places. Who received a number takes the place of the number;
// the rows themselves are left as they came, and a note says when they are in
// another order.
func (r *Report) order(g, c *List, both []pair) {
	byRank := slices.Clone(both)
	slices.SortStableFunc(byRank, func(a, b pair) int {
		if a.given.Rank == b.given.Rank { // the same number is no order
			return a.computed.Rank - b.computed.Rank
		}
		return a.given.Rank - b.given.Rank
	})
	if ranked(both) && !slices.IsSortedFunc(both, byGiven) && slices.IsSortedFunc(c.Entries, byPlace) {
		r.unordered++
	}
	if !ranked(both) {
		byRank = both
	}
	places := make([]int, len(byRank))
	for i := range byRank {
		places[i] = byRank[i].computed.Rank // whoever is sub judice shares a place
	}
	out := outOfPlace(places)
	for i, p := range byRank {
		switch {
		case out[i]:
			r.add(Difference{Kind: Inversion, Line: p.given.Line, Post: g.Post, List: g.Code, ID: p.given.ID, Given: between(byRank, i), Computed: inComputed(c, p.place), Action: "Confira a nota e o desempate desta pessoa: certame ordem explicar " + p.given.ID + "."})
		case p.given.Rank != 0 && p.given.Rank != p.computed.Rank:
			r.add(Difference{Kind: Place, Line: p.given.Line, Post: g.Post, List: g.Code, ID: p.given.ID, Given: placeOf(p.given), Computed: placeOf(p.computed), Action: "A ordem é a mesma: o número muda por quem falta, sobra ou está fora do lugar antes dela."})
		}
	}
}

func byGiven(a, b pair) int { return a.given.Rank - b.given.Rank }

func byPlace(a, b Entry) int { return a.Rank - b.Rank }

func ranked(both []pair) bool {
	return !slices.ContainsFunc(both, func(p pair) bool { return p.given.Rank == 0 })
}

// between says where somebody was received, by who comes before and after.
func between(list []pair, i int) string {
	text := placeOf(list[i].given)
	if list[i].given.Rank == 0 {
		text = "na linha " + strconv.Itoa(list[i].given.Line)
	}
	if i > 0 {
		text += ", depois de " + list[i-1].given.ID
	}
	if i+1 < len(list) {
		text += ", antes de " + list[i+1].given.ID
	}
	return text
}

func inComputed(c *List, at int) string {
	text := placeOf(&c.Entries[at])
	if at > 0 {
		text += ", depois de " + c.Entries[at-1].ID
	}
	if at+1 < len(c.Entries) {
		text += ", antes de " + c.Entries[at+1].ID
	}
	return text
}

// values compares what both say of a person.
func (r *Report) values(g *List, p pair) {
	differs := func(kind, given, computed, action string) {
		told := tale{p.given.Line, p.given.ID, kind}
		if r.told[told] && p.given.Line > 0 { // the row is in several lists
			return
		}
		r.told[told] = true
		r.add(Difference{Kind: kind, Line: p.given.Line, Post: g.Post, List: g.Code, ID: p.given.ID, Given: given, Computed: computed, Action: action})
	}
	has := p.given.has
	if has.mark && !sameMark(p.given.Mark, p.computed.Mark) {
		differs(Mark, p.given.Mark, p.computed.Mark, "Confira a nota na fonte da banca; corrigida na pasta, apure de novo.")
	}
	if has.label && p.given.Label != p.computed.Label {
		differs(Label, p.given.Label, p.computed.Label, "Confira a modalidade pela qual a pessoa é convocada (Lei nº 15.142/2025, arts. 7º e 9º).")
	}
	if has.name && p.computed.has.name && intake.Fold(p.given.Name) != intake.Fold(p.computed.Name) {
		differs(Name, said(p.given.Name), said(p.computed.Name), "Confira de quem é o número: nome nunca decide, mas nome trocado costuma ser linha trocada.")
	}
	if has.remark && p.computed.has.remark && intake.Fold(p.given.Remark) != intake.Fold(p.computed.Remark) {
		differs(Remark, said(p.given.Remark), said(p.computed.Remark), "Confira se a pessoa está sub judice ou se a posição é só informativa.")
	}
}

func said(text string) string {
	if text == "" {
		return "nada"
	}
	return text
}

// sameMark compares marks as numbers: 88 is 88,00.
func sameMark(a, b string) bool {
	one, okOne := score(a)
	other, okOther := score(b)
	if okOne != okOther {
		return false
	}
	return okOne && one == other || !okOne && intake.Fold(a) == intake.Fold(b)
}

func score(text string) (certame.Score, bool) {
	for _, mark := range []byte{',', '.'} {
		if s, _, err := certame.ParseScore([]byte(text), mark); err == nil {
			return s, true
		}
	}
	return 0, false
}

// Whole also says which lists computed were not received: an act in the form of
// ours has them all.
func (r *Report) Whole(given, computed []List) {
	r.Lists(given, computed)
	for i := range computed {
		c := &computed[i]
		if !slices.ContainsFunc(given, func(g List) bool { return c.Post == g.Post && c.Code == g.Code }) {
			r.add(Difference{Kind: Missing, Post: c.Post, List: c.Code, Given: "a lista não está no texto", Computed: fmt.Sprintf("lista com %d pessoa(s)", len(c.Entries)), Action: "Confira se o ato saiu inteiro, ou se foi publicado em partes: compare então cada parte com todas juntas em um arquivo."})
		}
	}
}
