package cli

import (
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"

	"certame/conformance"
	"certame/internal/demo"
	"certame/internal/intake"
)

type exemplo struct {
	Name   string `arg:"" optional:"" default:"minimo" name:"nome" help:"minimo (padrão), demonstracao, unificado (194 cargos por preferência), ou o nome de um cenário de conformidade."`
	Folder string `name:"pasta" default:"exemplo" placeholder:"P" help:"Onde gravar (padrão: exemplo)."`
}

// Run writes an example contest ready to be computed.
func (c *exemplo) Run(s *session) error {
	if err := c.write(); err != nil {
		return err
	}
	fmt.Fprintf(s.Out, "Exemplo %s gravado em %s. Apure: certame apurar %s\n", c.Name, c.Folder, c.Folder)
	return nil
}

// invented are the examples made on the spot.
var invented = map[string]func(folder string) error{
	"demonstracao": demo.Demonstration(20_000, 40).Write,
	"unificado":    demo.LargeUnified().Write,
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
	if name == "minimo" {
		name = "exemplo-minimo"
	}
	source := path.Join("cenarios", name, "entrada")
	files, err := fs.ReadDir(conformance.Scenarios, source)
	if err != nil {
		return c.unknown()
	}
	if err := os.MkdirAll(c.Folder, 0o755); err != nil {
		return err
	}
	for _, f := range files {
		data, err := fs.ReadFile(conformance.Scenarios, path.Join(source, f.Name()))
		if err != nil {
			return err
		}
		if err := writeOnce(filepath.Join(c.Folder, f.Name()), string(data)); err != nil {
			return err
		}
	}
	return nil
}

// unknown suggests the nearest example that has input files.
func (c *exemplo) unknown() error {
	names := []string{"minimo", "demonstracao", "unificado"}
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
	return usageError("exemplo desconhecido: " + c.Name + hint)
}
