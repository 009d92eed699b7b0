// Command gerar writes conferir.html, packed when the name ends in .gz: run it from the
// root of the module.
package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"certame/internal/outsider/page"
)

func main() {
	if len(os.Args) < 2 {
		fmt.Fprintln(os.Stderr, "Uso: gerar <conferir.html> [conferir.html.gz]")
		os.Exit(2)
	}
	if err := write(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func write(paths []string) error {
	text, err := page.Build(".")
	if err != nil {
		return err
	}
	for _, path := range paths {
		content := text
		if strings.HasSuffix(path, ".gz") {
			if content, err = page.Pack(text); err != nil {
				return err
			}
		}
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(path, content, 0o644); err != nil {
			return err
		}
	}
	return nil
}
