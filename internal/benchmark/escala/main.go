// Command escala is a model of growth: what a person costs each part of the platform, how
// many come in each second of a bad hour, and what saturates first. The costs were measured
// (desempenho/custos.sh); the people are assumptions, each said. docs/escala.md has what it
// prints.
package main

import (
	"fmt"
	"io"
	"os"
)

func main() {
	if err := do(os.Args[1:], os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "escala:", err)
		os.Exit(1)
	}
}

func do(args []string, out io.Writer) error {
	switch {
	case len(args) == 1 && args[0] == "simular":
		return simulate(out)
	case len(args) == 1 && args[0] == "senha":
		return password(out)
	}
	return fmt.Errorf("uso: escala simular|senha")
}

func simulate(out io.Writer) error {
	m, err := readModel()
	if err != nil {
		return err
	}
	for _, s := range m.Scenarios {
		m.report(out, s, m.run(s))
	}
	return nil
}
