package run

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"certame/internal/intake"
	"certame/internal/render/tables"
)

// checkTarget refuses to put a result where anything but a previous result
// stands: taking its place would erase it.
func checkTarget(target string) error {
	entries, err := os.ReadDir(target)
	switch info, statErr := os.Stat(target); {
	case errors.Is(err, fs.ErrNotExist):
		return nil
	case statErr == nil && !info.IsDir():
		return refuseTarget(target, "é um arquivo, e o resultado é uma pasta")
	case err != nil:
		return err
	}
	ours := resultFiles(target)
	for _, e := range entries {
		if !ours[e.Name()] && !leftByDesktop(e.Name()) {
			return refuseTarget(target, fmt.Sprintf("a pasta tem «%s», que não é de um resultado e seria apagado", e.Name()))
		}
	}
	return nil
}

func refuseTarget(target, what string) error {
	return intake.Refuse([]intake.Problem{{File: target, What: what, Remedy: "Indique outra pasta com --saida."}})
}

// resultFiles are the files that the manifest of a folder says are of a result.
func resultFiles(folder string) map[string]bool {
	var m tables.Manifest
	data, err := os.ReadFile(filepath.Join(folder, manifestFile))
	if err != nil || json.Unmarshal(data, &m) != nil {
		return nil
	}
	names := map[string]bool{manifestFile: true}
	for _, d := range m.Outputs {
		names[d.Name] = true
	}
	return names
}

const manifestFile = "manifesto.json"

// leftByDesktop are files that appear when a person opens a folder or a sheet.
func leftByDesktop(name string) bool {
	return name == ".DS_Store" || name == "Thumbs.db" || name == "desktop.ini" || strings.HasPrefix(name, ".~lock.") || strings.HasPrefix(name, "~$")
}
