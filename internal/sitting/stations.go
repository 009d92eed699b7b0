package sitting

import (
	"cmp"
	"context"
	"slices"

	"certame"
	"certame/edital"
	"certame/internal/store"
)

// Station is a room on a day, with who is called to it.
type Station struct {
	Day        certame.Date
	City, Room string
	Calls      []Call
	Groups     []string
}

// Call is somebody called to a room: a number and an hour, and nothing else of them.
type Call struct {
	Registration string
	At           edital.Instant
}

// From and To are the hours of the first and of the last call.
func (s *Station) From() edital.Instant { return s.Calls[0].At }

// To is the hour of the last call.
func (s *Station) To() edital.Instant { return s.Calls[len(s.Calls)-1].At }

// Stations are the rooms of every day to which people are called, by day, city and room.
// Who was given another hour is in the last one only, and who is called for two groups
// at once is there once.
func (s *Sittings) Stations(ctx context.Context, contest store.ContestID) (list []Station, err error) {
	cases, err := s.Cases(ctx, contest)
	if err != nil {
		return nil, err
	}
	for _, c := range cases {
		if c.Last(Summoned) == nil {
			continue
		}
		slot := c.Slot()
		at := slices.IndexFunc(list, func(one Station) bool {
			return one.Day == c.State.Session.Date && one.City == slot.City && one.Room == slot.Room
		})
		if at < 0 {
			at, list = len(list), append(list, Station{Day: c.State.Session.Date, City: slot.City, Room: slot.Room})
		}
		list[at].add(Call{c.Registration, c.State.Session}, c.Group)
	}
	for i := range list {
		slices.SortFunc(list[i].Calls, func(a, b Call) int {
			return cmp.Or(cmp.Compare(a.At.Second, b.At.Second), cmp.Compare(a.Registration, b.Registration))
		})
	}
	slices.SortFunc(list, func(a, b Station) int {
		return cmp.Or(cmp.Compare(a.Day, b.Day), cmp.Compare(a.City, b.City), cmp.Compare(a.Room, b.Room))
	})
	return list, nil
}

func (s *Station) add(c Call, group string) {
	if !slices.Contains(s.Calls, c) {
		s.Calls = append(s.Calls, c)
	}
	if !slices.Contains(s.Groups, group) {
		s.Groups = append(s.Groups, group)
	}
}
