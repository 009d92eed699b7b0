package transparency

import (
	"crypto/sha256"
	"strings"

	"certame"
	"certame/edital"
	"certame/internal/docket"
	"certame/internal/locale"
	"certame/internal/run"
	"certame/ledger"
	"certame/publication"
	"certame/registration"
	"certame/trace"
	"certame/vacancy"
)

// fill adds what follows from a computed version: seats, public facts, days.
func (s *Sheet) fill(l *run.Loaded, o *docket.Outcome) {
	t := o.Terms
	s.seats(t, o.Allocations)
	s.account(t, o.Log.Steps)
	s.facts(l, o)
	s.days(t, o)
}

func (s *Sheet) seats(t *edital.Terms, list []vacancy.Allocation) {
	for m := range certame.Modality(t.Modalities()) {
		s.Codes, s.Names = append(s.Codes, t.Code(m)), append(s.Names, listName(t, m))
	}
	for i, a := range list {
		p := &t.Posts[i]
		s.Seats = append(s.Seats, Seats{Post: p.Code, Title: postTitle(p), Counts: a.Counts, Total: len(a.Labels)})
	}
}

func listName(t *edital.Terms, m certame.Modality) string {
	if m == certame.OpenCompetition {
		return "Ampla concorrência (AC)"
	}
	g := t.Group(m)
	if g.Label == "" || g.Label == g.Code {
		return g.Code
	}
	return g.Label + " (" + g.Code + ")"
}

// postTitle is the code and what the edital calls it.
func postTitle(p *edital.Post) string {
	text := p.Code
	for _, more := range []string{p.Name, p.Place} {
		if more != "" {
			text += " · " + more
		}
	}
	return text
}

// account keeps how the seats came to be, post by post.
func (s *Sheet) account(t *edital.Terms, steps []trace.Step) {
	for _, step := range steps {
		if !strings.HasPrefix(step.ID, "vacancy/") {
			continue
		}
		subject, _, _ := strings.Cut(step.Subject, "/")
		post, of := strings.CutPrefix(subject, "cargo ")
		if !of {
			post = ""
		}
		s.Steps = append(s.Steps, Step{post, locale.Step(t.Wording(), step)})
	}
}

// facts are the public ones, without authors or reasons. Pseudonyms are of packages, and
// say nothing here.
func (s *Sheet) facts(l *run.Loaded, o *docket.Outcome) {
	if l.Book == nil || o.Facts == nil {
		return
	}
	lines, _ := publication.People(o, l.Book, [sha256.Size]byte{})
	hidden := map[string]bool{}
	for _, line := range lines {
		if line.Pseudonym > 0 {
			hidden[line.ID(o.Roll)] = true
		}
	}
	facts, _ := publication.Facts(o, l.Book, lines)
	for i := range facts {
		f := &facts[i]
		who := f.Value("inscricao")
		if hidden[who] {
			who = ""
		}
		s.Facts = append(s.Facts, Fact{On: f.At.Date, What: locale.FactName(f.Kind, o.Terms.Wording()), Code: f.Kind.Code(), Person: who, Data: locale.FactData(f, o.Terms.Wording()), Act: f.Act})
	}
}

// days are those of the edital and of the homologation.
func (s *Sheet) days(t *edital.Terms, o *docket.Outcome) {
	s.Days = TermsDays(t)
	if o.Facts == nil {
		return
	}
	now := o.Facts.Now
	if on := now.Homologated.Date; on != certame.NoDate {
		s.Days = append(s.Days, Day{on, "Homologação do resultado"})
		if last := now.LastDay(); last != certame.NoDate {
			s.Days = append(s.Days, Day{last, "Último dia da validade" + map[bool]string{true: ", já prorrogada"}[now.Extended]})
		}
	}
	for _, f := range s.Facts {
		if f.Code == ledger.ValidityExtended.Code() {
			s.Days = append(s.Days, Day{f.On, "Prorrogação da validade"})
		}
	}
}

// TermsDays are the days that an edital says.
func TermsDays(t *edital.Terms) []Day {
	list := []Day{{t.Published, "Publicação do edital" + map[bool]string{true: " nº " + t.Notice}[t.Notice != ""]}}
	if p, ok := registration.PeriodOf(t); ok {
		list = append(list,
			Day{p.Opens.Date, "Abertura das inscrições"},
			Day{p.Closes.Date, "Fim das inscrições, e de fazer ou desfazer opções, até " + registration.Clock(p.Closes.Second)})
	}
	return list
}

// OfTerms are the seats of an edital of which nothing was published yet.
func OfTerms(t *edital.Terms, list []vacancy.Allocation, log trace.Log) *Sheet {
	s := &Sheet{}
	s.seats(t, list)
	s.account(t, log.Steps)
	return s
}
