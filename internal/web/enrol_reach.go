package web

import (
	"strconv"
	"strings"

	"certame/internal/enrolment"
	"certame/internal/locale"
	"certame/internal/web/parts"
	"certame/registration"
)

type reachPage struct {
	*subject
	Here     string
	Seen     int
	Revision int
	Message  parts.Message
	Lost     parts.Table
	Seats    parts.Table
	Period   parts.Table
}

// enrolReach is whom the edital as it is now reaches, of those who registered by the one
// before, seen before it is received by.
func (v *visit) enrolReach() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	v.takeLong()
	t, err := v.Enrolments.Term(v.ctx(), c.ID)
	if err != nil {
		return err
	}
	r, err := v.Enrolments.Reach(v.ctx(), c.ID)
	if err != nil {
		return err
	}
	here := c.Address() + "/inscricoes"
	p := reachPage{subject: c, Here: here, Seen: t.Number, Revision: r.Revision, Message: reachMessage(&r), Lost: lostTable(&r), Seats: seatsMovedTable(&r)}
	if r.Moved() {
		p.Period = periodTable(&r)
	}
	f := v.within(c, "Quem o edital atual alcança", parts.Link{Text: "Inscrições", Address: here})
	f.Printed = true
	return v.show("inscricoes-edital", f, p)
}

func reachMessage(r *enrolment.Reach) parts.Message {
	if r.People == 0 {
		return parts.Message{Kind: "sucesso", Title: "De " + locale.Count(r.All, "inscrição", "inscrições") + ", nenhuma diz algo que o edital atual não tenha."}
	}
	return parts.Message{
		Kind: "alerta", Title: locale.Count(r.People, "inscrição diz", "inscrições dizem") + " algo que o edital atual não tem, de " + locale.Whole(r.All) + ".",
		Text:   "Nada muda nelas: ficam como a pessoa declarou, e a apuração vai apontar o que não existe mais.",
		Remedy: "Avise essas pessoas a tempo de mudarem a opção, ou corrija o edital antes de receber por ele.",
	}
}

var lostWords = map[string]string{enrolment.LostPost: "Cargo que não há mais", enrolment.LostGroup: "Grupo que não há mais", enrolment.LostOrder: "Mais de um cargo, e não há mais ordem de preferência"}

func lostTable(r *enrolment.Reach) parts.Table {
	t := parts.Table{
		ID: "alcancadas", Caption: "Inscrições alcançadas", Columns: []parts.Column{{Text: "O quê"}, {Text: "Código"}, {Text: "Inscrições", Numeric: true}, {Text: "Quais"}},
		Empty: parts.Empty{Title: "Nenhuma inscrição é alcançada.", Text: "Todas as escolhas feitas continuam no edital atual."},
	}
	for _, l := range r.Lost {
		which := strings.Join(l.Registrations, ", ")
		if more := l.People - len(l.Registrations); more > 0 {
			which += " e mais " + locale.Whole(more)
		}
		t.Rows = append(t.Rows, parts.Row{Cells: parts.Cells(lostWords[l.Kind], said(l.Code != "", l.Code, "–"), locale.Whole(l.People), which)})
	}
	return t
}

func seatsMovedTable(r *enrolment.Reach) parts.Table {
	t := parts.Table{ID: "vagas", Caption: "Cargos com outras vagas", Columns: []parts.Column{{Text: "Cargo"}, {Text: "Vagas antes", Numeric: true}, {Text: "Vagas agora", Numeric: true}, {Text: "Reserva"}, {Text: "Inscrições no cargo", Numeric: true}}}
	for _, s := range r.Seats {
		t.Rows = append(t.Rows, parts.Row{Cells: parts.Cells(s.Post, strconv.Itoa(s.Before), strconv.Itoa(s.After), said(s.Before == s.After, "mudou a divisão por lista", "muda com o total"), locale.Whole(s.People))})
	}
	return t
}

func periodTable(r *enrolment.Reach) parts.Table {
	words := func(p registration.Period) []string { return []string{instantWords(p.Opens), instantWords(p.Closes)} }
	return parts.Table{ID: "prazo", Caption: "O prazo", Columns: []parts.Column{{Text: "Edital"}, {Text: "Começa"}, {Text: "Termina"}}, Rows: []parts.Row{
		{Cells: parts.Cells(append([]string{"por que se recebem"}, words(r.Before)...)...)}, {Cells: parts.Cells(append([]string{"atual"}, words(r.After)...)...)},
	}}
}
