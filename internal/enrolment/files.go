package enrolment

import (
	"bytes"
	"encoding/csv"
	"slices"
	"strconv"
	"strings"

	"certame/edital"
	"certame/registration"
)

// sheets are the registrations of a contest as the two files of its folder. The same
// events give the same bytes.
type sheets struct {
	terms *edital.Terms
	last  []Receipt                    // by order of registration, from the first
	said  map[int][]registrationChange // what each did with the options, in order
}

// registrationChange is the groups of a registration after a second.
type registrationChange struct {
	at     edital.Instant
	groups []string
}

// take follows one event. Of those of the same second only the last is told: the file
// has seconds, and in it an option made and undone in one would be in doubt (I-23),
// which here it is not.
func (s *sheets) take(r Receipt) error {
	if r.Number == len(s.last)+1 {
		s.last = append(s.last, r)
	} else {
		s.last[r.Number-1] = r
	}
	next := registrationChange{instantOf(r.At), r.Choice.Groups}
	list := s.said[r.Number]
	if n := len(list); n > 0 && list[n-1].at == next.at {
		list[n-1] = next
	} else {
		list = append(list, next)
	}
	s.said[r.Number] = list
	return nil
}

// in says whether somebody is in the contest at the end.
func in(r *Receipt) bool { return r.Kind != Withdrawn }

func (s *sheets) count() (n int) {
	for i := range s.last {
		if in(&s.last[i]) {
			n++
		}
	}
	return n
}

// people is candidatos.csv. Where the edital has phases the marks come in files of their
// own, and elsewhere in a column that is empty until the exams.
func (s *sheets) people() []byte {
	header := []string{"inscricao", "nome", "nascimento", "cargo", "opcoes"}
	ordered := slices.ContainsFunc(s.terms.TieBreaks, func(b edital.TieBreak) bool { return b.Rule == edital.TieSequence })
	if ordered {
		header = append(header, "ordem_inscricao")
	}
	if len(s.terms.Phases) == 0 {
		header = append(header, "nota_final")
	}
	jurors := slices.ContainsFunc(s.last, func(r Receipt) bool { return in(&r) && r.Choice.Juror })
	if jurors {
		header = append(header, "jurado")
	}
	return table(header, func(write func(...string)) {
		for i := range s.last {
			r := &s.last[i]
			if !in(r) {
				continue
			}
			row := []string{r.Registration, r.Choice.Name, Brazilian(r.Choice.Birth), strings.Join(r.Choice.Posts, "|"), strings.Join(r.Choice.Groups, "|")}
			if ordered {
				row = append(row, strconv.Itoa(r.Number))
			}
			if len(s.terms.Phases) == 0 {
				row = append(row, "")
			}
			if jurors {
				row = append(row, map[bool]string{true: "sim"}[r.Choice.Juror])
			}
			write(row...)
		}
	})
}

// options is opcoes.csv: what changed at each second, group by group.
func (s *sheets) options() []byte {
	return table([]string{"inscricao", "instante", "grupo", "acao", "origem"}, func(write func(...string)) {
		for i := range s.last {
			if !in(&s.last[i]) {
				continue
			}
			var had []string
			for _, c := range s.said[i+1] {
				s.step(s.last[i].Registration, had, c, write)
				had = c.groups
			}
		}
	})
}

func (s *sheets) step(registered string, had []string, c registrationChange, write func(...string)) {
	when := c.at.Date.Brazilian() + " " + registration.Clock(c.at.Second)
	for i := range s.terms.Groups {
		code := s.terms.Groups[i].Code
		before, after := slices.Contains(had, code), slices.Contains(c.groups, code)
		switch {
		case after && !before:
			write(registered, when, code, "opta", "candidato")
		case before && !after:
			write(registered, when, code, "desiste", "candidato")
		}
	}
}

// Brazilian is a day of a choice as people write it.
func Brazilian(iso string) string {
	part := strings.Split(iso, "-")
	slices.Reverse(part)
	return strings.Join(part, "/")
}

// table writes rows as the readers of the folder read them.
func table(header []string, rows func(write func(...string))) []byte {
	var out bytes.Buffer
	to := csv.NewWriter(&out)
	to.Comma = ';'
	_ = to.Write(header) // into memory, it has no way to fail
	rows(func(row ...string) { _ = to.Write(row) })
	to.Flush()
	return out.Bytes()
}
