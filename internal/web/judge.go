package web

import (
	"errors"
	"net/http"
	"net/url"

	"certame/confirmation"
	"certame/internal/sitting"
	"certame/internal/web/fault"
	"certame/internal/web/parts"
)

// judge lists the appeals distributed to the member.
func (v *visit) judge() error {
	c, err := v.secretariat()
	if err != nil {
		return err
	}
	turns, more, err := v.Sittings.Queue(v.ctx(), v.account(), c.ID, confirmation.OnAppeal)
	if err != nil {
		return err
	}
	t := parts.Table{
		ID: "recursos", Caption: "Recursos distribuídos a você", Columns: []parts.Column{{Text: "Inscrição"}, {Text: "Grupo"}, {Text: "Situação"}},
		Empty: parts.Empty{Title: "Nenhum recurso espera o seu voto.", Text: "Quando a secretaria distribuir um recurso à sua comissão, ele aparece aqui."},
	}
	for _, turn := range turns {
		t.Rows = append(t.Rows, parts.Row{Cells: []parts.Cell{
			{Text: turn.Registration, Address: judgeAddress(c, turn.ID)}, {Text: turn.Group}, {Text: said(turn.Declared, "a examinar e votar", "declare antes se há impedimento")},
		}})
	}
	return v.show("julgar", v.within(c, "Recursos a julgar"), struct {
		*subject
		Table parts.Table
		More  bool
	}{c, t, more})
}

func judgeAddress(c *subject, id string) string { return c.Address() + "/julgar/" + url.PathEscape(id) }

// judgeAppeal is the file of one appeal, to a member of its board: the elements together,
// what each number of votes would decide, and the vote once all was opened.
func (v *visit) judgeAppeal() error {
	c, err := v.secretariat()
	if err != nil {
		return err
	}
	return v.showJudge(http.StatusOK, c, judgePage{})
}

type judgePage struct {
	*subject
	Here                string
	Registration, Group string
	Declared            bool
	Kinds               []parts.Option
	Elements            []element
	Ready               bool // every element was opened
	Effects             []Told
	Doubt               bool // the procedure knows reasonable doubt
	Vote, Reason        string
	Problems            *fault.Fault
	Warnings            []parts.Message // of what a vote should not rest on, pointed out once
}

// element is one of the file: shown once it was opened.
type element struct {
	Code, Title, Article string
	Opened               bool
	Lines                []string     // of the opinion and of the reasons
	Objects              []parts.Link // films and documents in custody
	None                 string       // that there is nothing to see, which is opened too
}

func (v *visit) showJudge(status int, c *subject, p judgePage) error {
	id := v.r.PathValue("recurso")
	front, err := v.Sittings.Front(v.ctx(), v.account(), c.ID, id)
	if err != nil {
		return notMine(err)
	}
	if front.Instance != confirmation.OnAppeal {
		return fault.NotFound("recurso")
	}
	p.subject, p.Here, p.Registration, p.Group, p.Declared = c, judgeAddress(c, id), front.Registration, front.Group, front.Declared
	for _, k := range sitting.ImpedimentKinds() {
		p.Kinds = append(p.Kinds, parts.Option{Value: k.Code, Text: k.Text})
	}
	if p.Declared {
		if err := v.fillJudge(&p, c, id); err != nil {
			return err
		}
	}
	return v.render(status, "julgar-recurso", v.within(c, "Recurso da inscrição "+p.Registration, parts.Link{Text: "Recursos a julgar", Address: c.Address() + "/julgar"}), p)
}

// notMine answers alike of an appeal that is of others, of none, and of another contest.
func notMine(err error) error {
	for _, other := range []error{sitting.ErrNotMember, sitting.ErrNotOpen, sitting.ErrNotDistributed, sitting.ErrNotSeat} {
		if errors.Is(err, other) {
			return fault.NotFound("recurso")
		}
	}
	return err
}

func (v *visit) fillJudge(p *judgePage, c *subject, id string) error {
	one, member, err := v.Sittings.AppealFile(v.ctx(), v.account(), c.ID, id)
	if err != nil {
		return notMine(err)
	}
	examined := one.Examined(member)
	p.Ready = len(examined) == len(one.Elements())
	p.Doubt = one.Rules.Procedure == confirmation.Phenotype
	p.Effects = appealEffects(one)
	for _, e := range one.Elements() {
		shown, err := v.element(c, one, e, examined)
		if err != nil {
			return err
		}
		p.Elements = append(p.Elements, shown)
	}
	return nil
}
