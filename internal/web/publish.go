package web

import (
	"encoding/json"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"time"

	"certame/edital"
	"certame/internal/docket"
	"certame/internal/installation"
	"certame/internal/intake"
	"certame/internal/jobs"
	"certame/internal/locale"
	"certame/internal/render/lists"
	"certame/internal/store"
	"certame/internal/web/fault"
	"certame/internal/web/parts"
)

// publish is what waits to be published, what was, and the way to propose more.
func (v *visit) publish() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	p := publishPage{subject: c, MayPropose: v.may("ato.propor")}
	if p.Waiting, err = v.proposalTable(c); err != nil {
		return err
	}
	if p.Acts, err = v.actTable(c); err != nil {
		return err
	}
	f := v.within(c, "Publicar")
	f.Printed = true
	return v.show("publicar", f, p)
}

type publishPage struct {
	*subject
	MayPropose    bool
	Waiting, Acts parts.Table
}

// kindNames are the kinds of acts, as people read them.
var kindNames = map[string]string{
	docket.Lists: "Listas e ordem de convocação", docket.Package: "Pacote aberto", docket.Reversal: "Estorno de fato",
	docket.FirstResult: "Resultado provisório das comissões", docket.LastResult: "Resultado definitivo das comissões",
}

func (v *visit) proposalTable(c *subject) (parts.Table, error) {
	t := parts.Table{
		ID: "propostas", Stacked: true, Caption: "À espera da segunda pessoa", Columns: []parts.Column{{Text: "Ato"}, {Text: "Proposto por"}, {Text: "Em"}, {Text: "Divulgação"}},
		Empty: parts.Empty{Title: "Nada espera confirmação.", Text: "Uma pessoa propõe o ato e outra o confirma; até lá, nada sai."},
	}
	list, err := v.Store.Proposals(v.ctx(), c.ID)
	if err != nil {
		return t, err
	}
	names := v.names()
	for _, p := range list {
		release := ""
		if prepared, err := docket.PreparedOf(p.Payload); err == nil && p.Kind != docket.Reversal {
			release = releaseWords(prepared.Release)
		}
		t.Rows = append(t.Rows, parts.Row{Cells: []parts.Cell{{Text: kindNames[p.Kind], Address: c.Address() + "/publicar/propostas/" + p.ID}, {Text: names(p.By)}, {Text: locale.Moment(p.At)}, {Text: release}}})
	}
	return t, nil
}

// releaseWords is when an act may be read.
func releaseWords(at time.Time) string {
	if at.IsZero() {
		return "assim que confirmado"
	}
	return locale.Moment(at)
}

func (v *visit) actTable(c *subject) (parts.Table, error) {
	t := parts.Table{
		ID: "atos", Stacked: true, Caption: "Atos confirmados", Columns: []parts.Column{{Text: "Número", Numeric: true}, {Text: "Ato"}, {Text: "Propôs e confirmou"}, {Text: "Confirmado em"}, {Text: "Divulgação"}},
		Empty: parts.Empty{Title: "Nenhum ato ainda.", Text: "O que for confirmado fica aqui, com quem propôs, quem confirmou e o resumo criptográfico; nunca muda."},
	}
	acts, err := v.Store.Acts(v.ctx(), c.ID)
	if err != nil {
		return t, err
	}
	names := v.names()
	for _, a := range acts {
		release := releaseWords(a.ReleaseAt)
		if !a.ReleaseAt.IsZero() && a.ReleaseAt.After(v.Clock()) {
			release += " (sob embargo)"
		}
		t.Rows = append(t.Rows, parts.Row{Cells: []parts.Cell{{Text: locale.Whole(a.Number)}, {Text: kindNames[a.Kind], Address: c.Address() + "/publicar/atos/" + strconv.Itoa(a.Number)}, {Text: names(a.ProposedBy) + "; " + names(a.ConfirmedBy)}, {Text: locale.Moment(a.At)}, {Text: release}}})
	}
	return t, nil
}

// names gives the name of an account, asked once.
func (v *visit) names() func(store.AccountID) string {
	known := map[store.AccountID]string{}
	return func(id store.AccountID) string {
		if name, is := known[id]; is {
			return name
		}
		known[id] = "conta retirada"
		if a, err := v.Store.Account(v.ctx(), id); err == nil {
			known[id] = a.Name
		}
		return known[id]
	}
}

// proposeForm asks what to publish.
func (v *visit) proposeForm() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	return v.askPublish(http.StatusOK, &proposePage{subject: c, Kind: docket.Lists, Formats: []string{"pdf", "html", "xlsx"}})
}

type proposePage struct {
	*subject
	Kind, Release           string
	Seats, Approved, Called string
	Formats, Posts, Lists   []string // chosen
	CPF                     bool
	AllPosts, AllLists      []parts.Option
	Problems                *fault.Fault
}

// Totals are the three numbers that each of the two people types.
func (p *proposePage) Totals() []parts.Field { return totalFields(p.Seats, p.Approved, p.Called) }

func totalFields(seats, approved, called string) []parts.Field {
	const help = "Digite o número que você espera, conferido fora do sistema. Se for outro, nada sai."
	return []parts.Field{
		{Name: "vagas", Label: "Total de vagas", Kind: "number", Value: seats, Required: true, Help: help},
		{Name: "aprovadas", Label: "Total de pessoas aprovadas", Kind: "number", Value: approved, Required: true, Help: help},
		{Name: "convocadas", Label: "Total de pessoas convocadas", Kind: "number", Value: called, Required: true, Help: help},
	}
}

func (v *visit) askPublish(status int, p *proposePage) error {
	if p.Computed() {
		terms, err := v.Docket.Terms(v.ctx(), p.ID, p.Last.Revision)
		if err != nil {
			return err
		}
		p.options(terms)
	}
	return v.render(status, "publicar-propor", v.within(p.subject, "Propor publicação", parts.Link{Text: "Publicar", Address: p.Address() + "/publicar"}), p)
}

func (p *proposePage) options(t *edital.Terms) {
	for i := range t.Posts {
		one := &t.Posts[i]
		p.AllPosts = append(p.AllPosts, parts.Option{Value: one.Code, Text: postTitle(one), Chosen: slices.Contains(p.Posts, one.Code)})
	}
	q := listQuery{terms: t}
	codes := []string{lists.OrderCode, edital.OpenCode}
	for _, g := range t.Groups {
		codes = append(codes, g.Code)
	}
	for _, code := range codes {
		text := "Ordem de convocação"
		if code != lists.OrderCode {
			text = q.listTitle(code)
		}
		p.AllLists = append(p.AllLists, parts.Option{Value: code, Text: text, Chosen: slices.Contains(p.Lists, code)})
	}
}

// FormatOptions are the formats of a document.
func (p *proposePage) FormatOptions() (list []parts.Option) {
	for _, f := range [...]parts.Option{{Value: "pdf", Text: "PDF/A, com código QR", Chosen: false}, {Value: "html", Text: "HTML", Chosen: false}, {Value: "xlsx", Text: "Excel (XLSX)", Chosen: false}, {Value: "ods", Text: "OpenDocument (ODS)", Chosen: false}, {Value: "json", Text: "JSON", Chosen: false}} {
		f.Chosen = slices.Contains(p.Formats, f.Value)
		list = append(list, f)
	}
	return list
}

// propose asks for the documents to be made; they wait for a second person.
func (v *visit) propose() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	if err := v.r.ParseForm(); err != nil {
		return badForm(err)
	}
	form := v.r.PostForm
	p := &proposePage{
		subject: c, Kind: form.Get("tipo"), Release: form.Get("divulgacao"), Seats: form.Get("vagas"), Approved: form.Get("aprovadas"), Called: form.Get("convocadas"),
		Formats: form["formato"], Posts: form["cargo"], Lists: form["lista"], CPF: form.Get("cpf") == "sim",
	}
	plan, err := p.plan(v.Clock())
	if err == nil && !c.Fresh() {
		err = docket.ErrStale
	}
	if err != nil {
		return v.publishAgain(p, err)
	}
	params, err := json.Marshal(installation.Publication{Version: c.Last.Number, Plan: plan})
	if err != nil {
		return err
	}
	job, _, err := v.Jobs.Ask(v.ctx(), jobs.Task{Kind: installation.Publishing, Contest: string(c.ID), By: string(v.who.Account), Params: params})
	if err != nil {
		return err
	}
	return v.redirect(c.Address() + "/trabalhos/" + job.ID)
}

func (v *visit) publishAgain(p *proposePage, err error) error {
	f := fault.Of(err)
	if f.Status != http.StatusUnprocessableEntity {
		return err
	}
	p.Problems = f
	return v.askPublish(f.Status, p)
}

func (p *proposePage) plan(now time.Time) (plan docket.Plan, err error) {
	plan = docket.Plan{Kind: p.Kind, Choice: lists.Choice{Posts: p.Posts, Lists: p.Lists, CPF: p.CPF}, Formats: p.Formats}
	if plan.Totals, err = totalsTyped(p.Seats, p.Approved, p.Called); err != nil {
		return plan, err
	}
	plan.Release, err = releaseTyped(p.Release, now)
	return plan, err
}

func totalsTyped(seats, approved, called string) (t docket.Totals, err error) {
	for _, one := range []struct {
		name, text string
		into       *int
	}{{"vagas", seats, &t.Seats}, {"aprovadas", approved, &t.Approved}, {"convocadas", called, &t.Called}} {
		if *one.into, err = strconv.Atoi(strings.TrimSpace(one.text)); err != nil || *one.into < 0 {
			return t, intake.Refuse([]intake.Problem{{Column: one.name, Value: one.text, What: "não é um número", Remedy: "Digite o total que você espera, só com algarismos."}})
		}
	}
	return t, nil
}

// releaseTyped reads the hour of the release, as a browser writes it, in Brasília.
func releaseTyped(text string, now time.Time) (time.Time, error) {
	if text == "" {
		return time.Time{}, nil
	}
	for _, layout := range [...]string{"2006-01-02T15:04", "2006-01-02T15:04:05", "02/01/2006 15:04", "02/01/2006 15:04:05"} {
		at, err := time.ParseInLocation(layout, text, locale.Brasilia)
		if err == nil && at.After(now) {
			return at, nil
		}
		if err == nil {
			return at, intake.Refuse([]intake.Problem{{Column: "divulgacao", Value: text, What: "já passou", Remedy: "Deixe vazio para divulgar assim que outra pessoa confirmar."}})
		}
	}
	return time.Time{}, intake.Refuse([]intake.Problem{{Column: "divulgacao", Value: text, What: "não é dia e hora", Remedy: "Escreva como 10/03/2026 14:00, no horário de Brasília."}})
}
