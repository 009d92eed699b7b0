// Command lawgen writes the zz_ files of package law from law/dados. Run it
// with make matrix; a test fails when its output is stale.
package main

import (
	"fmt"
	"os"

	"certame/internal/arch"
)

func main() {
	root, err := arch.ModuleRoot()
	if err == nil {
		err = generate(root)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "lawgen:", err)
		os.Exit(1)
	}
}

func generate(root string) error {
	files, err := arch.GenerateLaw(root)
	if err != nil {
		return err
	}
	return arch.WriteGenerated(root, files)
}
