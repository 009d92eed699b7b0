package cli

import (
	"fmt"
	"path/filepath"
	"regexp"
	"strings"

	"certame/internal/intake"
	"certame/internal/render/papers"
	"certame/ledger"
)

type certificateCheckJSON struct {
	Agrees bool   `json:"confere"`
	Given  string `json:"resumo_apresentado"`
	Found  string `json:"resumo_refeito"`
	Line   int    `json:"primeira_linha_diferente,omitempty"`
	Theirs string `json:"linha_apresentada,omitempty"`
	Ours   string `json:"linha_refeita,omitempty"`
}

// check makes the certificate again and compares: the digest alone, or every line
// of the file.
func (c *ordemCertidao) check(s *session) error {
	if _, is := ledger.ParseDigest(c.Check); is {
		made, err := c.make(s, c.At)
		if err != nil {
			return err
		}
		return s.sayChecked(certificateCheckJSON{Agrees: made.Digest() == c.Check, Given: c.Check, Found: made.Digest()})
	}
	file := intake.File{
		Path: c.Check, Shown: filepath.Base(c.Check), Limit: 1 << 20, WhenFolder: "Indique o arquivo da certidão, em texto.", WhenTooLarge: "Uma certidão é menor.",
		WhenMissing: "Indique o resumo, de 64 algarismos, ou o arquivo da certidão em texto.", WhenEmpty: "Indique o arquivo da certidão, em texto.",
	}
	raw, err := file.Read()
	if err != nil {
		return err
	}
	made, err := c.make(s, stateOfPaper(c.At, string(raw)))
	if err != nil {
		return err
	}
	return s.sayChecked(compareLines(string(raw), string(made.paper.Text()), made.Digest()))
}

// Where a paper says of which state of the book it is, and its digest.
var (
	paperState  = regexp.MustCompile(`(?m)^Livro de fatos: até o fato (f[1-9][0-9]*),`)
	paperDigest = regexp.MustCompile(`(?m)^` + regexp.QuoteMeta(papers.DigestLabel) + `([0-9a-f]{64})\r?$`)
)

// stateOfPaper is the state of the book that a paper speaks of, unless another is
// asked for.
func stateOfPaper(at, text string) string {
	if found := paperState.FindStringSubmatch(text); at == "" && found != nil {
		return found[1]
	}
	return at
}

// compareLines finds the first line that differs. How lines end is of no
// consequence: editors and mail change it.
func compareLines(theirs, ours, digest string) certificateCheckJSON {
	out := certificateCheckJSON{Agrees: true, Found: digest}
	if found := paperDigest.FindStringSubmatch(theirs); found != nil {
		out.Given = found[1]
	}
	a, b := strings.Split(strings.TrimRight(theirs, "\r\n"), "\n"), strings.Split(strings.TrimRight(ours, "\n"), "\n")
	for i := range max(len(a), len(b)) {
		x, y := lineAt(a, i), lineAt(b, i)
		if x != y {
			out.Agrees, out.Line, out.Theirs, out.Ours = false, i+1, x, y
			return out
		}
	}
	return out
}

func lineAt(lines []string, i int) string {
	if i >= len(lines) {
		return ""
	}
	return strings.TrimSuffix(lines[i], "\r")
}

func (s *session) sayChecked(out certificateCheckJSON) error {
	switch {
	case s.root.JSON:
		if err := s.writeJSON(out); err != nil {
			return err
		}
	case out.Agrees:
		fmt.Fprintf(s.Out, "Confere: refeita dos arquivos da pasta, a certidão é a mesma, resumo %s.\n", out.Found)
	default:
		fmt.Fprintf(s.Out, "Não confere: refeita dos arquivos da pasta, a certidão tem o resumo %s.\n", out.Found)
		if out.Line > 0 {
			fmt.Fprintf(s.Out, "Primeira diferença, linha %d:\n  apresentada: %s\n  refeita:     %s\n", out.Line, out.Theirs, out.Ours)
		} else {
			fmt.Fprintln(s.Out, "Se a certidão diz «até o fato fN», confira com --em fN; se ainda assim difere, um dos arquivos não é o mesmo.")
		}
	}
	if !out.Agrees {
		return outcomeError(ExitPending)
	}
	return nil
}
