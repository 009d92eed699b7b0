package web

import (
	"net/http"

	"certame/confirmation"
	"certame/internal/sitting"
	"certame/internal/web/fault"
	"certame/internal/web/parts"
)

// appeals are the appeals as the secretariat takes them: in, and on to the appeal board. It
// reads neither the reasons nor the votes.
func (v *visit) appeals() error { return v.showAppeals(http.StatusOK, nil) }

type appealsPage struct {
	*subject
	Waiting  []waitingAppeal // for the secretariat
	Table    parts.Table
	Running  parts.Table // terms that run
	Problems *fault.Fault
}

// waitingAppeal is one that the secretariat has to receive or to distribute.
type waitingAppeal struct {
	Registration, Group, Filed, Address string
	Received                            bool
	Boards                              []parts.Option
}

func (v *visit) showAppeals(status int, problems *fault.Fault) error {
	c, err := v.secretariat()
	if err != nil {
		return err
	}
	cases, err := v.Sittings.Cases(v.ctx(), c.ID, confirmation.Appealable, confirmation.AppealVoting, confirmation.ToPublishFinal, confirmation.Settled, confirmation.ForPerson)
	if err != nil {
		return err
	}
	p := appealsPage{subject: c, Problems: problems, Table: parts.Table{
		ID: "recursos", Stacked: true, Caption: "Recursos", Columns: []parts.Column{{Text: "Inscrição"}, {Text: "Grupo"}, {Text: "Interposto em"}, {Text: "Etapa"}, {Text: "Votos", Numeric: true}},
		Empty: parts.Empty{Title: "Nenhum recurso até agora.", Text: "Quem não foi confirmada recorre na própria página, dentro do prazo."},
	}, Running: parts.Table{
		ID: "prazos", Caption: "Prazos que correm", Columns: []parts.Column{{Text: "Inscrição"}, {Text: "Grupo"}, {Text: "Até (horário de Brasília)"}},
		Empty: parts.Empty{Title: "Nenhum prazo de recurso corre agora.", Text: "O prazo começa com a publicação do resultado provisório."},
	}}
	for _, one := range cases {
		if err := v.placeAppeal(&p, one); err != nil {
			return err
		}
	}
	f := v.within(c, "Recursos")
	f.Printed = true
	return v.render(status, "recursos", f, p)
}

func (v *visit) placeAppeal(p *appealsPage, one *sitting.Case) error {
	if one.State.Stage == confirmation.Appealable {
		p.Running.Rows = append(p.Running.Rows, parts.Row{Cells: parts.Cells(one.Registration, one.Group, instantWords(one.State.Deadline))})
		return nil
	}
	receipt := one.Receipt()
	if receipt == nil {
		return nil
	}
	votes, err := v.voteCount(one)
	if err != nil {
		return err
	}
	filed := instantWords(receipt.At)
	p.Table.Rows = append(p.Table.Rows, parts.Row{Cells: []parts.Cell{
		{Text: one.Registration, Address: caseAddress(p.subject, one)}, {Text: one.Group}, {Text: filed}, {Tag: stageTag(one)}, {Text: votes},
	}})
	if one.State.Stage != confirmation.AppealVoting || votes != "—" {
		return nil
	}
	w := waitingAppeal{Registration: one.Registration, Group: one.Group, Filed: filed, Received: one.Last(sitting.Received) != nil, Address: p.Address() + "/recursos/" + one.ID}
	w.Boards, err = v.boardOptions(p.subject, one)
	p.Waiting = append(p.Waiting, w)
	return err
}

// receiveAppeal takes an appeal in, and into the book.
func (v *visit) receiveAppeal() error {
	return v.onAppeal(func(c *subject, id string) error {
		return v.Sittings.ReceiveAppeal(v.ctx(), v.account(), c.ID, id)
	})
}

// distributeAppeal gives it to an appeal board, of other people than the first.
func (v *visit) distributeAppeal() error {
	return v.onAppeal(func(c *subject, id string) error {
		return v.Sittings.Distribute(v.ctx(), v.account(), c.ID, id, v.r.PostFormValue("comissao"))
	})
}

func (v *visit) onAppeal(do func(c *subject, id string) error) error {
	c, err := v.secretariat()
	if err != nil {
		return err
	}
	if err := do(c, v.r.PathValue("recurso")); err != nil {
		f := v.toldOf(c, err)
		if f.Status != http.StatusUnprocessableEntity && f.Status != http.StatusConflict {
			return err
		}
		return v.showAppeals(f.Status, f)
	}
	return v.redirect(c.Address() + "/recursos")
}
