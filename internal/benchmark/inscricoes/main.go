// Command inscricoes measures registering through real HTTP: it serves a contest that
// receives registrations, registers so many people a second with sessions of their own,
// and holds what was answered to what is stored. Each part is a process: the one that
// serves may be killed.
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
	folder, database, address string
	people                    int
	targets, answers          string
	rate, seconds             int
}

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if err := do(ctx, os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "inscricoes:", err)
		os.Exit(1)
	}
}

func do(ctx context.Context, args []string) error {
	if len(args) == 0 {
		return errors.New("uso: inscricoes servir|pedir|conferir …")
	}
	var b bench
	flags := flag.NewFlagSet("inscricoes", flag.ContinueOnError)
	flags.StringVar(&b.folder, "dados", "", "pasta da instalação")
	flags.StringVar(&b.database, "banco", "", "postgres://…; vazio, SQLite")
	flags.StringVar(&b.address, "em", "127.0.0.1:8090", "onde servir")
	flags.IntVar(&b.people, "n", 10_000, "pessoas a preparar")
	flags.StringVar(&b.targets, "alvos", "", "arquivo com a sessão de cada pessoa")
	flags.StringVar(&b.answers, "respostas", "", "arquivo com o que foi respondido")
	flags.IntVar(&b.rate, "ritmo", 100, "inscrições por segundo")
	flags.IntVar(&b.seconds, "segundos", 20, "por quanto tempo")
	if err := flags.Parse(args[1:]); err != nil {
		return err
	}
	switch args[0] {
	case "servir":
		return b.serve(ctx)
	case "pedir":
		return b.ask(ctx)
	case "conferir":
		return b.check(ctx)
	}
	return fmt.Errorf("não há %q", args[0])
}
