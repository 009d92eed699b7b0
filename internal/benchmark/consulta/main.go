// Command consulta measures the day of a result: it publishes lists of the size asked
// for, has them ready to be looked up as the platform does, and serves them, so that a
// load tool asks this server, and another of files, for the same fragments.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"syscall"
)

// bench is what is asked on the command line.
type bench struct {
	people, requests                int
	folder, public, address, target string
	one, other                      string
}

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if err := do(ctx, os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "consulta:", err)
		os.Exit(1)
	}
}

func do(ctx context.Context, args []string) error {
	if len(args) == 0 {
		return errors.New("uso: consulta servir|comparar …")
	}
	var b bench
	flags := flag.NewFlagSet("consulta", flag.ContinueOnError)
	flags.IntVar(&b.people, "n", 2_100_000, "pessoas nas listas")
	flags.IntVar(&b.requests, "pedidos", 100_000, "quantos alvos")
	flags.StringVar(&b.folder, "dados", "", "pasta a criar")
	flags.StringVar(&b.public, "publica", "", "pasta dos arquivos para outro servidor")
	flags.StringVar(&b.address, "em", "127.0.0.1:8091", "onde servir")
	flags.StringVar(&b.target, "alvos", "", "arquivo com os caminhos a pedir")
	flags.StringVar(&b.one, "um", "", "endereço de um servidor, a comparar")
	flags.StringVar(&b.other, "outro", "", "endereço do outro")
	if err := flags.Parse(args[1:]); err != nil {
		return err
	}
	switch args[0] {
	case "servir":
		return b.serve(ctx)
	case "comparar":
		return b.compare(ctx)
	}
	return fmt.Errorf("não há %q", args[0])
}
