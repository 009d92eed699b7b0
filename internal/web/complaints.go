package web

import (
	"net/url"

	"certame/fraud"
	"certame/internal/complaint"
	"certame/internal/locale"
	"certame/internal/web/parts"
)

// complaintsShown is how many complaints a page lists.
const complaintsShown = 50

// complaints lists what was told and the proceedings, each with what is owed next.
func (v *visit) complaints() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	p := complaintsPage{subject: c}
	if p.Law, err = v.fraudLaw(c.ID); err != nil {
		return err
	}
	if p.Proceedings, err = v.proceedingsTable(c); err != nil {
		return err
	}
	if p.Complaints, err = v.complaintsTable(c); err != nil {
		return err
	}
	f := v.within(c, "Denúncias")
	f.Wide = true
	v.w.Header().Set("Cache-Control", "no-store")
	return v.show("denuncias", f, p)
}

type complaintsPage struct {
	*subject
	Law                     fraudLaw
	Proceedings, Complaints parts.Table
}

func (v *visit) proceedingsTable(c *subject) (parts.Table, error) {
	t := parts.Table{
		ID: "apuracoes", Stacked: true, Caption: "Apurações", Columns: []parts.Column{{Text: "Inscrição"}, {Text: "Reserva"}, {Text: "Onde está"}, {Text: "O que é devido a seguir"}, {Text: "Prazo"}},
		Empty: parts.Empty{Title: "Nenhuma apuração.", Text: "Uma apuração começa quando se admite uma denúncia ou se registra um indício."},
	}
	list, err := v.Complaints.Proceedings(v.ctx(), c.ID)
	for _, p := range list {
		row := parts.Row{Cells: []parts.Cell{{Text: p.Registration, Address: proceedingAddress(c, p.ID)}, {Text: p.Group}, {Text: v.Complaints.Stage(p)}, {}, {}}}
		for i, duty := range p.State.Owed(p.Case, v.Complaints.Today()) {
			if i > 0 {
				row.Cells[3].Text += "; "
			}
			row.Cells[3].Text += locale.FraudDuty(p.Wording(), duty)
			row.Cells[4] = dutyCell(duty)
		}
		t.Rows = append(t.Rows, row)
	}
	return t, err
}

func dutyCell(d fraud.Duty) parts.Cell {
	switch {
	case d.Until.ISO() == "":
		return parts.Cell{Text: "sem prazo fixado"}
	case d.Overdue:
		return parts.Cell{Tag: &parts.Tag{Kind: "alerta", Text: "vencido em " + d.Until.Brazilian()}}
	}
	return parts.Cell{Text: "até " + complaint.LastSecond(d.Until)}
}

func (v *visit) complaintsTable(c *subject) (parts.Table, error) {
	t := parts.Table{
		ID: "denuncias", Stacked: true, Caption: "Denúncias recebidas", Columns: []parts.Column{{Text: "Recebida em"}, {Text: "Situação"}, {Text: "Quem denunciou"}},
		Empty: parts.Empty{Title: "Nenhuma denúncia recebida.", Text: "O que se contar na página pública do certame aparece aqui."},
	}
	after := v.r.URL.Query().Get("depois-de")
	list, err := v.Complaints.Complaints(v.ctx(), c.ID, after, complaintsShown)
	for _, one := range list {
		who := "sem identificação"
		if one.Report.Name != "" {
			who = "identificou-se"
		}
		state := string(one.State)
		if n := len(one.Exchange); n > 0 && !one.Exchange[n-1].Asked {
			state += ", complementada"
		}
		t.Rows = append(t.Rows, parts.Row{Cells: []parts.Cell{{Text: locale.Moment(one.At), Address: complaintAddress(c, one.ID)}, {Tag: &parts.Tag{Kind: complaintKinds[one.State], Text: state}}, {Text: who}}})
	}
	if len(list) == complaintsShown {
		q := url.Values{"depois-de": {list[len(list)-1].ID}}
		t.Pages = &parts.Pages{Label: "Mais denúncias", After: "?" + q.Encode(), First: 1, Last: len(list)}
	}
	return t, err
}

var complaintKinds = map[complaint.State]string{complaint.Waiting: "alerta", complaint.Accepted: "informacao", complaint.Dismissed: "neutra"}

func complaintsAddress(c *subject) string { return c.Address() + "/denuncias" }

func complaintAddress(c *subject, id string) string {
	return complaintsAddress(c) + "/recebidas/" + url.PathEscape(id)
}

func proceedingAddress(c *subject, id string) string {
	return complaintsAddress(c) + "/apuracoes/" + url.PathEscape(id)
}
