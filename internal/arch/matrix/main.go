// Command matrix writes docs/direito: the traceability matrix, the
// interpretations and the glossary. Run it with make matrix.
package main

import (
	"fmt"
	"os"

	"certame/internal/arch"
)

func main() {
	root, err := arch.ModuleRoot()
	if err != nil {
		fail(err)
	}
	files, err := arch.GenerateMatrix(root)
	if err != nil {
		fail(err)
	}
	if err := arch.WriteGenerated(root, files); err != nil {
		fail(err)
	}
}

func fail(err error) {
	fmt.Fprintln(os.Stderr, "matrix:", err)
	os.Exit(1)
}
