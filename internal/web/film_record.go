package web

import (
	"errors"
	"net/http"
	"slices"
	"strings"

	"certame/confirmation"
	"certame/internal/custody"
	"certame/internal/locale"
	"certame/internal/sitting"
	"certame/internal/store"
	"certame/internal/web/parts"
)

type filmPage struct {
	*subject
	Problem, Done *parts.Message
	Group         parts.Field
	Registration  parts.Field
	File          parts.Field
	Article       string
	Create        string // where pieces are sent
}

// recordFilm is the page by which the secretariat films a person, or sends a film that
// was made elsewhere.
func (v *visit) recordFilm() error { return v.showFilm(http.StatusOK, nil) }

func (v *visit) showFilm(status int, problem *parts.Message) error {
	c, err := v.contest()
	if err == nil {
		err = v.Sittings.Signed(v.ctx(), v.account(), c.ID)
	}
	if err != nil {
		return err
	}
	query := v.r.URL.Query()
	p := filmPage{
		subject: c, Problem: problem, Create: c.Address() + "/envios/" + custody.Film,
		Registration: parts.Field{Name: "inscricao", Label: "Inscrição da pessoa", Value: query.Get("inscricao"), Required: true, Most: 60},
		File: parts.Field{
			Name: "arquivo", Label: "Filme gravado em outro aparelho", Kind: "file", Required: true, Accept: ".webm,.mp4,.mov,video/webm,video/mp4,video/quicktime",
			Help: "WebM, MP4 ou MOV, até 4 GiB. Se a conexão cair, o envio continua de onde parou.",
		},
	}
	if p.Group, err = v.filmedGroup(c, query.Get("grupo")); err != nil {
		return err
	}
	if p.Article, err = v.boardArticle(c, confirmation.FilmingBasis); err != nil {
		return err
	}
	if p.Done, err = v.keptMessage(c); err != nil {
		return err
	}
	v.w.Header().Set("Permissions-Policy", "camera=(self), geolocation=(), microphone=(self)")
	return v.render(status, "gravar", v.within(c, "Gravar a filmagem"), p)
}

// filmedGroup asks of which of the groups whose procedure is filmed it is.
func (v *visit) filmedGroup(c *subject, chosen string) (parts.Field, error) {
	f, err := v.groupField(c, chosen)
	if err != nil {
		return f, err
	}
	rules, err := v.Sittings.Rules(v.ctx(), c.ID)
	f.Options = slices.DeleteFunc(f.Options, func(o parts.Option) bool {
		return !slices.ContainsFunc(rules, func(r *confirmation.Rules) bool { return r.Code() == o.Value && r.Procedure == confirmation.Phenotype })
	})
	return f, err
}

// mayFilm holds that who films signed the term (S11), and that the person has a case in
// the group: a film of nobody would be seen by nobody.
func (v *visit) mayFilm(c *subject, group, registration string) error {
	if err := v.Sittings.Signed(v.ctx(), v.account(), c.ID); err != nil {
		return err
	}
	_, err := v.Sittings.CaseOf(v.ctx(), c.ID, group, registration)
	if errors.Is(err, store.ErrNotFound) || errors.Is(err, sitting.ErrNoBoard) {
		return &custody.Refusal{Code: "SEM-PROCESSO", What: "Esta inscrição não tem processo aberto neste grupo.", Remedy: "Confira o número e o grupo na página da secretaria."}
	}
	return err
}

// groupField asks of which group of the reserve it is.
func (v *visit) groupField(c *subject, chosen string) (parts.Field, error) {
	terms, err := v.Docket.Terms(v.ctx(), c.ID, 0)
	if err != nil {
		return parts.Field{}, err
	}
	f := parts.Field{Name: "grupo", Label: "Grupo", Kind: "select", Required: true}
	for _, g := range terms.Groups {
		label := g.Label
		if label == "" {
			label = g.Code
		}
		f.Options = append(f.Options, parts.Option{Value: g.Code, Text: locale.Capital(strings.TrimSpace(label)), Chosen: g.Code == chosen})
	}
	return f, nil
}

// receiveFilm keeps a film sent without the script of the page.
func (v *visit) receiveFilm() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	o, err := v.receiveForm(c, custody.Film)
	return v.sentForm(c.Address()+"/gravar", o, err, v.showFilm)
}
