package web

import (
	"strconv"

	"certame/internal/docket"
	"certame/internal/locale"
	"certame/internal/store"
	"certame/internal/web/fault"
	"certame/internal/web/parts"
)

func publicAddress(c store.Contest, act int) string {
	return "/publico/" + c.Slug + "/atos/" + strconv.Itoa(act)
}

// publishedAct is one act, with its files and why each field is shown or hidden.
func (v *visit) publishedAct() error {
	c, a, err := v.releasedAct()
	if err != nil {
		return err
	}
	p, err := docket.PreparedOf(a.Payload)
	if err != nil {
		return err
	}
	page := publicActPage{Contest: c, Act: a, Prepared: p, Released: locale.Moment(a.Hour()), Gate: gateTable(p.Gate), Hidden: hiddenTable(p)}
	page.Files = fileTable(a.Files, publicAddress(c, a.Number)+"/")
	page.Logged = v.logged(c, &a)
	if a.Kind == docket.Lists {
		page.Read = []parts.Link{{Text: "Ler as listas aqui", Address: publicAddress(c, a.Number) + "/listas", Icon: "list-ol"}, {Text: "Consultar pelo número de inscrição", Address: "/publico/" + c.Slug + "/consulta", Icon: "search"}}
	}
	f := Frame{Title: kindNames[a.Kind] + ", ato " + strconv.Itoa(a.Number), Printed: true, Trail: []parts.Link{{Text: "Início", Address: "/", Icon: "home"}, {Text: "Publicações", Address: "/publico"}, {Text: c.Title, Address: "/publico/" + c.Slug}}}
	return v.showPublic("publico-ato", f, &page)
}

type publicActPage struct {
	Contest             store.Contest
	Act                 store.Act
	Prepared            docket.Prepared
	Released            string
	Logged              Logged
	Gate, Hidden, Files parts.Table
	Read                []parts.Link // ways to read it without a file
}

// releasedAct is the act of the address, once its hour has come: before, it is as if
// there were none.
func (v *visit) releasedAct() (c store.Contest, a store.Act, err error) {
	if c, err = v.Store.ContestBySlug(v.ctx(), v.r.PathValue("certame")); err != nil {
		return c, a, err
	}
	number, err := strconv.Atoi(v.r.PathValue("ato"))
	if err != nil {
		return c, a, fault.NotFound("ato")
	}
	a, err = v.Docket.PublishedAct(v.ctx(), c.ID, number)
	return c, a, err
}

// publishedFile gives a file of an act: the bytes under an address never change.
func (v *visit) publishedFile() error {
	c, a, err := v.releasedAct()
	if err != nil {
		return err
	}
	content, file, err := v.Docket.OpenPublished(v.ctx(), c.ID, a.Number, v.r.PathValue("arquivo"))
	if err != nil {
		return err
	}
	defer content.Close() //nolint:errcheck // only read
	v.w.Header().Set("Cache-Control", "public, max-age=31536000, immutable")
	return v.give(content, file, c.Slug+"-ato"+strconv.Itoa(a.Number)+"-"+file.Name)
}
