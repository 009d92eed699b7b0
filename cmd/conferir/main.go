// Command conferir is the second program: it says whether an open package holds,
// without knowing how to make one. It shares nothing with certame.
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"runtime/debug"

	"certame/internal/outsider"
)

const usage = `Uso: conferir <pacote.zip> [--json]

Confere um pacote aberto sem refazer a apuração: os resumos SHA-256 e o que deve valer de qualquer resultado.
É um programa à parte, que não tem nada do certame. Não usa a rede e não grava nada.

Responde em uma linha: "confere: …" ou "não confere: …", com arquivo, linha e os dois valores.
Saídas: 0 confere · 1 não confere · 2 uso errado · 3 o arquivo não se lê ou não é um pacote.
`

const (
	exitHolds = iota
	exitDiffers
	exitUsage
	exitUnreadable
)

func main() {
	// nearly all that is kept is rows without pointers, cheap to look at: what is
	// spared is memory, a third of it in a package of tens of millions of rows
	debug.SetGCPercent(25)
	os.Exit(run(os.Args[1:], os.Stdout, os.Stderr))
}

func run(args []string, out, complaints io.Writer) int {
	path, asJSON := "", false
	for _, arg := range args {
		switch {
		case arg == "--json":
			asJSON = true
		case arg == "--ajuda" || arg == "--help" || arg == "-h":
			fmt.Fprint(out, usage)
			return exitHolds
		case path != "" || arg == "" || arg[0] == '-':
			fmt.Fprintf(complaints, "conferir: não entendi %q\n\n%s", arg, usage)
			return exitUsage
		default:
			path = arg
		}
	}
	if path == "" {
		fmt.Fprintf(complaints, "conferir: falta o pacote\n\n%s", usage)
		return exitUsage
	}
	answer, err := check(path)
	if err != nil {
		fmt.Fprintf(complaints, "conferir: %s: %v\n", path, err)
		return exitUnreadable
	}
	return say(out, answer, asJSON)
}

// check opens the file of the package; what is wrong with the file, not with the
// package, is said in Portuguese.
func check(path string) (outsider.Answer, error) {
	file, err := os.Open(path)
	switch {
	case errors.Is(err, os.ErrNotExist):
		return outsider.Answer{}, errors.New("o arquivo não existe")
	case err != nil:
		return outsider.Answer{}, errors.New("o arquivo não se abre; veja a permissão de leitura")
	}
	defer file.Close()
	info, err := file.Stat()
	if err != nil || !info.Mode().IsRegular() {
		return outsider.Answer{}, errors.New("não é um arquivo comum; dê o caminho do pacote.zip")
	}
	return outsider.Check(file, info.Size(), outsider.Options{})
}

func say(out io.Writer, a outsider.Answer, asJSON bool) int {
	code := exitHolds
	if a.Divergence != nil {
		code = exitDiffers
	}
	if !asJSON {
		fmt.Fprintln(out, a.Line())
		return code
	}
	encoder := json.NewEncoder(out)
	encoder.SetIndent("", "  ")
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(a.Report()); err != nil {
		return exitUnreadable
	}
	return code
}
