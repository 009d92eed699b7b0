package cli

import (
	"fmt"
	"path/filepath"
	"strconv"

	"certame"
	"certame/confirmation"
	"certame/internal/hearings"
	"certame/internal/intake/boards"
	"certame/internal/locale"
	"certame/internal/render/tables"
	"certame/internal/run"
	"certame/law"
	"certame/trace"
)

type comissaoApurar struct {
	Folder string `name:"pasta" default:"." placeholder:"P" help:"Pasta do certame (padrão: a atual)."`
	votesOptions
	Output   string `name:"saida" placeholder:"CSV" help:"Onde gravar o resultado (padrão: mostra na tela)."`
	Machines bool   `name:"maquina" help:"CSV para máquinas: UTF-8, vírgula, LF."`
}

// votesOptions are the spreadsheets of a count.
type votesOptions struct {
	Votes  string `name:"votos" required:"" placeholder:"CSV" help:"Votos da comissão, um por linha."`
	Appeal string `name:"recursal" placeholder:"CSV" help:"Votos da comissão recursal, se vierem em outra planilha."`
	Boards string `name:"comissao" placeholder:"CSV" help:"Planilha da designação (padrão: comissao.csv da pasta, se houver)."`
	Calls  string `name:"convocacao" placeholder:"CSV" help:"Planilha da convocação (padrão: convocacao.csv da pasta, se houver)."`
}

// verdict is one line of the result.
type verdict struct {
	ID             string   `json:"inscricao"`
	Group          string   `json:"grupo"`
	First          *int     `json:"votos_contra"`
	Appeal         *int     `json:"votos_contra_recurso"`
	Result         string   `json:"resultado"`
	Article        string   `json:"artigo"`
	Loss           string   `json:"motivo,omitempty"`
	Interpretation string   `json:"interpretacao,omitempty"`
	DecidedBy      string   `json:"decidido_por,omitempty"`
	Owed           []string `json:"devido,omitempty"`
}

// verdictColumns are read back by apurar, from confirmacoes.csv.
var verdictColumns = []string{"inscricao", "grupo", "votos_contra", "votos_contra_recurso", "resultado", "artigo", "motivo"}

// Run counts the votes of every case and writes one line a person and group.
func (c *comissaoApurar) Run(s *session) error {
	l, err := s.people(c.Folder)
	if err != nil {
		return err
	}
	cases, findings, err := c.judge(l)
	if err != nil {
		return err
	}
	verdicts := verdictsOf(cases)
	if c.Output != "" {
		if err := writeWhole(c.Output, c.csv(verdicts)); err != nil {
			return err
		}
	}
	if err := c.say(s, verdicts, findings); err != nil {
		return err
	}
	return exitForVerdicts(verdicts, findings)
}

// judge reads the spreadsheets and folds the cases.
func (c *votesOptions) judge(l *run.Loaded) ([]*hearings.Case, []trace.Finding, error) {
	people := boards.NewPeople(l.Roll)
	in := hearings.Input{Terms: l.Terms}
	var err error
	if in.Groups, _, err = members(l, c.Boards); err != nil {
		return nil, nil, err
	}
	if in.Sessions, err = c.sessions(l); err != nil {
		return nil, nil, err
	}
	for _, file := range []struct {
		path string
		i    confirmation.Instance
	}{{c.Votes, confirmation.First}, {c.Appeal, confirmation.OnAppeal}} {
		if file.path == "" {
			continue
		}
		raw, err := readSheet(file.path)
		if err != nil {
			return nil, nil, err
		}
		entries, err := boards.ParseVotes(raw, filepath.Base(file.path), l.Terms, people, file.i)
		if err != nil {
			return nil, nil, err
		}
		in.Entries = append(in.Entries, entries...)
	}
	return hearings.Judge(in)
}

// sessions are the days of the convening, by registration number.
func (c *votesOptions) sessions(l *run.Loaded) (map[string]certame.Date, error) {
	list, found, err := called(l, c.Calls)
	if !found {
		return nil, err
	}
	days := map[string]certame.Date{}
	for _, one := range list {
		days[one.ID] = one.Day
	}
	return days, err
}

func verdictsOf(cases []*hearings.Case) []verdict {
	out := make([]verdict, len(cases))
	for i, c := range cases {
		out[i] = verdict{
			ID: c.ID, Group: c.Rules.Code(), First: against(c.First), Appeal: against(c.Appeal),
			Result: resultWord(c.Decision.Outcome), Article: law.Citations(c.Decision.Basis), Loss: boards.Losses[c.Decision.Outcome],
			Interpretation: string(c.Decision.Interpretation), DecidedBy: c.Decision.DecidedBy,
		}
		if c.Decision.Outcome == confirmation.Undecided {
			for _, d := range c.Owed {
				out[i].Owed = append(out[i].Owed, locale.Duty(d))
			}
		}
	}
	return out
}

func against(t *confirmation.Tally) *int {
	if t == nil {
		return nil
	}
	return &t.Against
}

// resultWord is the closed list of the column resultado.
func resultWord(o confirmation.Outcome) string {
	switch {
	case o == confirmation.Confirmed:
		return "confirmada"
	case o.LosesOption():
		return "nao_confirmada"
	}
	return "pendente"
}

func (c *comissaoApurar) csv(verdicts []verdict) []byte {
	style := tables.ForPeople
	if c.Machines {
		style = tables.ForMachines
	}
	rows := make([][]string, len(verdicts))
	for i, v := range verdicts {
		rows[i] = []string{v.ID, v.Group, count(v.First), count(v.Appeal), v.Result, v.Article, v.Loss}
	}
	return tables.Rows(style, verdictColumns, rows)
}

func count(n *int) string {
	if n == nil {
		return ""
	}
	return strconv.Itoa(*n)
}

func (c *comissaoApurar) say(s *session, verdicts []verdict, findings []trace.Finding) error {
	if s.root.JSON {
		return s.writeJSON(struct {
			Verdicts []verdict     `json:"resultados"`
			Findings []findingJSON `json:"achados"`
		}{verdicts, s.findingsJSON(findings)})
	}
	if c.Output == "" {
		_, err := s.Out.Write(c.csv(verdicts))
		s.printFindings(s.Err, findings)
		return err
	}
	totals := map[string]int{}
	for _, v := range verdicts {
		totals[v.Result]++
		for _, owed := range v.Owed {
			fmt.Fprintf(s.Out, "inscrição %s, %s, pendente: falta %s [%s]\n", v.ID, v.Group, owed, v.Article)
		}
	}
	s.printFindings(s.Out, findings)
	fmt.Fprintf(s.Out, "%s, %s, %s. Resultado em %s\n", locale.Count(totals["confirmada"], "confirmada", "confirmadas"),
		locale.Count(totals["nao_confirmada"], "não confirmada", "não confirmadas"), locale.Count(totals["pendente"], "pendente", "pendentes"), c.Output)
	return nil
}

// exitForVerdicts leaves with 1 while some case waits for a person.
func exitForVerdicts(verdicts []verdict, findings []trace.Finding) error {
	for _, v := range verdicts {
		if v.Result == "pendente" {
			return outcomeError(ExitPending)
		}
	}
	return exitFor(findings)
}
