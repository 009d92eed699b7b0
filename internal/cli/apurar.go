package cli

import (
	"fmt"
	"path/filepath"
	"strings"

	"certame/contest"
	"certame/internal/cli/console"
	"certame/internal/locale"
	"certame/internal/render/tables"
	"certame/internal/run"
	"certame/trace"
)

type apurar struct {
	Folder string `arg:"" name:"pasta" help:"Pasta do certame."`
	apurarOptions
	At     string `name:"em" placeholder:"FATO|DIA" help:"O certame como estava depois de um fato (f12), ou em um dia (DD/MM/AAAA); grava em resultado-em-…"`
	DryRun bool   `name:"seco" help:"Apura e mostra o resumo sem gravar."`
}

// apurarOptions say where and how the result is written.
type apurarOptions struct {
	Output   string `name:"saida" placeholder:"P" help:"Pasta do resultado (padrão: resultado)."`
	Machines bool   `name:"maquina" help:"CSV para máquinas: UTF-8, vírgula, ponto decimal, LF."`
}

// Run computes the contest and writes the result.
func (c *apurar) Run(s *session) error {
	until, err := moment(c.At)
	if err != nil {
		return err
	}
	l, err := s.loadedAt(c.Folder, until)
	if err != nil {
		return err
	}
	o, err := l.Compute(s.ctx, true)
	if err != nil {
		return err
	}
	target := ""
	if !c.DryRun {
		target = c.target()
		if err := c.save(s, l, o); err != nil {
			return err
		}
	}
	if err := s.printSummary(o, target); err != nil {
		return err
	}
	return exitFor(o.Findings())
}

func (c *apurar) target() string {
	if c.Output != "" {
		return c.Output
	}
	if c.At != "" { // the present result is not that of another day
		return filepath.Join(c.Folder, "resultado-em-"+strings.ReplaceAll(c.At, "/", "-"))
	}
	return filepath.Join(c.Folder, "resultado")
}

func (c *apurar) save(s *session, l *run.Loaded, o *contest.Outcome) error {
	style := tables.ForPeople
	if c.Machines {
		style = tables.ForMachines
	}
	bar := s.newProgress("gravando resultado", inFiles)
	defer bar.done()
	return l.Save(s.ctx, o, run.SaveOptions{Target: c.target(), Style: style, Progress: bar.update})
}

// printSummary writes the result in a screen.
func (s *session) printSummary(o *contest.Outcome, target string) error {
	sum := tables.Summarize(o)
	if s.root.JSON {
		return s.writeJSON(sum)
	}
	fmt.Fprintf(s.Out, "%s — resultado %s\n%s\n", sum.Contest, stateWords[sum.State], o.Terms.Regime.Label)
	fmt.Fprintf(s.Out, "%s, %s, %s, %s\n\n", locale.Count(sum.Registered, "inscrita", "inscritas"), locale.Count(sum.Approved, "aprovada", "aprovadas"),
		locale.Count(sum.Seats, "vaga", "vagas"), locale.Count(sum.Called, "convocada", "convocadas"))
	rows := [][]string{{"modalidade", "vagas", "convocadas"}}
	for _, m := range sum.ByModality {
		rows = append(rows, []string{m.Code, fmt.Sprint(m.Seats), fmt.Sprint(m.Called)})
	}
	console.Table(s.Out, rows)
	fmt.Fprintf(s.Out, "\n%s, %s, %s sub judice, %s\n", locale.Count(sum.Reversions, "vaga revertida", "vagas revertidas"),
		locale.Count(sum.Compensate, "compensação", "compensações"), locale.Whole(sum.SubJudice), locale.Count(sum.Pending, "opção pendente", "opções pendentes"))
	fmt.Fprintf(s.Out, "Achados: %s\n", findingWords(sum.Findings))
	s.printWorst(o.Findings())
	if target != "" {
		fmt.Fprintf(s.Out, "Resultado em %s (abra %s)\n", target, filepath.Join(target, "relatorio.html"))
	}
	return nil
}

var stateWords = map[string]string{tables.Definitive: "definitivo", tables.Provisional: "provisório", tables.Blocked: "bloqueado por erro"}

func findingWords(c tables.FindingCount) string {
	return locale.Count(c.Errors, "erro", "erros") + ", " + locale.Count(c.Alerts, "alerta", "alertas") + ", " + locale.Count(c.Notes, "nota", "notas")
}

// printWorst shows errors and what blocks, one of each kind with how many
// places more have it; the rest is in achados.csv.
func (s *session) printWorst(list []trace.Finding) {
	places := map[string]int{}
	for _, f := range list {
		places[f.Code]++
	}
	for _, f := range list {
		n := places[f.Code]
		if f.Severity != trace.Erro && !f.Blocks || n == 0 {
			continue
		}
		places[f.Code] = 0
		s.printFindings(s.Out, []trace.Finding{f})
		if n > 1 {
			fmt.Fprintf(s.Out, "        … e em mais %s: veja achados.csv\n", locale.Count(n-1, "lugar", "lugares"))
		}
	}
}
