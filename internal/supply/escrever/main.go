// Command escrever writes the list of modules that are linked into the programs, and
// fails if one of them has a licence that is not allowed. With the name of a file, it
// writes there the texts that must go with the programs.
package main

import (
	"fmt"
	"log"
	"os"
	"path/filepath"

	"certame/internal/supply"
)

func main() {
	if err := write(".", os.Args[1:]); err != nil {
		log.Fatal(err)
	}
}

func write(root string, to []string) error {
	list, err := supply.Modules(root, supply.Programs...)
	if err != nil {
		return err
	}
	allowed, err := supply.Allowed()
	if err != nil {
		return err
	}
	if refused := supply.Refused(list, allowed); len(refused) > 0 {
		return fmt.Errorf("licences that internal/supply/licencas.csv does not allow: %q", refused)
	}
	if len(to) == 1 {
		return notices(root, to[0], list)
	}
	if err := os.WriteFile(filepath.Join(root, supply.File), supply.List(list), 0o644); err != nil { //nolint:gosec // of the source tree
		return err
	}
	fmt.Printf("%s: %d modules\n", supply.File, len(list))
	return nil
}

func notices(root, to string, list []supply.Module) error {
	file, err := os.Create(to)
	if err != nil {
		return err
	}
	if err := supply.Notices(file, list, filepath.Join(root, "internal", "web", "estatico", "licencas")); err != nil {
		file.Close() // nobody reads half of it
		return err
	}
	return file.Close()
}
