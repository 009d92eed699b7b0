package tabular

import (
	"archive/zip"
	"errors"
	"io"
	"os"
	"strings"
)

// Limits of a compressed sheet. A million rows of a dozen columns take about
// 500 MB and compress some twenty times.
const (
	partLimit    = 8 << 30
	suspicious   = 64 << 20 // from here on the ratio is looked at
	ratioLimit   = 250
	entriesLimit = 4096
)

// archive is a zip whose names and sizes were looked at.
type archive struct {
	files map[string]*zip.File
}

func (b *Book) readZip(f *os.File) error {
	z, err := zip.NewReader(f, b.Size)
	if err != nil {
		return &refusal{what: "arquivo compactado corrompido ou incompleto", remedy: "Baixe ou copie o arquivo de novo."}
	}
	a := &archive{files: map[string]*zip.File{}}
	if len(z.File) > entriesLimit {
		return errSuspect
	}
	for _, entry := range z.File {
		if !plainName(entry.Name) || a.files[entry.Name] != nil || entry.Flags&1 != 0 {
			return errSuspect
		}
		a.files[entry.Name] = entry
	}
	switch {
	case a.files["xl/workbook.xml"] != nil:
		return b.readXLSX(a)
	case a.files["xl/workbook.bin"] != nil:
		return &refusal{what: "é uma planilha binária (.xlsb)", remedy: "Grave como .xlsx."}
	case a.files["content.xml"] != nil && a.files["word/document.xml"] == nil:
		return b.readODS(a)
	case a.files["word/document.xml"] != nil:
		return &refusal{what: "é um documento de texto (.docx)", remedy: "Grave como texto sem formatação (.txt), ou a tabela como .xlsx."}
	}
	return &refusal{what: "é um arquivo compactado que não é planilha", remedy: "Extraia e indique a planilha."}
}

var errSuspect = &refusal{what: "o arquivo compactado tem nomes repetidos, cifrados ou que saem da pasta, ou arquivos demais", remedy: "Não o use; peça outro a quem o fez."}

var errBomb = &refusal{what: "o conteúdo compactado é desproporcional ao arquivo, como o de um arquivo feito para esgotar a memória", remedy: "Não o use; peça outro a quem o fez."}

// plainName refuses names that would leave a folder.
func plainName(name string) bool {
	if name == "" || name[0] == '/' || strings.ContainsAny(name, "\\:\x00") {
		return false
	}
	for _, part := range strings.Split(name, "/") {
		if part == ".." {
			return false
		}
	}
	return true
}

// open reads one part, giving up when it grows beyond reason.
func (a *archive) open(name string) (*guarded, error) {
	entry := a.files[name]
	if entry == nil {
		return nil, &refusal{what: "falta à planilha a parte «" + name + "»", remedy: "Abra-a e grave de novo."}
	}
	r, err := entry.Open()
	if err != nil {
		return nil, errBroken
	}
	return &guarded{from: r, packed: max(int64(entry.CompressedSize64), 1)}, nil
}

var errBroken = &refusal{what: "planilha corrompida", remedy: "Abra-a e grave de novo."}

// guarded counts what comes out of a compressed part.
type guarded struct {
	from   io.ReadCloser
	packed int64
	read   int64
}

// Read passes on.
func (g *guarded) Read(p []byte) (int, error) {
	n, err := g.from.Read(p)
	g.read += int64(n)
	switch {
	case g.read > partLimit, g.read > suspicious && g.read/g.packed > ratioLimit:
		return 0, errBomb
	case err != nil && !errors.Is(err, io.EOF):
		return n, errBroken
	}
	return n, err
}

// close lets the part go; it was only read.
func (g *guarded) close() { _ = g.from.Close() }
