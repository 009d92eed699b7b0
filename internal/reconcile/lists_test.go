package reconcile

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func list(ids ...string) List {
	l := List{Post: "101", Code: "AC"}
	for i, id := range ids {
		l.Entries = append(l.Entries, Entry{Line: i + 2, Rank: i + 1, ID: id, Mark: "9,00", has: fields{mark: true}})
	}
	return l
}

// kinds of the differences, with whom each is about.
func kinds(r *Report) (out []string) {
	for _, d := range r.Differences {
		if d.Action == "" || d.Given == "" || d.Computed == "" {
			out = append(out, "INCOMPLETE")
		}
		out = append(out, d.Kind+" "+d.ID)
	}
	return out
}

func TestLists(t *testing.T) {
	change := func(l List, do func(*List)) List { do(&l); return l }
	for name, c := range map[string]struct {
		given, computed List
		want            string
	}{
		"the same":                         {list("a", "b", "c"), list("a", "b", "c"), ""},
		"one moved, and not three":         {list("a", "b", "c", "d"), list("b", "c", "d", "a"), "inversao a|posicao b|posicao c|posicao d"},
		"one missing, and the rest moves":  {list("a", "c"), list("a", "b", "c"), "falta b|posicao c"},
		"one too many":                     {list("a", "x", "b"), list("a", "b"), "a_mais x|posicao b"},
		"twice":                            {list("a", "b", "a"), list("a", "b"), "repetida a"},
		"another mark":                     {change(list("a"), func(l *List) { l.Entries[0].Mark = "9,01" }), list("a"), "nota a"},
		"the same mark, written otherwise": {change(list("a"), func(l *List) { l.Entries[0].Mark = "9" }), list("a"), ""},
		"no mark is not zero":              {change(list("a"), func(l *List) { l.Entries[0].Mark = "-" }), change(list("a"), func(l *List) { l.Entries[0].Mark = "0,00" }), "nota a"},
		"a list that is not there":         {change(list("a"), func(l *List) { l.Code = "PI" }), list("a"), "a_mais "},
		"rows in another order":            {change(list("a", "b"), func(l *List) { l.Entries[0].Rank, l.Entries[1].Rank = 2, 1 }), list("b", "a"), ""},
		"without places, rows are order":   {change(list("b", "a"), func(l *List) { l.Entries[0].Rank, l.Entries[1].Rank = 0, 0 }), list("a", "b"), "inversao b"},
		"two with one place":               {change(list("a", "b"), func(l *List) { l.Entries[1].Rank = 1 }), list("a", "b"), "posicao b"},
	} {
		r := New()
		r.Lists([]List{c.given}, []List{c.computed})
		if got := strings.Join(kinds(r), "|"); got != c.want {
			t.Errorf("%s: %s, want %s", name, got, c.want)
		}
		if notes := len(r.Notes); (name == "rows in another order") != (notes == 1) {
			t.Errorf("%s: notes %q", name, r.Notes)
		}
	}
}

func TestEntryOfAnAct(t *testing.T) {
	for text, want := range map[string]Entry{
		"2, 0002, Bento Luz, 88,00 (sub judice)": {Rank: 2, ID: "0002", Name: "Bento Luz", Mark: "88,00", Remark: "sub judice", has: fields{name: true, mark: true, remark: true}},
		"3, 0003, -3,25":                         {Rank: 3, ID: "0003", Mark: "-3,25", has: fields{mark: true, remark: true}},
		"3, 0003, D, Ávila, 88, 40":              {Rank: 3, ID: "0003", Name: "D, Ávila", Mark: "88,40", has: fields{name: true, mark: true, remark: true}},
		"3, 0003, 88":                            {Rank: 3, ID: "0003", Mark: "88", has: fields{mark: true, remark: true}},
	} {
		got, ok := entry(text, "AC")
		if diff := cmp.Diff(want, got, cmp.AllowUnexported(Entry{}, fields{})); diff != "" || !ok {
			t.Errorf("%s: %v (-want +got)\n%s", text, ok, diff)
		}
	}
	if got, ok := entry("1, PPP, 0002, 9,00", OrderCode); got.Label != "PPP" || got.ID != "0002" || !ok {
		t.Errorf("%+v", got)
	}
	for _, text := range []string{"", "x, 0003, 9", "1, 0003"} {
		if got, ok := entry(text, "AC"); ok {
			t.Errorf("%q is %+v", text, got)
		}
	}
}
