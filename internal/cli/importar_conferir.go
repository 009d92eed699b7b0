package cli

import (
	"errors"
	"fmt"
	"strings"

	"certame/internal/intake"
	"certame/internal/intake/review"
	"certame/internal/locale"
)

type importarConferir struct {
	source
	WriteMap string `name:"gravar-mapa" placeholder:"ARQ" help:"Grava em ARQ o mapa das colunas, para ser revisado (é a única coisa que se grava)."`
	Map      string `name:"mapa" placeholder:"ARQ" help:"Confere com um mapa já revisado."`
}

// Run shows what a file has.
func (c *importarConferir) Run(s *session) error {
	if c.WriteMap != "" && exists(c.WriteMap) {
		return usageError(c.WriteMap + " já existe e não foi alterado: pode já estar revisado. Escolha outro nome")
	}
	bar := s.newProgress("conferindo", inBytes)
	opt, err := c.options(s, bar)
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
			fmt.Fprintf(s.Out, "\nMapa gravado em %s. Confira-o, troque revisado para sim, e importe: certame importar %s --mapa %s --pasta PASTA\n", c.WriteMap, c.File, c.WriteMap)
		}
	}
	return exitOfReport(e.Report)
}

func readMap(path string) (*review.Map, error) {
	raw, err := readSmall(path, "Derive um: certame importar conferir ARQUIVO --gravar-mapa "+path)
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

func sayHead(s *session, r *review.Report) {
	fmt.Fprintf(s.Out, "%s: %s, %s", r.File, r.Format, r.Encoding)
	if r.Separator != "" {
		fmt.Fprintf(s.Out, ", separador «%s»", strings.ReplaceAll(r.Separator, "\t", "tabulação"))
	}
	if r.Sheet != "" {
		fmt.Fprintf(s.Out, ", planilha «%s»", r.Sheet)
	}
	if r.HeaderLine > 0 {
		fmt.Fprintf(s.Out, ", cabeçalho na linha %d", r.HeaderLine)
	}
	fmt.Fprintf(s.Out, "\nperfil %s (%s), tipo %s\n", firstWord(r.Profile, "nenhum"), firstWord(r.Why, "sem evidência"), firstWord(r.Kind, "desconhecido"))
	fmt.Fprintf(s.Out, "%s; %d aceitas, %d em quarentena\n\n", locale.Count(r.Read, "linha lida", "linhas lidas"), r.Accepted, r.Quarantined)
}

func firstWord(text, otherwise string) string {
	if text == "" {
		return otherwise
	}
	return text
}

func sayColumns(s *session, r *review.Report) {
	rows := [][]string{{"coluna", "cabeçalho", "campo", "decimal", "conteúdo", "evidência"}}
	for i := range r.Columns {
		c := &r.Columns[i]
		place := fmt.Sprint(c.Place)
		if c.Block > 0 {
			place = fmt.Sprintf("%d.%d", c.Block, c.Place)
		}
		evidence := c.Evidence
		if c.DecimalWhy != "" {
			evidence += "; decimal: " + c.DecimalWhy
		}
		rows = append(rows, []string{place, shortHeader(c.Header), c.Field, c.Decimal, contents(c.Counts), evidence})
	}
	table(s.Out, rows)
	fmt.Fprintln(s.Out)
}

func shortHeader(text string) string {
	runes := []rune(strings.Join(strings.Fields(text), " "))
	if len(runes) > 32 {
		return string(runes[:31]) + "…"
	}
	return string(runes)
}

func contents(n review.Counts) string {
	var parts []string
	for _, p := range []struct {
		n    int
		text string
	}{{n.Comma, "com vírgula"}, {n.Dot, "com ponto"}, {n.Whole, "inteiros"}, {n.Native, "números"}, {n.Text, "textos"}, {n.Doubtful, "duvidosas"}, {n.Missing, "ausentes"}} {
		if p.n > 0 {
			parts = append(parts, fmt.Sprintf("%d %s", p.n, p.text))
		}
	}
	return strings.Join(parts, ", ")
}

// shownLines is how many quarantined rows a terminal shows.
const shownLines = 50

func sayQuarantine(s *session, r *review.Report) {
	for i, q := range r.Quarantine {
		if i == shownLines {
			fmt.Fprintf(s.Out, "… e mais %d em quarentena (todas com --json)\n", r.Quarantined-i)
			break
		}
		fmt.Fprintf(s.Out, "linha %d: %s", q.Line, q.Reason)
		if q.Value != "" {
			fmt.Fprintf(s.Out, " (%q)", q.Value)
		}
		if q.Suggestion != "" {
			fmt.Fprintf(s.Out, ". Talvez: %s", q.Suggestion)
		}
		fmt.Fprintln(s.Out)
	}
}

const shownNames = 20

func sayNames(s *session, r *review.Report) {
	for i, h := range r.Homonyms {
		if i == shownNames {
			fmt.Fprintf(s.Out, "… e mais %d nomes repetidos\n", len(r.Homonyms)-i+r.MoreNames)
			break
		}
		fmt.Fprintf(s.Out, "homônimos: %s, nas linhas %s\n", h.Name, strings.Trim(strings.Join(strings.Fields(fmt.Sprint(h.Lines)), ", "), "[]"))
	}
}
