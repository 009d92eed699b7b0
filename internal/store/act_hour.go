package store

import (
	"cmp"
	"time"
)

// Hour is the moment from which everybody may read the act.
func (a *Act) Hour() time.Time {
	if a.ReleaseAt.After(a.At) {
		return a.ReleaseAt
	}
	return a.At
}

// ByHour is the one order of what was published: by the hour from which each act may be
// read and, of the same hour, by its number. By the number alone, an act that waited
// under an embargo would be older than those that people read while it waited.
func ByHour(a, b Act) int { return cmp.Or(a.Hour().Compare(b.Hour()), cmp.Compare(a.Number, b.Number)) }
