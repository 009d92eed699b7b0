package cli

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"certame/internal/archive"
	"certame/internal/cli/usage"
	"certame/internal/installation"
	"certame/internal/locale"
)

type restaurar struct {
	File     string    `arg:"" name:"arquivo" help:"Cópia gravada por certame backup."`
	At       installed `embed:""`
	Identity string    `name:"identidade" placeholder:"ARQ" help:"Arquivo de identidades age, para a cópia cifrada."`
	Check    bool      `name:"conferir" help:"Restaura em uma pasta provisória, confere tudo e a apaga: nada muda em --dados."`
}

type restoredJSON struct {
	File string `json:"arquivo"`
	archive.Summary
	Head    archive.Head `json:"copia"`
	Checked bool         `json:"so_conferida"`
}

// Run puts a copy in an installation that has nothing yet, whole or not at all.
func (c *restaurar) Run(s *session) error {
	keys, err := identities(c.Identity)
	if err != nil {
		return err
	}
	file, err := os.Open(c.File)
	if err != nil {
		return err
	}
	defer file.Close()
	copied, err := archive.Read(file, keys...)
	if err != nil {
		return copyRefused(c.File, err)
	}
	defer copied.Close()
	if copied.Head.Contest != "" {
		return usage.Error(c.File + " é a cópia de um certame só: leve-o com certame mover, em uma pasta com o nome historico.certame")
	}
	at, err := c.At.place()
	if err != nil {
		return err
	}
	if c.Check {
		folder, err := os.MkdirTemp("", "certame-conferir-")
		if err != nil {
			return err
		}
		defer os.RemoveAll(folder)
		at = installation.Place{Folder: folder}
	}
	said, err := c.restore(s, copied, at)
	if err != nil {
		return copyRefused(c.File, err)
	}
	return c.say(s, copied.Head, said)
}

func (c *restaurar) restore(s *session, copied *archive.Copy, at installation.Place) (*archive.Summary, error) {
	parts, err := at.Alone(s.ctx, copied.Head.Schema)
	if err != nil {
		return nil, err
	}
	told, end := s.counting()
	said, err := copied.Into(s.ctx, parts.Store, archive.Target{Blobs: parts.Blobs, Keys: at.PutKeys, Progress: told})
	end()
	if err := errors.Join(err, parts.Close()); err != nil {
		return nil, err
	}
	parts, err = at.Alone(s.ctx, 0) // brings the tables of an older copy to this version
	if err != nil {
		return nil, err
	}
	_, broken, err := parts.Store.VerifyAccess(s.ctx)
	if broken != nil {
		fmt.Fprintf(s.Err, "certame: o registro de acessos já estava rompido quando a cópia foi feita, na linha %d\n", broken.Number)
	}
	return said, errors.Join(err, parts.Close())
}

func (c *restaurar) say(s *session, head archive.Head, said *archive.Summary) error {
	if s.root.JSON {
		if err := s.writeJSON(restoredJSON{c.File, *said, head, c.Check}); err != nil {
			return err
		}
		return notWhole(s, said.Damaged, said.Missing)
	}
	did := "restaurada em " + filepath.Clean(c.At.Data)
	if c.Check {
		did = "conferida inteira, em uma pasta que já foi apagada"
	}
	fmt.Fprintf(s.Out, "Cópia de %s (%s) %s: %s e %s, resumo %s\n", head.At.Local().Format("02/01/2006 15:04"), head.Database, did, locale.Count(said.Rows, "linha", "linhas"), locale.Count(said.Objects, "arquivo", "arquivos"), said.Digest)
	if !said.Keys && !c.Check {
		fmt.Fprintln(s.Out, "A cópia não tinha as chaves mestras: ponha-as em chaves/mestra.json antes de certame servir, ou o que foi selado não se abre.")
	}
	return notWhole(s, said.Damaged, said.Missing)
}
