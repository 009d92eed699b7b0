package cli

import (
	"errors"
	"fmt"
	"io/fs"
	"os"

	"certame/internal/cli/usage"
	"certame/internal/durable"
	"certame/internal/inspection"
	"certame/internal/settings"
)

type configurar struct {
	File    string `arg:"" optional:"" name:"arquivo" help:"Arquivo a gravar (padrão: certame.yaml) ou, com --conferir, a conferir."`
	Check   bool   `name:"conferir" help:"Confere a configuração e o que ela nomeia: pasta, banco, objetos, correio, chaves, relógio. Nada muda."`
	Schema  bool   `name:"esquema" help:"Mostra o JSON Schema do arquivo, para editores."`
	Data    string `name:"dados" placeholder:"P" help:"Pasta da instalação (padrão: dados)."`
	Replace bool   `name:"substituir" help:"Grava por cima de um arquivo que já existe."`
}

type inspectedJSON struct {
	About  string `json:"sobre"`
	Level  string `json:"nivel"`
	Said   string `json:"achado,omitempty"`
	File   string `json:"onde,omitempty"`
	Line   int    `json:"linha,omitempty"`
	What   string `json:"problema,omitempty"`
	Remedy string `json:"o_que_fazer,omitempty"`
}

// Run writes a commented configuration, or checks one.
func (c *configurar) Run(s *session) error {
	switch {
	case c.Schema:
		schema, err := settings.Schema()
		if err != nil {
			return err
		}
		_, err = s.Out.Write(schema)
		return err
	case c.Check:
		return c.check(s)
	}
	return c.write(s)
}

func (c *configurar) write(s *session) error {
	path := c.File
	if path == "" {
		path = settings.FileName
	}
	if _, err := os.Lstat(path); !c.Replace && !errors.Is(err, fs.ErrNotExist) {
		return errors.Join(err, usage.Error(path+" já existe; use --substituir, ou outro nome"))
	}
	if err := durable.Write(path, []byte(settings.Example()), 0o644); err != nil {
		return err
	}
	if s.root.JSON {
		return s.writeJSON(map[string]string{"arquivo": path})
	}
	fmt.Fprintf(s.Out, "%s: cada chave está explicada e comentada; como está, nada muda. Depois de editar: certame configurar --conferir %s\n", path, path)
	return nil
}

// check tells everything that was found. It leaves with pending matters when something
// is wrong.
func (c *configurar) check(s *session) error {
	set, err := configured(c.File, c.Data, said{"dados": c.Data})
	if err != nil {
		return err
	}
	at, err := placeOf(set)
	if err != nil {
		return err
	}
	found := inspection.Inspect(s.ctx, set, at, s.now())
	if err := c.say(s, set, found); err != nil {
		return err
	}
	for _, f := range found {
		if f.Level == inspection.Wrong {
			return outcomeError(ExitPending)
		}
	}
	return nil
}

func (c *configurar) say(s *session, set *settings.Settings, found []inspection.Finding) error {
	if s.root.JSON {
		list := []inspectedJSON{}
		for _, f := range found {
			list = append(list, inspectedJSON{f.About, string(f.Level), f.Said, f.File, f.Line, f.What, f.Remedy})
		}
		return s.writeJSON(list)
	}
	if set.Path == "" {
		fmt.Fprintln(s.Out, "Sem arquivo de configuração: valem as variáveis e os padrões.")
	}
	for _, f := range found {
		text := f.Said
		if f.Level != inspection.Good {
			text = f.Problem.String()
		}
		fmt.Fprintf(s.Out, "%-8s %-10s %s\n", f.Level, f.About, text)
	}
	return nil
}
