// Command lawgen writes the zz_ files of package law from law/dados. Run it as
// "go generate ./law" from the root of the module; a test fails when its output
// is stale.
package main

import (
	"fmt"
	"os"
	"path/filepath"

	"certame/internal/arch"
)

func main() {
	root, err := arch.ModuleRoot()
	if err == nil {
		err = write(root)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "lawgen:", err)
		os.Exit(1)
	}
}

func write(root string) error {
	files, err := arch.GenerateLaw(root)
	if err != nil {
		return err
	}
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
