package cli

import (
	"encoding/json"
	"io"
	"os"
	"path/filepath"

	"certame/internal/intake/candidates"
	"certame/internal/intake/conversion"
	"certame/internal/intake/profile"
	"certame/internal/intake/review"
	"certame/internal/run"
)

// placeWhole writes a file beside its place and moves it there when it is whole:
// whatever stops it, nothing of it is left and the previous one stands.
func placeWhole(path string, write func(*os.File) error) error {
	file, err := os.CreateTemp(filepath.Dir(path), "."+filepath.Base(path)+"-*")
	if err != nil {
		return err
	}
	defer os.Remove(file.Name())
	defer file.Close()
	if err := write(file); err != nil {
		return err
	}
	if err := file.Chmod(0o644); err != nil {
		return err
	}
	if err := file.Close(); err != nil {
		return err
	}
	return os.Rename(file.Name(), path)
}

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
	return writeWhole(filepath.Join(c.Folder, importReport), append(text, '\n'))
}
