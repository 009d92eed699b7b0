package cli

import (
	"fmt"

	"certame/internal/cli/writing"
	"certame/internal/locale"
	"certame/internal/render/tables"
	"certame/trace"
)

type comissaoApurar struct {
	Folder string `name:"pasta" default:"." placeholder:"P" help:"Pasta do certame (padrão: a atual)."`
	votesOptions
	Output   string `name:"saida" placeholder:"CSV" help:"Onde gravar o resultado (padrão: mostra na tela)."`
	Machines bool   `name:"maquina" help:"CSV para máquinas: UTF-8, vírgula, LF."`
}

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
		if err := writing.Whole(c.Output, c.csv(verdicts)); err != nil {
			return err
		}
	}
	if err := c.say(s, verdicts, findings); err != nil {
		return err
	}
	return exitForVerdicts(verdicts, findings)
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
