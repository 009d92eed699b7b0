package cli

import (
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"

	"certame/conformance"
	"certame/internal/cli/console"
	"certame/internal/cli/usage"
	"certame/internal/demo"
	"certame/internal/intake"
)

type exemplo struct {
	Name   string `arg:"" optional:"" default:"minimo" name:"nome" help:"minimo (padrão), seis-vagas (por que não basta percorrer a lista), demonstracao, unificado (194 cargos por preferência), ou o nome de um cenário de conformidade."`
	Folder string `name:"pasta" default:"exemplo" placeholder:"P" help:"Onde gravar (padrão: exemplo)."`
}

// Run writes an example contest ready to be computed.
func (c *exemplo) Run(s *session) error {
	if err := c.write(); err != nil {
		return err
	}
	fmt.Fprintf(s.Out, "Exemplo %s gravado em %s. Apure: certame apurar %s\n", c.Name, c.Folder, console.Argument(c.Folder))
	return nil
}

// invented are the examples made on the spot.
var invented = map[string]func(folder string) error{
	"demonstracao": demo.Demonstration(20_000, 40).Write,
	"unificado":    demo.LargeUnified().Write,
}

// short are the scenarios that README and the manual send people to, under names that
// are typed at once.
var short = map[string]string{
	"minimo":     "exemplo-minimo",
	"seis-vagas": "t35-compensacao-seis-vagas",
}

func (c *exemplo) write() error {
	write, ok := invented[c.Name]
	if !ok {
		return c.writeScenario()
	}
	if err := mayWriteDemo(c.Folder); err != nil {
		return err
	}
	return write(c.Folder)
}

func (c *exemplo) writeScenario() error {
	name := c.Name
	if scenario, is := short[name]; is {
		name = scenario
	}
	source := path.Join("cenarios", name, "entrada")
	if _, err := fs.Stat(conformance.Scenarios, source); err != nil {
		return c.unknown()
	}
	return fs.WalkDir(conformance.Scenarios, source, func(name string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		target := filepath.Join(c.Folder, filepath.FromSlash(strings.TrimPrefix(name, source)))
		if entry.IsDir() { // tables of facts and draws have folders of their own
			return os.MkdirAll(target, 0o755)
		}
		data, err := fs.ReadFile(conformance.Scenarios, name)
		if err != nil {
			return err
		}
		return writeOnce(target, string(data))
	})
}

// unknown suggests the nearest example that has input files.
func (c *exemplo) unknown() error {
	names := []string{"minimo", "seis-vagas", "demonstracao", "unificado"}
	folders, err := fs.ReadDir(conformance.Scenarios, "cenarios")
	if err != nil {
		return err
	}
	for _, f := range folders {
		if _, err := fs.Stat(conformance.Scenarios, path.Join("cenarios", f.Name(), "entrada")); err == nil {
			names = append(names, f.Name())
		}
	}
	hint := ""
	if near := intake.Nearest(c.Name, names); near != "" {
		hint = ". O mais parecido é «" + near + "»"
	}
	return usage.Error("exemplo desconhecido: " + c.Name + hint)
}
