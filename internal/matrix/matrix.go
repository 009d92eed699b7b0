// Package matrix is what of the program applies each provision of the law, and which
// scenarios try it, as make matrix finds in the sources: what docs/direito says, for the
// program to say too.
package matrix

import (
	"bytes"
	_ "embed"
	"encoding/csv"
	"strings"
	"sync"

	"certame/law"
)

//go:embed matriz.csv
var text []byte

// Row is one provision.
type Row struct {
	Code      []string // files of the program that cite it
	Scenarios []string // of the conformance kit whose outputs cite it
}

// rows is read once: the file is of this build.
var rows = sync.OnceValue(func() map[law.Provision]Row {
	reader := csv.NewReader(bytes.NewReader(text))
	reader.Comma = ';'
	all, err := reader.ReadAll()
	if err != nil {
		panic("internal/matrix: " + err.Error()) // a test reads it
	}
	out := map[law.Provision]Row{}
	for _, row := range all[1:] {
		out[law.Provision(row[0])] = Row{split(row[1]), split(row[2])}
	}
	return out
})

// Of is the row of a provision.
func Of(p law.Provision) Row { return rows()[p] }

func split(cell string) []string {
	if cell == "" {
		return nil
	}
	return strings.Split(cell, "|")
}
