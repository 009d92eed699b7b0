package run

import (
	"crypto/sha256"
	"os"
	"path/filepath"
	"strings"

	"certame/internal/intake"
	"certame/internal/intake/candidates"
)

// Beginnings of the names of the files that speak of one phase.
const (
	PhasePrefix  = "fase_"
	CalledPrefix = "convocadas_"
)

// phaseFile is one file of the folder that speaks of a phase.
type phaseFile struct {
	name   string
	called bool
	phase  int
}

// loadPhases adds to the roll the marks of the phases that came in files of their
// own, and the lists of people called.
func (l *Loaded) loadPhases() error {
	files, err := l.phaseFiles()
	if err != nil || len(files) == 0 {
		return err
	}
	index := candidates.NewIndex(l.Roll)
	for _, f := range files {
		raw, err := candidates.Load(filepath.Join(l.Folder, f.name), f.name)
		if err != nil {
			return err
		}
		l.Digests = append(l.Digests, Digest{f.name, sha256.Sum256(raw), len(raw)})
		parsed := candidates.PhaseFile{Raw: raw, Shown: f.name, Terms: l.Terms, Phase: f.phase, Roll: l.Roll, Index: index}
		if err := l.loadPhase(f, &parsed); err != nil {
			return err
		}
	}
	return nil
}

func (l *Loaded) loadPhase(f phaseFile, parsed *candidates.PhaseFile) error {
	if !f.called {
		if column := l.marksOf(f.phase); column != "" {
			return refuseFile(f.name, "a fase já tem notas em candidatos.csv, na coluna "+column, "Deixe as notas em um lugar só.")
		}
		known := len(l.Roll.Components)
		err := parsed.ParseMarks()
		if l.Roll.Preferences != nil {
			for _, c := range l.Roll.Components[known:] {
				toAll(l.Roll, c.Scores)
			}
		}
		return err
	}
	call, err := parsed.ParseCalled()
	if err == nil {
		l.Roll.Calls = append(l.Roll.Calls, call)
	}
	return err
}

// marksOf is the column of the roll that already has marks of a phase, or "".
func (l *Loaded) marksOf(phase int) string {
	p := &l.Terms.Phases[phase]
	for _, c := range l.Roll.Components {
		if c.Name == p.Column {
			return c.Name
		}
		for i := range p.Components {
			if c.Name == p.Components[i].Column {
				return c.Name
			}
		}
	}
	return ""
}

// phaseFiles lists the files of the folder that speak of a phase, in the order of
// the phases. One that speaks of no phase of the edital is refused: it was put
// there to be read.
func (l *Loaded) phaseFiles() (out []phaseFile, err error) {
	entries, err := os.ReadDir(l.Folder)
	if err != nil {
		return nil, err
	}
	var found []phaseFile
	for _, e := range entries {
		f, is := l.phaseFileOf(e.Name())
		if !is {
			continue
		}
		if f.phase < 0 {
			return nil, refuseFile(f.name, "o "+l.Terms.Word("edital")+" não tem a fase do nome deste arquivo", l.phasesRemedy())
		}
		found = append(found, f)
	}
	for phase := range l.Terms.Phases {
		for _, f := range found {
			if f.phase == phase {
				out = append(out, f)
			}
		}
	}
	return out, nil
}

func (l *Loaded) phaseFileOf(name string) (f phaseFile, is bool) {
	folded := strings.ReplaceAll(intake.Fold(name), " ", "_")
	stem, isCSV := strings.CutSuffix(folded, ".csv")
	for _, prefix := range [...]string{PhasePrefix, CalledPrefix} {
		code, has := strings.CutPrefix(stem, prefix)
		if !isCSV || !has {
			continue
		}
		f = phaseFile{name, prefix == CalledPrefix, -1}
		for i := range l.Terms.Phases {
			if strings.TrimPrefix(l.Terms.Phases[i].Column, "nota_") == code {
				f.phase = i
			}
		}
		return f, true
	}
	return phaseFile{}, false
}

func (l *Loaded) phasesRemedy() string {
	codes := make([]string, len(l.Terms.Phases))
	for i := range l.Terms.Phases {
		codes[i] = l.Terms.Phases[i].Code
	}
	if len(codes) == 0 {
		return "Declare a fase em fases, no edital.yaml, ou retire o arquivo da pasta."
	}
	return "Fases do " + l.Terms.Word("edital") + ": " + strings.Join(codes, ", ") + "."
}

func refuseFile(name, what, remedy string) error {
	return intake.Refuse([]intake.Problem{{File: name, What: what, Remedy: remedy}})
}

// HasCalls reports whether the folder has a list of people called to be checked.
func HasCalls(folder string) bool {
	found, err := filepath.Glob(filepath.Join(folder, CalledPrefix+"*.csv"))
	return err == nil && len(found) > 0
}
