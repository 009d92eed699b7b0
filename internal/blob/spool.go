package blob

import (
	"context"
	"crypto/sha256"
	"errors"
	"io"
	"os"
)

// spool reads to the end into a file of the folder, which the caller closes and
// removes: the name of the bytes is known only after the last one.
func spool(ctx context.Context, folder string, content io.Reader) (*os.File, File, error) {
	temp, err := os.CreateTemp(folder, beingWritten)
	if err != nil {
		return nil, File{}, err
	}
	sum := sha256.New()
	size, err := io.Copy(io.MultiWriter(temp, sum), reader{ctx, content})
	if err != nil {
		return nil, File{}, errors.Join(err, temp.Close(), os.Remove(temp.Name()))
	}
	return temp, File{digestOf(sum.Sum(nil)), size}, nil
}

// reader ends with its context: who sends a film may give up.
type reader struct {
	ctx  context.Context
	from io.Reader
}

func (r reader) Read(p []byte) (int, error) {
	if err := r.ctx.Err(); err != nil {
		return 0, err
	}
	return r.from.Read(p)
}
