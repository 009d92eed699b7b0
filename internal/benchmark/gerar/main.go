// Command gerar writes the contest folder of the performance comparison: the
// same people that the Go benchmarks use, the same bytes on every machine.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"certame/internal/demo"
)

const usage = "uso: gerar -n <inscritas> -pasta <pasta>"

func main() {
	if err := run(os.Args[1:], os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "gerar:", err)
		os.Exit(1)
	}
}

func run(args []string, out io.Writer) error {
	flags := flag.NewFlagSet("gerar", flag.ContinueOnError)
	people := flags.Int("n", 2_100_000, "número de inscritas")
	folder := flags.String("pasta", "", "pasta a criar")
	if err := flags.Parse(args); err != nil {
		return err
	}
	if *people < 1 || *folder == "" || flags.NArg() > 0 {
		return errors.New(usage)
	}
	return generate(*people, *folder, out)
}

// generate leaves a folder that is already complete as it is: candidatos.csv is
// the last file written, under another name until whole.
func generate(people int, folder string, out io.Writer) error {
	_, err := os.Stat(filepath.Join(folder, "candidatos.csv"))
	if err == nil {
		fmt.Fprintf(out, "%s já existe\n", folder)
		return nil
	}
	if !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	if err := demo.Benchmark(people).Write(folder); err != nil {
		return err
	}
	fmt.Fprintf(out, "%s: %d inscritas\n", folder, people)
	return nil
}
