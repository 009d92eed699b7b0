package edition

import (
	"bufio"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"io"
	"os"
	"path/filepath"
	"slices"

	"certame/internal/render/grid"
	"certame/internal/render/lists"
	"certame/internal/render/machine"
	"certame/internal/render/pdftable"
	"certame/internal/render/sheets"
	"certame/internal/render/tables"
)

// Formats are what a document may be written in, besides the CSV that it always is.
var Formats = []string{"pdf", "html", "xlsx", "ods", "json"}

// PageRows is how many rows a document of pages may have: seven thousand pages
// are written in ten seconds and half a gigabyte, and no reader opens more.
const PageRows = 500_000

// File is one file of a public document.
type File struct {
	Name   string `json:"arquivo"`
	SHA256 string `json:"sha256"`
	Size   int64  `json:"bytes"`
}

// Write writes each format to a folder; the CSV, of which the digest is, always.
// address goes in the QR code of the PDF.
func Write(ctx context.Context, d *lists.Document, digest, address string, formats []string, folder string, progress func(done, total int)) (files []File, err error) {
	writers := map[string]func(io.Writer) error{
		"csv":  func(w io.Writer) error { return tables.WriteTyped(w, tables.ForMachines, d.Table()) },
		"pdf":  func(w io.Writer) error { return pdftable.Write(w, d.Pages(digest, address)) },
		"html": func(w io.Writer) error { return d.HTML(w, digest) },
		"xlsx": func(w io.Writer) error { return sheets.XLSX(w, book(d, digest)) },
		"ods":  func(w io.Writer) error { return sheets.ODS(w, book(d, digest)) },
		"json": func(w io.Writer) error { return machine.JSON(w, heads(d, digest), []grid.Table{d.Table()}) },
	}
	formats = append(slices.Clone(formats), "csv")
	slices.Sort(formats)
	formats = slices.Compact(formats)
	for i, format := range formats {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		one, err := WriteFile(filepath.Join(folder, lists.Name+"."+format), writers[format])
		if err != nil {
			return nil, err
		}
		files = append(files, one)
		progress(i+1, len(formats))
	}
	return files, nil
}

// WriteFile writes a new file, and its digest in the same pass.
func WriteFile(path string, write func(io.Writer) error) (File, error) {
	file, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if err != nil {
		return File{}, err
	}
	defer file.Close()
	sum, buffered := sha256.New(), bufio.NewWriterSize(file, 1<<16)
	if err := write(io.MultiWriter(buffered, sum)); err != nil {
		return File{}, err
	}
	if err := buffered.Flush(); err != nil {
		return File{}, err
	}
	if err := file.Sync(); err != nil {
		return File{}, err
	}
	info, err := file.Stat()
	if err != nil {
		return File{}, err
	}
	return File{filepath.Base(path), hex.EncodeToString(sum.Sum(nil)), info.Size()}, file.Close()
}

func book(d *lists.Document, digest string) *sheets.Book {
	about := [][2]string{{"documento", d.Title()}, {"certame", d.Subtitle()}, {"motor", d.Engine}, {"resumo SHA-256 de listas.csv", digest}}
	if d.Logged != "" {
		about = append(about, [2]string{"registro de transparência", d.Logged})
	}
	return &sheets.Book{About: about, Tables: []grid.Table{d.Table()}, Title: d.Subtitle() + " · " + d.Title(), Digest: digest}
}

func heads(d *lists.Document, digest string) []machine.Head {
	list := []machine.Head{{Name: "documento", Value: d.Title()}, {Name: "certame", Value: d.Terms.Name}, {Name: "orgao", Value: d.Terms.Agency}, {Name: "edital", Value: d.Terms.Notice}, {Name: "motor", Value: d.Engine}, {Name: "sha256_listas_csv", Value: digest}}
	if d.Logged != "" {
		list = append(list, machine.Head{Name: "registro", Value: d.Logged})
	}
	return list
}
