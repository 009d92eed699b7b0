package supply

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
)

// Notices writes, one after the other, what the licences ask to go with the programs:
// their texts and the notices of who made each module, and what comes with the pages.
func Notices(w io.Writer, list []Module, pages string) error {
	for _, m := range list {
		entries, err := os.ReadDir(m.Folder)
		if err != nil {
			return err
		}
		for _, e := range entries {
			if e.IsDir() || !licenceFile(e.Name()) && !strings.HasPrefix(strings.ToUpper(e.Name()), "NOTICE") {
				continue
			}
			if err := notice(w, m.Path+" "+m.Version, filepath.Join(m.Folder, e.Name())); err != nil {
				return err
			}
		}
	}
	files, err := filepath.Glob(filepath.Join(pages, "*"))
	for _, file := range files {
		if err == nil {
			err = notice(w, "páginas", file)
		}
	}
	return err
}

func notice(w io.Writer, of, file string) error {
	text, err := os.ReadFile(file)
	if err == nil {
		_, err = fmt.Fprintf(w, "==== %s: %s\n\n%s\n", of, filepath.Base(file), text)
	}
	return err
}
