package tabular

import (
	"bytes"
	"context"
	"errors"
	"io"
	"os/exec"
	"path/filepath"
	"time"

	"certame/internal/intake"
)

// pdfPatience is enough for a gazette of a thousand pages.
const pdfPatience = 2 * time.Minute

const pdfTextLimit = 256 << 20

// readPDF takes the text of the pages, laid out as they are, by pdftotext.
func (b *Book) readPDF(ctx context.Context) error {
	program, err := exec.LookPath("pdftotext")
	if err != nil {
		return &refusal{what: "é um PDF, e falta o programa pdftotext para ler o seu texto", remedy: "Instale poppler-utils, ou copie o texto do PDF para um .txt."}
	}
	path, err := filepath.Abs(b.Path) // a name that begins with - is not an option
	if err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(ctx, pdfPatience)
	defer cancel()
	text, err := runBounded(exec.CommandContext(ctx, program, "-layout", "-enc", "UTF-8", path, "-"))
	switch {
	case errors.Is(ctx.Err(), context.Canceled):
		return context.Canceled
	case err != nil:
		return &refusal{what: "o texto deste PDF não pôde ser lido", remedy: "Confira se não está corrompido nem protegido por senha."}
	}
	if len(bytes.TrimSpace(bytes.ReplaceAll(text, []byte{'\f'}, nil))) == 0 {
		return &refusal{what: "este PDF não tem texto: as páginas são imagens", remedy: "Peça o arquivo de origem; imagens não são lidas."}
	}
	text, _, p := intake.DecodeNamed(text)
	if p != nil {
		return &refusal{p.Line, p.What, p.Remedy}
	}
	b.Format, b.Encoding, b.Text = "pdf", "texto de PDF", text
	return nil
}

// runBounded reads what a program writes, up to a limit.
func runBounded(c *exec.Cmd) ([]byte, error) {
	out, err := c.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := c.Start(); err != nil {
		return nil, err
	}
	text, err := io.ReadAll(io.LimitReader(out, pdfTextLimit+1))
	if len(text) > pdfTextLimit {
		err = errors.Join(errors.New("text beyond the limit"), c.Process.Kill())
	}
	return text, errors.Join(err, c.Wait())
}
