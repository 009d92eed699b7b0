package run

import (
	"crypto/sha256"
	"fmt"
	"path/filepath"

	"certame/internal/intake"
	"certame/internal/intake/candidates"
	"certame/internal/intake/options"
	"certame/registration"
)

// OptionsFile is the file of the options with their instants; a folder may do
// without it, and then the column opcoes of the candidates decides.
const OptionsFile = "opcoes.csv"

// optionsLimit is some twenty changes for each person of the largest contest.
const optionsLimit = 4 << 30

// readOptions reads the bytes of opcoes.csv; nil when the folder has none.
func (l *Loaded) readOptions() ([]byte, error) {
	f := intake.File{
		Path: filepath.Join(l.Folder, OptionsFile), Shown: OptionsFile, Limit: optionsLimit, MayBeMissing: true,
		WhenFolder:   "Grave a planilha como CSV com este nome.",
		WhenTooLarge: "Confira se é a planilha de opções.",
		WhenEmpty:    "Veja o modelo: certame modelo opcoes.",
	}
	return f.Read()
}

// readCandidates reads the people; where opcoes.csv decides the options, the
// spreadsheet of candidates may leave them out.
func (l *Loaded) readCandidates(raw []byte, name string, hasOptions bool, progress candidates.Progress) (err error) {
	parse := candidates.Parse
	if hasOptions {
		parse = candidates.ParseOptionsElsewhere
	}
	l.Roll, err = parse(raw, name, l.Terms, progress)
	return err
}

// applyOptions lets opcoes.csv decide the options of the roll.
func (l *Loaded) applyOptions(raw []byte) error {
	if raw == nil {
		return nil
	}
	l.Digests = append(l.Digests, Digest{OptionsFile, sha256.Sum256(raw), len(raw)})
	changes, err := options.Parse(raw, OptionsFile, l.Terms, &l.Roll.IDs)
	if err != nil {
		return err
	}
	for i := range changes {
		changes[i].Person = l.Roll.Head(changes[i].Person)
	}
	period, _ := registration.PeriodOf(l.Terms)
	folded := registration.Fold(period, l.Roll.Len(), changes)
	folded.Record(l.Terms, &l.Roll.IDs, whereChanged, &l.Log)
	folded.Apply(l.Terms, l.Roll, &l.Log)
	return nil
}

func whereChanged(c registration.Change) string {
	return fmt.Sprintf("%s, linha %d", OptionsFile, c.Line)
}
