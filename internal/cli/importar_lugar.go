package cli

import (
	"encoding/json"
	"io"
	"os"
	"path/filepath"

	"certame/internal/cli/writing"
	"certame/internal/intake/candidates"
	"certame/internal/intake/conversion"
	"certame/internal/intake/profile"
	"certame/internal/intake/review"
	"certame/internal/run"
)

// accepted lets the reader of the contest refuse the candidates before they take
// their place: a post that the edital does not have, a group by another name.
func (c *importarGravar) accepted(s *session, f *os.File, name string) error {
	if name != run.CandidatesFile || !exists(filepath.Join(c.Folder, run.EditalFile)) {
		return nil
	}
	l, err := run.LoadEdital(c.Folder)
	if err != nil {
		return err
	}
	if _, err := f.Seek(0, io.SeekStart); err != nil {
		return err
	}
	raw, err := io.ReadAll(f)
	if err != nil {
		return err
	}
	if _, err := candidates.Parse(raw, name+" (não gravado)", l.Terms, nil); err != nil {
		return err
	}
	return s.ctx.Err()
}

// registrations finds people by CPF for results that have nothing else.
func (c *importarGravar) registrations(e *review.Examined) map[string]string {
	if e.Main().Kind() != profile.KindDecisions || e.Main().Has("inscricao") {
		return nil
	}
	raw, err := candidates.Load(filepath.Join(c.Folder, run.CandidatesFile), run.CandidatesFile)
	if err != nil {
		return nil
	}
	return conversion.ReadCPFs(raw)
}

// report keeps what was read, by what evidence, of which bytes.
func (c *importarGravar) report(e *review.Examined) error {
	text, err := json.MarshalIndent(e.Report, "", "  ")
	if err != nil {
		return err
	}
	return writing.Whole(filepath.Join(c.Folder, importReport), append(text, '\n'))
}
