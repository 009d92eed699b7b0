package web

import (
	"cmp"
	"net/url"
	"slices"
	"strings"

	"certame/internal/indicators"
	"certame/internal/locale"
	"certame/internal/web/parts"
)

// agencySum is what an agency told of all its contests of the filter, added up from what
// may be shown of each one.
type agencySum struct {
	name                  string
	contests, seats       int
	reserved, told        int // told: reserved where who was appointed is seen
	appointed, unfilled   indicators.Sum
	lost                  int // to sets computed apart
	lacks, comparableRank int // of told, how much nobody fills, in ten thousandths
}

// reserved by the law of 2025; what is reserved for people with disabilities stands on
// another, and is compared when it is asked for.
var lawRoles = []string{"pretas_e_pardas", "indigenas", "quilombolas", "conjunta"}

func agencySums(list []*indicators.Contest, suspects []indicators.Suspect, group string) (out []agencySum) {
	by := map[string][]*indicators.Contest{}
	for _, c := range list {
		if by[c.Agency] == nil {
			out = append(out, agencySum{name: c.Agency})
		}
		by[c.Agency] = append(by[c.Agency], c)
	}
	for i := range out {
		out[i].add(indicators.Over(by[out[i].name]), group)
		for _, s := range suspects {
			if s.Agency == out[i].name && compared(s.Group, group) {
				out[i].lost += s.Lost()
			}
		}
	}
	return out
}

func compared(role, group string) bool {
	return role == group || group == "" && slices.Contains(lawRoles, role)
}

func (a *agencySum) add(o *indicators.Overview, group string) {
	a.contests, a.seats = o.Contests, o.Seats
	for _, g := range o.Groups {
		if !compared(g.Role, group) {
			continue
		}
		a.reserved, a.told = a.reserved+g.Reserved, a.told+g.Told
		a.appointed = indicators.Sum{N: a.appointed.N + g.Real.N, Hidden: a.appointed.Hidden + g.Real.Hidden}
		a.unfilled = indicators.Sum{N: a.unfilled.N + g.Unfilled.N, Hidden: a.unfilled.Hidden + g.Unfilled.Hidden}
	}
	a.comparableRank = 1
	if a.told > 0 {
		a.comparableRank, a.lacks = 0, max(0, 10_000-10_000*a.appointed.N/a.told)
	}
}

// agencyOrders are the ways of setting agencies in order, the first by itself.
var agencyOrders = []struct{ value, text string }{{"", "pelo nome"}, {"preenchimento", "quem preencheu menos primeiro"}, {"fracionamento", "mais vagas a menos por fracionamento primeiro"}}

func orderField(chosen string) parts.Field {
	f := parts.Field{Name: "ordem", Label: "Ordem dos órgãos", Kind: "select"}
	for _, o := range agencyOrders {
		f.Options = append(f.Options, parts.Option{Value: o.value, Text: o.text, Chosen: o.value == chosen})
	}
	return f
}

func sortAgencies(list []agencySum, order string) {
	slices.SortStableFunc(list, func(a, b agencySum) int {
		switch order {
		case "preenchimento": // of whom nothing is seen, last
			if n := cmp.Or(a.comparableRank-b.comparableRank, b.lacks-a.lacks); n != 0 {
				return n
			}
		case "fracionamento":
			if a.lost != b.lost {
				return b.lost - a.lost
			}
		}
		return strings.Compare(a.name, b.name)
	})
}

// agencyTable sets the agencies side by side, each leading to its own numbers.
func agencyTable(list []agencySum, group string) parts.Table {
	what := "pessoas pretas e pardas, indígenas e quilombolas"
	if group != "" {
		what = groupLabel(group)
	}
	t := parts.Table{ID: "orgaos", Caption: "Órgãos lado a lado: reserva para " + what, Columns: []parts.Column{
		{Text: "Órgão"},
		{Text: "Certames", Numeric: true},
		{Text: "Vagas", Numeric: true},
		{Text: "Reservadas", Numeric: true},
		{Text: "Das vagas", Numeric: true},
		{Text: "Nomeadas pela reserva", Numeric: true},
		{Text: "Preenchido, onde se vê", Numeric: true},
		{Text: "Sem pessoa nomeada", Numeric: true},
		{Text: "A menos por fracionamento", Numeric: true},
	}}
	for i := range list {
		a := &list[i]
		q := url.Values{"orgao": {a.name}}
		if group != "" {
			q.Set("grupo", group)
		}
		t.Rows = append(t.Rows, parts.Row{Cells: append([]parts.Cell{{Text: a.name, Address: "/acompanhamento?" + q.Encode()}},
			parts.Cells(locale.Whole(a.contests), locale.Whole(a.seats), locale.Whole(a.reserved), percentOf(a.reserved, a.seats), sumText(a.appointed), percentOf(a.appointed.N, a.told), sumText(a.unfilled), locale.Whole(a.lost))...)})
	}
	return t
}

// splitWords say of each group how many seats the sets computed apart took from it.
func splitWords(suspects []indicators.Suspect, group string) (words []string) {
	seats, agencies := map[string]int{}, map[string][]string{}
	for _, s := range suspects {
		if group != "" && s.Group != group {
			continue
		}
		seats[s.Group] += s.Lost()
		if !slices.Contains(agencies[s.Group], s.Agency) {
			agencies[s.Group] = append(agencies[s.Group], s.Agency)
		}
	}
	for _, role := range []string{"pretas_e_pardas", "indigenas", "quilombolas", "conjunta", "deficiencia"} {
		if n := seats[role]; n > 0 {
			words = append(words, groupLabel(role)+": "+locale.Count(n, "vaga", "vagas")+" a menos, em "+locale.Count(len(agencies[role]), "órgão", "órgãos")+".")
		}
	}
	return words
}
