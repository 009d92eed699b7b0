package web

import (
	"encoding/json"
	"net/url"
	"slices"
	"strconv"

	"certame/internal/situation"
	"certame/internal/store"
)

func ownExplain(c *subject, registration, post string) string {
	return c.Address() + "/minha-situacao/explicar?" + url.Values{"inscricao": {registration}, "cargo": {post}}.Encode()
}

type ownExplainPage struct {
	ownPlaceOf
	Registration, When, State, JSON string
	Act                             Link
}

// explainOwn is the chain of sentences by which a person is where they are, each with its
// article (LGPD, art. 20).
func (v *visit) explainOwn() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	o, place, err := v.explained(c)
	if err != nil {
		return err
	}
	stand := v.stand(c, &o)
	p := ownExplainPage{ownPlaceOf: placeWords(c, &o, place), Registration: o.Registration, When: stand.When, State: stand.State, Act: stand.Act}
	p.JSON = c.Address() + "/minha-situacao/explicar.json?" + v.r.URL.RawQuery
	f := v.within(c, "Por que estou nesta posição", Link{Text: "Minha situação", Address: c.Address() + "/minha-situacao"})
	f.Printed, f.Light = true, true
	return v.show("minha-situacao-explicar", f, p)
}

// explained is the place asked for, if it is of the person who asks: of another it is as
// if it were not there. Without a post it is the first of the person.
func (v *visit) explained(c *subject) (situation.Own, *situation.Place, error) {
	o, err := v.Situations.OwnOne(v.ctx(), v.account(), c.ID, v.r.URL.Query().Get("inscricao"))
	if err != nil {
		return o, nil, err
	}
	post := v.r.URL.Query().Get("cargo")
	at := slices.IndexFunc(o.Person.Places, func(p situation.Place) bool { return p.Post == post || post == "" })
	if at < 0 {
		return o, nil, store.ErrNotFound
	}
	return o, &o.Person.Places[at], nil
}

// explainOwnJSON is the same for programs.
func (v *visit) explainOwnJSON() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	o, place, err := v.explained(c)
	if err != nil {
		return err
	}
	return v.giveJSON("explicacao.json", map[string]any{
		"certame": c.Slug, "inscricao": o.Registration, "ato": o.Act.Number, "publicado_em": o.Released.In(brasilia), "resultado": o.State, "sha256_listas_csv": o.Digest, "cargo": place,
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
