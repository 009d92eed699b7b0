package sitting

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"certame"
	"certame/confirmation"
	"certame/edital"
	"certame/internal/render/papers"
	"certame/internal/store"
)

// Papers are the minutes of each day of each group, the provisional results and the
// definitive one, as the cases have it now; the opinions are of the cases, which come too.
func (s *Sittings) Papers(ctx context.Context, contest store.ContestID) (list []papers.Paper, cases []*Case, err error) {
	if cases, err = s.Cases(ctx, contest); err != nil {
		return nil, nil, err
	}
	now := s.Now()
	list = append(minutesOf(cases, now), provisionalsOf(cases, now.Date)...)
	if last := definitiveOf(cases, now); last != nil {
		list = append(list, *last)
	}
	return list, cases, nil
}

// minutesOf are those of each group and day on which there was a session.
func minutesOf(cases []*Case, now edital.Instant) (list []papers.Paper) {
	type sessions struct {
		rules *confirmation.Rules
		day   certame.Date
		told  []papers.Session
	}
	var days []*sessions
	for _, c := range cases {
		if c.State.Stage <= confirmation.ToAttend {
			continue
		}
		at := slices.IndexFunc(days, func(d *sessions) bool { return d.rules.Modality == c.Rules.Modality && d.day == c.State.Session.Date })
		if at < 0 {
			at, days = len(days), append(days, &sessions{rules: c.Rules, day: c.State.Session.Date})
		}
		days[at].told = append(days[at].told, papers.SessionOf(c.Told(now)))
	}
	slices.SortStableFunc(days, func(a, b *sessions) int {
		return cmp.Or(cmp.Compare(a.rules.Modality, b.rules.Modality), cmp.Compare(a.day, b.day))
	})
	for _, d := range days {
		p := papers.Minutes(d.rules.Terms, d.rules, d.told)
		p.Name += "-" + strings.ReplaceAll(d.day.Brazilian(), "/", "-")
		p.Title += " — sessões de " + d.day.Brazilian()
		list = append(list, p)
	}
	return list
}
