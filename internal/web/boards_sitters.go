package web

import (
	"strings"

	"certame"
	"certame/internal/intake/boards"
	"certame/internal/sitting"
)

// termCell is when the term of secrecy was signed, and what is still missing of it.
func termCell(a boards.Appointment, one sitting.Sitter) Cell {
	switch {
	case !one.Signed.IsZero() && one.Votes:
		return Cell{Text: instant(one.Signed)}
	case !one.Signed.IsZero():
		return Cell{Text: instant(one.Signed) + ", sem senha de voto"}
	case a.Member.Term != certame.NoDate:
		return Cell{Text: a.Member.Term.Brazilian() + ", em papel"}
	}
	return Cell{Tag: &Tag{"erro", "não assinado"}}
}

// loginOf is by which account a member enters.
func (v *visit) loginOf(one sitting.Sitter) (Cell, error) {
	if one.Account == "" {
		return Cell{Tag: &Tag{"alerta", "sem conta"}}, nil
	}
	a, err := v.Store.Account(v.ctx(), one.Account)
	return Cell{Text: a.Login}, err
}

// underWay says of the cases open for votes by a board, or by any (the zero one), what a
// change of the composition is to them: nothing.
func underWay(p *sitting.Panel, board boards.Seat) (list []Message) {
	for _, u := range p.UnderWay {
		if board != (boards.Seat{}) && u.Board != board {
			continue
		}
		m := Message{
			Kind:   "informacao",
			Title:  boardTitle(u.Board) + " de " + p.Terms.Code(u.Board.Modality) + ": " + plural(len(u.Cases), "processo aberto", "processos abertos") + " para votação.",
			Text:   "Seguem com a composição com que foram abertos: quem entra agora não vota neles, e mudar a planilha não tira quem já estava.",
			Remedy: "Para que um suplente vote neles no lugar de quem sai, use Substituir.",
		}
		if len(u.Gone) > 0 {
			m.Text += " Já não está na composição e ainda vota neles: " + strings.Join(u.Gone, ", ") + "."
		}
		list = append(list, m)
	}
	return list
}
