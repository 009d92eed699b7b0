package bookfile

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"testing"
	"time"
)

// The test binary runs itself as another process: what it then does, and in
// which folder, come in the environment.
const deedKey, folderKey = "BOOKFILE_DEED", "BOOKFILE_FOLDER"

func TestMain(m *testing.M) {
	deed := deeds[os.Getenv(deedKey)]
	if deed == nil {
		os.Exit(m.Run())
	}
	b := At(os.Getenv(folderKey))
	b.Wait = patience
	if err := deed(b); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// patience is that of tests on a slow machine, which never give up.
const patience = time.Hour

var deeds = map[string]func(*Book) error{
	"append 200": func(b *Book) error { return appendMany(b, 200) },
	"append":     func(b *Book) error { return appendMany(b, 1<<30) },
	"hold": func(b *Book) error {
		return b.Edit(ctx, func(*Content) ([][]byte, error) {
			fmt.Println("held")
			_, err := io.ReadAll(os.Stdin)
			return [][]byte{[]byte("de quem segurava")}, err
		})
	},
}

// appendMany says each line after it is acknowledged. Lines have many lengths, so
// that two that mingled would show.
func appendMany(b *Book, n int) error {
	for i := range n {
		line := fmt.Sprintf("%d %d %s", os.Getpid(), i, strings.Repeat("x", i*37%5000))
		if err := edit(b, line); err != nil {
			return err
		}
		fmt.Println(i)
	}
	return nil
}

type process struct {
	*exec.Cmd
	out *bufio.Reader
	in  io.WriteCloser
}

func start(t *testing.T, deed string, b *Book) *process {
	t.Helper()
	command := exec.Command(os.Args[0])
	command.Env = append(os.Environ(), deedKey+"="+deed, folderKey+"="+b.Folder)
	command.Stderr = os.Stderr
	in, inErr := command.StdinPipe()
	out, outErr := command.StdoutPipe()
	if err := errors.Join(inErr, outErr, command.Start()); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { command.Process.Kill() })
	return &process{command, bufio.NewReader(out), in}
}

// Two processes append at once: nothing is lost, mingled or out of order.
func TestTwoProcesses(t *testing.T) {
	b := At(t.TempDir())
	b.Wait = patience
	writers := []*process{start(t, "append 200", b), start(t, "append 200", b)}
	for _, w := range writers {
		if _, err := io.Copy(io.Discard, w.out); err != nil {
			t.Fatal(err)
		}
		if err := w.Wait(); err != nil {
			t.Fatal(err)
		}
	}
	content, err := b.Read(ctx)
	if err != nil || content.Torn != nil || len(content.Lines) != 400 {
		t.Fatalf("%v", err)
	}
	for _, w := range writers {
		if n := wholeLinesOf(t, content, w.Process.Pid); n != 200 {
			t.Errorf("%d lines of one process", n)
		}
	}
}

// wholeLinesOf counts the lines of a process, which must be whole and in order.
func wholeLinesOf(t *testing.T, content *Content, pid int) (n int) {
	t.Helper()
	for _, line := range texts(content) {
		if !strings.HasPrefix(line, strconv.Itoa(pid)+" ") {
			continue
		}
		if want := fmt.Sprintf("%d %d %s", pid, n, strings.Repeat("x", n*37%5000)); line != want {
			t.Fatalf("line %.60q, want %.60q", line, want)
		}
		n++
	}
	return n
}

// While another process holds the lock, who has no patience fails cleanly, who
// is interrupted says so, and who waits gets its turn.
func TestHeldLock(t *testing.T) {
	b := written(t, "um\n")
	holder := start(t, "hold", b)
	if line, err := holder.out.ReadString('\n'); err != nil || line != "held\n" {
		t.Fatalf("%q, %v", line, err)
	}
	b.Wait = 20 * time.Millisecond
	_, readErr := b.Read(ctx)
	_, repairErr := b.Repair(ctx)
	for _, err := range []error{readErr, repairErr, edit(b, "dois")} {
		var busy *Busy
		want := "fatos.jsonl: outro processo está gravando neste livro há mais de 20ms; nada foi gravado por este. Espere que termine e repita"
		if !errors.As(err, &busy) || err.Error() != want {
			t.Errorf("%v", err)
		}
	}
	b.Wait = patience
	cancelled, cancel := context.WithCancel(ctx)
	cancel()
	if err := b.Edit(cancelled, func(*Content) ([][]byte, error) { return nil, nil }); !errors.Is(err, context.Canceled) {
		t.Errorf("%v", err)
	}
	late, cancel := context.WithDeadline(ctx, time.Unix(0, 0))
	defer cancel()
	var busy *Busy
	if _, err := b.Read(late); !errors.Is(err, context.DeadlineExceeded) || errors.As(err, &busy) {
		t.Errorf("the patience of the caller ended, and %v", err)
	}
	waited := make(chan error)
	go func() { waited <- edit(b, "de quem esperou") }()
	if err := errors.Join(holder.in.Close(), <-waited, holder.Wait()); err != nil {
		t.Fatal(err)
	}
	if got, want := onDisk(t, b), "um\nde quem segurava\nde quem esperou\n"; got != want {
		t.Errorf("%q", got)
	}
}

// Readers do not exclude each other.
func TestReadersTogether(t *testing.T) {
	b := written(t, "um\n")
	if err := edit(b, "dois"); err != nil {
		t.Fatal(err)
	}
	release, err := b.hold(ctx, true)
	if err != nil {
		t.Fatal(err)
	}
	defer release()
	b.Wait = 0
	var busy *Busy
	if content, err := b.Read(ctx); err != nil || len(content.Lines) != 2 {
		t.Errorf("%v", err)
	}
	if err := edit(b, "três"); !errors.As(err, &busy) {
		t.Errorf("wrote while somebody reads: %v", err)
	}
}

// A process killed while it appends: what it said that is stored is stored.
func TestKilled(t *testing.T) {
	b := At(t.TempDir())
	b.Wait = patience
	for round := range 8 {
		p := start(t, "append", b)
		for range 5 + 7*round {
			if _, err := p.out.ReadString('\n'); err != nil {
				t.Fatal(err)
			}
		}
		if err := p.Process.Kill(); err != nil {
			t.Fatal(err)
		}
		said, _ := io.ReadAll(p.out)
		p.Wait()
		acknowledged := 5 + 7*round + strings.Count(string(said), "\n")
		if _, err := b.Repair(ctx); err != nil {
			t.Fatal(err)
		}
		content, err := b.Read(ctx)
		if err != nil {
			t.Fatal(err)
		}
		// The line of an edit that ended may not have been said yet.
		if n := wholeLinesOf(t, content, p.Process.Pid); n < acknowledged || n > acknowledged+1 {
			t.Errorf("%d lines, and %d were said to be stored", n, acknowledged)
		}
	}
	if err := edit(b, "depois"); err != nil {
		t.Fatal(err)
	}
	content, err := b.Read(ctx)
	if err != nil || texts(content)[len(content.Lines)-1] != "depois" {
		t.Errorf("%v", err)
	}
}
