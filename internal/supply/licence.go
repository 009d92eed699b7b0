package supply

import (
	"crypto/sha256"
	"encoding/csv"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	_ "embed"

	"github.com/google/licensecheck"
)

// enough is how much of a file, in percent, must be the text of known licences: less
// may be a licence with a condition of its own in the rest, and a person must read it.
const enough = 75

// licencesIn are the licences of the files that a module has in its first folder.
func licencesIn(module, folder string) (out []string, err error) {
	entries, err := os.ReadDir(folder)
	if err != nil {
		return nil, err
	}
	for _, e := range entries {
		if e.IsDir() || !licenceFile(e.Name()) {
			continue
		}
		text, err := os.ReadFile(filepath.Join(folder, e.Name()))
		if err != nil {
			return nil, err
		}
		some, err := licencesOf(module, e.Name(), text)
		if err != nil {
			return nil, err
		}
		out = append(out, some...)
	}
	if len(out) == 0 {
		return nil, fmt.Errorf("no licence in %s", folder)
	}
	slices.Sort(out)
	return slices.Compact(out), nil
}

// licencesOf are those of one file: as a person read it, while it is the file that they
// read, or else as it is recognised.
func licencesOf(module, name string, text []byte) (out []string, err error) {
	read, err := readByPeople()
	if err != nil {
		return nil, err
	}
	digest := fmt.Sprintf("%x", sha256.Sum256(text))
	for _, row := range read {
		if row[0] == module && row[1] == name && row[2] == digest {
			return strings.Fields(row[3]), nil
		}
	}
	found := licensecheck.Scan(text)
	if found.Percent < enough {
		return nil, fmt.Errorf("%s: only %.0f%% of it is of known licences; who reads it writes a line in internal/supply/lidas.csv (sha256 %s)", name, found.Percent, digest)
	}
	for _, m := range found.Match {
		out = append(out, m.ID)
	}
	return out, nil
}

func licenceFile(name string) bool {
	upper := strings.ToUpper(name)
	base := strings.TrimSuffix(strings.TrimSuffix(upper, ".MD"), ".TXT")
	for _, begin := range []string{"LICENSE", "LICENCE", "COPYING", "UNLICENSE"} {
		if base == begin || strings.HasPrefix(base, begin+"-") || strings.HasPrefix(base, begin+".") && !strings.HasSuffix(upper, ".GO") {
			return true
		}
	}
	return false
}

//go:embed licencas.csv
var allowedText string

//go:embed lidas.csv
var readText string

// readByPeople are the files that no program recognises, and what a person read in them.
func readByPeople() ([][]string, error) { return rowsOf(readText) }

func rowsOf(text string) ([][]string, error) {
	reader := csv.NewReader(strings.NewReader(text))
	reader.Comma = ';'
	rows, err := reader.ReadAll()
	if err != nil {
		return nil, err
	}
	return rows[1:], nil
}

// Allowed are the licences that may be in a program of ours, with the reason.
func Allowed() (map[string]string, error) {
	rows, err := rowsOf(allowedText)
	if err != nil {
		return nil, err
	}
	out := map[string]string{}
	for _, row := range rows {
		if row[1] == "" {
			return nil, fmt.Errorf("licencas.csv: %s has no reason", row[0])
		}
		out[row[0]] = row[1]
	}
	return out, nil
}

// Refused are the modules with a licence that is not allowed, said for a person.
func Refused(list []Module, allowed map[string]string) (out []string) {
	for _, m := range list {
		for _, l := range m.Licences {
			if allowed[l] == "" {
				out = append(out, fmt.Sprintf("%s %s: %s", m.Path, m.Version, l))
			}
		}
	}
	return out
}
