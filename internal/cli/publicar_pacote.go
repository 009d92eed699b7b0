package cli

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"os"
	"path/filepath"

	"certame/internal/locale"
	"certame/internal/openpack"
	"certame/internal/render/tables"
)

type publicarPacote struct {
	Folder string `name:"pasta" default:"." placeholder:"P" help:"Pasta do certame (padrão: a atual)."`
	Output string `name:"saida" required:"" placeholder:"ZIP" help:"Arquivo a gravar, como pacote.zip."`
	At     string `name:"em" placeholder:"FATO|DIA" help:"O certame como estava depois de um fato (f12), ou em um dia (DD/MM/AAAA)."`
}

// packedJSON is what publishing a package answers to machines.
type packedJSON struct {
	File     string          `json:"arquivo"`
	Digest   string          `json:"resumo"`
	People   openpack.People `json:"pessoas"`
	Warnings []string        `json:"avisos"`
}

// Run builds the package aside, computes the contest again out of it alone, and
// only then puts it in its place.
func (c *publicarPacote) Run(s *session) error {
	until, err := moment(c.At)
	if err != nil {
		return err
	}
	if _, err := os.Stat(c.Output); err == nil {
		return usageError(c.Output + " já existe, pode ter sido publicado, e não foi alterado. Indique outro nome com --saida")
	}
	l, err := s.loadedAt(c.Folder, until)
	if err != nil {
		return err
	}
	o, err := l.Compute(s.ctx, true)
	if err != nil {
		return err
	}
	if sum := tables.Summarize(o); sum.State == tables.Blocked {
		fmt.Fprintln(s.Err, "certame: o resultado está bloqueado por erro e não pode ser publicado; veja certame validar")
		return outcomeError(ExitViolated)
	}
	work, err := os.MkdirTemp("", "certame-pacote-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	built, err := openpack.Build(s.ctx, work, l, o)
	if err != nil {
		return err
	}
	if err := c.seal(s, built); err != nil {
		return err
	}
	return c.answer(s, built)
}

// seal writes the zip beside its place and renames it: nothing of it can be read
// before all of it is there.
func (c *publicarPacote) seal(s *session, built *openpack.Built) error {
	if err := s.ctx.Err(); err != nil {
		return err
	}
	fresh, err := os.CreateTemp(filepath.Dir(c.Output), "."+filepath.Base(c.Output)+"-novo-")
	if err != nil {
		return err
	}
	defer os.Remove(fresh.Name())
	if err := built.WriteZip(fresh); err != nil {
		fresh.Close()
		return err
	}
	if err := fresh.Sync(); err != nil {
		fresh.Close()
		return err
	}
	if err := fresh.Close(); err != nil {
		return err
	}
	if err := os.Chmod(fresh.Name(), 0o644); err != nil {
		return err
	}
	return os.Rename(fresh.Name(), c.Output)
}

func (c *publicarPacote) answer(s *session, built *openpack.Built) error {
	data, err := os.ReadFile(filepath.Join(built.Folder, "pacote.json"))
	if err != nil {
		return err
	}
	sum := sha256.Sum256(data)
	m := &built.Manifest
	if s.root.JSON {
		return s.writeJSON(packedJSON{c.Output, hex.EncodeToString(sum[:]), m.People, m.Warnings})
	}
	fmt.Fprintf(s.Out, "%s: %s, %d sob pseudônimo, %s\n", c.Output, locale.Count(m.People.Public, "pessoa pelo número de inscrição", "pessoas pelo número de inscrição"),
		m.People.Pseudonyms, locale.Count(m.People.Omitted, "omitida por não mudar o resultado", "omitidas por não mudarem o resultado"))
	fmt.Fprintf(s.Out, "Resumo do pacote, a publicar: %s\n", hex.EncodeToString(sum[:]))
	for _, warning := range m.Warnings {
		fmt.Fprintf(s.Err, "certame: aviso: %s\n", warning)
	}
	fmt.Fprintf(s.Out, "Confira: certame verificar %s\n", c.Output)
	return nil
}
