package tabular

import (
	"bytes"
	"context"
	"errors"
	"io"
	"os"

	"certame/internal/intake"
)

// sizeLimit is twenty times the largest contest ever held.
const sizeLimit = 4 << 30

// Open opens a file, named shown in messages, by what its bytes say it is.
func Open(ctx context.Context, path, shown string) (*Book, error) {
	file := intake.File{
		Path: path, Shown: shown, Limit: sizeLimit,
		WhenMissing: "Confira o caminho e o nome.", WhenFolder: "Indique um arquivo.",
		WhenTooLarge: "Divida o arquivo.", WhenEmpty: "Exporte de novo do sistema de origem.",
	}
	info, err := file.Check()
	if err != nil {
		return nil, err
	}
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	b := &Book{Path: path, Size: info.Size(), file: f}
	if err := b.read(ctx, f); err != nil {
		f.Close()
		return nil, refusedAs(err, shown)
	}
	return b, nil
}

// refusal is what is wrong with a whole file.
type refusal struct {
	line         int
	what, remedy string
}

func (r *refusal) Error() string { return r.what }

// Refuse is what is wrong with a whole file, before it has a name.
func Refuse(line int, what, remedy string) error { return &refusal{line, what, remedy} }

// refusedAs names the file of a refusal.
func refusedAs(err error, shown string) error {
	if r := (*refusal)(nil); errors.As(err, &r) {
		return intake.Refuse([]intake.Problem{{File: shown, Line: r.line, What: r.what, Remedy: r.remedy}})
	}
	return err
}

// Named gives an error met while reading rows the name of the file.
func (b *Book) Named(err error, shown string) error { return refusedAs(err, shown) }

// read tells the format by the first bytes: what a file is called may lie.
func (b *Book) read(ctx context.Context, f *os.File) error {
	head := make([]byte, 1<<10)
	n, err := io.ReadFull(f, head)
	if err != nil && !errors.Is(err, io.ErrUnexpectedEOF) {
		return err
	}
	if _, err := f.Seek(0, io.SeekStart); err != nil {
		return err
	}
	switch head = head[:n]; {
	case bytes.HasPrefix(head, []byte("PK\x03\x04")):
		return b.readZip(f)
	case bytes.HasPrefix(head, []byte("%PDF-")):
		return b.readPDF(ctx)
	case bytes.HasPrefix(head, []byte("\xd0\xcf\x11\xe0")):
		return &refusal{what: "é uma planilha do formato antigo (.xls) ou protegida por senha", remedy: "Abra-a e grave como .xlsx, sem senha."}
	case bytes.HasPrefix(head, []byte("{\\rtf")):
		return &refusal{what: "é um texto formatado (RTF)", remedy: "Grave como texto sem formatação (.txt)."}
	}
	return b.readPlain(ctx, f)
}

// readPlain reads what is text: XML, JSON, separated columns, or prose.
func (b *Book) readPlain(ctx context.Context, f io.Reader) error {
	raw, err := readLines(ctx, f, b.Size)
	if err != nil {
		return err
	}
	text, encoding, p := intake.DecodeNamed(raw)
	if p != nil {
		return &refusal{p.Line, p.What, p.Remedy}
	}
	if at := bytes.IndexByte(text, 0); at >= 0 {
		return &refusal{1 + bytes.Count(text[:at], []byte{'\n'}), "há bytes nulos: não é um arquivo de texto", "Exporte de novo como «CSV UTF-8» ou .xlsx."}
	}
	b.Encoding = encoding
	return b.sort(text)
}

func (b *Book) sort(text []byte) error {
	switch first := bytes.TrimLeft(text, " \t\r\n"); {
	case len(first) == 0:
		return &refusal{what: "arquivo sem texto", remedy: "Exporte de novo do sistema de origem."}
	case bytes.HasPrefix(first, []byte("<?xml")), bytes.HasPrefix(first, []byte("<xml")), bytes.HasPrefix(first, []byte("<article")):
		b.Format, b.Text = "xml", text
	case bytes.HasPrefix(first, []byte("<")):
		return &refusal{what: "é uma página ou marcação que não se reconhece", remedy: "Exporte a tabela como CSV ou .xlsx."}
	case first[0] == '[' && looksJSON(first):
		return b.readJSON(first)
	default:
		b.Format, b.Text = "texto", text
	}
	return nil
}
