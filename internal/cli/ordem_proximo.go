package cli

import (
	"fmt"

	"certame/appointment"
	"certame/contest"
	"certame/internal/cli/usage"
	"certame/internal/render/tables"
)

type ordemProximo struct {
	Folder    string `name:"pasta" default:"." placeholder:"P" help:"Pasta do certame (padrão: a atual)."`
	Post      string `name:"cargo" placeholder:"C" help:"Código do cargo; dispensável se só há um."`
	On        string `name:"em" placeholder:"DD/MM/AAAA" help:"Dia da pergunta, ou fato (f12): o livro como estava; nas Forças Armadas ninguém é chamado no lugar de quem saiu depois da matrícula."`
	Appointed int    `name:"ja-nomeadas" default:"0" placeholder:"N" help:"Sem livro de fatos: quantas pessoas da ordem já foram nomeadas (padrão: nenhuma)."`
}

type nextJSON struct {
	Post   string       `json:"cargo"`
	Call   int          `json:"convocacao"`
	Seat   int          `json:"vaga"`
	Label  string       `json:"rotulo"`
	ID     string       `json:"inscricao"`
	Reason string       `json:"motivo"`
	Opens  bool         `json:"depende_de_nova_vaga"`
	Passed []passedJSON `json:"a_frente,omitempty"`
	Duties []dutyJSON   `json:"prazos,omitempty"`
}

// Run says who is called next. After the seats there are, the answer is who would
// be called if one more opened, labelled as R-09 says.
func (c *ordemProximo) Run(s *session) error {
	until, err := moment(c.On)
	if err != nil {
		return err
	}
	if c.Appointed < 0 {
		return usage.Error("--ja-nomeadas não pode ser negativo")
	}
	l, err := s.loadedAt(c.Folder, until)
	if err != nil {
		return err
	}
	if len(l.Book.Entries) > 0 {
		return c.fromBook(s, l)
	}
	o, err := l.Compute(s.ctx, true)
	if err != nil {
		return err
	}
	p, err := s.findPost(o, c.Post)
	if err != nil {
		return err
	}
	next, err := s.nextCall(o, p, c.Appointed)
	if err != nil {
		return err
	}
	if err := s.checkReplacement(o.Terms, c.On, next); err != nil {
		return err
	}
	return s.answerNext(next, len(p.Allocation.Labels))
}

// answerNext says who is next, or that nobody is.
func (s *session) answerNext(next *nextJSON, seats int) error {
	if next == nil {
		fmt.Fprintln(s.Err, "Não há mais ninguém a convocar "+s.word("neste cargo")+".")
		return outcomeError(ExitPending)
	}
	if s.root.JSON {
		return s.writeJSON(next)
	}
	if next.Opens {
		fmt.Fprintln(s.Out, s.whenOneOpens(seats))
	}
	fmt.Fprintf(s.Out, "%dª convocação %s %s: inscrição %s, vaga %d, lista %s\n", next.Call, s.word("do cargo"), next.Post, next.ID, next.Seat, next.Label)
	fmt.Fprintf(s.Out, "Motivo: %s\n", next.Reason)
	s.printPassed(next.Passed)
	s.printDuties(next.Duties)
	return nil
}

// widePool: the percentages of a pool wider than the post count all its seats.
func (s *session) widePool() string {
	notice := s.word("edital")
	return "todas as vagas do " + notice + " já têm pessoa, e neste " + notice + " os percentuais incidem sobre um conjunto de " + s.word("cargos") +
		": a modalidade da próxima vaga depende da política de distribuição do " + notice
}

// whenOneOpens introduces an answer about a seat that does not exist yet.
func (s *session) whenOneOpens(seats int) string {
	if seats == 0 {
		return s.word("O cargo") + " tem só cadastro de reserva; quando abrir vaga:"
	}
	return "Todas as vagas do " + s.word("edital") + " já têm pessoa; se abrir mais uma:"
}

// nextCall is the call after those already appointed, opening seats one by one
// when the edital's are used up: each is frozen when its holder is appointed.
func (s *session) nextCall(o *contest.Outcome, p *contest.Post, appointed int) (*nextJSON, error) {
	result, seats := p.Appointment, len(p.Allocation.Labels)
	if appointed >= len(result.Calls) && len(result.Calls) == seats {
		w := o.World(p)
		labels := w.Labels
		for n := seats + 1; n <= min(appointed, w.People)+1; n++ {
			var alone bool
			if labels, alone = o.LaterLabels(p, labels, n); !alone {
				return nil, usage.Error(s.widePool())
			}
		}
		var err error
		if result, err = appointment.Appoint(w.WithSeats(labels)); err != nil {
			return nil, err
		}
	}
	if appointed >= len(result.Calls) {
		return nil, nil
	}
	call := result.Calls[appointed]
	later := *p
	later.Appointment = result
	return &nextJSON{
		Post: o.Terms.Posts[p.Index].Code, Call: call.Number, Seat: call.Seat, Label: o.Terms.Code(call.Label),
		ID: string(o.Roll.IDs.At(p.Lists.Order[call.Rank])), Reason: tables.Reason(o, &later, call), Opens: call.Opened > seats,
	}, nil
}
