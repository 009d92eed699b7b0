package web

import (
	"strings"
	"time"

	"certame/internal/enrolment"
	"certame/internal/locale"
	"certame/internal/store"
	"certame/internal/web/parts"
)

// shownPublicly is a contest that everybody reads: it receives registrations here, or
// published something.
type shownPublicly struct {
	Contest store.Contest
	Acts    int
	Last    time.Time // of the last act
	Lists   bool      // there is a result to look a number up in
	Stage   enrolment.Stage
	Closes  string // of registrations
}

// Address is where it is read.
func (s *shownPublicly) Address() string { return "/publico/" + s.Contest.Slug }

// Registers says whether one may register now.
func (s *shownPublicly) Registers() bool { return s.Stage == enrolment.Running }

// Now is how it stands, in a sentence.
func (s *shownPublicly) Now() string {
	switch {
	case s.Registers():
		return "Inscrições abertas até " + s.Closes + ", horário de Brasília."
	case s.Acts > 0:
		return "Última publicação em " + locale.Moment(s.Last) + ", horário de Brasília."
	case s.Stage == enrolment.ToOpen:
		return "As inscrições ainda vão abrir."
	case s.Stage == enrolment.Paused:
		return "Inscrições suspensas pelo órgão."
	}
	return "Inscrições encerradas. O resultado ainda não foi publicado."
}

// everybodysContests are those with every word, the newest first; most 0 is all of them.
func (v *visit) everybodysContests(words string, most int) (list []shownPublicly, err error) {
	all, err := v.Store.AllContests(v.ctx())
	if err != nil {
		return nil, err
	}
	for _, c := range all {
		if !found(words, c.Title, c.Agency, c.Slug) {
			continue
		}
		s, is, err := v.shownPublicly(c)
		if err != nil {
			return nil, err
		}
		if is {
			list = append(list, s)
		}
		if most > 0 && len(list) == most {
			break
		}
	}
	return list, nil
}

func (v *visit) shownPublicly(c store.Contest) (s shownPublicly, is bool, err error) {
	s.Contest = c
	term, err := v.Enrolments.Term(v.ctx(), c.ID)
	if err != nil {
		return s, false, err
	}
	s.Stage, s.Closes = enrolment.StageOf(term, v.Enrolments.Now()), locale.Moment(term.Closes.Add(-time.Second))
	acts, err := v.Docket.Published(v.ctx(), c.ID)
	if err != nil {
		return s, false, err
	}
	if s.Acts = len(acts); s.Acts > 0 {
		s.Last = acts[0].Hour()
	}
	s.Lists = len(v.Lookups.Of(c.ID)) > 0
	return s, s.Acts > 0 || s.Stage != enrolment.Nowhere, nil
}

// publishers lists them, or those that somebody looks for.
func (v *visit) publishers() error {
	words := strings.TrimSpace(v.r.FormValue("q"))
	list, err := v.everybodysContests(words, 0)
	if err != nil {
		return err
	}
	t := parts.Table{
		ID: "certames", Caption: "Certames, do mais novo ao mais antigo", Columns: []parts.Column{{Text: "Certame"}, {Text: "Órgão"}, {Text: "Como está"}, {Text: "Publicações", Numeric: true}},
		Empty: parts.Empty{Title: "Nenhum certame publicou ainda.", Text: "Os que receberem inscrições aqui, e o que for publicado, aparecem nesta página."},
	}
	if words != "" {
		t.Caption += ": «" + words + "»"
		t.Empty = parts.Empty{Title: "Nenhum certame com «" + words + "».", Text: "Procure por outra palavra do nome ou do órgão.", Next: []parts.Link{{Text: "Ver todos", Address: "/publico"}}}
	}
	for i := range list {
		s := &list[i]
		t.Rows = append(t.Rows, parts.Row{Cells: []parts.Cell{{Text: s.Contest.Title, Address: s.Address()}, {Text: s.Contest.Agency}, {Text: s.Now()}, {Text: locale.Whole(s.Acts)}}})
	}
	return v.showPublic("publicos", Frame{Title: "Publicações", Trail: []parts.Link{{Text: "Início", Address: "/", Icon: "home"}}, Printed: true}, &t)
}
