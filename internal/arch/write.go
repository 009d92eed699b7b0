package arch

import (
	"os"
	"path/filepath"
)

// WriteGenerated writes generated files under the module root.
func WriteGenerated(root string, files []GeneratedFile) error {
	for _, f := range files {
		path := filepath.Join(root, filepath.FromSlash(f.Path))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(path, f.Data, 0o644); err != nil {
			return err
		}
	}
	return nil
}
