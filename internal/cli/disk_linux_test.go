package cli

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"certame/internal/demo"

	"golang.org/x/sys/unix"
)

// spawn runs a program of TestMain as a process of its own.
func spawn(t *testing.T, name string, args ...string) (stdout, stderr string, code int) {
	t.Helper()
	var out, errs bytes.Buffer
	command := exec.Command(name, args...)
	command.Stdout, command.Stderr = &out, &errs
	if err := command.Run(); command.ProcessState == nil {
		t.Fatal(err)
	}
	return out.String(), errs.String(), command.ProcessState.ExitCode()
}

// failsToSave computes a folder into target, which must fail with the message,
// the previous result standing and nothing beside it.
func failsToSave(t *testing.T, target, message, program string, args ...string) {
	t.Helper()
	parent := filepath.Dir(target)
	before := snapshot(t, parent)
	stdout, stderr, code := spawn(t, program, args...)
	if code != ExitUnreadable || stdout != "" || stderr != message {
		t.Errorf("left with %d and said %q and %q, want %d and %q", code, stdout, stderr, ExitUnreadable, message)
	}
	sameFolder(t, before, parent)
}

const noSpace = ": não há espaço para gravar; nada foi trocado e o resultado anterior está intacto. Libere espaço e repita\n"

// A disk that fills while the result is written. The limit of size of a file
// works for every user; a full file system is tried besides where it can be
// mounted.
func TestFullDisk(t *testing.T) {
	folder := computedFolder(t)
	target := filepath.Join(folder, "resultado")
	failsToSave(t, target, "certame: "+target+noSpace, "limited", "size", "1024", "certame", "apurar", folder)

	small := t.TempDir()
	if err := unix.Mount("tmpfs", small, "tmpfs", 0, "size=512k"); err != nil {
		t.Logf("no full file system besides the limit of size: %v", err)
		return
	}
	t.Cleanup(func() {
		if err := unix.Unmount(small, 0); err != nil {
			t.Error(err)
		}
	})
	target = filepath.Join(small, "resultado")
	if _, stderr, code := say("apurar", folder, "--saida", target); code != ExitOK {
		t.Fatalf("the first result left with %d\n%s", code, stderr)
	}
	large := filepath.Join(t.TempDir(), "grande")
	if err := demo.Benchmark(20_000).Write(large); err != nil {
		t.Fatal(err)
	}
	failsToSave(t, target, "certame: "+target+noSpace, "certame", "apurar", large, "--saida", target)
}

// The same for what goes to another format or to the public.
func TestFullDiskRenderers(t *testing.T) {
	folder := computedFolder(t)
	book, tables, public := filepath.Join(folder, "livro.xlsx"), filepath.Join(folder, "tabelas"), filepath.Join(folder, "publicacao")
	failsToSave(t, book, "certame: "+os.TempDir()+noSpace, "limited", "size", "1024", "certame", "exportar", folder, "--saida", book)
	failsToSave(t, book, "certame: "+book+noSpace, "limited", "size", "1024", "certame", "exportar", folder, "--formato", "ods", "--saida", book)
	failsToSave(t, tables, "certame: "+filepath.Join(tables, "achados.csv")+noSpace, "limited", "size", "64", "certame", "exportar", folder, "--formato", "csv", "--saida", tables)
	failsToSave(t, public, "certame: "+filepath.Join(public, "listas.pdf")+noSpace, "limited", "size", "1024", "certame", "publicar", "lista", "--pasta", folder)
}

// Permissions that forbid writing beside the result, or reading the people.
func TestForbidden(t *testing.T) {
	folder := computedFolder(t)
	target := filepath.Join(folder, "resultado")
	forbid(t, folder, 0o555)
	failsToSave(t, target, "certame: "+target+": sem permissão para gravar ou ler. Escolha outra pasta com --saida ou ajuste as permissões\n",
		"limited", "plain", "0", "certame", "apurar", folder)

	folder = computedFolder(t)
	people := filepath.Join(folder, "candidatos.csv")
	before := snapshot(t, folder)
	forbid(t, people, 0)
	stdout, stderr, code := spawn(t, "limited", "plain", "0", "certame", "apurar", folder)
	if want := "certame: " + people + ": sem permissão para gravar ou ler. Escolha outra pasta com --saida ou ajuste as permissões\n"; stderr != want || stdout != "" || code != ExitUnreadable {
		t.Errorf("left with %d and said %q and %q, want %q", code, stdout, stderr, want)
	}
	forbid(t, people, 0o644)
	sameFolder(t, before, folder)
}

func forbid(t *testing.T, path string, mode os.FileMode) {
	t.Helper()
	if err := os.Chmod(path, mode); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.Chmod(path, 0o755) })
}

// What is printed may be lost too: /dev/full refuses every byte.
func TestFullOutput(t *testing.T) {
	full, err := os.OpenFile("/dev/full", os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer full.Close()
	var errs bytes.Buffer
	command := exec.Command("certame", "vagas", "calcular", "--total", "59")
	command.Stdout, command.Stderr = full, &errs
	if err := command.Run(); command.ProcessState == nil || command.ProcessState.ExitCode() != ExitUnreadable {
		t.Errorf("left with %v, want %d", err, ExitUnreadable)
	}
	if want := "certame: a saída não pôde ser escrita até o fim. Libere espaço e repita\n"; errs.String() != want {
		t.Errorf("said %q, want %q", errs.String(), want)
	}
}
