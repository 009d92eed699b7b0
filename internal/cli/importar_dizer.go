package cli

import (
	"fmt"
	"strconv"
	"strings"

	"certame/internal/cli/console"
	"certame/internal/intake/review"
	"certame/internal/locale"
)

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
	fmt.Fprintf(s.Out, "%s; %s, %s em quarentena\n\n", locale.Count(r.Read, "linha lida", "linhas lidas"), locale.Count(r.Accepted, "aceita", "aceitas"), locale.Whole(r.Quarantined))
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
	console.Table(s.Out, rows)
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
		n         int
		one, many string
	}{
		{n.Comma, "com vírgula", "com vírgula"},
		{n.Dot, "com ponto", "com ponto"},
		{n.Whole, "inteiro", "inteiros"},
		{n.Native, "número", "números"},
		{n.Text, "texto", "textos"},
		{n.Doubtful, "duvidosa", "duvidosas"},
		{n.Missing, "ausente", "ausentes"},
	} {
		if p.n > 0 {
			parts = append(parts, locale.Count(p.n, p.one, p.many))
		}
	}
	return strings.Join(parts, ", ")
}

// shownLines is how many quarantined rows a terminal shows.
const shownLines = 50

func sayQuarantine(s *session, r *review.Report) {
	for i, q := range r.Quarantine {
		if i == shownLines {
			fmt.Fprintf(s.Out, "… e mais %s em quarentena (todas com --json)\n", locale.Whole(r.Quarantined-i))
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
			fmt.Fprintf(s.Out, "… e mais %s\n", locale.Count(len(r.Homonyms)-i+r.MoreNames, "nome repetido", "nomes repetidos"))
			break
		}
		fmt.Fprintf(s.Out, "homônimos: %s, nas linhas %s\n", h.Name, lineList(h.Lines))
	}
}

// linesListed is how many lines of one name a terminal shows.
const linesListed = 6

func lineList(lines []int) string {
	rest := ""
	if extra := len(lines) - linesListed; extra > 0 {
		lines, rest = lines[:linesListed], fmt.Sprintf(" e mais %d", extra)
	}
	words := make([]string, len(lines))
	for i, n := range lines {
		words[i] = strconv.Itoa(n)
	}
	return strings.Join(words, ", ") + rest
}
