package cli

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"certame/internal/demo"
)

// Ctrl-C while the result is written leaves the previous one whole, nothing
// beside it, and says so. So does the signal with which systems end programs.
func TestInterrupted(t *testing.T) {
	large := filepath.Join(t.TempDir(), "grande")
	if err := demo.Benchmark(300_000).Write(large); err != nil {
		t.Fatal(err)
	}
	target := filepath.Join(computedFolder(t), "resultado")
	for _, signal := range []os.Signal{os.Interrupt, syscall.SIGTERM} {
		interrupt(t, signal, target, ".resultado-novo-", "apurar", large, "--saida", target)
	}
}

// The same when a result goes to another format or to the public: what is made
// in the folder where it will stand goes away with the program.
func TestInterruptedRenderers(t *testing.T) {
	large := filepath.Join(t.TempDir(), "grande")
	if err := demo.Benchmark(100_000).Write(large); err != nil {
		t.Fatal(err)
	}
	if _, stderr, code := say("apurar", large); code != ExitOK {
		t.Fatalf("left with %d\n%s", code, stderr)
	}
	out := t.TempDir()
	book, folder := filepath.Join(out, "livro.xlsx"), filepath.Join(out, "tabelas")
	interrupt(t, os.Interrupt, book, ".livro.xlsx-", "exportar", large, "--saida", book)
	interrupt(t, os.Interrupt, folder, ".tabelas-novo-", "exportar", large, "--formato", "csv", "--saida", folder)
	interrupt(t, os.Interrupt, folder, ".tabelas-novo-", "publicar", "lista", "--pasta", large, "--formato", "xlsx,ods", "--saida", folder)
}

// attempts is how many times a signal may come too late: the program may end
// between the moment in which its folder is seen and the one in which the
// signal reaches it.
const attempts = 10

func interrupt(t *testing.T, signal os.Signal, target, fresh string, args ...string) {
	t.Helper()
	for range attempts {
		before := snapshot(t, filepath.Dir(target))
		stderr, code := signalled(t, signal, target, fresh, args...)
		if code == ExitOK {
			if strings.HasPrefix(fresh, ".resultado") {
				continue
			}
			if err := os.RemoveAll(target); err != nil {
				t.Fatal(err)
			}
			continue
		}
		if want := "certame: interrompido; nada foi gravado e o resultado anterior está intacto\n"; code != ExitCancelled || stderr != want {
			t.Errorf("%v: left with %d and said %q, want %d and %q", signal, code, stderr, ExitCancelled, want)
		}
		sameFolder(t, before, filepath.Dir(target))
		return
	}
	t.Errorf("%v came too late %d times", signal, attempts)
}

// signalled sends a signal as soon as what is being made appears beside the
// target, under a name that begins with fresh.
func signalled(t *testing.T, signal os.Signal, target, fresh string, args ...string) (stderr string, code int) {
	t.Helper()
	var errs bytes.Buffer
	command := exec.Command("certame", args...)
	command.Stderr = &errs
	if err := command.Start(); err != nil {
		t.Fatal(err)
	}
	ended := make(chan struct{})
	go func() {
		command.Wait()
		close(ended)
	}()
	awaitFresh(t, ended, target, fresh)
	if err := command.Process.Signal(signal); err != nil {
		t.Logf("too late: %v", err)
	}
	<-ended
	return errs.String(), command.ProcessState.ExitCode()
}

func awaitFresh(t *testing.T, ended chan struct{}, target, fresh string) {
	t.Helper()
	for {
		select {
		case <-ended:
			return
		default:
		}
		entries, err := os.ReadDir(filepath.Dir(target))
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range entries {
			if strings.HasPrefix(e.Name(), fresh) {
				return
			}
		}
	}
}

// The same while a list is brought in.
func TestInterruptedImport(t *testing.T) {
	folder := t.TempDir()
	list, folderMap := filepath.Join(folder, "lista.csv"), filepath.Join(folder, "mapa.yaml")
	var text strings.Builder
	text.WriteString("Inscrição;Nome;Cargo;Nota Final\n")
	for i := range 300_000 {
		fmt.Fprintf(&text, "%d;Ana Lima;101;%d,50\n", 1_000_000+i, i%90)
	}
	if err := os.WriteFile(list, []byte(text.String()), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, stderr, code := say("importar", "conferir", list, "--gravar-mapa", folderMap); code != ExitOK {
		t.Fatalf("left with %d\n%s", code, stderr)
	}
	derived, err := os.ReadFile(folderMap)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(folderMap, bytes.Replace(derived, []byte("revisado: nao"), []byte("revisado: sim"), 1), 0o600); err != nil {
		t.Fatal(err)
	}
	target := filepath.Join(t.TempDir(), "candidatos.csv")
	interrupt(t, os.Interrupt, target, ".candidatos.csv-", "importar", list, "--mapa", folderMap, "--pasta", filepath.Dir(target))
}
