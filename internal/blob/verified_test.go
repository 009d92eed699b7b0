package blob_test

import (
	"bytes"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"testing"
	"testing/iotest"
	"time"

	"certame/internal/blob"
)

// A reader of ranges, as a player of films is: the library's own test of readers
// that seek, and a server of pages over it.
func TestRanges(t *testing.T) {
	each(t, func(t *testing.T, p place) {
		s := p.open(t)
		content := some(3000)
		file := put(t, s, content)
		open := func() io.ReadSeekCloser {
			r, err := s.Open(ctx, file.Digest)
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(func() { r.Close() })
			return r
		}
		if err := iotest.TestReader(open(), content); err != nil {
			t.Error(err)
		}
		request := httptest.NewRequest("GET", "/", nil)
		request.Header.Set("Range", "bytes=1000-1009")
		answer := httptest.NewRecorder()
		http.ServeContent(answer, request, "filme.mp4", time.Time{}, open())
		if answer.Code != http.StatusPartialContent || !bytes.Equal(answer.Body.Bytes(), content[1000:1010]) {
			t.Errorf("%d, %d bytes", answer.Code, answer.Body.Len())
		}
		if _, err := open().Seek(-1, io.SeekStart); err == nil {
			t.Error("before the first byte")
		}
	})
}

// damages are what happens to bytes behind the back of the program. Each keeps
// something to read, so that only the digest tells.
var damages = map[string]func(content []byte) []byte{
	"first byte": func(c []byte) []byte { c[0] ^= 1; return c },
	"last byte":  func(c []byte) []byte { c[len(c)-1] ^= 1; return c },
	"truncated":  func(c []byte) []byte { return c[:len(c)-1] },
	"emptied":    func(c []byte) []byte { return nil },
	"longer":     func(c []byte) []byte { return append(c, 'x') },
	"another":    func(c []byte) []byte { return bytes.Repeat([]byte("y"), len(c)) },
}

func damage(t *testing.T, path string, how func([]byte) []byte) {
	t.Helper()
	content, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(os.Chmod(path, 0o600), os.WriteFile(path, how(content), 0o600)); err != nil {
		t.Fatal(err)
	}
}

// Bytes that were changed are never handed over whole, and say so, also to who
// copies exactly as many as there are; putting them again mends them.
func TestDamage(t *testing.T) {
	each(t, func(t *testing.T, p place) {
		s := p.open(t)
		content := some(100_000)
		file := put(t, s, content)
		for name, how := range damages {
			damage(t, p.behind(file.Digest), how)
			var corrupt *blob.Corrupt
			if err := blob.Verify(ctx, s, file.Digest); !errors.As(err, &corrupt) || corrupt.Digest != file.Digest {
				t.Errorf("%s: %v", name, err)
			}
			r, err := s.Open(ctx, file.Digest)
			if err != nil {
				t.Fatal(err)
			}
			size, _ := r.Seek(0, io.SeekEnd)
			_, _ = r.Seek(0, io.SeekStart)
			if n, err := io.CopyN(io.Discard, r, size); err == nil && n > 0 {
				t.Errorf("%s: %d bytes of %d handed over", name, n, size)
			}
			r.Close()
			put(t, s, content)
			if err := blob.Verify(ctx, s, file.Digest); err != nil {
				t.Errorf("%s: put again, and %v", name, err)
			}
		}
	})
}

// Read back and forth and at last to the end, the whole is still held to the
// digest.
func TestDamageReadInPieces(t *testing.T) {
	each(t, func(t *testing.T, p place) {
		s := p.open(t)
		file := put(t, s, some(1000))
		damage(t, p.behind(file.Digest), damages["last byte"])
		r, err := s.Open(ctx, file.Digest)
		if err != nil {
			t.Fatal(err)
		}
		defer r.Close()
		for _, step := range []struct{ from, n int64 }{{0, 300}, {100, 400}, {200, 10}, {500, 1}} {
			if _, err := r.Seek(step.from, io.SeekStart); err != nil {
				t.Fatal(err)
			}
			if _, err := io.CopyN(io.Discard, r, step.n); err != nil {
				t.Fatal(err)
			}
		}
		var corrupt *blob.Corrupt
		if _, err := io.Copy(io.Discard, r); !errors.As(err, &corrupt) {
			t.Errorf("%v", err)
		}
	})
}
