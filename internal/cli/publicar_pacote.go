package cli

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"certame/internal/cli/console"
	"certame/internal/cli/usage"
	"certame/internal/cli/writing"
	"certame/internal/locale"
	"certame/internal/openpack"
	"certame/internal/render/lists"
	"certame/internal/render/tables"
)

type publicarPacote struct {
	Folder string `name:"pasta" default:"." placeholder:"P" help:"Pasta do certame (padrão: a atual)."`
	Output string `name:"saida" placeholder:"ZIP" help:"Arquivo a gravar, como pacote.zip."`
	At     string `name:"em" placeholder:"FATO|DIA" help:"O certame como estava depois de um fato (f12), ou em um dia (DD/MM/AAAA)."`
	totalsOption
	DryRun bool `name:"seco" help:"Refaz as contas só com a parte pública e diz o que sai e o que não sai, sem gravar."`
}

// packedJSON is what publishing a package answers to machines.
type packedJSON struct {
	File     string            `json:"arquivo"`
	Digest   string            `json:"resumo"`
	People   openpack.People   `json:"pessoas"`
	Warnings []string          `json:"avisos"`
	Hidden   []openpack.Hidden `json:"nao_publicado"`
	Gate     []openpack.Field  `json:"campos,omitempty"`

	Confirmed bool `json:"totais_conferidos"` // by two people
}

// Run builds the package aside, computes the contest again out of it alone, and
// only then puts it in its place.
func (c *publicarPacote) Run(s *session) error {
	until, err := moment(c.At)
	if err != nil {
		return err
	}
	if c.Output == "" && !c.DryRun {
		return usage.Error("falta a opção --saida: o nome do pacote, como em --saida pacote.zip")
	}
	if _, err := os.Stat(c.Output); err == nil && c.Output != "" {
		return usage.Error(c.Output + " já existe, pode ter sido publicado, e não foi alterado. Indique outro nome com --saida")
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
	if err := s.confirmTotals(c.Totals, tables.Summarize(o)); err != nil {
		return err
	}
	work, err := os.MkdirTemp("", "certame-pacote-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	secret, err := openpack.ChainSecret(c.Folder, !c.DryRun && len(l.BookLines()) > 0)
	if err != nil {
		return err
	}
	built, err := openpack.Build(s.ctx, work, l, o, secret)
	if err != nil {
		return err
	}
	if c.DryRun {
		return s.preview(built, len(c.Totals) > 0)
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
	return writing.Place(c.Output, func(f *os.File) error {
		if err := built.WriteZip(f); err != nil {
			return err
		}
		return f.Sync()
	})
}

// preview says what the package would hold and what it would not, and why.
func (s *session) preview(b *openpack.Built, confirmed bool) error {
	m := &b.Manifest
	gate, err := b.Gate()
	if err != nil {
		return err
	}
	if s.root.JSON {
		return s.writeJSON(packedJSON{People: m.People, Warnings: m.Warnings, Hidden: m.Hidden, Gate: gate, Confirmed: confirmed})
	}
	s.printPacked("O pacote teria", m)
	s.printGate(joined(gate))
	for _, f := range m.Files {
		fmt.Fprintf(s.Out, "Sai: %s\n", f.Name)
	}
	s.printWarnings(m)
	return nil
}

// joined puts in one row the columns of a file of which the gate says the same.
func joined(gate []openpack.Field) (out []lists.Field) {
	for _, f := range gate {
		file, column, inFile := strings.Cut(f.Name, ": ")
		at := slices.IndexFunc(out, func(o lists.Field) bool {
			return inFile && o.Shown == f.Shown && o.Reason == f.Reason && strings.HasPrefix(o.Name, file+": ")
		})
		if at < 0 {
			out = append(out, lists.Field(f))
			continue
		}
		out[at].Name += ", " + column
	}
	return out
}

func (s *session) printPacked(what string, m *openpack.Manifest) {
	fmt.Fprintf(s.Out, "%s: %s, %s sob pseudônimo, %s\n", what, locale.Count(m.People.Public, "pessoa pelo número de inscrição", "pessoas pelo número de inscrição"),
		locale.Whole(m.People.Pseudonyms), locale.Count(m.People.Omitted, "omitida por não mudar o resultado", "omitidas por não mudarem o resultado"))
}

// warningsShown on a terminal; the package has them all.
const warningsShown = 5

func (s *session) printWarnings(m *openpack.Manifest) {
	for _, warning := range m.Warnings[:min(len(m.Warnings), warningsShown)] {
		fmt.Fprintf(s.Err, "certame: aviso: %s\n", warning)
	}
	if more := len(m.Warnings) - warningsShown; more > 0 {
		fmt.Fprintf(s.Err, "certame: … e mais %s assim: estão em pacote.json, dentro do pacote\n", locale.Count(more, "aviso", "avisos"))
	}
}

func (c *publicarPacote) answer(s *session, built *openpack.Built) error {
	data, err := os.ReadFile(filepath.Join(built.Folder, "pacote.json"))
	if err != nil {
		return err
	}
	sum := sha256.Sum256(data)
	m := &built.Manifest
	if s.root.JSON {
		return s.writeJSON(packedJSON{File: c.Output, Digest: hex.EncodeToString(sum[:]), People: m.People, Warnings: m.Warnings, Hidden: m.Hidden, Confirmed: len(c.Totals) > 0})
	}
	s.printPacked(c.Output, m)
	c.printConfirmed(s)
	fmt.Fprintf(s.Out, "Resumo do pacote, a publicar: %s\n", hex.EncodeToString(sum[:]))
	s.printWarnings(m)
	fmt.Fprintf(s.Out, "Confira: certame verificar %s\n", console.Argument(c.Output))
	return nil
}
