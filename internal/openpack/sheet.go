package openpack

import (
	"bufio"
	"io"
	"slices"
	"strconv"

	"certame"
	"certame/contest"
	"certame/edital"
	"certame/publication"
)

// sheet writes entrada/candidatos.csv: comma, dot, LF, as machines read.
type sheet struct {
	o     *contest.Outcome
	lines []publication.Line
	tied  bool // some line has an order among equals
	buf   []byte
}

func writeSheet(w io.Writer, o *contest.Outcome, lines []publication.Line) error {
	s := &sheet{o: o, lines: lines}
	for _, l := range lines {
		s.tied = s.tied || l.Order > 0 || slices.ContainsFunc(l.Choices, func(c publication.Choice) bool { return c.Order > 0 })
	}
	out := bufio.NewWriterSize(w, 1<<16)
	s.header()
	for _, l := range lines {
		if _, err := out.Write(s.buf); err != nil {
			return err
		}
		s.buf = s.buf[:0]
		s.line(l)
	}
	if _, err := out.Write(s.buf); err != nil {
		return err
	}
	return out.Flush()
}

func (s *sheet) marked() bool { return s.o.Base().Informed || s.o.Phases == nil }

func (s *sheet) header() {
	s.buf = append(s.buf, "inscricao,cargo,opcoes"...)
	if s.marked() {
		s.buf = append(s.buf, ",nota_final"...)
	}
	for _, c := range s.o.Base().Components {
		s.buf = append(append(s.buf, ','), c.Name...)
	}
	for _, g := range s.o.Terms.Groups {
		if g.Confirmation != certame.ConfirmationNone {
			s.buf = append(append(s.buf, ",confirmacao_"...), g.Code...)
		}
	}
	s.buf = append(s.buf, ",situacao,sub_judice"...)
	if s.o.Phases == nil {
		s.buf = append(s.buf, ",no_corte_ac"...) // with phases it comes of them
	}
	if s.tied {
		s.buf = append(s.buf, ",ordem_inscricao"...)
	}
	s.buf = append(s.buf, '\n')
}

func (s *sheet) line(l publication.Line) {
	r, t := s.o.Base(), s.o.Terms
	options, confirmed, denied, flags := s.o.Settled(l.Person)
	s.buf = append(append(s.buf, l.ID(r)...), ',')
	s.each(l, func(c publication.Choice) { s.buf = append(s.buf, t.Posts[r.Post[c.Row]].Code...) })
	s.buf = append(s.buf, ',')
	s.options(options)
	if s.marked() {
		s.buf = append(s.buf, ',')
		s.each(l, func(c publication.Choice) { s.buf = certame.AppendScore(s.buf, r.Score[c.Row], '.', r.Places) })
	}
	for _, component := range r.Components {
		s.buf = append(s.buf, ',')
		s.each(l, func(c publication.Choice) { s.buf = certame.AppendScore(s.buf, component.Scores[c.Row], '.', 0) })
	}
	for i, g := range t.Groups {
		if g.Confirmation != certame.ConfirmationNone {
			s.buf = append(append(s.buf, ','), settled(certame.Modality(i+1), options, confirmed, denied, flags, t.Absence == edital.AbsenceEliminates)...)
		}
	}
	s.buf = append(append(s.buf, ','), stateWords[s.state(l)]...)
	s.buf = append(append(s.buf, ','), yes(flags&certame.FlagSubJudice != 0)...)
	if s.o.Phases == nil {
		s.buf = append(append(s.buf, ','), insideCut(flags)...)
	}
	if s.tied {
		s.buf = append(s.buf, ',')
		s.each(l, func(c publication.Choice) {
			if c.Order > 0 {
				s.buf = strconv.AppendInt(s.buf, int64(c.Order), 10)
			}
		})
	}
	s.buf = append(s.buf, '\n')
}

// each writes a value of each post of a line, with | between them.
func (s *sheet) each(l publication.Line, write func(c publication.Choice)) {
	if l.Choices == nil {
		write(publication.Choice{Row: l.Person, Order: l.Order})
		return
	}
	for i, c := range l.Choices {
		if i > 0 {
			s.buf = append(s.buf, '|')
		}
		write(c)
	}
}

// state is whether somebody is out. Facts say it of the person; an application apart
// from its person has no facts, and says it itself.
func (s *sheet) state(l publication.Line) certame.State {
	if l.Choices != nil && l.Pseudonym > 0 {
		return s.o.Roll.State[l.Person]
	}
	return s.o.Base().State[l.Person]
}

func (s *sheet) options(set certame.GroupSet) {
	for i, m := range set.Modalities() {
		if i > 0 {
			s.buf = append(s.buf, '|')
		}
		s.buf = append(s.buf, s.o.Terms.Code(m)...)
	}
}

// settled is what the board decided; how it came to be denied is not published,
// except not coming where that eliminates, since the result rests on it.
func settled(m certame.Modality, options, confirmed, denied certame.GroupSet, flags certame.Flag, eliminates bool) string {
	switch {
	case !options.Has(m):
		return ""
	case denied.Has(m) && flags&certame.FlagMissedConfirmation != 0 && eliminates:
		return "ausente"
	case denied.Has(m):
		return "nao_confirmada"
	case confirmed.Has(m):
		return "confirmada"
	}
	return ""
}

// stateWords say no more than that somebody is out.
var stateWords = map[certame.State]string{
	certame.StateActive: "", certame.StateWithdrawn: "desistente", certame.StateAbsent: "ausente", certame.StateEliminated: "eliminada",
	certame.StateFraud: "eliminada", certame.StateVoided: "sem_efeito", certame.StateDeceased: "eliminada",
	certame.StateNoShow: "desistente", certame.StateDismissed: "desistente",
}

func yes(is bool) string {
	if is {
		return "sim"
	}
	return ""
}

func insideCut(flags certame.Flag) string {
	if flags&certame.FlagOutsideCut != 0 {
		return "nao"
	}
	return ""
}
