package cli

import (
	"errors"
	"fmt"
	"os"
	"strings"

	"certame/internal/cli/console"
	"certame/internal/cli/usage"
	"certame/internal/intake"
	"certame/internal/intake/review"
)

type importarConferir struct {
	source
	WriteMap string `name:"gravar-mapa" placeholder:"ARQ" help:"Grava em ARQ o mapa das colunas, para ser revisado (é a única coisa que se grava)."`
	Map      string `name:"mapa" placeholder:"ARQ" help:"Confere com um mapa já revisado."`
}

// Run shows what a file has.
func (c *importarConferir) Run(s *session) error {
	if info, err := os.Stat(c.File); err == nil && info.IsDir() {
		return c.folder(s)
	}
	if c.WriteMap != "" && exists(c.WriteMap) {
		return usage.Error(c.WriteMap + " já existe e não foi alterado: pode já estar revisado. Escolha outro nome")
	}
	bar := s.newProgress("conferindo", inBytes)
	opt, err := c.options(bar)
	if err != nil {
		return err
	}
	if opt.Digest = c.WriteMap != ""; c.Map != "" {
		if opt.Map, err = readMap(c.Map); err != nil {
			return err
		}
	}
	e, err := review.Examine(s.ctx, c.File, opt)
	bar.done()
	if err != nil {
		return c.unreadable(s, e, err)
	}
	defer e.Close()
	if err := c.say(s, e.Report); err != nil {
		return err
	}
	if c.WriteMap != "" && !e.Report.Refused {
		if err := writeOnce(c.WriteMap, e.Derive()); err != nil {
			return err
		}
		if !s.root.JSON {
			fmt.Fprintf(s.Out, "\nMapa gravado em %s. Confira-o, troque revisado para sim, e importe: certame importar %s --mapa %s --pasta PASTA\n", c.WriteMap, console.Argument(c.File), console.Argument(c.WriteMap))
		}
	}
	return exitOfReport(e.Report)
}

func readMap(path string) (*review.Map, error) {
	raw, err := readSmall(path, "Derive um: certame importar conferir ARQUIVO --gravar-mapa "+console.Argument(path))
	if err != nil {
		return nil, err
	}
	m, err := review.ParseMap(raw)
	if err != nil {
		return nil, badYAML(path, err, "Compare com um derivado: certame importar conferir ARQUIVO --gravar-mapa OUTRO.")
	}
	return m, nil
}

// unreadable also answers in JSON: a script reads recusado, not the exit code.
func (c *importarConferir) unreadable(s *session, e *review.Examined, err error) error {
	if refused := (*intake.Refused)(nil); s.root.JSON && errors.As(err, &refused) {
		return errors.Join(s.writeJSON(e.Report), err)
	}
	return err
}

func exitOfReport(r *review.Report) error {
	switch {
	case r.Refused:
		return outcomeError(ExitUnreadable)
	case r.Quarantined > 0:
		return outcomeError(ExitPending)
	}
	return nil
}

func (c *importarConferir) say(s *session, r *review.Report) error {
	if s.root.JSON {
		return s.writeJSON(r)
	}
	if r.Refused {
		fmt.Fprintf(s.Err, "%s: recusado: %s\n", r.File, strings.Join(r.Reasons, "; "))
	}
	sayHead(s, r)
	sayColumns(s, r)
	sayQuarantine(s, r)
	sayNames(s, r)
	for _, n := range r.Notes {
		fmt.Fprintln(s.Out, "aviso: "+n)
	}
	return nil
}
