package cli

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"certame/internal/cli/console"
	"certame/internal/cli/usage"
	"certame/internal/intake"
	"certame/internal/intake/review"
	"certame/internal/locale"
)

// folderJSON is a folder examined: the report of each file, and what they come to.
type folderJSON struct {
	Files []*review.Report `json:"arquivos"`
	Sum   folderSum        `json:"soma"`
}

// folderSum closes: what was read is what was accepted, quarantined or in a file that was
// refused whole. Nothing is left out in silence.
type folderSum struct {
	Files       int `json:"arquivos"`
	Read        int `json:"lidas"`
	Accepted    int `json:"aceitas"`
	Quarantined int `json:"quarentenadas"`
	Refused     int `json:"em_arquivos_recusados"`
}

// folder examines every file of a folder, as one would one by one, and shows one line for
// each. Nothing is written.
func (c *importarConferir) folder(s *session) error {
	if c.WriteMap != "" || c.Map != "" {
		return usage.Error("um mapa é de um arquivo só, e " + c.File + " é uma pasta")
	}
	paths, err := filesIn(c.File)
	if err != nil {
		return err
	}
	out := folderJSON{Files: []*review.Report{}}
	for _, path := range paths {
		report, err := c.one(s, path)
		if err != nil {
			return err
		}
		out.Files = append(out.Files, report)
		out.Sum.add(report)
	}
	if s.root.JSON {
		if err := s.writeJSON(out); err != nil {
			return err
		}
	} else {
		sayFolder(s, &out)
	}
	if out.Sum.Quarantined+out.Sum.Refused > 0 || slices.ContainsFunc(out.Files, func(r *review.Report) bool { return r.Refused }) {
		return outcomeError(ExitPending)
	}
	return nil
}

// one examines a file; one that cannot be read is a refused file among the others.
func (c *importarConferir) one(s *session, path string) (*review.Report, error) {
	at := *c
	at.File = path
	bar := s.newProgress("conferindo "+filepath.Base(path), inBytes)
	defer bar.done()
	opt, err := at.options(bar)
	if err != nil {
		return nil, err
	}
	e, err := review.Examine(s.ctx, path, opt)
	if refused := (*intake.Refused)(nil); errors.As(err, &refused) {
		if len(e.Report.Reasons) == 0 {
			e.Report.Refused, e.Report.Reasons = true, []string{err.Error()}
		}
		return e.Report, nil
	}
	if err != nil {
		return nil, err
	}
	e.Close()
	return e.Report, nil
}

// filesIn are the files of a folder that may be lists; notes about them are not.
func filesIn(folder string) (paths []string, err error) {
	entries, err := os.ReadDir(folder)
	if err != nil {
		return nil, err
	}
	for _, entry := range entries {
		name := entry.Name()
		if entry.Type().IsRegular() && !strings.HasPrefix(name, ".") && !strings.HasSuffix(strings.ToLower(name), ".md") {
			paths = append(paths, filepath.Join(folder, name))
		}
	}
	if len(paths) == 0 {
		return nil, intake.Refuse([]intake.Problem{{File: folder, What: "a pasta não tem nenhum arquivo", Remedy: "Indique a pasta em que estão as listas."}})
	}
	return paths, nil
}

func (f *folderSum) add(r *review.Report) {
	f.Files++
	f.Read += r.Read
	if r.Refused {
		f.Refused += r.Read
		return
	}
	f.Accepted += r.Accepted
	f.Quarantined += r.Quarantined
}

func sayFolder(s *session, out *folderJSON) {
	rows := [][]string{{"arquivo", "formato", "perfil", "lidas", "aceitas", "quarentena", "o que falta"}}
	for _, r := range out.Files {
		rows = append(rows, []string{r.File, r.Format, firstWord(r.Profile, "nenhum"), fmt.Sprint(r.Read), fmt.Sprint(r.Accepted), fmt.Sprint(r.Quarantined), lacking(r)})
	}
	console.Table(s.Out, rows)
	n := out.Sum
	fmt.Fprintf(s.Out, "\n%s: %s = %d aceitas + %d em quarentena + %d em arquivos recusados\n", locale.Count(n.Files, "arquivo", "arquivos"), locale.Count(n.Read, "linha lida", "linhas lidas"), n.Accepted, n.Quarantined, n.Refused)
}

// lacking is the first thing that a person has to see to in a file.
func lacking(r *review.Report) string {
	switch {
	case r.Refused && len(r.Reasons) > 0:
		return "recusado: " + r.Reasons[0]
	case r.Quarantined > 0:
		return fmt.Sprintf("linha %d: %s", r.Quarantine[0].Line, r.Quarantine[0].Reason)
	}
	return ""
}
