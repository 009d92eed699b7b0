package web

import (
	"errors"
	"net/http"
	"strings"

	"certame/internal/locale"
	"certame/internal/rights"
	"certame/internal/store"
	"certame/internal/web/parts"
)

type ownRightsPage struct {
	*subject
	Here, Data, Situation string
	Fields                []parts.Field
	Asked                 parts.Table
	Problem               *parts.Message
	Done                  bool
}

// ownRights is what people may ask about their own data in one place: to have it, to
// have it corrected, to understand what was made of it, to know with whom it is shared
// and who read it (LGPD, arts. 18 and 20).
func (v *visit) ownRights() error { return v.showRights(http.StatusOK, nil, nil) }

func (v *visit) showRights(status int, problem *parts.Message, refused error) error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	p := ownRightsPage{subject: c, Here: c.Address() + "/meus-direitos", Data: c.Address() + "/minha-situacao/meus-dados.json", Problem: problem, Done: v.r.URL.Query().Has("pedido")}
	if v.offered("/certames/{certame}/minha-situacao") {
		p.Situation = c.Address() + "/minha-situacao"
	}
	ties, err := v.Store.CandidaciesOf(v.ctx(), v.account(), c.ID)
	if err != nil {
		return err
	}
	if len(ties) > 0 {
		p.Fields = correctionFields(ties, v.r.PostFormValue)
		wrongField(p.Fields, refused)
		p.Problem = tied(p.Problem, p.Fields)
	}
	list, err := v.Rights.Own(v.ctx(), v.account(), c.ID)
	if err != nil {
		return err
	}
	p.Asked = askedTable(list)
	f := v.within(c, "Meus direitos")
	f.Light = true
	return v.render(status, "meus-direitos", f, p)
}

func correctionFields(ties []store.Candidacy, value func(string) string) []parts.Field {
	registration := parts.Field{Name: "inscricao", Label: "Inscrição", Kind: "select", Required: true}
	for _, tie := range ties {
		registration.Options = append(registration.Options, parts.Option{Value: tie.Registration, Text: tie.Registration, Chosen: tie.Registration == value("inscricao")})
	}
	about := parts.Field{Name: "dado", Label: "Que dado está errado", Kind: "select", Required: true}
	for _, f := range rights.Fields() {
		about.Options = append(about.Options, parts.Option{Value: f.Code, Text: f.Label, Chosen: f.Code == value("dado")})
	}
	text := parts.Field{Name: "texto", Label: "O que está errado e como deve ficar", Kind: "textarea", Required: true, Most: rights.MostText, Value: value("texto"), Help: "O texto é guardado cifrado; lê quem responde pelo certame. Opção de reserva se muda na inscrição, dentro do prazo; decisão da comissão, por recurso."}
	return []parts.Field{registration, about, text}
}

// wrongField says beside the field what is wrong with it.
func wrongField(fields []parts.Field, refused error) {
	for name, of := range map[string]error{"dado": rights.ErrField, "texto": rights.ErrText, "desfecho": rights.ErrOutcome} {
		for i := range fields {
			if strings.HasPrefix(fields[i].Name, name) && errors.Is(refused, of) {
				fields[i].Problem = locale.AsSentence(of.Error())
			}
		}
	}
}

func askedTable(list []*rights.Request) parts.Table {
	t := parts.Table{ID: "pedidos", Caption: "Os seus pedidos de correção", Columns: []parts.Column{{Text: "Pedido em"}, {Text: "Inscrição"}, {Text: "Dado"}, {Text: "O que pediu"}, {Text: "Situação"}, {Text: "Resposta"}}, Empty: parts.Empty{Title: "Nenhum pedido até agora."}}
	for _, r := range list {
		state, answer := parts.Tag{Kind: "alerta", Text: "aguarda resposta"}, ""
		if r.Answer != nil {
			state, answer = parts.Tag{Kind: "sucesso", Text: r.Answer.Label()}, r.Answer.Text+" (em "+locale.Moment(r.Answer.At)+")"
		}
		t.Rows = append(t.Rows, parts.Row{Cells: []parts.Cell{{Text: locale.Moment(r.At)}, {Text: r.Registration}, {Text: r.Label()}, {Text: r.Text}, {Tag: &state}, {Text: answer}}})
	}
	return t
}

// askCorrection keeps a request of the person.
func (v *visit) askCorrection() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	err = v.Rights.Ask(v.ctx(), v.account(), c.ID, v.r.PostFormValue("inscricao"), v.r.PostFormValue("dado"), v.r.PostFormValue("texto"))
	if rights.Refused(err) {
		return v.showRights(http.StatusUnprocessableEntity, &parts.Message{Kind: "erro", Title: "O pedido não foi gravado.", Remedy: locale.AsSentence(err.Error()), Announced: true}, err)
	}
	if err != nil {
		return err
	}
	return v.redirect(c.Address() + "/meus-direitos?pedido=1#pedidos")
}
