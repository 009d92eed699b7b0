package tables

import (
	"bufio"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"sync"

	"certame/contest"
)

// Options of a writing.
type Options struct {
	Style   Style
	Version string
	Inputs  []Digest
	Report  func(io.Writer) error // writes relatorio.html; nil leaves it out
	Done    func(files, of int)   // progress; may be nil
}

// Digest names a file and the SHA-256 of its bytes.
type Digest struct {
	Name   string `json:"arquivo"`
	SHA256 string `json:"sha256"`
	Size   int64  `json:"bytes"`
}

// WriteOne writes one file of a result, as WriteAll does; one that the result does not
// have is an error.
func WriteOne(w io.Writer, o *contest.Outcome, style Style, name string) error {
	for _, out := range outputs(o, Options{Style: style}) {
		if out.name == name {
			return out.write(w)
		}
	}
	return fmt.Errorf("the result has no file %s", name)
}

// output is one file of the result.
type output struct {
	name  string
	write func(io.Writer) error
}

// WriteAll writes every file of a result into a folder that exists, two at a
// time, and the manifest at the end.
func WriteAll(ctx context.Context, folder string, o *contest.Outcome, opt Options) error {
	list := outputs(o, opt)
	digests := make([]Digest, len(list))
	errs := make([]error, len(list))
	next := make(chan int, len(list))
	for i := range list {
		next <- i
	}
	close(next)
	var workers sync.WaitGroup
	var mu sync.Mutex
	done := 0
	for range 2 {
		workers.Go(func() {
			for i := range next {
				digests[i], errs[i] = writeFile(ctx, folder, list[i])
				mu.Lock()
				if done++; opt.Done != nil {
					opt.Done(done, len(list))
				}
				mu.Unlock()
			}
		})
	}
	workers.Wait()
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	_, err := writeFile(ctx, folder, output{"manifesto.json", func(w io.Writer) error {
		return writeJSON(w, manifestOf(o, opt, digests))
	}})
	return err
}

// outputs lists the files, the two long ones first so that the cores share them.
func outputs(o *contest.Outcome, opt Options) []output {
	list := []output{
		{"listas.csv", perPost(o, opt.Style, header("cargo", "lista", "posicao", "inscricao", "nota", "situacao", "informativa"),
			func(r *row, p *contest.Post) { lists(r, o, p) })},
		{"situacoes.csv", situationsFile(o, opt.Style)},
		{"quadro.csv", whole(opt.Style, tableHeader(o), func(r *row) { table(r, o) })},
		{"ordem.csv", whole(opt.Style, header("cargo", "convocacao", "rotulo", "rotulo_final", "inscricao", "nota", "situacao", "motivo", "vaga", "rotulo_vaga"),
			func(r *row) { order(r, o) })},
		{"transferencias.csv", whole(opt.Style, header("cargo", "convocacao", "vaga", "de", "para", "tipo", "artigo", "inscricao", "entrou"),
			func(r *row) { transfers(r, o) })},
		{"achados.csv", whole(opt.Style, header("codigo", "gravidade", "artigo", "mensagem", "remedio", "onde", "bloqueia"),
			func(r *row) { findings(r, o) })},
		{"sub_judice.csv", whole(opt.Style, header("cargo", "inscricao", "posicao_geral", "vaga_espelho", "rotulo"),
			func(r *row) { mirrors(r, o) })},
		{"resumo.json", func(w io.Writer) error { return writeJSON(w, Summarize(o)) }},
		{"passos.jsonl", func(w io.Writer) error { return steps(w, o) }},
	}
	if o.Facts != nil {
		list = append(list, output{"vagas.csv", whole(opt.Style, placesHeader, func(r *row) { places(r, o) })})
	}
	if o.Preferred != nil {
		list = append(list, output{"preferencias.csv", whole(opt.Style, preferencesHeader, func(r *row) { preferences(r, o) })})
	}
	list = append(list, phaseOutputs(o, opt.Style)...)
	if opt.Report != nil {
		list = append(list, output{"relatorio.html", opt.Report})
	}
	return list
}

// phaseOutputs are the files that exist only where the edital declares phases.
func phaseOutputs(o *contest.Outcome, style Style) (list []output) {
	if o.Phases != nil {
		list = append(list, output{"fases.csv", perPost(o, style, header("cargo", "fase", "inscricao", "nota", "minimo", "corte_ac", "segue", "motivo", "artigo", "listas"),
			func(r *row, p *contest.Post) { phases(r, o, p) })})
	}
	if len(o.Checks) > 0 {
		list = append(list, output{"barreira.csv", whole(style, header("cargo", "fase", "inscricao", "opcoes", "nota", "minimo", "corte_ac", "devia_seguir", "seguiu", "motivo", "artigo"),
			func(r *row) { barrier(r, o) })})
	}
	return list
}

func header(names ...string) []string { return names }

func tableHeader(o *contest.Outcome) []string {
	names := []string{"cargo", "total", "AC"}
	for _, g := range o.Terms.Groups {
		names = append(names, g.Code)
	}
	return append(names, "quadro_declarado")
}

func situationsFile(o *contest.Outcome, style Style) func(io.Writer) error {
	cite := citations{o.Terms.Regime.ID, map[[2]uint8][]byte{}}
	return perPost(o, style, header("inscricao", "cargo", "situacao", "detalhe", "artigo"),
		func(r *row, p *contest.Post) { situations(r, o, p, cite) })
}

// perPost writes a file post by post, so that memory holds one post's rows.
func perPost(o *contest.Outcome, style Style, names []string, fill func(*row, *contest.Post)) func(io.Writer) error {
	return func(w io.Writer) error {
		r := begin(style, names)
		for _, p := range o.Posts {
			fill(r, p)
			if _, err := w.Write(r.buf); err != nil {
				return err
			}
			r.buf = r.buf[:0]
		}
		_, err := w.Write(r.buf)
		return err
	}
}

func whole(style Style, names []string, fill func(*row)) func(io.Writer) error {
	return func(w io.Writer) error {
		r := begin(style, names)
		fill(r)
		_, err := w.Write(r.buf)
		return err
	}
}

func begin(style Style, names []string) *row {
	r := &row{style: style, buf: append(make([]byte, 0, 1<<16), style.bom...)}
	for _, name := range names {
		r.text(name)
	}
	r.end()
	return r
}

// writeFile writes one file and its digest in one pass.
func writeFile(ctx context.Context, folder string, f output) (Digest, error) {
	path := filepath.Join(folder, f.name)
	file, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if err != nil {
		return Digest{}, err
	}
	defer file.Close()
	sum := sha256.New()
	counted := &counter{ctx: ctx, w: io.MultiWriter(file, sum)}
	buffered := bufio.NewWriterSize(counted, 1<<16)
	if err := f.write(buffered); err != nil {
		return Digest{}, fmt.Errorf("%s: %w", f.name, err)
	}
	if err := buffered.Flush(); err != nil {
		return Digest{}, fmt.Errorf("%s: %w", f.name, err)
	}
	if err := file.Close(); err != nil {
		return Digest{}, fmt.Errorf("%s: %w", f.name, err)
	}
	return Digest{f.name, hex.EncodeToString(sum.Sum(nil)), counted.n}, nil
}

// counter counts bytes and stops writing when the run is cancelled.
type counter struct {
	ctx context.Context
	w   io.Writer
	n   int64
}

func (c *counter) Write(p []byte) (int, error) {
	if err := c.ctx.Err(); err != nil {
		return 0, err
	}
	n, err := c.w.Write(p)
	c.n += int64(n)
	return n, err
}
