package web

import (
	"slices"

	"certame/internal/web/parts"
)

type mapPage struct {
	Main     []parts.Link
	Open     []parts.Link // to anybody, beside the main menu
	Contests []mapOfContest
	More     bool
}

type mapOfContest struct {
	Title string
	Pages []parts.Link
}

// mapMost is how many contests the map opens: who has more goes by the list of them.
const mapMost = 20

// siteMap is every page that who asks may open, in one place (eMAG 3.1, standard elements).
func (v *visit) siteMap() error {
	p := mapPage{Main: v.mainMenu(), Open: []parts.Link{{Text: "O que é feito dos seus dados", Address: "/privacidade"}}}
	if v.who.Known() {
		p.Open = slices.Insert(p.Open, 0, parts.Link{Text: "Minha conta", Address: "/conta"})
	} else {
		p.Open = slices.Insert(p.Open, 0, parts.Link{Text: "Entrar", Address: "/entrar"}, parts.Link{Text: "Criar conta ou trocar a senha", Address: "/cadastro"})
	}
	if v.who.Known() {
		if err := v.mapContests(&p); err != nil {
			return err
		}
	}
	return v.show("mapa", Frame{Title: "Mapa das páginas", Trail: home}, p)
}

// mapContests opens the contests of who asks, each with the roles held in it.
func (v *visit) mapContests(p *mapPage) error {
	list, err := v.listed()
	if err != nil {
		return err
	}
	p.More = len(list) > mapMost
	for _, c := range list[:min(len(list), mapMost)] {
		held, _, err := v.gate.Roles(v.ctx(), v.who, c.ID)
		if err != nil {
			return err
		}
		within := *v
		within.held = held
		one := mapOfContest{c.Title, within.menu((&subject{Contest: c}).standing())}
		if len(one.Pages) > 0 {
			p.Contests = append(p.Contests, one)
		}
	}
	return nil
}
