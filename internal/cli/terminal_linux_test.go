package cli

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"
	"testing"

	"golang.org/x/sys/unix"
)

// terminal opens a pseudo-terminal: what is written to the second end is read
// from the first.
func terminal(t *testing.T) (screen, end *os.File) {
	t.Helper()
	screen, err := os.OpenFile("/dev/ptmx", os.O_RDWR|unix.O_NOCTTY, 0)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { screen.Close() })
	number, err := unix.IoctlGetInt(int(screen.Fd()), unix.TIOCGPTN)
	if err != nil {
		t.Fatal(err)
	}
	if err := unix.IoctlSetPointerInt(int(screen.Fd()), unix.TIOCSPTLCK, 0); err != nil {
		t.Fatal(err)
	}
	if err := unix.IoctlSetWinsize(int(screen.Fd()), unix.TIOCSWINSZ, &unix.Winsize{Row: 24, Col: 80}); err != nil {
		t.Fatal(err)
	}
	end, err = os.OpenFile(fmt.Sprintf("/dev/pts/%d", number), os.O_RDWR|unix.O_NOCTTY, 0)
	if err != nil {
		t.Fatal(err)
	}
	return screen, end
}

// onTerminal runs certame with its output on a terminal, and returns what the
// screen received.
func onTerminal(t *testing.T, env []string, args ...string) string {
	t.Helper()
	screen, end := terminal(t)
	var shown bytes.Buffer
	read := make(chan struct{})
	go func() {
		io.Copy(&shown, screen) // ends with an error when nobody holds the other end
		close(read)
	}()
	command := exec.Command("certame", args...)
	command.Env = append(os.Environ(), env...)
	command.Stdout, command.Stderr = end, end
	if err := command.Run(); command.ProcessState == nil {
		t.Fatal(err)
	}
	end.Close()
	<-read
	return strings.ReplaceAll(shown.String(), "\r\n", "\n")
}

// Colour only helps: with NO_COLOR, or outside a terminal, the same words.
func TestColour(t *testing.T) {
	folder := computedFolder(t)
	write(t, folder, "edital.yaml", "certame: X\npublicado_em: 2026-02-10\ngrupos:\n  - {codigo: PPP, percentual: 20%}\n  - {codigo: PI, percentual: 3%}\n  - {codigo: PQ, percentual: 2%}\n  - {codigo: PcD, percentual: 3%}\ncargos:\n  - {codigo: \"101\", vagas: 20}\n")
	plain, _, code := say("validar", folder)
	if code != ExitViolated {
		t.Fatalf("left with %d", code)
	}
	if got := onTerminal(t, []string{"NO_COLOR=1", "TERM=xterm"}, "validar", folder); got != plain {
		t.Errorf("with NO_COLOR %q, want %q", got, plain)
	}
	if got := onTerminal(t, []string{"NO_COLOR=", "TERM=dumb"}, "validar", folder); got != plain {
		t.Errorf("on a dumb terminal %q, want %q", got, plain)
	}
	coloured := strings.NewReplacer("[erro]  ", "\x1b[31m[erro]  \x1b[0m", "[alerta]", "\x1b[33m[alerta]\x1b[0m", "[nota]  ", "\x1b[36m[nota]  \x1b[0m").Replace(plain)
	if got := onTerminal(t, []string{"NO_COLOR=", "TERM=xterm"}, "validar", folder); got != coloured {
		t.Errorf("in colour %q, want %q", got, coloured)
	}
}

// On a terminal a bar tells how far the work is, first of the reading and then
// of the writing; the summary comes after both.
func TestProgress(t *testing.T) {
	folder := computedFolder(t)
	plain, stderr, _ := say("apurar", folder)
	if stderr != "" {
		t.Errorf("outside a terminal the bar wrote %q", stderr)
	}
	shown := onTerminal(t, []string{"NO_COLOR=1", "TERM=xterm"}, "apurar", folder)
	bars, ok := strings.CutSuffix(shown, plain)
	reading, writing := strings.Index(bars, "lendo candidatos"), strings.Index(bars, "gravando resultado")
	if !ok || reading < 0 || writing < reading {
		t.Errorf("the screen received %q, want both bars and then %q", shown, plain)
	}
}
