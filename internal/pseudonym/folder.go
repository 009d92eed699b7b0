package pseudonym

import (
	"bytes"
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"

	"certame/internal/bookfile"
	"certame/internal/run"
	"certame/ledger"
)

// Folder is a contest's folder on its way to another.
type Folder struct {
	m      *Mapping
	loaded *run.Loaded
	source string
	target string
	facts  []ledger.Fact
	tables map[string]string // of the book, by their digests

	Drawn   []string // the documents of a draw, whose tables stand in the rules in its place
	Written []string
	Left    []string // what was there and is not known: it was not copied
}

// NewFolder takes a folder that was read and understood.
func NewFolder(m *Mapping, loaded *run.Loaded) (*Folder, error) {
	if err := bothTables(loaded); err != nil {
		return nil, err
	}
	facts, err := run.FactsOfLines(loaded.Lines)
	m.known.addTerms(loaded.Terms)
	if err := m.marksOf(loaded.Terms, loaded.Roll); err != nil {
		return nil, err
	}
	return &Folder{m: m, loaded: loaded, source: loaded.Folder, facts: facts, tables: map[string]string{}, Drawn: loaded.DrawFiles()}, err
}

// Write fills an empty folder, which is only worth keeping when there is no error.
func (f *Folder) Write(ctx context.Context, target string) error {
	f.target = target
	if err := f.walk(ctx); err != nil {
		return err
	}
	f.m.settle()
	f.Written, f.Left = nil, nil
	return f.walk(ctx)
}

// walk sees every file, or writes it.
func (f *Folder) walk(ctx context.Context) error {
	entries, err := os.ReadDir(f.source)
	if err != nil {
		return err
	}
	for _, e := range entries {
		if err := errors.Join(ctx.Err(), f.file(e.Name(), e.IsDir())); err != nil {
			return err
		}
	}
	return nil
}

func (f *Folder) file(name string, isFolder bool) error {
	switch {
	case name == bookfile.LockName, name == bookfile.TableDir && isFolder:
		return nil // of the book
	case name == run.EditalFile:
		return f.through(name, func(text string) (string, error) { return f.m.rulesFile(text, f.loaded.Terms) })
	case name == run.FactsFile:
		return f.book()
	case !isFolder && f.isSheet(name):
		return f.through(name, func(text string) (string, error) { return f.m.ownSheet(text, f.phaseOf(name, run.PhasePrefix)), nil })
	}
	f.Left = append(f.Left, name)
	return nil
}

// isSheet knows the sheets by their names, which stay: one with a word that is
// not known may be that of a person.
func (f *Folder) isSheet(name string) bool {
	stem, ok := strings.CutSuffix(fold(name), ".csv")
	return ok && (fileNames[stem] || f.m.known.harmless(stem) || f.phaseOf(name, run.CalledPrefix) != "" || f.phaseOf(name, run.PhasePrefix) != "")
}

var fileNames = words("candidatos opcoes confirmacoes comissao votos recurso recursal entregues fraude convocados")

// phaseOf is the code of the phase whose file it is, or "".
func (f *Folder) phaseOf(name, prefix string) string {
	stem := strings.ReplaceAll(strings.TrimSuffix(fold(name), ".csv"), " ", "_")
	code, ok := strings.CutPrefix(stem, prefix)
	for i := range f.loaded.Terms.Phases {
		if ok && f.loaded.Terms.Phases[i].Column == "nota_"+code {
			return code
		}
	}
	return ""
}

// through takes a text file through what replaces its values.
func (f *Folder) through(name string, replace func(string) (string, error)) error {
	raw, err := os.ReadFile(filepath.Join(f.source, name))
	if err != nil {
		return err
	}
	data, err := f.m.through(raw, name, replace)
	if err != nil || f.m.seeing {
		return err
	}
	f.Written = append(f.Written, name)
	return os.WriteFile(filepath.Join(f.target, name), data, 0o644)
}

// through replaces the values of a text in any encoding, and inspects it.
func (m *Mapping) through(raw []byte, shown string, replace func(string) (string, error)) ([]byte, error) {
	text, as, err := decoded(raw, shown)
	if err != nil {
		return nil, err
	}
	fresh, err := replace(text)
	if err != nil || m.seeing {
		return nil, err
	}
	if err := m.inspect(shown, fresh); err != nil {
		return nil, err
	}
	return encoded(fresh, as)
}

// book writes the facts, and before them the tables that they cite.
func (f *Folder) book() (err error) {
	lines := f.m.facts(f.facts, func(digest string) string {
		fresh, failed := f.table(digest)
		err = errors.Join(err, failed)
		return fresh
	})
	if err != nil || f.m.seeing {
		return err
	}
	f.knowForm()
	var text bytes.Buffer
	for _, line := range lines {
		text.Write(append(line, '\n'))
	}
	if err := f.m.inspect(run.FactsFile, text.String()); err != nil {
		return err
	}
	f.Written = append(f.Written, run.FactsFile)
	return os.WriteFile(filepath.Join(f.target, run.FactsFile), text.Bytes(), 0o644)
}

// knowForm lets the names of the form of the book stay.
func (f *Folder) knowForm() {
	f.m.known.add("id tipo versao data autor ato dados anterior soma")
	for i := range f.facts {
		f.m.known.add(f.facts[i].Kind.Code())
		for _, d := range f.facts[i].Data {
			f.m.known.add(d.Name)
		}
	}
}

// table stores a table under the digest of its new content.
func (f *Folder) table(digest string) (string, error) {
	if fresh, done := f.tables[digest]; done && !f.m.seeing {
		return fresh, nil
	}
	from, err := bookfile.At(f.source).OpenTable(digest)
	if err != nil {
		return "", err
	}
	defer from.Close()
	raw, err := io.ReadAll(from)
	if err != nil {
		return "", err
	}
	shown := bookfile.TableDir + "/" + digest + ".csv"
	data, err := f.m.through(raw, shown, func(text string) (string, error) { return f.m.ownSheet(text, ""), nil })
	if err != nil || f.m.seeing {
		return digest, err
	}
	stored, err := bookfile.At(f.target).PutTable(bytes.NewReader(data))
	f.tables[digest] = stored.Digest
	f.Written = append(f.Written, bookfile.TableDir+"/"+stored.Digest+".csv")
	return stored.Digest, err
}
