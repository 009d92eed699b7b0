package sitting

import (
	"slices"
	"strings"

	"certame"
	"certame/confirmation"
	"certame/edital"
	"certame/internal/render/papers"
)

// provisionalsOf are the provisional results: identification, conclusion, how and until
// when to appeal, and nothing else (P 11; S09). What waits to be published comes first, as
// if it were published today; then each publication that there was, of its own day, from
// which its term runs.
func provisionalsOf(cases []*Case, today certame.Date) (list []papers.Paper) {
	for _, day := range publications(cases) {
		published, name := day, "-"+strings.ReplaceAll(day.Brazilian(), "/", "-")
		if day == certame.NoDate {
			published, name = today, "-a-publicar"
		}
		of := func(c *Case) (confirmation.Outcome, bool) {
			o, concluded := c.firstConclusion()
			return o, concluded && c.published() == day
		}
		p := resultOfCases(cases, of, func(t *edital.Terms, list []papers.Conclusion) papers.Paper {
			return papers.Provisional(t, list, published)
		})
		if p != nil {
			p.Name += name
			list = append(list, *p)
		}
	}
	return list
}

// publications are the days of the provisional results of cases, NoDate first for those
// that wait.
func publications(cases []*Case) []certame.Date {
	days := []certame.Date{certame.NoDate}
	for _, c := range cases {
		if day := c.published(); !slices.Contains(days, day) {
			days = append(days, day)
		}
	}
	slices.Sort(days[1:])
	return days
}

// published is the day of the provisional result of the case; NoDate before it.
func (c *Case) published() certame.Date {
	if e := c.Last(Provisional); e != nil {
		return e.When.Date
	}
	return certame.NoDate
}

// definitiveOf is the definitive result: identification and final conclusion (P 24; S10).
// It is nil while there is none.
func definitiveOf(cases []*Case, now edital.Instant) *papers.Paper {
	return resultOfCases(cases, func(c *Case) (confirmation.Outcome, bool) { return c.finalConclusion(now) }, papers.Definitive)
}

// resultOfCases is a public result of the cases that have a conclusion, by registration.
func resultOfCases(cases []*Case, of func(*Case) (confirmation.Outcome, bool), write func(*edital.Terms, []papers.Conclusion) papers.Paper) *papers.Paper {
	var list []papers.Conclusion
	for _, c := range cases {
		if o, concluded := of(c); concluded {
			list = append(list, papers.Conclusion{ID: c.Registration, Group: c.Group, Confirmed: o == confirmation.Confirmed})
		}
	}
	if len(list) == 0 {
		return nil
	}
	slices.SortStableFunc(list, func(a, b papers.Conclusion) int { return strings.Compare(a.ID, b.ID) })
	p := write(cases[0].Rules.Terms, list)
	return &p
}
