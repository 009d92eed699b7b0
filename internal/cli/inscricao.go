package cli

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"certame"
	"certame/appointment"
	"certame/contest"
	"certame/edital"
	"certame/internal/cli/usage"
	"certame/internal/intake"
	"certame/internal/run"
	"certame/registration"
	"certame/trace"
	"certame/vacancy"
)

// inscricao groups the questions about the options of who registers.
type inscricao struct {
	Aconselhar inscricaoAconselhar `cmd:"" help:"O que acarreta cada opção de grupo, com os números que houver; não recomenda nenhuma."`
}

// choice reads the folder into what the adviser is asked. The numbers of the
// previous state come from candidatos.csv, when the folder has it.
func (c *inscricaoAconselhar) choice(s *session) (registration.Choice, error) {
	l, err := s.edital(c.Folder)
	if err != nil {
		return registration.Choice{}, err
	}
	out := registration.Choice{Terms: l.Terms}
	if out.Post, err = s.findDeclaredPost(l.Terms, c.Post); err != nil {
		return out, err
	}
	if out.Options, err = s.optionSet(l.Terms, c.Options); err != nil {
		return out, err
	}
	out.Seats = vacancy.Allocate(l.Terms, trace.Discard)[out.Post].Counts
	if _, err := os.Stat(filepath.Join(c.Folder, run.CandidatesFile)); err != nil {
		return out, nil
	}
	o, err := s.computed(c.Folder)
	if err != nil {
		return out, err
	}
	out.Numbers = numbersOf(o, o.Posts[out.Post])
	return out, nil
}

func (s *session) findDeclaredPost(t *edital.Terms, code string) (int, error) {
	if code == "" && len(t.Posts) == 1 {
		return 0, nil
	}
	codes := make([]string, len(t.Posts))
	for i := range t.Posts {
		if t.Posts[i].Code == code {
			return i, nil
		}
		codes[i] = t.Posts[i].Code
	}
	if code == "" {
		return 0, usage.Error("o certame tem " + s.word("vários cargos") + ": indique --cargo")
	}
	return 0, s.unknownPost(code, nearestHint(code, codes))
}

func (s *session) optionSet(t *edital.Terms, list string) (set certame.GroupSet, err error) {
	known := make([]string, len(t.Groups))
	for i := range t.Groups {
		known[i] = t.Groups[i].Code
	}
	for _, code := range strings.FieldsFunc(list, func(r rune) bool { return r == ',' || r == '|' }) {
		code = strings.TrimSpace(code)
		m, ok := t.Modality(code)
		if code != "" && !ok {
			return 0, usage.Error(fmt.Sprintf("o %[4]s não tem o grupo «%[1]s»%[2]s. Grupos do %[4]s: %[3]s", code, nearestHint(code, known), strings.Join(known, ", "), s.word("edital")))
		}
		if ok {
			set = set.With(m)
		}
	}
	return set, nil
}

func nearestHint(wrong string, valid []string) string {
	if near := intake.Nearest(wrong, valid); near != "" {
		return ". O mais parecido é «" + near + "»"
	}
	return ""
}

// numbersOf counts, in a computed post, the optantes of each group and finds the
// mark of the last person called on each list. A sheet with nobody tells nothing.
func numbersOf(o *contest.Outcome, p *contest.Post) *registration.Numbers {
	if o.Roll.Len() == 0 {
		return nil
	}
	n := &registration.Numbers{
		People: len(p.Lists.Members), Optantes: make([]int, o.Terms.Modalities()),
		Seated: make([]bool, o.Terms.Modalities()), Cut: make([]certame.Score, o.Terms.Modalities()),
	}
	n.Optantes[certame.OpenCompetition] = len(p.Lists.Open)
	for _, person := range p.Lists.Members {
		for _, m := range o.Roll.Options[person].Modalities() {
			n.Optantes[m]++
		}
	}
	for rank, m := range p.Appointment.Holds {
		if m != certame.NoModality {
			n.Seated[m], n.Cut[m] = true, o.Roll.Score[p.Lists.Order[appointment.Rank(rank)]]
		}
	}
	return n
}
