package scan

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"time"
)

// Scanner asks about what is sent. A nil one lets everything through: none is configured.
type Scanner struct {
	begin   func(ctx context.Context) (asked, error)
	timeout time.Duration // of one file, whatever its size
	kinds   []string      // what is asked about; all when empty

	Failed func(error) // told, for who keeps the installation, of each word that did not come
}

// asked takes the bytes of one file, and then gives the word on it.
type asked interface {
	io.Writer
	verdict() error
	end()
}

// Found is what a file carries.
type Found struct{ Name string }

func (f *Found) Error() string {
	return "o programa de varredura recusou o arquivo: achou nele «" + f.Name + "»"
}

// ErrUnavailable is of a word that did not come.
var ErrUnavailable = errors.New("o programa de varredura não respondeu, e sem ele nada se recebe")

// Check reads a whole file and gives the word on it: nil is that it may be kept.
func (s *Scanner) Check(ctx context.Context, kind string, content io.Reader) error {
	if !s.asks(kind) {
		return nil
	}
	_, err := io.Copy(io.Discard, s.Reader(ctx, kind, content))
	return err
}

func (s *Scanner) asks(kind string) bool {
	return s != nil && (len(s.kinds) == 0 || slices.Contains(s.kinds, kind))
}

// Reader gives the same bytes as they come, and ends well only if the file may be kept:
// who keeps what is read from it keeps nothing otherwise.
func (s *Scanner) Reader(ctx context.Context, kind string, content io.Reader) io.Reader {
	if !s.asks(kind) {
		return content
	}
	ctx, stop := context.WithTimeout(ctx, s.timeout)
	r := &reader{of: s, from: content, stop: stop}
	if r.to, r.err = s.begin(ctx); r.err != nil {
		r.err = s.told(r.err)
		stop()
	}
	return r
}

type reader struct {
	of   *Scanner
	from io.Reader
	to   asked
	stop context.CancelFunc
	err  error // how it ended, once it did
}

func (r *reader) Read(p []byte) (int, error) {
	if r.err != nil {
		return 0, r.err
	}
	n, err := r.from.Read(p)
	if n > 0 {
		if _, writeErr := r.to.Write(p[:n]); writeErr != nil {
			// It may have answered before the end, as of a file that is too large.
			if word := r.to.verdict(); word != nil {
				writeErr = word
			}
			return 0, r.ended(r.of.told(writeErr))
		}
	}
	if errors.Is(err, io.EOF) {
		if word := r.to.verdict(); word != nil {
			return 0, r.ended(r.of.told(word))
		}
	}
	if err != nil {
		return n, r.ended(err)
	}
	return n, nil
}

// told keeps apart what was found and every other way of not being told that a file may
// be kept.
func (s *Scanner) told(err error) error {
	var found *Found
	if errors.As(err, &found) {
		return found
	}
	if s.Failed != nil {
		s.Failed(err)
	}
	return fmt.Errorf("%w: %w", ErrUnavailable, err)
}

func (r *reader) ended(err error) error {
	r.err = err
	r.to.end()
	r.stop()
	return err
}
