package bookfile

import (
	"errors"
	"fmt"
	"strings"
	"syscall"
	"testing"

	"golang.org/x/sys/unix"
)

func init() { deeds["append in 10000 bytes"] = appendUntilFull }

// appendUntilFull appends under a limit of the size of files, which leaves half
// of a write done, as a full disk does.
func appendUntilFull(b *Book) error {
	if err := unix.Setrlimit(unix.RLIMIT_FSIZE, &unix.Rlimit{Cur: 10_000, Max: 10_000}); err != nil {
		return err
	}
	err := appendMany(b, 1<<30)
	if !errors.Is(err, syscall.EFBIG) {
		return fmt.Errorf("a limit of the system gave %w", err)
	}
	fmt.Println(err)
	return nil
}

// A disk that fills in the middle of a line: the book has what was acknowledged.
func TestFullDisk(t *testing.T) {
	b := At(t.TempDir())
	p := start(t, "append in 10000 bytes", b)
	acknowledged := 0
	const want = "fatos.jsonl: o fato não foi gravado, e o livro está como antes: não há espaço para gravar. Libere espaço e repita\n"
	for {
		line, err := p.out.ReadString('\n')
		if err != nil {
			t.Fatal(err)
		}
		if strings.HasPrefix(line, "fatos") {
			if line != want {
				t.Errorf("said %q", line)
			}
			break
		}
		acknowledged++
	}
	if err := p.Wait(); err != nil {
		t.Fatal(err)
	}
	content, err := b.Read(ctx)
	if err != nil || content.Torn != nil || len(content.Lines) != acknowledged || acknowledged == 0 {
		t.Fatalf("%d acknowledged; %v", acknowledged, err)
	}
	if err := edit(b, "depois"); err != nil {
		t.Error(err)
	}
}
