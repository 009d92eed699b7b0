package webtest

import (
	"net/http"

	"certame/internal/auth/roles"
	"certame/internal/web"
)

// byCookie takes the role from the browser's word.
type byCookie struct{ p *Platform }

const cookie = "papel"

func (*byCookie) Sessions(next http.Handler) http.Handler { return next }

func (g *byCookie) Who(r *http.Request) web.Person {
	c, err := r.Cookie(cookie)
	if err != nil {
		return web.Person{}
	}
	d, _ := roles.DemandOf(roles.Role(c.Value))
	return web.Person{Account: string(g.p.accounts[roles.Role(c.Value)]), Name: "Conta de " + d.Name}
}

func (*byCookie) Held(r *http.Request, p web.Person, _ string) ([]roles.Role, error) {
	if !p.Known() {
		return nil, nil
	}
	c, err := r.Cookie(cookie)
	return []roles.Role{roles.Role(c.Value)}, err
}

// as sends every request as a person of a role.
type as struct{ role roles.Role }

func (a as) RoundTrip(r *http.Request) (*http.Response, error) {
	if a.role != roles.Public {
		r = r.Clone(r.Context())
		r.AddCookie(&http.Cookie{Name: cookie, Value: string(a.role)})
	}
	return http.DefaultTransport.RoundTrip(r)
}
