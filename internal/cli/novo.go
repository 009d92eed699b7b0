package cli

import (
	"fmt"
	"os"
	"path/filepath"

	"certame/internal/cli/blanks"
	"certame/internal/cli/console"
	"certame/internal/cli/usage"
)

type novo struct {
	Folder string `arg:"" name:"pasta" help:"Pasta a criar."`
}

// Run creates a contest's folder with models to fill in.
func (c *novo) Run(s *session) error {
	if err := os.MkdirAll(c.Folder, 0o755); err != nil {
		return err
	}
	for _, f := range []struct{ name, text string }{{"edital.yaml", blanks.EditalModel}, {"candidatos.csv", blanks.CandidatesModel}} {
		if err := writeOnce(filepath.Join(c.Folder, f.name), f.text); err != nil {
			return err
		}
	}
	fmt.Fprintf(s.Out, "Pasta %s criada com edital.yaml e candidatos.csv.\nEdite os dois e confira: certame validar %s\n", c.Folder, console.Argument(c.Folder))
	return nil
}

// writeOnce never overwrites what a person may have filled in.
func writeOnce(path, text string) error {
	file, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if err != nil {
		if os.IsExist(err) {
			return usage.Error(path + " já existe e não foi alterado. Escolha outra pasta")
		}
		return err
	}
	defer file.Close()
	if _, err := file.WriteString(text); err != nil {
		return err
	}
	return file.Close()
}
