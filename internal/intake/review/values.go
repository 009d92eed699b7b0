package review

import (
	"bytes"
	"context"
	"hash/maphash"
	"strings"

	"certame"
	"certame/internal/intake/profile"
	"certame/internal/intake/tabular"
)

// Values is an accepted row, read by fields and written in our words.
type Values struct {
	list *List
	row  *tabular.Row
}

// Line is the line of the row.
func (v Values) Line() int { return v.row.Line }

// Has reports whether the table has a field.
func (l *List) Has(field string) bool { return l.hasField(field) }

// Fields are the fields of the table, in the order of its columns, without those
// that repeat another.
func (l *List) Fields() (fields []string) {
	for i := range l.columns {
		if c := &l.columns[i]; c.SameAs == 0 && l.values[i] != profile.Ignored {
			fields = append(fields, c.Field)
		}
	}
	return fields
}

// Kind is what the list holds.
func (l *List) Kind() string { return l.kind }

// Unanswered are the columns that only a person can explain and no person did.
func (l *List) Unanswered() (places []int) {
	for i := range l.columns {
		if c := &l.columns[i]; c.unnamed || c.undecided || strings.HasPrefix(c.Field, "nota_coluna_") || strings.HasPrefix(c.Field, "x_coluna_") {
			places = append(places, c.Place)
		}
	}
	return places
}

// Text is a field in our words; empty when the table does not have it.
func (v Values) Text(field string) string {
	i := v.list.place(field)
	if i < 0 {
		return ""
	}
	c := &v.list.columns[i]
	return c.written(v.list.values[i], at(v.row, i), v.row.Type(i))
}

// Raw is a field as it was published.
func (v Values) Raw(field string) string {
	return oneLine(string(at(v.row, v.list.place(field))))
}

// Suffixes are what stood after the name, between parentheses.
func (v Values) Suffixes() string {
	_, suffixes := bareName(at(v.row, v.list.places.name))
	return suffixes
}

// Judicial reports whether the row says sub judice anywhere: in its column, in
// the situation, after the name.
func (v Values) Judicial() bool {
	yes, _ := yesNo(at(v.row, v.list.place("sub_judice")))
	return yes || subJudice.MatchString(v.Raw("situacao")) || subJudice.MatchString(v.Suffixes()) || subJudice.Match(at(v.row, v.list.place("sub_judice")))
}

// Groups are the codes of the groups that the row shows an option for: said, or
// shown by a place in the list of the group.
func (v Values) Groups() []string {
	var codes []string
	for _, field := range [...]string{"modalidade", "opcoes"} {
		if text := at(v.row, v.list.place(field)); !isMissing(text) {
			more, _ := profile.GroupsIn(string(text))
			codes = append(codes, more...)
		}
	}
	placed, _ := rankInGroup(string(at(v.row, v.list.place("classificacao_modalidade"))))
	for _, p := range placed {
		codes = append(codes, p.group)
	}
	for i := range v.list.columns {
		codes = append(codes, v.groupOf(i)...)
	}
	return distinct(codes)
}

func (v Values) groupOf(i int) []string {
	c, text := &v.list.columns[i], at(v.row, i)
	if code, ok := strings.CutPrefix(c.Field, "classificacao_"); ok && code != "modalidade" && !isMissing(text) {
		return []string{code}
	}
	if code, ok := strings.CutPrefix(c.Field, "opcao_"); ok {
		if yes, _ := yesNo(text); yes {
			return []string{code}
		}
	}
	return nil
}

func distinct(codes []string) (out []string) {
	for _, order := range []string{"PPP", "PI", "PQ", "PcD"} {
		for _, code := range codes {
			if code == order {
				out = append(out, code)
				break
			}
		}
	}
	return out
}

// written is a cell in our words.
func (c *Column) written(value profile.Value, text []byte, kind tabular.Type) string {
	switch value {
	case profile.Mark:
		return c.comma(text, kind)
	case profile.Name:
		bare, _ := bareName(text)
		return oneLine(string(bare))
	case profile.Day:
		return day(text)
	case profile.Rank, profile.Order:
		return string(bytes.TrimRight(bytes.TrimRight(text, "ºª°oa"), "."))
	case profile.Flag:
		if yes, _ := yesNo(text); yes {
			return "sim"
		}
		return ""
	case profile.Situation:
		ours, _, _ := situation(string(text))
		return ours
	case profile.Decision, profile.OptionDecision:
		d, _ := decision(text)
		return d
	}
	return oneLine(string(text))
}

// comma writes a mark with a comma; none is a dash, never zero.
func (c *Column) comma(text []byte, kind tabular.Type) string {
	if isMissing(text) {
		return "-"
	}
	if kind == tabular.Number || c.mark == '.' {
		return strings.Replace(string(text), ".", ",", 1)
	}
	return string(text)
}

// day writes a date as dd/mm/aaaa.
func day(text []byte) string {
	if isMissing(text) {
		return ""
	}
	if padded, ok := padDay(string(text)); ok {
		return padded
	}
	if d, ok := certame.ParseDate(text); ok {
		return d.Brazilian()
	}
	return string(text)
}

// EachAccepted reads again the rows of the main list that were accepted.
func (e *Examined) EachAccepted(ctx context.Context, corrections map[int]Correction, visit func(Values) error) error {
	l := e.Main()
	held := e.held(l)
	w := worker{list: l, corrections: corrections}
	seats := l.newWorker(nil, maphash.MakeSeed())
	return e.book.Named(l.table.Each(ctx, func(r *tabular.Row) error {
		if !l.isBody(r) || w.correct(r) || held[r.Key()] {
			return nil
		}
		if l.kind == profile.KindSeats && seats.totalRow(r) {
			return nil
		}
		return visit(Values{l, r})
	}), e.shown)
}

// SeveralPosts is how many people the main list has in more than one post.
func (e *Examined) SeveralPosts() int {
	for _, m := range e.found {
		if m.list == e.Main() {
			return m.severalPosts
		}
	}
	return 0
}

// HeldRow is a row in quarantine with its cells as they came.
type HeldRow struct {
	Quarantine
	Key   int
	Cells []string
}

// EachHeld reads again the rows of the main list that are in quarantine. A CPF
// under the inverted mask is left out: it must not go on.
func (e *Examined) EachHeld(ctx context.Context, corrections map[int]Correction, visit func(HeldRow) error) error {
	l := e.Main()
	held := map[int]Quarantine{}
	for _, q := range e.Report.Quarantine {
		if q.Block == l.block {
			held[q.key()] = q
		}
	}
	w := worker{list: l, corrections: corrections}
	return l.table.Each(ctx, func(r *tabular.Row) error {
		q, is := held[r.Key()]
		if !is || !l.isBody(r) || w.correct(r) {
			return nil
		}
		cells := copied(r.Cells)
		for i := range cells {
			cells[i] = inverted.ReplaceAllString(cells[i], "")
		}
		return visit(HeldRow{q, r.Key(), cells})
	})
}

// Headers are the names of the columns of the main list, as published.
func (e *Examined) Headers() (names []string) {
	l := e.Main()
	for i := range l.columns {
		names = append(names, l.label(i+1))
	}
	return names
}

// Placed is the place of an appointment and the list it is in.
func (v Values) Placed() (rank, list string) {
	placed, _ := rankInGroup(string(at(v.row, v.list.place("classificacao_modalidade"))))
	if len(placed) == 0 {
		return "", ""
	}
	return placed[0].rank, placed[0].group
}

// Count is a number of seats.
func (v Values) Count(field string) int {
	n, _ := count(at(v.row, v.list.place(field)))
	return n
}
