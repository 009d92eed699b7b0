package oversight

import (
	"archive/zip"
	"crypto/sha256"
	"encoding/hex"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"certame/internal/docket"
	"certame/internal/intake/boards"
	"certame/internal/render/grid"
	"certame/internal/run"

	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/parser"
)

// known are the files of a contest whose name says nothing of anybody.
var known = []string{run.EditalFile, run.CandidatesFile, run.OptionsFile, run.RulingsFile, run.FactsFile, boards.MembersFile}

// files lists what the folder has, by name, size and digest: enough to hold a whole
// extract, or a file at the agency, to what was there.
func (c *Covered) files(folder string) error {
	var rows [][]string
	err := eachFile(folder, func(name, place string) error {
		digest, size, err := digestOf(place)
		if !slices.Contains(known, name) && !strings.HasPrefix(name, docket.ResultFolder+"/") {
			name = "(outro)"
		}
		rows = append(rows, []string{name, strconv.FormatInt(size, 10), digest})
		return err
	})
	if err != nil {
		return err
	}
	return c.table(grid.Table{Name: "arquivos", Title: "Arquivos do certame", Rows: grid.RowsOf(rows), Columns: []grid.Column{
		column("arquivo", grid.Text, grid.Restricted, "nome; (outro) quando o nome foi dado por alguém"),
		column("tamanho", grid.Integer, grid.Restricted, "bytes"),
		column("sha256", grid.Text, grid.Restricted, "resumo do conteúdo inteiro, que este extrato não traz"),
	}})
}

func eachFile(folder string, do func(name, place string) error) error {
	return filepath.WalkDir(folder, func(place string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		name, err := filepath.Rel(folder, place)
		if err != nil {
			return err
		}
		return do(filepath.ToSlash(name), place)
	})
}

func digestOf(place string) (digest string, size int64, err error) {
	file, err := os.Open(place)
	if err != nil {
		return "", 0, err
	}
	defer file.Close()
	sum := sha256.New()
	size, err = io.Copy(sum, file)
	return hex.EncodeToString(sum.Sum(nil)), size, err
}

// rules writes the edital without its comments, which may say anything.
func (c *Covered) rules(l *run.Loaded) error {
	raw, err := os.ReadFile(filepath.Join(l.Folder, run.EditalFile))
	if err != nil {
		return err
	}
	file, err := parser.ParseBytes(raw, 0)
	if err != nil {
		return err
	}
	var out strings.Builder
	for _, doc := range file.Docs {
		if mapping, ok := doc.Body.(*ast.MappingNode); ok {
			for _, value := range mapping.Values {
				out.WriteString(value.String() + "\n")
			}
		}
	}
	return c.text(run.EditalFile, out.String())
}

// Whole writes the folder as it is, its last result included.
func Whole(folder string, w io.Writer) error {
	z := zip.NewWriter(w)
	err := eachFile(folder, func(name, place string) error {
		entry, err := z.Create(name)
		if err != nil {
			return err
		}
		file, err := os.Open(place)
		if err != nil {
			return err
		}
		defer file.Close()
		_, err = io.Copy(entry, file)
		return err
	})
	if err != nil {
		return err
	}
	return z.Close()
}
