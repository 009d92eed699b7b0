package cli

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"certame/edital"
	"certame/internal/cli/console"
	"certame/internal/locale"
	"certame/law"
	"certame/vacancy"
)

type auditJSON struct {
	Batches []batchJSON `json:"conjuntos_de_editais"`
	Unread  []unread    `json:"nao_lidos"`
}

type batchJSON struct {
	Agency    string          `json:"orgao"`
	Regime    string          `json:"regime"`
	Notices   []string        `json:"editais"`
	Seats     int             `json:"vagas"`
	Parts     []partJSON      `json:"conjuntos"`
	Groups    []splittingJSON `json:"grupos"`
	Single    []string        `json:"menos_de_duas_vagas"`
	Unreached []string        `json:"grupos_sem_vaga"`
	Joinings  []joiningJSON   `json:"agrupamentos"`
	First     []firstJSON     `json:"primeira_vaga"`
	Article   string          `json:"artigo"`
}

type partJSON struct {
	Notice    string     `json:"edital"`
	Published string     `json:"publicado_em"`
	Name      string     `json:"conjunto"`
	Seats     int        `json:"vagas"`
	Declared  bool       `json:"quadro_declarado"`
	Counts    modalities `json:"modalidades"`
}

// joiningJSON is a suggestion: percentages over wider sets, and what each group
// gains or loses by it.
type joiningJSON struct {
	Level  string      `json:"nivel"`
	Sets   int         `json:"conjuntos"`
	Effect []gainsJSON `json:"efeito"`
	Made   []madeJSON  `json:"grupos_de_cargos"`
}

// madeJSON is one set of a suggestion: what is put together, and what each group has
// there by it.
type madeJSON struct {
	Name   string      `json:"nome"`
	Parts  []string    `json:"reune"`
	Seats  int         `json:"vagas"`
	Effect []gainsJSON `json:"efeito"`
}

type gainsJSON struct {
	Group string `json:"grupo"`
	Seats int    `json:"vagas"`
	Gain  int    `json:"ganho"`
}

// firstJSON is the fewest pools that together give a group its first seat.
type firstJSON struct {
	Group string   `json:"grupo"`
	From  int      `json:"a_partir_de"`
	Parts []string `json:"bastam"`
}

// auditSplitting tells, for the edital of a folder or for many of an agency, what
// the percentages lose by being applied to parts.
func (s *session) auditSplitting(folder string) error {
	list, refused, err := notices(folder)
	if err != nil {
		return err
	}
	audit := auditJSON{Unread: append([]unread{}, refused...)}
	all := batches(list)
	for _, b := range all {
		audit.Batches = append(audit.Batches, b.audit())
	}
	if s.root.JSON {
		err = s.writeJSON(audit)
	} else {
		for i, b := range all {
			s.printAudit(b, &audit.Batches[i], i > 0)
		}
		for _, u := range refused {
			fmt.Fprintf(s.Out, "\nNão lido: %s\n", u.Why)
		}
	}
	if err == nil && len(refused) > 0 {
		return outcomeError(ExitPending)
	}
	return err
}

func (b *batch) audit() batchJSON {
	t := b.terms()
	out := batchJSON{
		Agency: t.Agency, Regime: string(t.Regime.ID), Single: []string{}, Unreached: []string{}, Joinings: []joiningJSON{}, First: []firstJSON{},
		Article: law.Citations(law.Splitting.In(t.Regime.ID)),
	}
	for _, n := range b.Notices {
		out.Notices = append(out.Notices, n.Shown)
	}
	given := make([]int, t.Modalities())
	for i := range b.parts {
		p := &b.parts[i]
		out.Seats += p.pool.Total
		out.Parts = append(out.Parts, partJSON{p.notice.Shown, p.notice.Terms.Published.ISO(), p.pool.Name, p.pool.Total, p.declared, modalities{p.notice.Terms, p.counts}})
		if p.pool.Total < 2 {
			out.Single = append(out.Single, b.name(i))
		}
		for m, n := range p.counts {
			given[m] += n
		}
	}
	b.compare(&out, given)
	return out
}

// compare fills what depends on the groups.
func (b *batch) compare(out *batchJSON, given []int) {
	t, totals := b.terms(), b.totals()
	splits := vacancy.Split(t.Groups, totals)
	for i := range splits {
		splits[i].Separate = given[i+1] // what the edital gives, which its own tables may say
		if g := &t.Groups[i]; vacancy.IsRacial(g.Role) && given[i+1] == 0 {
			out.Unreached = append(out.Unreached, g.Code)
			if parts := vacancy.Fewest(*g, totals); parts != nil {
				first := firstJSON{Group: g.Code, From: vacancy.Position(*g, 1)}
				for _, p := range parts {
					first.Parts = append(first.Parts, fmt.Sprintf("%s (%d)", b.name(p), totals[p]))
				}
				out.First = append(out.First, first)
			}
		}
	}
	out.Groups = splitLines(t, splits)
	out.Joinings = b.joinings(totals, given)
}

// joinings are the wider sets that the law allows to be made, from the narrowest:
// the posts of one name, the edital, every edital of the agency.
func (b *batch) joinings(totals, given []int) []joiningJSON {
	out, sets := []joiningJSON{}, len(b.parts)
	for _, level := range []struct {
		name  string
		key   func(*part) string
		title func(*part) string
	}{
		{"denominacao", func(p *part) string { return p.notice.Shown + "\n" + nameOf(p) }, nameOf},
		{"edital", func(p *part) string { return p.notice.Shown }, func(p *part) string { return strings.TrimSuffix(p.notice.Shown, ".yaml") }},
		{"editais_reunidos", func(*part) string { return "" }, func(*part) string { return "todos os editais" }},
	} {
		keys := make([]string, len(b.parts))
		for i := range b.parts {
			keys[i] = level.key(&b.parts[i])
		}
		joined := vacancy.Join(b.terms().Groups, totals, keys)
		if len(joined.Sets) == sets {
			continue // no wider than the last
		}
		sets = len(joined.Sets)
		line := joiningJSON{Level: level.name, Sets: sets}
		for g, n := range joined.Counts {
			line.Effect = append(line.Effect, gainsJSON{b.terms().Groups[g].Code, n, n - given[g+1]})
		}
		for _, set := range joined.Sets {
			line.Made = append(line.Made, b.made(level.title(&b.parts[set[0]]), set))
		}
		out = append(out, line)
	}
	return out
}

// made is one set of parts put together.
func (b *batch) made(name string, set []int) madeJSON {
	if name == "" {
		name = b.name(set[0]) // a post without name is alone
	}
	out := madeJSON{Name: name}
	given := make([]int, b.terms().Modalities())
	for _, i := range set {
		out.Parts = append(out.Parts, b.name(i))
		out.Seats += b.parts[i].pool.Total
		for m, n := range b.parts[i].counts {
			given[m] += n
		}
	}
	for g, group := range b.terms().Groups {
		n := vacancy.Count(group, out.Seats)
		out.Effect = append(out.Effect, gainsJSON{group.Code, n, n - given[g+1]})
	}
	return out
}

// nameOf is the name that the posts of a pool share, or that of the pool.
func nameOf(p *part) string {
	name := p.notice.Terms.Posts[p.pool.Posts[0]].Name
	for _, post := range p.pool.Posts[1:] {
		if p.notice.Terms.Posts[post].Name != name {
			return p.pool.Name
		}
	}
	return name
}

// levels are the joinings in words.
var levels = map[string]string{
	"denominacao": "por denominação do cargo", "edital": "por edital inteiro", "editais_reunidos": "todos os editais em um só",
}

func (s *session) printAudit(b *batch, a *batchJSON, apart bool) {
	t := b.terms()
	s.speak(t)
	if apart {
		fmt.Fprintln(s.Out)
	}
	agency := a.Agency
	if agency == "" {
		agency = "Órgão não declarado"
	}
	fmt.Fprintf(s.Out, "%s, %s: %s, %s, %s\n\n", agency, t.Regime.Label, locale.Count(len(a.Notices), "edital", "editais"),
		locale.Count(len(a.Parts), "conjunto", "conjuntos"), locale.Count(a.Seats, "vaga", "vagas"))
	printSplits(s, t, a.Groups)
	if len(a.Single) > 0 {
		fmt.Fprintf(s.Out, "\nCom menos de 2 vagas, sem reserva: %s: %s\n", locale.Count(len(a.Single), "conjunto", "conjuntos"), some(a.Single))
	}
	for _, code := range a.Unreached {
		fmt.Fprintf(s.Out, "%s não alcança vaga em nenhum conjunto.%s\n", code, firstWords(a, t, code))
	}
	if len(a.Joinings) > 0 {
		fmt.Fprintln(s.Out, "\nCom agrupamento (ganho sobre o que os editais dão)")
		console.Table(s.Out, joiningRows(t, a))
		s.printMade(a.Joinings)
	}
}

func firstWords(a *batchJSON, t *edital.Terms, code string) string {
	for _, f := range a.First {
		if f.Group == code {
			return fmt.Sprintf(" A primeira vem com %d vagas reunidas; bastam: %s.", f.From, some(f.Parts))
		}
	}
	m, _ := t.Modality(code)
	from := vacancy.Position(*t.Group(m), 1)
	if from > a.Seats {
		return fmt.Sprintf(" Nem todas as vagas reunidas dariam a primeira, que vem com %d.", from)
	}
	return "" // one pool would, and its table says otherwise: a finding of certame validar
}

// shownSets is of how many sets of a suggestion the terminal speaks; JSON has all.
const shownSets = 6

// gaining are the sets of a suggestion that give some group more, those that give
// most first.
func (j *joiningJSON) gaining() (list []*madeJSON) {
	gain := func(m *madeJSON) (sum int) {
		for _, e := range m.Effect {
			sum += max(e.Gain, 0)
		}
		return sum
	}
	for i := range j.Made {
		if m := &j.Made[i]; len(m.Parts) > 1 && gain(m) > 0 {
			list = append(list, m)
		}
	}
	slices.SortStableFunc(list, func(a, b *madeJSON) int { return cmp.Compare(gain(b), gain(a)) })
	return list
}

// printMade says what the narrowest suggestion that gives anything puts together.
func (s *session) printMade(joinings []joiningJSON) {
	at := slices.IndexFunc(joinings, func(j joiningJSON) bool { return len(j.gaining()) > 0 })
	if at < 0 {
		return
	}
	list := joinings[at].gaining()
	fmt.Fprintf(s.Out, "\nOnde está o ganho, %s\n", levels[joinings[at].Level])
	for _, m := range list[:min(len(list), shownSets)] {
		var effects []string
		for _, e := range m.Effect {
			if e.Gain != 0 {
				effects = append(effects, fmt.Sprintf("%s %d (%+d)", e.Group, e.Seats, e.Gain))
			}
		}
		fmt.Fprintf(s.Out, "  %s: %s de %s: %s\n", m.Name, locale.Count(m.Seats, "vaga", "vagas"), locale.Count(len(m.Parts), "conjunto", "conjuntos"), strings.Join(effects, ", "))
	}
	if more := len(list) - shownSets; more > 0 {
		fmt.Fprintf(s.Out, "  e mais %d; todos em --json\n", more)
	}
}

func joiningRows(t *edital.Terms, a *batchJSON) [][]string {
	header := []string{"agrupamento", "conjuntos"}
	for _, g := range t.Groups {
		header = append(header, g.Code)
	}
	rows := [][]string{header}
	for _, j := range a.Joinings {
		row := []string{levels[j.Level], fmt.Sprint(j.Sets)}
		for _, e := range j.Effect {
			row = append(row, fmt.Sprintf("%d (%+d)", e.Seats, e.Gain))
		}
		rows = append(rows, row)
	}
	return rows
}

// some lists the first of many names.
func some(names []string) string {
	const shown = 8
	if len(names) <= shown {
		return strings.Join(names, ", ")
	}
	return strings.Join(names[:shown], ", ") + fmt.Sprintf(" e mais %d", len(names)-shown)
}
