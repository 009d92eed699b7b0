package web

import (
	"bytes"
	"errors"
	"io/fs"
	"path"
	"strings"

	"certame/conformance"
	"certame/internal/web/fault"

	"github.com/goccy/go-yaml"
)

// scenarioFolder is where the kit has the scenarios.
const scenarioFolder = "cenarios"

// lawScenario is one scenario of the kit: what it tries, and every file of it, to read.
func (v *visit) lawScenario() error {
	name := v.r.PathValue("cenario")
	folder := path.Join(scenarioFolder, name)
	if !fs.ValidPath(folder) || strings.Contains(name, "/") {
		return fault.NotFound("cenário")
	}
	text, err := conformance.Kit.ReadFile(path.Join(folder, "cenario.yaml"))
	if errors.Is(err, fs.ErrNotExist) {
		return fault.NotFound("cenário")
	}
	if err != nil {
		return err
	}
	p := scenarioPage{Name: name}
	if err := yaml.Unmarshal(text, &p); err != nil {
		return err
	}
	if p.Files, err = scenarioFiles(folder); err != nil {
		return err
	}
	return v.showPublic("direito-cenario", lawFrame(p.Title, lawTrail), &p)
}

type scenarioPage struct {
	Name   string         `yaml:"-"`
	Title  string         `yaml:"titulo"`
	Source string         `yaml:"fonte"`
	About  string         `yaml:"descricao"`
	Rules  []string       `yaml:"regras"`
	Files  []scenarioFile `yaml:"-"`
}

type scenarioFile struct{ Name, Text string }

// scenarioMost is how much of a file goes on the page; the kit has all of it.
const scenarioMost = 20_000

func scenarioFiles(folder string) (list []scenarioFile, err error) {
	return list, fs.WalkDir(conformance.Kit, folder, func(at string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		data, err := conformance.Kit.ReadFile(at)
		if bytes.IndexByte(data, 0) < 0 { // what is no text is in the kit
			text := string(data[:min(len(data), scenarioMost)])
			if len(data) > scenarioMost {
				text = strings.ToValidUTF8(text, "") + "\n…"
			}
			list = append(list, scenarioFile{strings.TrimPrefix(at, folder+"/"), text})
		}
		return err
	})
}
