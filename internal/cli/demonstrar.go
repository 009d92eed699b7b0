package cli

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"certame/internal/cli/console"
	"certame/internal/cli/usage"
	"certame/internal/demo"
	"certame/internal/locale"
	"certame/internal/run"
)

type demonstrar struct {
	Folder    string `name:"pasta" default:"demonstracao" placeholder:"P" help:"Onde gravar o certame de demonstração (padrão: demonstracao)."`
	People    int    `name:"candidatos" default:"20000" placeholder:"N" help:"Quantas pessoas inscritas (padrão: 20000)."`
	Posts     int    `name:"cargos" default:"40" placeholder:"N" help:"Quantos cargos (padrão: 40)."`
	Listen    string `name:"endereco" default:"127.0.0.1:8080" placeholder:"H:P" help:"Onde mostrar as telas, só nesta máquina (padrão: 127.0.0.1:8080)."`
	NoScreens bool   `name:"sem-telas" help:"Termina sem mostrar as telas, como fora de um terminal."`
	apurarOptions
}

const demoAddress = "127.0.0.1:8080"

// Run writes a contest, computes it, shows the summary, and then the screens to whoever
// sits at a terminal.
func (c *demonstrar) Run(s *session) error {
	screens := s.Seated && !c.NoScreens && !s.root.JSON
	if err := c.loopback(); err != nil {
		return err
	}
	if err := c.write(s); err != nil || !screens {
		return err
	}
	return c.screens(s)
}

func (c *demonstrar) write(s *session) error {
	if c.People < 1 || c.People > 5_000_000 || c.Posts < 1 || c.Posts > 1000 {
		return usage.Error("--candidatos vai de 1 a 5000000 e --cargos de 1 a 1000")
	}
	if err := mayWriteDemo(c.Folder); err != nil {
		return err
	}
	if !s.root.JSON {
		fmt.Fprintf(s.Out, "Gravando em %s um certame inventado de %s e %s…\n", c.Folder, locale.Count(c.People, "pessoa", "pessoas"), locale.Count(c.Posts, "cargo", "cargos"))
	}
	if err := demo.Demonstration(c.People, c.Posts).Write(c.Folder); err != nil {
		return err
	}
	if err := s.ctx.Err(); err != nil {
		return err
	}
	target := c.Output
	if target == "" {
		target = "resultado"
	}
	err := (&apurar{Folder: c.Folder, apurarOptions: apurarOptions{Output: target, Machines: c.Machines}}).Run(s)
	if errors.Is(err, outcomeError(ExitPending)) {
		s.afterDemonstration(c.Folder, target)
		return nil // the pending options of the demonstration are part of it
	}
	return err
}

// demoMark begins the edital of a demonstration.
const demoMark = "# Certame de demonstração"

// mayWriteDemo keeps a demonstration from taking the place of a real contest.
func mayWriteDemo(folder string) error {
	written, err := os.ReadFile(filepath.Join(folder, run.EditalFile))
	if err == nil && bytes.HasPrefix(written, []byte(demoMark)) {
		return nil
	}
	for _, name := range [...]string{run.EditalFile, run.CandidatesFile} {
		if _, err := os.Lstat(filepath.Join(folder, name)); err == nil {
			return usage.Error(filepath.Join(folder, name) + " já existe e não foi alterado. Escolha outra pasta")
		}
	}
	return nil
}

func (s *session) afterDemonstration(folder, target string) {
	if s.root.JSON {
		return
	}
	report, err := filepath.Abs(filepath.Join(target, "relatorio.html"))
	if err != nil {
		report = filepath.Join(target, "relatorio.html")
	}
	fmt.Fprintf(s.Out, "\nO resultado é provisório de propósito: há opções ainda sem decisão, como na vida real.\n")
	fmt.Fprintf(s.Out, "Relatório: %s\n", report)
	self, _ := os.Executable() // without it, the name of the program serves
	fmt.Fprintf(s.Out, "Experimente: %s ordem explicar %s --pasta %s\n", calledAgain(self), demo.FirstID, console.Argument(folder))
}

// calledAgain is how to call the program once more: go run leaves it only in the folders
// of Go, where nobody finds it.
func calledAgain(self string) string {
	folder := filepath.Base(filepath.Dir(self))
	if folder == "exe" || len(folder) > 64 && strings.HasSuffix(folder, "-d") {
		return "go run ./cmd/certame"
	}
	return "certame"
}
