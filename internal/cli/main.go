package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"reflect"
	"syscall"
	"time"

	"certame/appointment"
	"certame/internal/cli/console"
	"certame/internal/cli/usage"
	"certame/internal/intake"
	"certame/law"

	"github.com/alecthomas/kong"
	"github.com/mattn/go-isatty"
)

// Exit codes.
const (
	ExitOK         = 0
	ExitPending    = 1
	ExitUsage      = 2
	ExitUnreadable = 3
	ExitViolated   = 4
	ExitCancelled  = 130
)

// Streams are where a run reads and writes, and what it knows of the terminal.
type Streams struct {
	Out, Err io.Writer
	Terminal bool // Err is a terminal: show progress
	Colour   bool
	Seated   bool              // somebody sits at a terminal: what waits for Ctrl-C may be shown
	Now      func() time.Time  // the clock; that of the system when nil
	Step     func(name string) // told of each step of what must be whole or nothing
}

// step tells whoever wants to know, which is a test that stops the program there.
func (s *session) step(name string) {
	if s.Step != nil {
		s.Step(name)
	}
}

// now is the moment by the clock of the run.
func (s *session) now() time.Time {
	if s.Now != nil {
		return s.Now()
	}
	return time.Now()
}

// System is the process's own streams.
func System() Streams {
	terminal := isTerminal(os.Stderr)
	return Streams{
		Out: os.Stdout, Err: os.Stderr, Terminal: terminal, Colour: isTerminal(os.Stdout) && os.Getenv("NO_COLOR") == "",
		Seated: os.Getenv("CI") == "" && isatty.IsTerminal(os.Stdin.Fd()) && isatty.IsTerminal(os.Stdout.Fd()),
	}
}

func isTerminal(f *os.File) bool {
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0 && os.Getenv("TERM") != "dumb"
}

// session is what every command receives.
type session struct {
	Streams
	ctx   context.Context
	root  *root
	words law.Wording // of the contest read last: what findings are told in
}

// Main runs one command line and returns the exit code.
func Main(args []string, streams Streams) int {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	context.AfterFunc(ctx, stop) // a second signal ends the program at once
	out := &console.Output{To: streams.Out}
	streams.Out = out
	code := dispatch(ctx, args, streams)
	if out.Failed {
		fmt.Fprintln(streams.Err, "certame: a saída não pôde ser escrita até o fim. Libere espaço e repita")
		return ExitUnreadable
	}
	return code
}

func dispatch(ctx context.Context, args []string, streams Streams) int {
	var grammar root
	parser, err := newParser(&grammar, streams)
	if err != nil {
		fmt.Fprintln(streams.Err, "certame:", err)
		return ExitUsage
	}
	if wantsHelp(args) {
		return showHelp(parser, args, streams)
	}
	command, err := parser.Parse(args)
	if err != nil {
		fmt.Fprintln(streams.Err, "certame: "+usage.Message(parser, args, err))
		return ExitUsage
	}
	return exitOf(command.Run(&session{Streams: streams, ctx: ctx, root: &grammar}), streams)
}

func newParser(grammar *root, streams Streams) (*kong.Kong, error) {
	return kong.New(grammar, kong.Name("certame"), kong.NoDefaultHelp(), kong.Writers(streams.Out, streams.Err),
		kong.Exit(func(int) {}), kong.TypeMapper(reflect.TypeFor[int](), kong.MapperFunc(usage.WholeNumber)))
}

// outcomeError carries only an exit code: what there was to say was said.
type outcomeError int

func (outcomeError) Error() string { return "" }

func exitOf(err error, streams Streams) int {
	var code outcomeError
	var wrong usage.Error
	var refused *intake.Refused
	var gap *appointment.Gap
	switch {
	case err == nil:
		return ExitOK
	case errors.As(err, &code):
		return int(code)
	case errors.Is(err, context.Canceled):
		fmt.Fprintln(streams.Err, "certame: interrompido; nada foi gravado e o resultado anterior está intacto")
		return ExitCancelled
	case errors.As(err, &wrong):
		fmt.Fprintln(streams.Err, "certame: "+err.Error())
		return ExitUsage
	case errors.As(err, &refused):
		fmt.Fprintln(streams.Err, refused.Error())
		return ExitUnreadable
	case errors.As(err, &gap):
		fmt.Fprintln(streams.Err, "certame: "+gap.Error())
		return ExitViolated
	}
	fmt.Fprintln(streams.Err, "certame: "+console.SystemMessage(err))
	return ExitUnreadable
}
