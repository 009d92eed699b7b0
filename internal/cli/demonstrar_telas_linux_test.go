package cli

import (
	"bufio"
	"net/http"
	"net/http/cookiejar"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

var screensAt = regexp.MustCompile(`Telas em (http://127\.0\.0\.1:\d+)/demonstracao`)

// seated runs certame with somebody at its terminal.
func seated(t *testing.T, folder string, args ...string) (command *exec.Cmd, screen *bufio.Scanner) {
	t.Helper()
	first, end := terminal(t)
	command = exec.Command("certame", args...)
	command.Dir, command.Env = folder, append(os.Environ(), "CI=", "TMPDIR="+folder, "TERM=xterm")
	command.Stdin, command.Stdout, command.Stderr = end, end, end
	if err := command.Start(); err != nil {
		t.Fatal(err)
	}
	end.Close()
	t.Cleanup(func() { command.Process.Kill() })
	return command, bufio.NewScanner(first)
}

// At a terminal the demonstration ends by showing its screens: every role is entered by
// one click, and Ctrl-C takes everything away but the files.
func TestDemonstrationShowsScreens(t *testing.T) {
	folder := t.TempDir()
	command, screen := seated(t, folder, "demonstrar", "--candidatos", "400", "--cargos", "5", "--endereco", "127.0.0.1:0")
	address, accounts := "", 0
	for screen.Scan() && !strings.Contains(screen.Text(), "Ctrl-C") {
		if found := screensAt.FindStringSubmatch(screen.Text()); found != nil {
			address = found[1]
		}
		if strings.HasPrefix(screen.Text(), "demo-") {
			accounts++
		}
	}
	if address == "" || accounts != 9 {
		t.Fatalf("screens at %q, %d accounts", address, accounts)
	}
	jar, _ := cookiejar.New(nil)
	client := &http.Client{Jar: jar}
	answer, err := client.Post(address+"/demonstracao/rh", "", nil)
	if err != nil {
		t.Fatal(err)
	}
	answer.Body.Close()
	if status, text := opened(t, client, address+"/certames/demonstracao"); status != http.StatusOK || !strings.Contains(text, "Provisório") {
		t.Errorf("%d\n%s", status, text)
	}
	if err := command.Process.Signal(os.Interrupt); err != nil {
		t.Fatal(err)
	}
	for screen.Scan() { // until nobody holds the terminal
	}
	if err := command.Wait(); err != nil {
		t.Errorf("it ended with %v", err)
	}
	if left, err := filepath.Glob(filepath.Join(folder, "certame-demonstracao-*")); err != nil || len(left) > 0 {
		t.Errorf("left behind: %v, %v", left, err)
	}
}

// Nobody waits where nobody sits: with --sem-telas, in continuous integration, or with
// the output elsewhere, it ends by itself. To a network the screens are refused.
func TestDemonstrationWithoutScreens(t *testing.T) {
	folder := t.TempDir()
	command, screen := seated(t, folder, "demonstrar", "--candidatos", "50", "--cargos", "2", "--sem-telas")
	for screen.Scan() {
		if strings.Contains(screen.Text(), "Telas em") {
			t.Error("screens in spite of --sem-telas")
		}
	}
	if err := command.Wait(); err != nil {
		t.Error(err)
	}
	if shown := onTerminal(t, []string{"CI=true"}, "demonstrar", "--candidatos", "50", "--cargos", "2", "--pasta", filepath.Join(folder, "ci"), "--saida", filepath.Join(folder, "resultado-ci")); strings.Contains(shown, "Telas em") {
		t.Errorf("screens in continuous integration:\n%s", shown)
	}
	for _, address := range []string{"0.0.0.0:8080", "192.0.2.1:80", "localhost", "nada:1"} {
		if _, stderr, code := say("demonstrar", "--endereco", address); code != ExitUsage || !strings.Contains(stderr, "só atendem nesta própria máquina") {
			t.Errorf("%s: %d %s", address, code, stderr)
		}
	}
}
