package webtest

import (
	"bytes"
	"strings"

	"certame/internal/auth/roles"
	"certame/internal/indicators"
	"certame/internal/monitor"
)

// Followed are contests of several agencies, whose numbers were brought: one of them
// with seats that passed, another with many small ones, and one agency that split its
// seats. It gives the file.
func (p *Platform) Followed() []byte {
	var file bytes.Buffer
	list := []indicators.Contest{
		told("Instituto das Águas", "1/2025", "2025-08-01", [5]int{39, 15, 2, 1, 3}, [5]int{39, 15, 0, 1, 3}),
		told("Fundação do Cerrado", "7/2026", "2026-02-10", [5]int{140, 53, 6, 4, 10}, [5]int{139, 51, 5, 4, 9}),
		told("Agência dos Ventos", "2/2026", "2026-03-01", [5]int{1, 0, 0, 0, 0}, [5]int{1, 0, 0, 0, 0}),
		told("Agência dos Ventos", "3/2026", "2026-03-02", [5]int{1, 0, 0, 0, 0}, [5]int{1, 0, 0, 0, 0}),
		told("Agência dos Ventos", "4/2026", "2026-03-03", [5]int{1, 0, 0, 0, 0}, [5]int{0, 0, 0, 0, 0}),
	}
	list[0].Reversions = []indicators.Reversion{{From: "PI", To: "AC", Seats: 2}}
	list[0].Lists[0].Appointed, list[0].Lists[0].Unfilled, list[0].Lists[2].Unfilled = 41, 0, 0
	list[1].Reversions = []indicators.Reversion{{From: "PI", To: "PQ", Seats: 1}, {From: "PQ", To: "PPP", Seats: 1}}
	list[1].Lists[2].Unfilled, list[1].Lists[1].Unfilled, list[1].Lists[3].Unfilled = 0, 3, 0
	for i := range list {
		add(&list[i])
	}
	if err := indicators.WriteJSON(&file, list); err != nil {
		p.t.Fatal(err)
	}
	if _, err := monitor.New(p.Store).Import(p.t.Context(), p.AccountOf(roles.Control), file.Bytes(), "indicadores.json"); err != nil {
		p.t.Fatal(err)
	}
	return file.Bytes()
}

// told is a contest with seats and appointments by list.
func told(agency, notice, published string, seats, appointed [5]int) indicators.Contest {
	n := func(v int) indicators.Count { return indicators.Count(v) }
	c := indicators.Contest{
		Agency: agency, Name: strings.ToUpper(agency[:4]) + "-" + notice, Notice: notice, Kind: "concurso_publico", Regime: "lei-15142+dec-12536",
		Published: published, Homologated: "2026-06-01", Until: "2028-06-01", Reference: "2026-11-30", Reversions: []indicators.Reversion{},
		Time: &indicators.Time{Stretches: make([]indicators.Count, len(indicators.Stretches)+1), First: 20, Median: 45, Third: 80},
	}
	for i, l := range [5]indicators.List{
		{Code: "AC", Role: "AC"},
		{Code: "PPP", Role: "pretas_e_pardas", Share: "25%", Rounding: "meio", Threshold: 2},
		{Code: "PI", Role: "indigenas", Share: "3%", Rounding: "meio", Threshold: 2},
		{Code: "PQ", Role: "quilombolas", Share: "2%", Rounding: "meio", Threshold: 2},
		{Code: "PcD", Role: "deficiencia", Share: "5%", Rounding: "teto", Threshold: 2},
	} {
		l.Reserved, l.Appointed, l.Unfilled = n(seats[i]), n(appointed[i]), n(seats[i]-appointed[i])
		l.Registered, l.Approved = n(40*seats[i]+9), n(2*seats[i]+6)
		l.Denied, l.Absent, l.Pending, l.Confirmed = n(seats[i]/3), n(seats[i]/5), 0, n(2*seats[i]+7)
		l.Called = l.Denied + l.Absent + l.Pending + l.Confirmed
		if i == 0 {
			l.Threshold, l.Registered, l.Called, l.Confirmed, l.Denied, l.Absent, l.Pending = indicators.None, indicators.None, indicators.None, indicators.None, indicators.None, indicators.None, indicators.None
		}
		c.Lists = append(c.Lists, l)
	}
	return c
}

// add fills the sums.
func add(c *indicators.Contest) {
	for i := range c.Lists {
		c.Seats, c.Appointed, c.Unfilled = c.Seats+c.Lists[i].Reserved, c.Appointed+c.Lists[i].Appointed, c.Unfilled+c.Lists[i].Unfilled
	}
	c.Registered, c.Approved = 60*c.Seats, 4*c.Seats
	c.Sets = []indicators.Set{{Name: "todos", Seats: c.Seats}}
	c.Time.Stretches[0], c.Time.Stretches[2] = c.Appointed-c.Appointed/3, c.Appointed/3
}
