package web

import (
	"errors"
	"net/url"
	"slices"
	"strings"

	"certame"
	"certame/internal/custody"
	"certame/internal/intake/boards"
	"certame/internal/locale"
	"certame/internal/sitting"
	"certame/internal/store"
	"certame/internal/web/parts"
)

// termCell is when the term of secrecy was signed, and what is still missing of it.
func termCell(a boards.Appointment, one sitting.Sitter) parts.Cell {
	switch {
	case !one.Signed.IsZero() && one.Votes:
		return parts.Cell{Text: locale.Moment(one.Signed)}
	case !one.Signed.IsZero():
		return parts.Cell{Text: locale.Moment(one.Signed) + ", sem senha de voto"}
	case a.Member.Term != certame.NoDate:
		return parts.Cell{Text: a.Member.Term.Brazilian() + ", em papel"}
	}
	return parts.Cell{Tag: &parts.Tag{Kind: "erro", Text: "não assinado"}}
}

// loginOf is by which account a member enters.
func (v *visit) loginOf(one sitting.Sitter) (parts.Cell, error) {
	if one.Account == "" {
		return parts.Cell{Tag: &parts.Tag{Kind: "alerta", Text: "sem conta"}}, nil
	}
	a, err := v.Store.Account(v.ctx(), one.Account)
	if errors.Is(err, store.ErrNotFound) {
		return parts.Cell{Tag: &parts.Tag{Kind: "alerta", Text: "conta que não há mais"}}, nil
	}
	return parts.Cell{Text: a.Login}, err
}

// onBoard refuses what would be of a member who is not designated.
func (v *visit) onBoard(c *subject, code string) error {
	b, err := v.Docket.Boards(v.ctx(), c.ID)
	if err == nil && !slices.ContainsFunc(b.Roster.List, func(a boards.Appointment) bool { return a.Code == code }) {
		err = &custody.Refusal{Code: "MEMBRO", What: "«" + code + "» não é código de quem compõe comissão deste certame.", Remedy: "Confira o código na página Comissões, ou designe antes a pessoa."}
	}
	return err
}

// certificatesBy are the certificates in custody, by the code of the member; the last of
// each.
func (v *visit) certificatesBy(c *subject) (map[string]custody.Object, error) {
	list, err := v.Custody.OfKind(v.ctx(), c.ID, custody.Certificate)
	by := map[string]custody.Object{}
	for _, o := range list {
		if o.Gone.IsZero() {
			by[strings.TrimPrefix(o.Registration, certificateOf)] = o
		}
	}
	return by, err
}

// certificateCell leads to the certificate of a member or, for who composes, to where it
// is attached.
func (p *groupPage) certificateCell(a boards.Appointment) parts.Cell {
	o, there := p.certificates[a.Code]
	switch {
	case there:
		return parts.Cell{Text: "Ver o de " + nameOr(a), Address: p.Address() + "/guarda/" + o.ID}
	case p.MayCompose:
		return parts.Cell{Text: "Juntar o de " + nameOr(a), Address: p.Address() + "/certificados?" + url.Values{"membro": {a.Code}}.Encode()}
	}
	return parts.Cell{Tag: &parts.Tag{Kind: "alerta", Text: "não juntado"}}
}

// underWay says of the cases open for votes by a board, or by any (the zero one), what a
// change of the composition is to them: nothing.
func underWay(p *sitting.Panel, board boards.Seat) (list []parts.Message) {
	for _, u := range p.UnderWay {
		if board != (boards.Seat{}) && u.Board != board {
			continue
		}
		m := parts.Message{
			Kind:   "informacao",
			Title:  boardTitle(u.Board) + " de " + p.Terms.Code(u.Board.Modality) + ": " + locale.Count(len(u.Cases), "processo aberto", "processos abertos") + " para votação.",
			Text:   "Seguem com a composição com que foram abertos: quem entra agora não vota neles, e mudar a planilha não tira quem já estava.",
			Remedy: "Para que um suplente vote neles no lugar de quem sai, use Substituir.",
		}
		if len(u.Gone) > 0 {
			m.Text += " Já não está na composição e ainda vota neles, de código " + strings.Join(u.Gone, ", ") + "."
		}
		list = append(list, m)
	}
	return list
}
