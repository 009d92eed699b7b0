package enrolment

import (
	"sync"
	"time"

	"certame"
	"certame/edital"
	"certame/internal/docket"
	"certame/internal/locale"
	"certame/internal/secret"
	"certame/internal/store"
)

// Enrolments are the registrations of the contests of a docket.
type Enrolments struct {
	db     *store.DB
	docket *docket.Docket
	keys   *secret.Keys
	kept   keyring
	rules  shelf
	lines  lines
}

// Open keeps registrations beside the contests of a docket, sealed under the master keys.
func Open(db *store.DB, keys *secret.Keys, d *docket.Docket) *Enrolments {
	return &Enrolments{
		db: db, docket: d, keys: keys,
		kept:  keyring{keys: map[store.ContestID][]byte{}},
		rules: shelf{of: map[shelfKey]*Rules{}},
		lines: lines{of: map[store.ContestID]*line{}},
	}
}

// By is the same by another clock, for who shows or tries the limits of a period.
func (e *Enrolments) By(clock func() time.Time) *Enrolments {
	db := *e.db
	db.Now = clock
	return Open(&db, e.keys, e.docket)
}

// keyring keeps the keys of contests that were opened.
type keyring struct {
	sync.Mutex
	keys map[store.ContestID][]byte
}

// instantOf is a time as the law counts it: the civil second of Brasília.
func instantOf(t time.Time) edital.Instant {
	t = t.In(locale.Brasilia)
	return edital.Instant{
		Date:   certame.MustDate(t.Year(), int(t.Month()), t.Day()),
		Second: t.Hour()*3600 + t.Minute()*60 + t.Second(),
	}
}

// timeOf is when a civil second of Brasília begins.
func timeOf(i edital.Instant) time.Time {
	year, month, day := i.Date.Civil()
	return time.Date(year, time.Month(month), day, 0, 0, i.Second, 0, locale.Brasilia).UTC()
}

// note writes in the access log who did what.
func (e *Enrolments) note(by store.AccountID, contest store.ContestID, action, object string) store.Access {
	return store.Access{At: e.db.Now(), Account: by, Contest: contest, Action: action, Object: object}
}
