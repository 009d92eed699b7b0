package auth

import (
	"net/netip"
	"sync"
	"time"

	"golang.org/x/time/rate"
)

// Limit lets so many things through for each key, kept in the memory of this
// process: with several replicas each counts by itself, and the limit of all is
// the sum. What must hold whatever the number of replicas (mistakes of a name) is
// counted in the database instead.
type Limit struct {
	every rate.Limit
	burst int
	now   func() time.Time

	mu   sync.Mutex
	keys map[string]*rate.Limiter
	last time.Time // when full buckets were last thrown away
}

// NewLimit lets burst things through at once for a key, and then one each time.
func NewLimit(burst int, each time.Duration, now func() time.Time) *Limit {
	return &Limit{every: rate.Every(each), burst: burst, now: now, keys: map[string]*rate.Limiter{}}
}

// Allow takes one from the key; *Wait says how long until there is one.
func (l *Limit) Allow(key string) error {
	l.mu.Lock()
	defer l.mu.Unlock()
	now := l.now()
	l.sweep(now)
	one, known := l.keys[key]
	if !known {
		one = rate.NewLimiter(l.every, l.burst)
		l.keys[key] = one
	}
	if one.AllowN(now, 1) {
		return nil
	}
	turn := one.ReserveN(now, 1)
	defer turn.CancelAt(now)
	return &Wait{turn.DelayFrom(now)}
}

// sweep forgets, once a minute, the keys whose bucket is full again: they behave
// as keys never seen, and the memory of a long attack is given back.
func (l *Limit) sweep(now time.Time) {
	if now.Sub(l.last) < time.Minute {
		return
	}
	l.last = now
	for key, one := range l.keys {
		if one.TokensAt(now) >= float64(l.burst) {
			delete(l.keys, key)
		}
	}
}

// Network is the key of an address: the address itself in IPv4, the network of a
// home in IPv6, where one machine has as many addresses as it wants. The port is
// taken away, and so is what says it is IPv4 inside IPv6.
func Network(remote string) string {
	address, err := netip.ParseAddr(remote)
	if withPort, errPort := netip.ParseAddrPort(remote); errPort == nil {
		address, err = withPort.Addr(), nil
	}
	if err != nil {
		return "desconhecido"
	}
	address = address.Unmap().WithZone("")
	if address.Is6() {
		home, _ := address.Prefix(64)
		return home.String()
	}
	return address.String()
}
