package cli

import (
	"fmt"
	"slices"
	"strings"

	"certame"
	"certame/contest"
	"certame/edital"
	"certame/internal/cli/console"
	"certame/internal/cli/usage"
	"certame/internal/locale"
	"certame/internal/run"
	"certame/law"
	"certame/trace"
	"certame/vacancy"
)

type vagasDistribuir struct {
	Folder  string `name:"pasta" default:"." placeholder:"P" help:"Pasta do certame (padrão: a atual)."`
	Tickets bool   `name:"bilhetes" help:"Só escreve os bilhetes do sorteio: uma linha por vaga dos conjuntos."`
}

// policies are compared in this order.
var distributions = [...]edital.Distribution{edital.DistributionDeclared, edital.DistributionMarks, edital.DistributionDraw}

var distributionNames = map[edital.Distribution]string{
	edital.DistributionDeclared: "quadro declarado", edital.DistributionMarks: "após as notas", edital.DistributionDraw: "sorteio",
}

// placedContest is the contest as one policy makes it.
type placedContest struct {
	policy  edital.Distribution
	outcome *contest.Outcome
}

// Run compares, on the same people, where each policy puts the reserved seats of
// the pools wider than a post, and who enters or not by it.
func (c *vagasDistribuir) Run(s *session) error {
	if c.Tickets {
		l, err := s.edital(c.Folder)
		if err != nil {
			return err
		}
		for _, t := range vacancy.Tickets(l.Terms) {
			fmt.Fprintln(s.Out, t)
		}
		return nil
	}
	l, err := s.loaded(c.Folder)
	if err != nil {
		return err
	}
	if !slices.ContainsFunc(vacancy.Pools(l.Terms), func(p vacancy.Pool) bool { return len(p.Posts) > 1 }) {
		return usage.Error("nenhum conjunto deste edital tem mais de um cargo: não há o que distribuir. Veja a chave escopo")
	}
	list, missing, err := placedContests(s, l)
	if err != nil {
		return err
	}
	out := comparePlaced(s, l, list, missing)
	if s.root.JSON {
		return s.writeJSON(out)
	}
	s.printPlaced(l, list, &out)
	return nil
}

// placedContests computes the contest under each policy that the folder allows;
// without the facts of its book, which happened under one of them.
func placedContests(s *session, l *run.Loaded) (list []placedContest, missing []edital.Distribution, err error) {
	for _, policy := range distributions {
		t, found, ok := l.Redistributed(policy)
		if !ok {
			missing = append(missing, policy)
			continue
		}
		o, err := contest.Run(t, l.Roll, found, false)
		if err != nil {
			return nil, nil, err
		}
		if err := s.ctx.Err(); err != nil {
			return nil, nil, err
		}
		list = append(list, placedContest{policy, o})
	}
	return list, missing, nil
}

type placedJSON struct {
	InForce  string             `json:"politica_do_edital"`
	Posts    []placedPostJSON   `json:"cargos"`
	Policies []placedPolicyJSON `json:"politicas"`
	Missing  []string           `json:"sem_dados"`
}

type placedPostJSON struct {
	Post    string                `json:"cargo"`
	Seats   int                   `json:"vagas"`
	Counts  map[string]modalities `json:"quadros"`
	Differs bool                  `json:"difere"`
}

type placedPolicyJSON struct {
	Policy   string        `json:"politica"`
	Optantes modalities    `json:"optantes_com_vaga"`
	Gain     []personMoved `json:"ganham"`
	Lose     []personMoved `json:"perdem"`
	Findings []findingJSON `json:"achados"`
	findings []trace.Finding
}

type personMoved struct {
	ID       string `json:"inscricao"`
	Post     string `json:"cargo"`
	Modality string `json:"modalidade"`
}

// comparePlaced holds every policy to that of the edital, or to the first there is.
func comparePlaced(s *session, l *run.Loaded, list []placedContest, missing []edital.Distribution) placedJSON {
	out := placedJSON{InForce: string(l.Terms.Placing), Missing: []string{}}
	for _, policy := range missing {
		out.Missing = append(out.Missing, string(policy))
	}
	for i := range l.Terms.Posts {
		line := placedPostJSON{Post: l.Terms.Posts[i].Code, Seats: l.Terms.Posts[i].Vacancies, Counts: map[string]modalities{}}
		for _, one := range list {
			counts := one.outcome.Posts[i].Allocation.Counts
			line.Counts[string(one.policy)] = modalities{l.Terms, counts}
			line.Differs = line.Differs || !slices.Equal(counts, list[0].outcome.Posts[i].Allocation.Counts)
		}
		out.Posts = append(out.Posts, line)
	}
	if len(list) == 0 {
		return out
	}
	reference := list[max(slices.IndexFunc(list, func(p placedContest) bool { return p.policy == l.Terms.Placing }), 0)].outcome
	for _, one := range list {
		line := placedPolicyJSON{Policy: string(one.policy), Gain: moved(one.outcome, reference), Lose: moved(reference, one.outcome)}
		line.Optantes = modalities{l.Terms, optantesSeated(one.outcome)}
		for _, f := range one.outcome.Findings() {
			asked := f.Code != "vagas.quadro_e_distribuicao" || one.policy == l.Terms.Placing
			if strings.HasPrefix(f.Code, "vagas.") && f.Severity != trace.Nota && asked {
				line.findings = append(line.findings, f)
			}
		}
		line.Findings = s.findingsJSON(line.findings)
		out.Policies = append(out.Policies, line)
	}
	return out
}

// moved lists who has a seat in one outcome and none in the other; who only changes
// posts, where people put them in order, has one in both.
func moved(in, out *contest.Outcome) []personMoved {
	list := []personMoved{}
	seated := map[certame.Person]bool{}
	for _, post := range out.Posts {
		for _, call := range post.Appointment.Calls {
			seated[out.Roll.Head(post.Lists.Order[call.Rank])] = true
		}
	}
	for i, post := range in.Posts {
		for _, call := range post.Appointment.Calls {
			if p := post.Lists.Order[call.Rank]; !seated[in.Roll.Head(p)] {
				list = append(list, personMoved{string(in.Roll.IDs.At(p)), in.Terms.Posts[i].Code, in.Terms.Code(call.Final)})
			}
		}
	}
	return list
}

// optantesSeated counts, by group, the people classified in it who have a seat,
// by the reserve or by the open list; first, everybody else.
func optantesSeated(o *contest.Outcome) []int {
	counts := make([]int, o.Terms.Modalities())
	for _, p := range o.Posts {
		for _, call := range p.Appointment.Calls {
			m := certame.OpenCompetition
			if set := p.Lists.Final[call.Rank]; set != 0 {
				m = set.First()
			}
			counts[m]++
		}
	}
	return counts
}

func (s *session) printPlaced(l *run.Loaded, list []placedContest, out *placedJSON) {
	t := l.Terms
	fmt.Fprintf(s.Out, "%s — política do edital: %s\n\n", t.Name, distributionNames[t.Placing])
	header := []string{s.word("cargo"), "vagas"}
	for _, one := range list {
		header = append(header, distributionNames[one.policy])
	}
	rows := [][]string{header}
	for i, line := range out.Posts {
		row := []string{line.Post, fmt.Sprint(line.Seats)}
		for _, one := range list {
			row = append(row, countWords(t, one.outcome.Posts[i].Allocation.Counts))
		}
		if line.Differs {
			row = append(row, "difere")
		}
		rows = append(rows, row)
	}
	console.Table(s.Out, rows)
	for _, p := range out.Policies {
		fmt.Fprintf(s.Out, "\n%s: com vaga, pela reserva ou pela ampla: %s\n", distributionNames[edital.Distribution(p.Policy)], countWords(t, p.Optantes.counts))
		printMoved(s, "  ganham vaga", p.Gain)
		printMoved(s, "  perdem a vaga", p.Lose)
		s.printFindings(s.Out, p.findings)
	}
	for _, policy := range out.Missing {
		fmt.Fprintf(s.Out, "\n%s: %s\n", distributionNames[edital.Distribution(policy)], map[string]string{
			"declarada":  "o edital não declara o quadro de cada cargo do conjunto",
			"apos_notas": "com preferências entre cargos, premiaria quem omitisse um cargo da própria lista (docs/preferencias.md)",
			"sorteio":    "não há sorteio realizado na pasta " + t.DrawFolder,
		}[policy])
	}
	fmt.Fprintf(s.Out, "\nGanhos e perdas em relação à política do edital. (%s)\n", law.Citations(law.WiderPool.In(t.Regime.ID)))
}

func countWords(t *edital.Terms, counts []int) string {
	var words []string
	for m, n := range counts {
		if n != 0 || m == 0 {
			words = append(words, fmt.Sprintf("%s %d", t.Code(certame.Modality(m)), n))
		}
	}
	return strings.Join(words, ", ")
}

func printMoved(s *session, what string, list []personMoved) {
	if len(list) == 0 {
		return
	}
	var words []string
	for _, p := range list {
		words = append(words, fmt.Sprintf("%s (%s, %s)", p.ID, p.Post, p.Modality))
	}
	fmt.Fprintf(s.Out, "%s %s: %s\n", what, locale.Count(len(list), "pessoa", "pessoas"), some(words))
}
