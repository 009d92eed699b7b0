package conformity

import (
	"slices"
	"strings"
)

// Score is how many scenarios that a rule or an article touches a program agrees
// with.
type Score struct {
	What       string
	Agree, All int
}

// ByRule scores the rules and interpretations of the scenarios.
func ByRule(cases []*Case) []Score {
	return score(cases, func(c *Case) []string { return c.Rules })
}

// ByArticle scores the provisions that the expected tables cite.
func ByArticle(cases []*Case) []Score {
	return score(cases, func(c *Case) []string { return c.Articles })
}

func score(cases []*Case, of func(*Case) []string) (out []Score) {
	at := map[string]int{}
	for _, c := range cases {
		for _, what := range of(c) {
			i, known := at[what]
			if !known {
				i = len(out)
				at[what] = i
				out = append(out, Score{What: what})
			}
			out[i].All++
			if c.Fault == "" {
				out[i].Agree++
			}
		}
	}
	slices.SortFunc(out, func(a, b Score) int { return strings.Compare(a.What, b.What) })
	return out
}
