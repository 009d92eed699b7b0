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

// Told is the case as its papers tell it.

// noteWords are what minutes say of each occurrence; the words of the secretariat follow.

// IdentityWords are the ways of Identities for people.

// notes are what the sessions noted, in order.

// examined is what each member of the appeal board opened before the closing.

// OpinionPaper is the opinion on the case, for its person and the appeal board: that of

// the first board, and with whole that of the appeal too, which nobody but the secretariat

// has before the definitive result.

// doubted: the vote of the member said that there was reasonable doubt.

// elementsOpened are those that every member who opened any did, without saying who.

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

// provisionalsOf are the provisional results: identification, conclusion, how and until

// when to appeal, and nothing else (P 11; S09). What waits to be published comes first, as

// if it were published today; then each publication that there was, of its own day, from

// which its term runs.
