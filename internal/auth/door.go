package auth

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"runtime"
	"time"

	"github.com/alexedwards/scs/v2"

	"certame/internal/intake"
	"certame/internal/secret"
	"certame/internal/store"
)

// Door is where people come in.
type Door struct {
	db       *store.DB
	keys     *secret.Keys
	clock    func() time.Time
	base     *url.URL
	hasher   *hasher
	keyring  *keyring // nil when the address is a number
	govbr    *GovBR   // nil when it is not configured
	sessions *scs.SessionManager
	digests  *digests
	network  *Limit // of attempts from a network
	both     *Limit // of attempts on a name from a network
	joins    *Limit // of accounts asked for from a network
}

// Options are what a door needs of the world.
type Options struct {
	Store *store.DB
	Keys  *secret.Keys
	Base  string           // the address by which people reach the system
	GovBR *GovBRConfig     // nil: off
	Clock func() time.Time // nil: that of the machine
}

// How long a session lasts: without use, and whatever happens.
const (
	idleFor = time.Hour
	lastFor = 12 * time.Hour
)

// New is a door. It refuses an address of http that leaves the machine: whoever is
// on the way would read the passwords and the sessions.
func New(o Options) (*Door, error) {
	base, err := url.Parse(o.Base)
	if err != nil || base.Host == "" || base.Scheme != "https" && (base.Scheme != "http" || !loopback(base)) {
		return nil, intake.Refuse([]intake.Problem{{
			Value: o.Base, What: "o endereço do sistema não é https, e http só serve dentro da própria máquina",
			Remedy: "Diga o endereço https por que as pessoas chegam, como https://certame.orgao.gov.br, ou use 127.0.0.1.",
		}})
	}
	d := &Door{db: o.Store, keys: o.Keys, clock: o.Clock, base: base, hasher: newHasher(today, max(2, runtime.NumCPU()))}
	if d.clock == nil {
		d.clock = time.Now
	}
	d.digests = &digests{db: d.db, keys: d.keys}
	d.network, d.both = NewLimit(30, 5*time.Second, d.clock), NewLimit(10, 10*time.Second, d.clock)
	d.joins = NewLimit(60, 5*time.Second, d.clock) // a carrier has thousands of telephones behind one address
	if d.keyring, err = newKeyring(base, d.issuer()); err != nil {
		return nil, fmt.Errorf("chaves de acesso: %w", err)
	}
	if o.GovBR != nil {
		d.govbr = NewGovBR(*o.GovBR, d.Address(GovBRReturnPath))
	}
	d.sessions = d.newSessions()
	return d, nil
}

// GovBRReturnPath is the path that is registered at gov.br.
const GovBRReturnPath = "/entrar/govbr/volta"

// Address is a path as people reach it.
func (d *Door) Address(path string) string { return d.base.Scheme + "://" + d.base.Host + path }

// issuer is how this system is called in a telephone full of others.
func (d *Door) issuer() string { return "Certame (" + d.base.Hostname() + ")" }

// newSessions keeps sessions in the database and their token in a cookie of this
// host only, which no script reads and which other sites send only by following a
// link. It ends with the browser.
func (d *Door) newSessions() *scs.SessionManager {
	m := scs.New()
	m.Store = store.Sessions{DB: d.db}
	m.Lifetime = lastFor
	m.Cookie.Persist = false
	m.Cookie.Name, m.Cookie.Secure = "certame", d.base.Scheme == "https"
	if m.Cookie.Secure {
		m.Cookie.Name = "__Host-certame"
	}
	m.ErrorFunc = func(w http.ResponseWriter, _ *http.Request, _ error) {
		w.Header().Set("Retry-After", "5")
		http.Error(w, "O banco de dados não respondeu. Tente de novo em alguns instantes.", http.StatusServiceUnavailable)
	}
	return m
}

// Sessions reads the session of each request, and keeps it after.
func (d *Door) Sessions(next http.Handler) http.Handler { return d.sessions.LoadAndSave(next) }

// Clean takes away what is over: sessions, visits and forgotten attempts.
func (d *Door) Clean(ctx context.Context) error {
	_, errSessions := store.Sessions{DB: d.db}.Expire(ctx)
	_, errVisits := d.db.ForgetVisits(ctx, d.clock().Add(-30*24*time.Hour))
	_, errKnocks := d.db.ForgetKnocks(ctx)
	_, errJoins := d.db.ForgetTokens(ctx, linkJoin)
	return errors.Join(errSessions, errVisits, errKnocks, errJoins)
}
