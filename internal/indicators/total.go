package indicators

import "slices"

// Sum is a number over several contests: what is seen of it, and in how many contests
// it is hidden. It is made of what may be shown of each contest and of nothing else, so
// that comparing any two choices of contests tells nothing more.
type Sum struct {
	N      int
	Hidden int
}

func (s *Sum) add(c Count) {
	switch {
	case c.Known():
		s.N += int(c)
	case c == Hidden:
		s.Hidden++
	}
}

// Group is a list, or those of the same people, over several contests.
type Group struct {
	Role, Code                                                                       string // Code only of a group that the law does not name
	Reserved                                                                         int
	Registered, Called, Confirmed, Denied, Absent, Pending, Approved, Real, Unfilled Sum
	// Told are the seats reserved where who was appointed is seen, of which Real is a part.
	Told int
}

// Name is how the group is called.
func (g *Group) Name() string {
	if name, known := roleNames[g.Role]; known {
		return name
	}
	return g.Code
}

var roleNames = map[string]string{
	OpenCode: "AC", "pretas_e_pardas": "PPP", "indigenas": "Indígenas", "quilombolas": "Quilombolas", "conjunta": "Lista conjunta", "deficiencia": "PcD",
}

// Overview is several contests together.
type Overview struct {
	Contests                                int
	Seats                                   int
	Registered, Approved, Appointed, Vacant Sum
	Groups                                  []Group // the open competition first, then as the law names them
	Passed                                  [][]int // seats, from group to group
	Unsaid                                  int     // contests with reversions that are not told
	Stretches                               []Sum
	Timed                                   int // contests with homologation
}

// order of the groups, those that the law does not name last.
var order = []string{OpenCode, "pretas_e_pardas", "indigenas", "quilombolas", "conjunta", "deficiencia", "outro"}

// Over adds up contests that are already protected.
func Over(list []*Contest) *Overview {
	o := &Overview{Contests: len(list), Stretches: make([]Sum, len(Stretches)+1)}
	for _, c := range list {
		o.Seats += int(c.Seats)
		o.Registered.add(c.Registered)
		o.Approved.add(c.Approved)
		o.Appointed.add(c.Appointed)
		o.Vacant.add(c.Unfilled)
		for i := range c.Lists {
			o.group(&c.Lists[i]).add(&c.Lists[i])
		}
		if c.Time != nil {
			o.Timed++
			for i := range o.Stretches {
				o.Stretches[i].add(c.Time.Stretches[i])
			}
		}
		if c.Unsaid {
			o.Unsaid++
		}
	}
	slices.SortStableFunc(o.Groups, func(a, b Group) int { return slices.Index(order, a.Role) - slices.Index(order, b.Role) })
	o.pass(list)
	return o
}

// group finds, or makes, that of a list.
func (o *Overview) group(l *List) *Group {
	code := ""
	if l.Role == "outro" {
		code = l.Code
	}
	at := slices.IndexFunc(o.Groups, func(g Group) bool { return g.Role == l.Role && g.Code == code })
	if at < 0 {
		at, o.Groups = len(o.Groups), append(o.Groups, Group{Role: l.Role, Code: code})
	}
	return &o.Groups[at]
}

func (g *Group) add(l *List) {
	g.Reserved += int(max(l.Reserved, 0))
	for _, pair := range [...]struct {
		to   *Sum
		from Count
	}{
		{&g.Registered, l.Registered},
		{&g.Called, l.Called},
		{&g.Confirmed, l.Confirmed},
		{&g.Denied, l.Denied},
		{&g.Absent, l.Absent},
		{&g.Pending, l.Pending},
		{&g.Approved, l.Approved},
		{&g.Real, l.Appointed},
		{&g.Unfilled, l.Unfilled},
	} {
		pair.to.add(pair.from)
	}
	if l.Appointed.Known() {
		g.Told += int(max(l.Reserved, 0))
	}
}

func (o *Overview) pass(list []*Contest) {
	o.Passed = make([][]int, len(o.Groups))
	for i := range o.Passed {
		o.Passed[i] = make([]int, len(o.Groups))
	}
	for _, c := range list {
		for _, r := range c.Reversions {
			if r.Seats.Known() {
				o.Passed[o.place(c.List(r.From))][o.place(c.List(r.To))] += int(r.Seats)
			}
		}
	}
}

func (o *Overview) place(l *List) int {
	return slices.IndexFunc(o.Groups, func(g Group) bool { return g.Role == l.Role && (g.Role != "outro" || g.Code == l.Code) })
}

// Filter picks contests; an empty word picks all.
type Filter struct{ Year, Agency, Regime, Group string }

// Pick are the contests of the filter, and of them, with a group chosen, only the open
// competition and its lists.
func (f Filter) Pick(list []*Contest) (out []*Contest) {
	for _, c := range list {
		if f.Year != "" && c.Year() != f.Year || f.Agency != "" && c.Agency != f.Agency || f.Regime != "" && c.Regime != f.Regime {
			continue
		}
		if f.Group != "" && !slices.ContainsFunc(c.Lists, func(l List) bool { return l.Role == f.Group }) {
			continue
		}
		out = append(out, c)
	}
	return out
}
