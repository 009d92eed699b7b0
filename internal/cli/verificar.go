package cli

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"certame/internal/locale"
	"certame/internal/openpack"
)

type verificar struct {
	Package string `arg:"" name:"pacote" help:"Pacote aberto, gravado por certame publicar pacote."`
	Earlier string `name:"anterior" placeholder:"ZIP" help:"Pacote anterior do mesmo certame: confere que a história continua a dele."`
	proofOptions
}

// verifiedJSON is what verifying answers to machines.
type verifiedJSON struct {
	Agrees  bool        `json:"confere"`
	Why     string      `json:"divergencia,omitempty"`
	Contest string      `json:"certame,omitempty"`
	Digest  string      `json:"resumo,omitempty"`
	Proven  *provenJSON `json:"registro,omitempty"`
}

// Run opens the package, compares its digests, computes the contest again and
// compares every output, without network.
func (c *verificar) Run(s *session) error {
	if err := c.given(); err != nil {
		return err
	}
	work, err := os.MkdirTemp("", "certame-verificar-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	v, err := openpack.Verify(s.ctx, c.Package, work)
	if err == nil && c.Earlier != "" {
		err = v.Continues(work, c.Earlier, filepath.Join(work, "anterior"))
	}
	var divergence *openpack.Divergence
	switch {
	case errors.As(err, &divergence):
		return s.doesNotAgree(divergence)
	case err != nil:
		return err
	}
	var proven *provenJSON
	if c.Proof != "" {
		if proven, err = c.check(s, c.Package); err != nil {
			return err
		}
	}
	if s.root.JSON {
		return s.writeJSON(verifiedJSON{Agrees: true, Contest: v.Manifest.Contest, Digest: v.Digest, Proven: proven})
	}
	if proven != nil {
		proven.print(s)
	}
	people := v.Manifest.People.Public + v.Manifest.People.Pseudonyms
	if c.Earlier != "" {
		fmt.Fprintf(s.Out, "confere: a história continua a de %s\n", c.Earlier)
	}
	fmt.Fprintf(s.Out, "confere: %s, %s, contas refeitas, resumo %s\n", v.Manifest.Contest, locale.Count(people, "pessoa", "pessoas"), v.Digest)
	return nil
}

func (s *session) doesNotAgree(d *openpack.Divergence) error {
	if s.root.JSON {
		if err := s.writeJSON(verifiedJSON{Why: d.What}); err != nil {
			return err
		}
		return outcomeError(ExitPending)
	}
	fmt.Fprintln(s.Out, "não confere: "+d.What)
	return outcomeError(ExitPending)
}
