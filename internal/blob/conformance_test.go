package blob_test

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"io"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/iotest"

	"certame/internal/blob"
)

// place is somewhere objects are kept, as a test sees it: from inside and, to
// damage them, from behind.
type place struct {
	open   func(t *testing.T) blob.Store
	behind func(digest string) string // the file where the bytes of a digest are
	alone  func(t *testing.T)         // fails if anything but whole objects is there
}

// The same suite for every driver.
var drivers = []struct {
	name string
	make func(t *testing.T) place
}{
	{"pasta", folderPlace},
	{"S3", bucketPlace},
}

func each(t *testing.T, test func(t *testing.T, p place)) {
	t.Helper()
	for _, d := range drivers {
		t.Run(d.name, func(t *testing.T) { test(t, d.make(t)) })
	}
}

var ctx = context.Background()

// some are bytes that no compression would hide a fault of.
func some(n int) []byte {
	out := make([]byte, n)
	_, _ = rand.NewChaCha8([32]byte{byte(n)}).Read(out)
	return out
}

func digest(content []byte) string {
	sum := sha256.Sum256(content)
	return hex.EncodeToString(sum[:])
}

func put(t *testing.T, s blob.Store, content []byte) blob.File {
	t.Helper()
	file, err := s.Put(ctx, bytes.NewReader(content))
	if err != nil {
		t.Fatal(err)
	}
	if want := (blob.File{Digest: digest(content), Size: int64(len(content))}); file != want {
		t.Fatalf("put gave %v, want %v", file, want)
	}
	return file
}

func read(t *testing.T, s blob.Store, digest string) ([]byte, error) {
	t.Helper()
	content, err := s.Open(ctx, digest)
	if err != nil {
		return nil, err
	}
	defer content.Close()
	return io.ReadAll(content)
}

// What is put is read back, of any size; what is put twice is there once, and in
// a store that is opened again.
func TestPutAndRead(t *testing.T) {
	each(t, func(t *testing.T, p place) {
		s := p.open(t)
		var want []blob.File
		for _, n := range []int{0, 1, 511, 1 << 16, 300_001} {
			content := some(n)
			file := put(t, s, content)
			want = append(want, file)
			if again := put(t, s, content); again != file {
				t.Errorf("again gave %v", again)
			}
			if got, err := read(t, p.open(t), file.Digest); err != nil || !bytes.Equal(got, content) {
				t.Errorf("of %d bytes read %d, %v", n, len(got), err)
			}
			if got, err := s.Stat(ctx, file.Digest); err != nil || got != file {
				t.Errorf("stat %v, %v", got, err)
			}
		}
		slices.SortFunc(want, func(a, b blob.File) int { return strings.Compare(a.Digest, b.Digest) })
		if got := all(t, s); !slices.Equal(got, want) {
			t.Errorf("all: %v, want %v", got, want)
		}
		p.alone(t)
	})
}

func all(t *testing.T, s blob.Store) (out []blob.File) {
	t.Helper()
	for file, err := range s.All(ctx) {
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, file)
	}
	return out
}

// Who goes over the objects may stop, or be stopped.
func TestAllStops(t *testing.T) {
	each(t, func(t *testing.T, p place) {
		s := p.open(t)
		put(t, s, some(1))
		put(t, s, some(2))
		n := 0
		for range s.All(ctx) {
			n++
			break
		}
		if n != 1 {
			t.Errorf("%d objects", n)
		}
		cancelled, cancel := context.WithCancel(ctx)
		cancel()
		var last error
		for _, err := range s.All(cancelled) {
			last = err
		}
		if !errors.Is(last, context.Canceled) {
			t.Errorf("cancelled, and %v", last)
		}
	})
}

func TestAbsent(t *testing.T) {
	each(t, func(t *testing.T, p place) {
		s := p.open(t)
		never := digest([]byte("nunca guardado"))
		for _, asked := range []string{never, "", "abc", "../../" + never[6:], strings.ToUpper(never)} {
			if _, err := s.Open(ctx, asked); !errors.Is(err, blob.ErrNotFound) {
				t.Errorf("open %q: %v", asked, err)
			}
			if has, err := s.Has(ctx, asked); has || err != nil {
				t.Errorf("has %q: %v, %v", asked, has, err)
			}
		}
		if err := s.Delete(ctx, never); err != nil {
			t.Errorf("delete of what is not there: %v", err)
		}
		if err := s.Delete(ctx, "../"+never[3:]); err == nil {
			t.Error("deleted what no digest names")
		}
	})
}

func TestDelete(t *testing.T) {
	each(t, func(t *testing.T, p place) {
		s := p.open(t)
		kept, gone := put(t, s, some(10)), put(t, s, some(11))
		if err := s.Delete(ctx, gone.Digest); err != nil {
			t.Fatal(err)
		}
		if has, err := s.Has(ctx, gone.Digest); has || err != nil {
			t.Errorf("deleted, and %v, %v", has, err)
		}
		if got := all(t, s); len(got) != 1 || got[0] != kept {
			t.Errorf("left %v", got)
		}
		put(t, s, some(11)) // and back
		if got, err := read(t, s, gone.Digest); err != nil || !bytes.Equal(got, some(11)) {
			t.Errorf("put back: %v", err)
		}
	})
}

// A sender that fails, or gives up, leaves nothing.
func TestPutFails(t *testing.T) {
	each(t, func(t *testing.T, p place) {
		s := p.open(t)
		broken := errors.New("a conexão caiu")
		_, err := s.Put(ctx, io.MultiReader(bytes.NewReader(some(100_000)), iotest.ErrReader(broken)))
		if !errors.Is(err, broken) {
			t.Errorf("gave %v", err)
		}
		cancelled, cancel := context.WithCancel(ctx)
		cancel()
		if _, err := s.Put(cancelled, bytes.NewReader(some(5))); !errors.Is(err, context.Canceled) {
			t.Errorf("gave %v", err)
		}
		if got := all(t, s); len(got) != 0 {
			t.Errorf("left %v", got)
		}
		p.alone(t)
	})
}

// Many put the same and others at once.
func TestTogether(t *testing.T) {
	each(t, func(t *testing.T, p place) {
		s := p.open(t)
		var wait sync.WaitGroup
		for i := range 24 {
			wait.Go(func() {
				content := some(1000 + i%4)
				file, err := s.Put(ctx, bytes.NewReader(content))
				if err != nil || file.Digest != digest(content) {
					t.Errorf("%v, %v", file, err)
				}
			})
		}
		wait.Wait()
		if got := all(t, s); len(got) != 4 {
			t.Errorf("%d objects", len(got))
		}
		p.alone(t)
	})
}
