package web

import (
	"net/http"

	"certame/confirmation"
	"certame/internal/locale"
	"certame/internal/sitting"
	"certame/internal/web/parts"
)

// queuePage is what a member has to do: one person at a time.
type queuePage struct {
	*subject
	NeedsTerm bool
	Next      *sitting.Turn
	Waiting   string
	Cast      string // commitment of the vote just cast
	Done      string // draft to take off the device
}

// GroupName is the group of the next case, in words.
func (p queuePage) GroupName() string { return groupName(p.Next.Rules) }

// Doing is what comes first in the next case.
func (p queuePage) Doing() string {
	if p.Next.Declared {
		return "Votar"
	}
	return "Abrir o próximo processo"
}

// queue shows the next case of a member.
func (v *visit) queue() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	p := &queuePage{subject: c}
	if p.NeedsTerm, err = v.needsTerm(c.ID); err != nil {
		return err
	}
	if !p.NeedsTerm {
		list, more, err := v.Sittings.Queue(v.ctx(), v.account(), c.ID, confirmation.First)
		if err != nil {
			return err
		}
		if len(list) > 0 {
			p.Next, p.Waiting = &list[0], waiting(len(list), more)
		}
	}
	if p.Cast = v.r.URL.Query().Get("voto"); p.Cast != "" {
		p.Done = v.draft(v.r.URL.Query().Get("processo"))
	}
	return v.render(http.StatusOK, "fila", v.within(c, "Minha fila"), p)
}

func waiting(n int, more bool) string {
	text := locale.Count(n, "processo espera o seu voto", "processos esperam o seu voto")
	if more {
		return "mais de " + text
	}
	return text
}

// draft is the name under which the device keeps what a member is writing of a case:
// of this account only, for a tablet passes from hand to hand.
func (v *visit) draft(id string) string { return "rascunho/" + string(v.account()) + "/" + id }

// Sign is said to who has not signed the term.
func (p queuePage) Sign() parts.Empty {
	return parts.Empty{
		Title: "Antes da fila, o termo de confidencialidade.", Text: "Nenhum dado de sessão é mostrado a quem não o assinou.",
		Next: []parts.Link{{Text: "Ler e assinar o termo", Address: p.Address() + "/termo", Icon: "lock"}},
	}
}

// Nothing is said when no case waits.
func (p queuePage) Nothing() parts.Empty {
	return parts.Empty{Title: "Nenhum processo espera o seu voto.", Text: "Quando a secretaria abrir um processo para a sua comissão, ele aparece aqui. Recarregue a página durante a sessão."}
}
