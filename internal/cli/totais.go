package cli

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"

	"certame/internal/cli/usage"
	"certame/internal/intake"
	"certame/internal/intake/sheets"
	"certame/internal/locale"
	"certame/internal/render/tables"
)

// totalsColumns are what two people type, each on their own, before anything is
// published: what they expect to be there.
var totalsColumns = []sheets.Column{sheets.Must("cargo"), sheets.Must("vagas"), sheets.Must("aprovadas"), sheets.Must("convocadas")}

// totalsOption is how the two people say them.
type totalsOption struct {
	Totals []string `name:"totais" sep:"none" placeholder:"CSV" help:"Totais esperados (cargo;vagas;aprovadas;convocadas), duas vezes: uma planilha de cada pessoa que conferiu."`
}

// printConfirmed says whether two people expected what goes out: a document may be
// made without them, and must not look as if they had been there.
func (c *totalsOption) printConfirmed(s *session) {
	if len(c.Totals) == 0 {
		fmt.Fprintln(s.Out, "Totais: não conferidos (--totais, a planilha de cada uma de duas pessoas)")
		return
	}
	fmt.Fprintln(s.Out, "Totais: conferidos por duas pessoas, cada uma com a sua planilha")
}

type expectedTotals struct {
	line                    int
	seats, approved, called int
}

// confirmTotals holds a result to the totals that two people typed: to each other
// first, then to the result. A list of another contest, or of a test, does not go
// out under a right name.
func (s *session) confirmTotals(files []string, sum tables.Summary) error {
	switch len(files) {
	case 0:
		return nil
	case 2:
	default:
		return usage.Error("--totais vem duas vezes, uma planilha de cada pessoa que conferiu")
	}
	if sameFile(files[0], files[1]) {
		return usage.Error("as duas --totais são a mesma planilha. São duas pessoas, cada uma com a que digitou")
	}
	first, err := s.readTotals(files[0], sum)
	if err != nil {
		return err
	}
	second, err := s.readTotals(files[1], sum)
	if err != nil {
		return err
	}
	var problems []intake.Problem
	for _, p := range sum.Posts {
		a, b := first[p.Code], second[p.Code]
		got := expectedTotals{a.line, p.Seats, p.Approved, p.Called}
		switch b.line = a.line; {
		case a.line == 0:
			problems = append(problems, intake.Problem{File: filepath.Base(files[0]), Column: "cargo", Value: p.Code, What: "falta " + s.word("o cargo"), Remedy: "Cada pessoa digita os totais de todos."})
		case a != b:
			problems = append(problems, intake.Problem{File: filepath.Base(files[1]), Column: "cargo", Value: p.Code, What: "as duas pessoas digitaram totais diferentes: " + a.words() + " e " + b.words(), Remedy: "Confiram juntas e digitem de novo."})
		case a != got:
			problems = append(problems, intake.Problem{File: filepath.Base(files[0]), Line: a.line, Column: "cargo", Value: p.Code, What: "o resultado tem " + got.words() + ", e se esperava " + a.words(), Remedy: "Nada foi publicado: confiram se é este o resultado."})
		}
	}
	return intake.Refuse(problems)
}

func (t expectedTotals) words() string {
	return locale.Count(t.seats, "vaga", "vagas") + ", " + locale.Count(t.approved, "aprovada", "aprovadas") + ", " + locale.Count(t.called, "convocada", "convocadas")
}

func sameFile(one, other string) bool {
	a, err := os.Stat(one)
	b, wrong := os.Stat(other)
	return err == nil && wrong == nil && os.SameFile(a, b)
}

// readTotals reads one sheet. A post that the result lacks is refused as much as one
// with other totals: a result without a whole post adds up everywhere else.
func (s *session) readTotals(path string, sum tables.Summary) (map[string]expectedTotals, error) {
	f := intake.File{Path: path, Shown: filepath.Base(path), Limit: sheetLimit, WhenMissing: "Colunas: cargo;vagas;aprovadas;convocadas.", WhenFolder: "Indique a planilha gravada como CSV."}
	raw, err := f.Read()
	if err != nil {
		return nil, err
	}
	sheet := sheets.Read(raw, f.Shown, totalsColumns, "cargo;vagas;aprovadas;convocadas")
	out := map[string]expectedTotals{}
	for _, r := range sheet.Rows {
		code := sheet.Cell(r, "cargo")
		if !slices.ContainsFunc(sum.Posts, func(p tables.PostLine) bool { return p.Code == code }) {
			sheet.Refuse(r.Line, "cargo", code, "o resultado não tem "+s.word("este cargo"), "Nada foi publicado: confiram se falta no resultado, ou se o código é outro.")
		}
		if out[code].line > 0 {
			sheet.Refuse(r.Line, "cargo", code, "já está na linha "+strconv.Itoa(out[code].line), "Uma linha para cada.")
		}
		out[code] = expectedTotals{r.Line, sheet.Whole(r, "vagas"), sheet.Whole(r, "aprovadas"), sheet.Whole(r, "convocadas")}
	}
	return out, intake.Refuse(sheet.Problems)
}
