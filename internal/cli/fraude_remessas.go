package cli

import (
	"fmt"
	"path/filepath"

	"certame"
	"certame/fraud"
	"certame/internal/cli/writing"
	"certame/internal/inquiry"
	"certame/internal/locale"
	"certame/internal/render/papers"
)

type fraudeRemessas struct {
	proceedingOptions
	Format string `name:"formato" default:"txt" enum:"txt,pdf" placeholder:"F" help:"txt ou pdf (padrão: txt)."`
	Output string `name:"saida" placeholder:"P" help:"Pasta a criar (padrão: remessas, dentro da pasta do certame)."`
}

// Run writes the referrals that are owed, two for each proceeding that found
// fraud or bad faith in definitive.
func (c *fraudeRemessas) Run(s *session) error {
	list, day, err := c.proceedings(s)
	if err != nil {
		return err
	}
	written := s.referrals(list, day)
	if len(written) == 0 {
		fmt.Fprintln(s.Err, "certame: nenhuma remessa é devida; veja certame fraude andamento")
		return outcomeError(ExitPending)
	}
	if err := writing.Papers(c.target(), c.Format, written); err != nil {
		return err
	}
	if s.root.JSON {
		names := []string{}
		for i := range written {
			names = append(names, written[i].Folder()+"/"+writing.PaperPath(&written[i], c.Format))
		}
		return s.writeJSON(map[string]any{"remessas": names})
	}
	fmt.Fprintf(s.Out, "%s em %s, de acesso restrito\n", locale.Count(len(written), "remessa", "remessas"), c.target())
	return nil
}

func (s *session) referrals(list []*inquiry.Proceeding, day certame.Date) (out []papers.Paper) {
	for _, p := range list {
		state := p.On(day)
		for _, to := range [...]fraud.Addressee{fraud.Prosecution, fraud.AttorneyGeneral} {
			if d, ok := state.Referral(p.Case, to, day); ok {
				out = append(out, papers.Referral(s.words, d, papers.FileName(p.ID)))
			}
		}
	}
	return out
}

func (c *fraudeRemessas) target() string {
	if c.Output != "" {
		return c.Output
	}
	return filepath.Join(c.Folder, "remessas")
}
