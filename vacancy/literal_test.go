package vacancy_test

import (
	"fmt"
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"certame"
	"certame/conformance/literal"
	"certame/edital"
	"certame/law"
	"certame/trace"
	"certame/vacancy"
)

// The groups of the comparison, in edital order, which is not that of placement.
func literalGroups() []literal.Group {
	return []literal.Group{
		{Code: "PPP", Share: big.NewRat(25, 100)},
		{Code: "PI", Share: big.NewRat(3, 100)},
		{Code: "PQ", Share: big.NewRat(2, 100)},
		{Code: "PcD", Share: big.NewRat(5, 100), Rounding: literal.CeilCapped, Cap: big.NewRat(20, 100), Disability: true},
	}
}

// pool is a random pool wider than a post, in the words of both implementations.
type pool struct {
	terms *edital.Terms
	sites []literal.Site
	owed  map[string]int
}

func randomPool(r *rand.Rand) pool {
	p := pool{owed: map[string]int{}}
	d := edital.Declared{Published: certame.MustDate(2026, 2, 10), Regime: law.RegimeDec12536, Scope: edital.ScopeNotice}
	total := 0
	for i := range 1 + r.IntN(4) + 1 {
		s := literal.Site{Seats: r.IntN([]int{4, 8, 30}[r.IntN(3)])}
		d.Posts = append(d.Posts, edital.DeclaredPost{Code: string(rune('A' + i)), Vacancies: s.Seats})
		total += s.Seats
		p.sites = append(p.sites, s)
	}
	for _, g := range literalGroups() {
		if total >= 2 {
			p.owed[g.Code] = literal.Count(g, total)
		}
	}
	p.terms = edital.Resolve(d, trace.Discard)
	codes := []string{"PPP", "PPP", "PI", "PQ", "PcD", "", "", "", ""}
	for rank := range r.IntN(40) {
		site := &p.sites[r.IntN(len(p.sites))]
		who := literal.Person{ID: fmt.Sprint(rank), Rank: rank, InOpen: r.IntN(5) > 0, Group: codes[r.IntN(len(codes))]}
		if who.InOpen || who.Group != "" {
			site.People = append(site.People, who)
		}
	}
	return p
}

// lists are the people of the pool as the engine takes them.
func (p pool) lists() (posts []vacancy.PostLists, general [][]vacancy.Optante) {
	general = make([][]vacancy.Optante, len(p.terms.Groups))
	ranks := make([][]int, len(general))
	for i, s := range p.sites {
		post := vacancy.PostLists{Group: make([][]int32, len(general))}
		for at, who := range s.People { // they came by rank
			if who.InOpen {
				post.Open = append(post.Open, int32(at))
			}
			if m, ok := p.terms.Modality(who.Group); ok {
				post.Group[m-1] = append(post.Group[m-1], int32(at))
				place, _ := slices.BinarySearch(ranks[m-1], who.Rank)
				ranks[m-1] = slices.Insert(ranks[m-1], place, who.Rank)
				general[m-1] = slices.Insert(general[m-1], place, vacancy.Optante{Post: i, Rank: int32(at)})
			}
		}
		posts = append(posts, post)
	}
	return posts, general
}

func (p pool) written(tables []map[string]int) (out [][]int) {
	for _, table := range tables {
		row := make([]int, p.terms.Modalities())
		for m := range row {
			row[m] = table[p.terms.Code(certame.Modality(m))]
		}
		out = append(out, row)
	}
	return out
}

// Seats placed after the marks stand where the literal rules put them.
func TestPlacingAfterMarksAsTheRulesSay(t *testing.T) {
	r := rand.New(rand.NewPCG(45, 1))
	spread := 0
	for n := range 6000 {
		p := randomPool(r)
		posts, general := p.lists()
		got, _ := vacancy.PlaceByMarks(p.terms, vacancy.Pools(p.terms)[0], posts, general)
		want := p.written(literal.PlaceAfterMarks(literalGroups(), p.owed, p.sites))
		if fmt.Sprint(got) != fmt.Sprint(want) {
			t.Fatalf("pool %d, %+v\ngot  %v\nwant %v", n, p.sites, got, want)
		}
		for _, table := range want {
			if table[0] < table[1]+table[2]+table[3]+table[4] {
				spread++
			}
		}
	}
	if spread < 500 {
		t.Errorf("only %d posts had more reserved than open seats", spread)
	}
}

// And those placed by a draw.
func TestPlacingByDrawAsTheRulesSay(t *testing.T) {
	r := rand.New(rand.NewPCG(45, 2))
	for n := range 3000 {
		p := randomPool(r)
		tickets := vacancy.Tickets(p.terms)
		var owners []int
		for i, s := range p.sites {
			for range s.Seats {
				owners = append(owners, i)
			}
		}
		var drawn []int
		var order []string
		for _, at := range r.Perm(len(tickets)) {
			drawn, order = append(drawn, owners[at]), append(order, tickets[at])
		}
		got, ok := vacancy.PlaceDrawn(p.terms, vacancy.Pools(p.terms)[0], order)
		want := p.written(literal.PlaceByDraw(literalGroups(), p.owed, len(p.sites), drawn))
		if !ok || fmt.Sprint(got) != fmt.Sprint(want) {
			t.Fatalf("pool %d, %v, %v\ngot  %v\nwant %v", n, p.sites, order, got, want)
		}
	}
}

// literalGrid is a grid in the words of the literal rules.
func literalGrid(g *vacancy.Grid) literal.Grid {
	list := func(bounds []vacancy.Bounds) (out []literal.Between) {
		for _, b := range bounds {
			out = append(out, literal.Between{Least: b.Low, Most: b.High})
		}
		return out
	}
	out := literal.Grid{Rows: list(g.Rows), Cols: list(g.Cols), Total: literal.Between{Least: g.Total.Low, Most: g.Total.High}}
	for _, row := range g.Cells {
		out.Cells = append(out.Cells, list(row))
	}
	return out
}

// A share of a table of seats: what each number may be is what the law says, a table
// is found exactly when there is one, and otherwise the rows and columns given prove
// by their own sums that there is none.
func TestControlledSharesAgainstEveryTable(t *testing.T) {
	r := rand.New(rand.NewPCG(45, 4))
	none := 0
	for n := range 4000 {
		seats := make([][]int, 1+r.IntN(3))
		cols := 1 + r.IntN(4)
		for i := range seats {
			for range cols {
				seats[i] = append(seats[i], r.IntN(7))
			}
		}
		percent := int64(1 + r.IntN(60))
		fixed := vacancy.Fixed{Rows: r.IntN(2) == 0, Cols: r.IntN(2) == 0, SpareSingle: r.IntN(3) == 0}
		g := vacancy.GridOf(certame.Percent(percent), seats, fixed)
		want := literal.SharesOf(big.NewRat(percent, 100), seats, literal.Exact{Rows: fixed.Rows, Cols: fixed.Cols, SpareSingle: fixed.SpareSingle})
		if fmt.Sprint(literalGrid(g)) != fmt.Sprint(want) {
			t.Fatalf("%d%% of %v %+v: %v, want %v", percent, seats, fixed, literalGrid(g), want)
		}
		table, conflict := vacancy.Control(g)
		switch exists := want.Exists(); {
		case exists && (conflict != nil || !want.Keeps(table)):
			t.Fatalf("grid %d, %d%% of %v %+v: %v, %+v", n, percent, seats, fixed, table, conflict)
		case !exists && (conflict == nil || !want.Proves(conflict.Rows, conflict.Cols, conflict.Need, conflict.Room)):
			t.Fatalf("grid %d, %d%% of %v %+v: %+v proves nothing", n, percent, seats, fixed, conflict)
		case !exists:
			none++
		}
	}
	if none < 300 {
		t.Errorf("only %d had no table", none)
	}
}

// around is bounds that hold a number, or miss it by one now and then.
func around(r *rand.Rand, n int) vacancy.Bounds {
	up, down := r.IntN(9)/8, r.IntN(9)/8
	n += up - down
	return vacancy.Bounds{Low: max(n-r.IntN(2), 0), High: max(n, 0) + r.IntN(2)}
}

// randomGrid is bounds around the sums of some table, which some of them miss.
func randomGrid(r *rand.Rand) *vacancy.Grid {
	rows, cols, total := 1+r.IntN(4), 1+r.IntN(3), 0
	g, sums := &vacancy.Grid{}, make([]int, cols)
	for range rows {
		line, sum := []vacancy.Bounds{}, 0
		for j := range cols {
			n := r.IntN(3)
			line = append(line, around(r, n))
			sum, sums[j], total = sum+n, sums[j]+n, total+n
		}
		g.Cells, g.Rows = append(g.Cells, line), append(g.Rows, around(r, sum))
	}
	for _, sum := range sums {
		g.Cols = append(g.Cols, around(r, sum))
	}
	g.Total = around(r, total)
	return g
}

// Any bounds at all, and not only those of shares: a conflict proves itself, and where
// it is said to stand between one sum and its parts it does.
func TestConflictsProveThemselves(t *testing.T) {
	r := rand.New(rand.NewPCG(45, 5))
	kinds := map[vacancy.ConflictKind]int{}
	for n := range 8000 {
		g := randomGrid(r)
		want := literalGrid(g)
		table, conflict := vacancy.Control(g)
		switch exists := want.Exists(); {
		case exists && (conflict != nil || !want.Keeps(table)):
			t.Fatalf("grid %d, %+v: %v, %+v", n, g, table, conflict)
		case exists:
			kinds[""]++
		case conflict == nil || !want.Proves(conflict.Rows, conflict.Cols, conflict.Need, conflict.Room) || !standsBetween(want, conflict):
			t.Fatalf("grid %d, %+v: %+v proves nothing", n, g, conflict)
		default:
			kinds[conflict.Kind]++
		}
	}
	for _, kind := range []vacancy.ConflictKind{"", vacancy.ConflictRow, vacancy.ConflictCol, vacancy.ConflictRows, vacancy.ConflictCols, vacancy.ConflictSet} {
		if kinds[kind] < 50 {
			t.Errorf("only %d of %q", kinds[kind], kind)
		}
	}
}

// standsBetween adds the parts of the sum that a conflict names.
func standsBetween(g literal.Grid, c *vacancy.Conflict) bool {
	sum, parts := g.Total, g.Rows
	switch c.Kind {
	case vacancy.ConflictSet:
		return true
	case vacancy.ConflictCols:
		parts = g.Cols
	case vacancy.ConflictRow:
		sum, parts = g.Rows[c.Rows[0]], g.Cells[c.Rows[0]]
	case vacancy.ConflictCol:
		sum, parts = g.Cols[c.Cols[0]], nil
		for _, row := range g.Cells {
			parts = append(parts, row[c.Cols[0]])
		}
	}
	least, most := 0, 0
	for _, b := range parts {
		least, most = least+b.Least, most+b.Most
	}
	if c.Parts {
		return c.Need == least && c.Room == sum.Most
	}
	return c.Need == sum.Least && c.Room == most
}
