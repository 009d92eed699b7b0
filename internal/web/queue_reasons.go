package web

import (
	"net/http"
	"strings"

	"certame/confirmation"
	"certame/internal/sitting"
	"certame/internal/web/fault"
	"certame/internal/web/parts"
)

// reasonsPage is what a member owes of the reasons of their own votes.
type reasonsPage struct {
	*subject
	List     parts.Link // of what waits for the member, in the instance of the address
	Owed     []owedReasons
	Article  string
	Problems *fault.Fault
}

type owedReasons struct {
	sitting.Turn
	Field parts.Field
}

// reasons lists the votes of the member whose reasons the result waits for.
func (v *visit) reasons() error { return v.askReasons(http.StatusOK, nil) }

func (v *visit) askReasons(status int, problems *fault.Fault) error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	p := &reasonsPage{subject: c, Problems: problems, List: v.listOf(c)}
	if p.Article, err = v.boardArticle(c, confirmation.MajorityBasis); err != nil {
		return err
	}
	list, err := v.Sittings.ReasonsOwed(v.ctx(), v.account(), c.ID)
	if err != nil {
		return err
	}
	for _, turn := range list {
		f := parts.Field{Name: "motivos", Label: "Motivos do voto na inscrição " + turn.Registration, Kind: "textarea", Required: true, Most: 3000, Help: "O voto não muda. Escreva só o que a norma admite como motivo."}
		if v.r.PostFormValue("processo") == turn.ID {
			f.Value = v.r.PostFormValue("motivos")
		}
		p.Owed = append(p.Owed, owedReasons{turn, f})
	}
	return v.render(status, "fila-motivos", v.within(c, "Motivos que devo", p.List), p)
}

// listOf is where the member came from: each instance has pages of its own, and who is of
// the appeal does not reach those of the first.
func (v *visit) listOf(c *subject) parts.Link {
	if strings.HasSuffix(v.r.URL.Path, "/julgar/motivos") {
		return parts.Link{Text: "Recursos a julgar", Address: c.Address() + "/julgar"}
	}
	return parts.Link{Text: "Minha fila", Address: c.Address() + "/minha-fila"}
}

// giveReasons completes those of one vote.
func (v *visit) giveReasons() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	instance := confirmation.First
	if v.r.PostFormValue("instancia") == "recursal" {
		instance = confirmation.OnAppeal
	}
	_, err = v.Sittings.GiveReasons(v.ctx(), v.account(), c.ID, v.r.PostFormValue("processo"), instance, v.r.PostFormValue("motivos"))
	if err == nil {
		return v.redirect(v.listOf(c).Address + "/motivos")
	}
	if f := fault.Of(err); f.Status == http.StatusUnprocessableEntity {
		return v.askReasons(f.Status, f)
	}
	return err
}

// Instancia is the instance in the words of the form.
func (o owedReasons) Instancia() string {
	if o.Instance == confirmation.OnAppeal {
		return "recursal"
	}
	return "comissao"
}

// Empty is said when nothing is owed.
func (p reasonsPage) Empty() parts.Empty {
	return parts.Empty{Title: "Você não deve motivos de nenhum voto.", Text: "Aqui aparece o voto que não confirma sem motivo, ou com motivo que a norma não admite, quando o resultado depende dele."}
}
