package sitting

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

// Sittings are the boards of the contests of a docket.
type Sittings struct {
	db     *store.DB
	docket *docket.Docket
	keys   *secret.Keys
	kept   *keyring
	cost   cost
	turns  chan struct{} // deriving a key takes memory: a few at a time
}

// Open keeps cases beside the contests of a docket, sealed under the master keys.
func Open(db *store.DB, keys *secret.Keys, d *docket.Docket) *Sittings {
	return &Sittings{db: db, docket: d, keys: keys, kept: &keyring{keys: map[store.ContestID][]byte{}}, cost: today, turns: make(chan struct{}, 2)}
}

// keyring keeps the keys of contests that were opened.
type keyring struct {
	sync.Mutex
	keys map[store.ContestID][]byte
}

// in is the same inside a transaction.
func (s *Sittings) in(tx *store.DB) *Sittings {
	inside := *s
	inside.db = tx
	return &inside
}

// InstantOf is a time as the law counts it: the civil second of Brasília.
func InstantOf(t time.Time) edital.Instant {
	t = t.In(locale.Brasilia)
	return edital.Instant{
		Date:   certame.MustDate(t.Year(), int(t.Month()), t.Day()),
		Second: t.Hour()*3600 + t.Minute()*60 + t.Second(),
	}
}

// Now is the clock of the store, by which deadlines are held.
func (s *Sittings) Now() edital.Instant { return InstantOf(s.db.Now()) }

func before(a, b edital.Instant) bool {
	return a.Date < b.Date || a.Date == b.Date && a.Second < b.Second
}

// note writes in the access log who did what to which case.
func (s *Sittings) note(by store.AccountID, contest store.ContestID, action, object string) store.Access {
	return store.Access{At: s.db.Now(), Account: by, Contest: contest, Action: action, Object: object}
}
