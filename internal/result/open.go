package result

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"

	"certame/internal/intake"
	"certame/internal/render/tables"
)

const (
	manifestFile = "manifesto.json"
	summaryFile  = "resumo.json"
	anew         = "Apure de novo: certame apurar."
)

// Folder is the folder of a result.
type Folder struct {
	Path     string
	Manifest tables.Manifest
	Summary  tables.Summary
}

// Open reads the manifest and the summary of a result. A folder of a contest
// stands for its own result.
func Open(path string) (*Folder, error) {
	if _, err := os.Stat(filepath.Join(path, manifestFile)); err != nil {
		inside := filepath.Join(path, "resultado")
		if _, err := os.Stat(filepath.Join(inside, manifestFile)); err == nil {
			path = inside
		}
	}
	f := &Folder{Path: path}
	if err := f.readJSON(manifestFile, &f.Manifest); err != nil {
		return nil, err
	}
	return f, f.readJSON(summaryFile, &f.Summary)
}

// jsonLimit is far beyond any manifest or summary.
const jsonLimit = 64 << 20

func (f *Folder) readJSON(name string, into any) error {
	file := intake.File{
		Path: filepath.Join(f.Path, name), Shown: filepath.Join(f.Path, name), Limit: jsonLimit,
		WhenMissing: "Indique a pasta de um resultado, a que contém " + manifestFile + ", ou a do certame já apurado.",
		WhenFolder:  anew, WhenTooLarge: anew, WhenEmpty: anew,
	}
	data, err := file.Read()
	if err != nil {
		return err
	}
	if err := json.Unmarshal(data, into); err != nil {
		return f.refuse(name, 0, "não é um arquivo de resultado legível", anew)
	}
	return nil
}

func (f *Folder) refuse(name string, line int, what, remedy string) error {
	return intake.Refuse([]intake.Problem{{File: filepath.Join(f.Path, name), Line: line, What: what, Remedy: remedy}})
}

// Tables are the names of the tables of the result, in the order of the
// manifest.
func (f *Folder) Tables() (names []string) {
	for _, output := range f.Manifest.Outputs {
		if name, found := strings.CutSuffix(output.Name, ".csv"); found {
			names = append(names, name)
		}
	}
	return names
}
