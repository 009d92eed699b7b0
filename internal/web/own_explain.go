package web

import (
	"encoding/json"
	"net/url"
	"strconv"

	"certame/internal/locale"
	"certame/internal/situation"
	"certame/internal/store"
	"certame/internal/web/parts"
)

func ownExplain(c *subject, registration, post string) string {
	return c.Address() + "/minha-situacao/explicar?" + url.Values{"inscricao": {registration}, "cargo": {post}}.Encode()
}

type ownExplainPage struct {
	ownPlaceOf
	Registration, When, State, JSON string
	Act                             parts.Link
}

// explainOwn is the chain of sentences by which a person is where they are, each with its
// article (LGPD, art. 20).
func (v *visit) explainOwn() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	o, told, place, err := v.explained(c)
	if err != nil {
		return err
	}
	p := ownExplainPage{ownPlaceOf: placeWords(c, &o, place), Registration: o.Registration, When: locale.Moment(told.Released), State: told.State, Act: toldIn(c, told)}
	p.JSON = c.Address() + "/minha-situacao/explicar.json?" + v.r.URL.RawQuery
	f := v.within(c, "Por que estou nesta posição", parts.Link{Text: "Minha situação", Address: c.Address() + "/minha-situacao"})
	f.Printed, f.Light = true, true
	return v.show("minha-situacao-explicar", f, p)
}

// explained is the place asked for, and the act that tells it, if it is of the person who
// asks: of another it is as if it were not there. Without a post it is the first of the
// person.
func (v *visit) explained(c *subject) (situation.Own, *situation.Told, *situation.Place, error) {
	o, err := v.Situations.OwnOne(v.ctx(), v.account(), c.ID, v.r.URL.Query().Get("inscricao"))
	if err != nil {
		return o, nil, nil, err
	}
	post := v.r.URL.Query().Get("cargo")
	for _, t := range o.All() {
		for i := range t.Person.Places {
			if post == "" || t.Person.Places[i].Post == post {
				return o, t, &t.Person.Places[i], nil
			}
		}
	}
	return o, nil, nil, store.ErrNotFound
}

// explainOwnJSON is the same for programs.
func (v *visit) explainOwnJSON() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	o, told, place, err := v.explained(c)
	if err != nil {
		return err
	}
	return v.giveJSON("explicacao.json", map[string]any{
		"certame": c.Slug, "inscricao": o.Registration, "ato": told.Act.Number, "publicado_em": told.Released.In(locale.Brasilia), "resultado": told.State, "sha256_listas_csv": told.Digest, "cargo": place,
	})
}

// giveJSON gives a file that only who asks may have.
func (v *visit) giveJSON(name string, data any) error {
	text, err := json.MarshalIndent(data, "", "  ")
	if err != nil {
		return err
	}
	h := v.w.Header()
	h.Set("Content-Type", "application/json; charset=utf-8")
	h.Set("Content-Disposition", "attachment; filename="+strconv.Quote(name))
	h.Set("Cache-Control", "no-store")
	v.w.Write(append(text, '\n')) //nolint:errcheck // who asked may be gone
	return nil
}
