package webtest

import (
	"sync"
	"time"
)

// Hands are those of a clock that runs from where a test put it: a whole day goes by,
// and the term of an appeal after it, without waiting.
type Hands struct {
	mutex sync.Mutex
	ahead time.Duration
}

// At is a clock that begins at an instant.
func At(t time.Time) *Hands { return &Hands{ahead: time.Until(t)} }

// Now is what it shows.
func (h *Hands) Now() time.Time {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	return time.Now().Add(h.ahead)
}

// Put puts it at an instant.
func (h *Hands) Put(t time.Time) {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	h.ahead = time.Until(t)
}

// now is the clock for who takes one; nil of no clock.
func (h *Hands) now() func() time.Time {
	if h == nil {
		return nil
	}
	return h.Now
}
