package web

import (
	"context"
	"crypto/rand"
	"errors"
	"net"
	"net/url"
	"sync"
	"time"

	"certame/internal/auth"
	"certame/internal/auth/roles"
	"certame/internal/web/fault"

	"github.com/pquerna/otp/totp"
)

// Demonstration is an account of each role that anybody on this machine enters by one
// click. Each enters as people do, with a password and a code, by the same door: what
// is shown is the real thing.
type Demonstration struct {
	door  *auth.Door
	mutex sync.Mutex
	roles map[roles.Role]*demoAccount
}

type demoAccount struct {
	link, login, password string
	codes                 []string // of recovery, each good for one entry
}

// NewDemonstration makes the accounts.
func NewDemonstration(ctx context.Context, door *auth.Door) (*Demonstration, error) {
	d := &Demonstration{door: door, roles: map[roles.Role]*demoAccount{}}
	for _, r := range append(roles.Given(), roles.Account) {
		if err := d.make(ctx, r); err != nil {
			return nil, err
		}
	}
	return d, nil
}

func (d *Demonstration) make(ctx context.Context, r roles.Role) error {
	about, _ := roles.DemandOf(r)
	a := &demoAccount{login: DemoLogin(r), password: rand.Text()}
	account, link, err := d.door.Register(ctx, auth.Person{}, auth.Newcomer{Login: a.login, Name: about.Name + " (demonstração)"})
	if err != nil {
		return err
	}
	a.link = link
	d.roles[r] = a
	if r == roles.Account {
		return nil
	}
	return d.door.Grant(ctx, auth.Person{Account: account.ID}, account.ID, "", r)
}

// DemoLogin is the name of the account of a role.
func DemoLogin(r roles.Role) string { return "demo-" + string(r) }

// enter signs the browser in with the role's account.
func (d *Demonstration) enter(ctx context.Context, r roles.Role, network, browser string) error {
	d.mutex.Lock()
	defer d.mutex.Unlock()
	a := d.roles[r]
	if a == nil {
		return fault.NotFound("papel")
	}
	if a.link != "" {
		return d.first(ctx, a, browser)
	}
	_, err := d.door.Enter(ctx, auth.Try{Name: a.login, Password: a.password, Network: network, Browser: browser})
	if err != nil {
		return err
	}
	code := a.codes[0]
	if err := d.door.Code(ctx, code, browser); err != nil {
		return err
	}
	if a.codes = a.codes[1:]; len(a.codes) == 0 {
		return d.moreCodes(ctx, a)
	}
	return nil
}

// first uses the link of the account, and registers its application of codes.
func (d *Demonstration) first(ctx context.Context, a *demoAccount, browser string) error {
	if _, err := d.door.UseLink(ctx, a.link, a.password, browser); err != nil {
		return err
	}
	a.link = ""
	p, err := d.door.Who(ctx)
	if err != nil {
		return err
	}
	_, letters, err := d.door.AskTOTP(ctx, p)
	if err != nil {
		return err
	}
	code, err := totp.GenerateCode(letters, time.Now())
	if err != nil {
		return err
	}
	if err := d.door.ConfirmTOTP(ctx, p, code); err != nil {
		return err
	}
	return d.moreCodes(ctx, a)
}

func (d *Demonstration) moreCodes(ctx context.Context, a *demoAccount) error {
	p, err := d.door.Who(ctx)
	if err != nil {
		return err
	}
	a.codes, err = d.door.NewRecoveryCodes(ctx, p)
	return err
}

type demoPage struct{ Roles []roles.Demand }

// askDemo lists the roles, each with what it is for.
func (v *visit) askDemo() error {
	if err := v.demoOnly(); err != nil {
		return err
	}
	page := demoPage{}
	for _, d := range roles.Demands() {
		if v.Demo.roles[d.Role] != nil {
			page.Roles = append(page.Roles, d)
		}
	}
	return v.show("demonstracao", Frame{Title: "Demonstração", Trail: home}, page)
}

func (v *visit) enterDemo() error {
	if err := v.demoOnly(); err != nil {
		return err
	}
	err := v.Demo.enter(v.ctx(), roles.Role(v.r.PathValue("papel")), v.network(), v.browser())
	if err != nil {
		return v.doorFault(err)
	}
	return v.redirect("/certames")
}

// demoOnly hides the pages from every server that is not a demonstration, and from
// whoever is not on its machine.
func (v *visit) demoOnly() error {
	host, _, errFrom := net.SplitHostPort(v.r.RemoteAddr)
	asked, errTo := url.Parse("http://" + v.r.Host)
	if err := errors.Join(errFrom, errTo); v.Demo == nil || err != nil || !net.ParseIP(host).IsLoopback() || !net.ParseIP(asked.Hostname()).IsLoopback() {
		return fault.NotFound("página")
	}
	return nil
}
