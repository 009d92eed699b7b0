package web

import (
	"net/http"
	"strconv"
	"strings"

	"certame/internal/docket"
	"certame/internal/locale"
	"certame/internal/oversight"
	"certame/internal/web/parts"
)

type oversightPage struct {
	*subject
	MayCovered, MayWhole bool
	Problem              *parts.Message
	Ask                  []parts.Field
	Given                parts.Table
}

// overseen is what who oversees may receive of a contest, and, for the agency too, what
// was given whole.
func (v *visit) overseen() error { return v.showOverseen(http.StatusOK, oversight.Ground{}) }

func (v *visit) showOverseen(status int, g oversight.Ground) error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	p := oversightPage{subject: c, MayCovered: v.may("controle.extrato"), MayWhole: v.may("controle.integral")}
	p.Ask = groundFields(g, status != http.StatusOK)
	if status != http.StatusOK {
		p.Problem = &parts.Message{Kind: "erro", Title: "Falta o fundamento, e nada foi entregue.", Remedy: "Escreva o processo ou ofício e o motivo.", Announced: true}
		p.Problem.Fields = toCorrect(p.Ask)
	}
	if p.Given, err = v.givenWhole(c); err != nil {
		return err
	}
	f := v.within(c, "Controle")
	f.Printed = true
	return v.render(status, "controle", f, p)
}

func groundFields(g oversight.Ground, asked bool) []parts.Field {
	file := parts.Field{
		Name: "processo", Label: "Processo ou ofício", Value: g.Case, Required: true, Most: oversight.MostCase,
		Help: "O número do processo, da requisição ou do ofício que pede o extrato.",
	}
	reason := parts.Field{
		Name: "motivo", Label: "Motivo", Kind: "textarea", Value: g.Reason, Required: true, Most: oversight.MostReason,
		Help: "Por que o extrato encoberto não basta, em ao menos " + strconv.Itoa(oversight.LeastReason) + " letras, sem nome nem CPF de ninguém: fica no registro de acessos e nesta página.",
	}
	if asked && !g.HasCase() {
		file.Problem = "Escreva o número, com ao menos " + strconv.Itoa(oversight.LeastCase) + " letras ou algarismos."
	}
	if asked && !g.HasReason() {
		reason.Problem = "Escreva o motivo em palavras, com ao menos " + strconv.Itoa(oversight.LeastReason) + " letras."
	}
	return []parts.Field{file, reason}
}

func toCorrect(fields []parts.Field) (out []parts.Link) {
	for _, f := range fields {
		if f.Problem != "" {
			out = append(out, parts.Link{Text: f.Label, Address: "#" + f.Name})
		}
	}
	return out
}

// givenMost is how many whole extracts the page shows; the log has them all.
const givenMost = 200

func (v *visit) givenWhole(c *subject) (parts.Table, error) {
	t := parts.Table{
		ID: "integrais", Stacked: true, Caption: "Extratos entregues sem encobrimento", Columns: []parts.Column{{Text: "Quando"}, {Text: "Quem"}, {Text: "Fundamento"}},
		Empty: parts.Empty{Title: "Nenhum extrato sem encobrimento foi pedido.", Text: "Cada um aparece aqui, com quem pediu e por quê, para o controle e para o órgão."},
	}
	list, err := v.Store.AccessesOf(v.ctx(), c.ID, docket.HandedWhole, givenMost)
	names := v.names()
	for _, a := range list {
		_, ground, _ := strings.Cut(a.Object, " ") // before it stands what there was to give
		t.Rows = append(t.Rows, parts.Row{Cells: parts.Cells(locale.Moment(a.At), names(a.Account), ground)})
	}
	return t, err
}
