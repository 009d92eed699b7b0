package indicators

import (
	"cmp"
	"slices"

	"certame"
	"certame/appointment"
	"certame/contest"
	"certame/edital"
	"certame/ledger"
	"certame/vacancy"
)

// From is what a result tells. reference is the day of which it tells.
func From(o *contest.Outcome, reference certame.Date) *Contest {
	t := o.Terms
	c := &Contest{
		Agency: t.Agency, Name: t.Name, Notice: t.Notice, Kind: string(t.Kind), Regime: string(t.Regime.ID),
		Published: t.Published.ISO(), Reference: reference.ISO(), Registered: Count(o.Roll.Candidates()), Reversions: []Reversion{},
	}
	for m := range t.Modalities() {
		c.Lists = append(c.Lists, newList(t, certame.Modality(m)))
	}
	c.countSeats(o)
	c.countPeople(o)
	c.countActs(o)
	for _, p := range vacancy.Pools(t) {
		c.Sets = append(c.Sets, Set{p.Name, Count(p.Total)})
	}
	return c
}

func newList(t *edital.Terms, m certame.Modality) List {
	if m == certame.OpenCompetition {
		return List{Code: OpenCode, Role: OpenCode, Threshold: None, Registered: None, Called: None, Confirmed: None, Denied: None, Absent: None, Pending: None}
	}
	g := t.Group(m)
	l := List{Code: g.Code, Role: roleWords[g.Role], Share: g.Share.Percentage(), Rounding: roundingWords[g.Rounding], Threshold: Count(g.MinVacancies)}
	if g.Confirmation == certame.ConfirmationNone {
		l.Called, l.Confirmed, l.Denied, l.Absent, l.Pending = None, None, None, None, None
	}
	return l
}

// roleWords are the groups of the law in files.
var roleWords = [...]string{
	certame.RoleOther: "outro", certame.RolePretaParda: "pretas_e_pardas", certame.RoleIndigena: "indigenas", certame.RoleQuilombola: "quilombolas",
	certame.RoleJoint: "conjunta", certame.RoleDisability: "deficiencia",
}

var roundingWords = [...]string{certame.HalfUp: "meio", certame.CeilCapped: "teto"}

// countSeats counts the seats by list: as they were labelled, as they passed from one
// to another, and those to which nobody is appointed.
func (c *Contest) countSeats(o *contest.Outcome) {
	for _, p := range o.Posts {
		if p.Places == nil {
			for _, seat := range p.Appointment.Seats {
				c.countSeat(seat, false)
			}
			continue
		}
		for _, place := range p.Places {
			c.countSeat(place.Seat, place.Appointed)
		}
	}
	place := func(code string) int {
		return slices.IndexFunc(c.Lists, func(l List) bool { return l.Code == code })
	}
	slices.SortFunc(c.Reversions, func(a, b Reversion) int { return cmp.Or(place(a.From)-place(b.From), place(a.To)-place(b.To)) })
}

func (c *Contest) countSeat(seat appointment.Seat, appointed bool) {
	c.Seats++
	c.Lists[seat.Label].Reserved++
	if !appointed {
		c.Unfilled++
		c.Lists[seat.Current].Unfilled++
	}
	if seat.Current == seat.Label {
		return
	}
	from, to := c.Lists[seat.Label].Code, c.Lists[seat.Current].Code
	at := slices.IndexFunc(c.Reversions, func(r Reversion) bool { return r.From == from && r.To == to })
	if at < 0 {
		at, c.Reversions = len(c.Reversions), append(c.Reversions, Reversion{From: from, To: to})
	}
	c.Reversions[at].Seats++
}

// countActs counts the appointments that no reversal undid, under the list of each, and
// how long they took.
func (c *Contest) countActs(o *contest.Outcome) {
	if o.Facts == nil {
		return
	}
	now := o.Facts.Now
	var days []int
	for _, e := range now.Applied {
		if e.Kind != ledger.Appointed {
			continue
		}
		c.Appointed++
		if label := e.Group; int(label) < len(c.Lists) {
			c.Lists[label].Appointed++
		}
		if now.Homologated.Date != certame.NoDate {
			days = append(days, int(e.At.Date-now.Homologated.Date))
		}
	}
	if now.Homologated.Date != certame.NoDate {
		c.Homologated, c.Time = now.Homologated.Date.ISO(), timeOf(days)
		if last := now.LastDay(); last != certame.NoDate {
			c.Until = last.ISO()
		}
	}
}

// timeOf puts days in stretches; the quartiles are days that somebody waited, by the
// nearest rank.
func timeOf(days []int) *Time {
	t := &Time{Stretches: make([]Count, len(Stretches)+1), First: None, Median: None, Third: None}
	for _, d := range days {
		at := 0
		for at < len(Stretches) && d > Stretches[at] {
			at++
		}
		t.Stretches[at]++
	}
	if len(days) == 0 {
		return t
	}
	slices.Sort(days)
	rank := func(quarter int) Count { return Count(max(0, days[(quarter*len(days)+3)/4-1])) }
	t.First, t.Median, t.Third = rank(1), rank(2), rank(3)
	return t
}
