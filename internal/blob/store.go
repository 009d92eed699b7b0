package blob

import (
	"context"
	"errors"
	"io"
	"iter"
)

// File is what is kept: the SHA-256 of the bytes, in hexadecimal, and how many.
type File struct {
	Digest string
	Size   int64
}

// Store keeps bytes. Every method may be called from several goroutines.
type Store interface {
	// Put reads to the end and keeps what it read. When it fails, or the process
	// dies, nothing of it is there; when it returns, a power cut takes nothing.
	Put(ctx context.Context, content io.Reader) (File, error)
	// Open gives the bytes of a digest. Who reads them in order, from the first to
	// the last, gets the last ones only if all of them give the digest; who jumps
	// forward reads what is stored, unverified (see Verify).
	Open(ctx context.Context, digest string) (io.ReadSeekCloser, error)
	// Stat says how many bytes there are, or ErrNotFound.
	Stat(ctx context.Context, digest string) (File, error)
	// Has says whether the bytes of a digest are there.
	Has(ctx context.Context, digest string) (bool, error)
	// Delete is done when the bytes are not there, whoever took them away.
	Delete(ctx context.Context, digest string) error
	// All goes over everything that is kept, by digest.
	All(ctx context.Context) iter.Seq2[File, error]
	// Close ends the use of the store.
	Close() error
}

// ErrNotFound is of a digest whose bytes are not there.
var ErrNotFound = errors.New("o objeto não está guardado")

// ErrAway is of a service that does not answer.
var ErrAway = errors.New("o serviço de objetos não está respondendo")

// Corrupt is of bytes that do not give the digest under which they are kept.
type Corrupt struct{ Digest string }

func (c *Corrupt) Error() string {
	return "o objeto " + c.Digest + " foi alterado ou truncado onde está guardado: não dá o próprio resumo. " +
		"Recupere-o de uma cópia com certame restaurar, ou envie o arquivo outra vez"
}

// Has is Stat as a question.
func has(ctx context.Context, s Store, digest string) (bool, error) {
	_, err := s.Stat(ctx, digest)
	if errors.Is(err, ErrNotFound) {
		return false, nil
	}
	return err == nil, err
}

// Verify reads the bytes of a digest to the end, against it.
func Verify(ctx context.Context, s Store, digest string) error {
	content, err := s.Open(ctx, digest)
	if err != nil {
		return err
	}
	defer content.Close()
	_, err = io.Copy(io.Discard, content)
	return err
}
