package indicators

import (
	"cmp"
	"fmt"
	"slices"

	"certame"
	"certame/internal/intake"
	"certame/vacancy"
)

// Suspect is what an agency's percentages lost by being applied to parts: sets of seats
// below the number from which a group has any, or whose fractions fell away (Lei
// 15.142/2025, art. 5º, § 1º; Decreto 12.536/2025, art. 20, § 1º). It is a suspicion:
// the law lets what is apart for a reason be apart.
type Suspect struct {
	Agency, Regime string
	Group          string // its role
	Code           string
	Notices        []string
	Sets           int // in all
	Below          int // of them, too few seats for the group to have one
	Seats          int
	Given          int // what the editais reserve
	Joint          int // what the seats together would
	Joinings       []Joined
	First          int      // how many seats the first of the group needs
	Fewest         []string // the fewest sets that together give it, where the editais give none
}

// Joined is what a way of putting sets together would give.
type Joined struct {
	Level string // ByNotice, ByYear or ByAgency
	Sets  int
	Given int
	Gain  int // over what the editais reserve
}

// Ways of putting sets together, the narrowest first.
const (
	ByNotice = "edital"
	ByYear   = "ano"
	ByAgency = "orgao"
)

// Lost is how many seats the group would have had.
func (s *Suspect) Lost() int { return s.Joint - s.Given }

// batch are the sets of one agency under the same percentages.
type batch struct {
	first   *Contest
	notices []string
	totals  []int
	parts   []part
	given   []int // by group
}

// part says of what contest a set of seats is.
type part struct{ notice, year, name string }

func (p part) key(level string) string {
	return map[string]string{ByNotice: p.notice, ByYear: p.year, ByAgency: ""}[level]
}

// Suspects finds the splitting in which a group of the law lost seats, the worst first.
func Suspects(list []*Contest) (out []Suspect) {
	for _, b := range batches(list) {
		groups := groupsOf(b.first)
		for i, split := range vacancy.Split(groups, b.totals) {
			s := Suspect{
				Agency: b.first.Agency, Regime: b.first.Regime, Group: b.first.Lists[i+1].Role, Code: groups[i].Code, Notices: b.notices,
				Sets: len(b.totals), Given: b.given[i], Joint: split.Joint,
			}
			for _, n := range b.totals {
				s.Seats += n
				if vacancy.Count(groups[i], n) == 0 {
					s.Below++
				}
			}
			if vacancy.IsRacial(groups[i].Role) && s.Sets > 1 && s.Lost() > 0 {
				b.suggest(&s, groups[i])
				out = append(out, s)
			}
		}
	}
	slices.SortStableFunc(out, func(a, b Suspect) int {
		return cmp.Or(cmp.Compare(b.Lost(), a.Lost()), cmp.Compare(a.Agency, b.Agency))
	})
	return out
}

// suggest says what each way of putting sets together would give the group: the widest
// may not be the one that suits an agency, and a narrower one may be enough.
func (b *batch) suggest(s *Suspect, g certame.Group) {
	for _, level := range [...]string{ByNotice, ByYear, ByAgency} {
		keys := make([]string, len(b.parts))
		for i := range b.parts {
			keys[i] = b.parts[i].key(level)
		}
		j := vacancy.Join([]certame.Group{g}, b.totals, keys)
		same := len(s.Joinings) > 0 && s.Joinings[len(s.Joinings)-1].Sets == len(j.Sets)
		if len(j.Sets) < s.Sets && !same {
			s.Joinings = append(s.Joinings, Joined{level, len(j.Sets), j.Counts[0], j.Counts[0] - s.Given})
		}
	}
	s.First = vacancy.Position(g, 1)
	if s.Given == 0 {
		for _, i := range vacancy.Fewest(g, b.totals) {
			s.Fewest = append(s.Fewest, fmt.Sprintf("%s, %s (%d)", b.parts[i].notice, b.parts[i].name, b.totals[i]))
		}
	}
}

func batches(list []*Contest) (out []*batch) {
	place := map[string]*batch{}
	for _, c := range list {
		groups := groupsOf(c)
		if groups == nil || len(c.Sets) == 0 {
			continue
		}
		key := intake.Fold(c.Agency) + "\n" + c.Regime
		for _, g := range groups {
			key += fmt.Sprintf("\n%s %s %d %d", g.Code, g.Share.Fraction(), g.Rounding, g.MinVacancies)
		}
		b := place[key]
		if b == nil {
			b = &batch{first: c, given: make([]int, len(groups))}
			place[key] = b
			out = append(out, b)
		}
		b.take(c)
	}
	return out
}

func (b *batch) take(c *Contest) {
	b.notices = append(b.notices, c.Notice)
	for _, s := range c.Sets {
		b.totals = append(b.totals, int(s.Seats))
		b.parts = append(b.parts, part{c.Notice, c.Year(), s.Name})
	}
	for i := range b.given {
		b.given[i] += int(c.Lists[i+1].Reserved)
	}
}

// groupsOf are the groups as their edital declares them; nil when one cannot be read.
func groupsOf(c *Contest) (groups []certame.Group) {
	for i := 1; i < len(c.Lists); i++ {
		l := &c.Lists[i]
		share, err := certame.ParsePercent(l.Share)
		if err != nil {
			return nil
		}
		g := certame.Group{Code: l.Code, Share: share, MinVacancies: int(max(l.Threshold, 0)), Role: roleOf(l.Role)}
		if l.Rounding == "teto" {
			g.Rounding, g.Cap = certame.CeilCapped, certame.Percent(100)
		}
		groups = append(groups, g)
	}
	return groups
}

func roleOf(word string) certame.Role {
	return certame.Role(max(0, slices.Index(roleWords[:], word)))
}
