package cli

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"

	"certame/draw"
	"certame/internal/drawfile"
	"certame/internal/locale"
)

type sortearConferir struct {
	Folder string `name:"sorteio" default:"sorteio" placeholder:"P" help:"Pasta do sorteio, com anuncio.txt e resultado.txt (padrão: sorteio)."`
	Digest string `name:"resumo" placeholder:"SHA256" help:"Resumo do anúncio, como foi publicado antes."`
}

// Run does the draw again from the two documents and says the first difference.
func (c *sortearConferir) Run(s *session) error {
	a, err := drawfile.ReadAnnouncement(c.Folder, c.Digest)
	if err != nil {
		return err
	}
	path := filepath.Join(c.Folder, drawfile.Outcome)
	o, err := drawfile.ReadOutcome(c.Folder)
	if err != nil {
		return err
	}
	file, differs := c.differs(a, o, path)
	if s.root.JSON {
		if err := s.writeJSON(map[string]any{"confere": differs == "", "arquivo": file, "diferenca": differs, "resumo": a.Digest(), "semente": o.Seed}); err != nil {
			return err
		}
	} else if differs == "" {
		fmt.Fprintf(s.Out, "confere: %s, anúncio %s, semente %s\n", locale.Count(len(o.Tickets), "bilhete", "bilhetes"), a.Digest(), o.Seed)
		if c.Digest == "" {
			fmt.Fprintln(s.Out, "O resumo do anúncio ainda deve ser comparado com o publicado antes: --resumo")
		}
	} else {
		fmt.Fprintf(s.Out, "não confere: %s: %s\n", file, differs)
	}
	if differs != "" {
		return outcomeError(ExitPending)
	}
	return nil
}

// differs is the first thing that does not follow from the announcement.
func (c *sortearConferir) differs(a *draw.Announcement, o *draw.Outcome, path string) (file, what string) {
	if what := drawfile.Differs(a, o); what != "" {
		return path, what
	}
	steps := filepath.Join(c.Folder, drawfile.Steps)
	if data, err := os.ReadFile(steps); err == nil && !bytes.Equal(data, drawfile.StepsOf(a, o.Seed)) {
		return steps, "os passos não são os que decorrem da semente"
	}
	return path, ""
}
