package cli

import (
	"crypto/sha256"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"certame/conformance"
	"certame/internal/cli/console"
	"certame/internal/cli/usage"
	"certame/internal/cli/writing"
	"certame/internal/conformity"
	"certame/internal/run"
)

type conformidade struct {
	Command   string `name:"comando" placeholder:"LINHA" help:"Linha de comando de outro programa, com {pasta} e {saida}; sem ela, este."`
	Export    string `name:"exportar" placeholder:"P" help:"Só grava o conjunto de cenários em uma pasta nova, para rodar de outro modo."`
	Scenarios string `name:"cenario" placeholder:"NOMES" help:"Só estes cenários, separados por vírgula."`
}

// conformityJSON is the whole score.
type conformityJSON struct {
	Kit       string         `json:"conjunto"`
	Digest    string         `json:"resumo_do_conjunto"`
	Agree     int            `json:"conformes"`
	All       int            `json:"cenarios"`
	ByRule    []scoreJSON    `json:"por_regra"`
	ByArticle []scoreJSON    `json:"por_artigo"`
	Faults    []scenarioJSON `json:"divergentes"`
}

type scoreJSON struct {
	What  string `json:"de"`
	Agree int    `json:"conformes"`
	All   int    `json:"cenarios"`
}

type scenarioJSON struct {
	Name  string `json:"cenario"`
	Title string `json:"titulo"`
	Fault string `json:"divergencia"`
}

// Run gives every scenario of the kit to a program and scores what it writes.
func (c *conformidade) Run(s *session) error {
	if c.Export != "" {
		return c.export(s)
	}
	command, err := c.words()
	if err != nil {
		return err
	}
	cases, err := conformity.Cases(commaList(c.Scenarios))
	if err != nil {
		return err
	}
	if len(cases) == 0 {
		return usage.Error("nenhum cenário com estes nomes; veja a pasta conformance/cenarios")
	}
	bar := s.newProgress("rodando cenários", inFiles)
	for i, scenario := range cases {
		if err := scenario.Run(s.ctx, command); err != nil {
			bar.done()
			return err
		}
		bar.update(i+1, len(cases))
	}
	bar.done()
	score := scoreOf(cases)
	score.Kit = run.Engine
	if score.Digest, err = conformance.Digest(); err != nil {
		return err
	}
	return s.printScore(score)
}

// export writes the kit as it is in the program, in a folder that does not exist.
func (c *conformidade) export(s *session) error {
	if _, err := os.Stat(c.Export); err == nil {
		return usage.Error(c.Export + " já existe; indique uma pasta nova")
	}
	sums, err := conformance.Sums()
	if err != nil {
		return err
	}
	if err := os.CopyFS(c.Export, conformance.Kit); err != nil {
		return err
	}
	if err := writing.Whole(filepath.Join(c.Export, conformance.SumsFile), sums); err != nil {
		return err
	}
	fmt.Fprintf(s.Out, "Conjunto de %s em %s. O que é cada arquivo: README.md; o resumo de cada um: %s (sha256sum -c)\nResumo do conjunto: %x\n", run.Engine, c.Export, conformance.SumsFile, sha256.Sum256(sums))
	return nil
}

// words are the command line of the program to be judged; quotes join words.
func (c *conformidade) words() ([]string, error) {
	if c.Command == "" {
		self, err := os.Executable()
		return []string{self, "apurar", "{pasta}", "--maquina", "--saida", "{saida}"}, err
	}
	if !strings.Contains(c.Command, "{pasta}") || !strings.Contains(c.Command, "{saida}") {
		return nil, usage.Error("--comando precisa de {pasta}, a pasta do certame, e {saida}, onde gravar as tabelas")
	}
	return strings.Fields(c.Command), nil
}

func scoreOf(cases []*conformity.Case) conformityJSON {
	out := conformityJSON{All: len(cases), Faults: []scenarioJSON{}}
	for _, c := range cases {
		if c.Fault == "" {
			out.Agree++
			continue
		}
		out.Faults = append(out.Faults, scenarioJSON{c.Name, c.Title, c.Fault})
	}
	for _, score := range conformity.ByRule(cases) {
		out.ByRule = append(out.ByRule, scoreJSON(score))
	}
	for _, score := range conformity.ByArticle(cases) {
		out.ByArticle = append(out.ByArticle, scoreJSON(score))
	}
	return out
}

func (s *session) printScore(score conformityJSON) error {
	if s.root.JSON {
		if err := s.writeJSON(score); err != nil {
			return err
		}
	} else {
		s.printScoreTables(score)
	}
	if score.Agree < score.All {
		return outcomeError(ExitPending)
	}
	return nil
}

func (s *session) printScoreTables(score conformityJSON) {
	for _, f := range score.Faults {
		fmt.Fprintf(s.Out, "diverge  %s (%s): %s\n", f.Name, f.Title, f.Fault)
	}
	for _, part := range [...]struct {
		title string
		lines []scoreJSON
	}{{"regra", score.ByRule}, {"artigo", score.ByArticle}} {
		rows := [][]string{{part.title, "conformes", "cenários"}}
		for _, line := range part.lines {
			rows = append(rows, []string{line.What, fmt.Sprint(line.Agree), fmt.Sprint(line.All)})
		}
		console.Table(s.Out, rows)
		fmt.Fprintln(s.Out)
	}
	fmt.Fprintf(s.Out, "%d de %d cenários conformes\nConjunto de %s, resumo %s\n", score.Agree, score.All, score.Kit, score.Digest)
}
