package api

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"io"
	"net/http"
	"os"
	"time"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"
)

// uploadMost is the largest file that comes by the API, as by the pages.
const uploadMost = 2 << 30

// longTime is what a long upload or download may take.
const longTime = 30 * time.Minute

// BytesInput is a body of bytes, which is not read into memory.
type BytesInput struct {
	r *http.Request
	w http.ResponseWriter
}

// Resolve takes the request, for the action to read.
func (in *BytesInput) Resolve(ctx huma.Context) []error {
	in.r, in.w = humago.Unwrap(ctx)
	return nil
}

// spooled is a body in a file of its own, with the digest of its bytes.
type spooled struct {
	*os.File
	Size   int64
	Digest string
}

// spool reads the body; who calls ends it with drop.
func (in *BytesInput) spool() (*spooled, error) {
	takeLong(in.w)
	file, err := os.CreateTemp("", "certame-api-")
	if err != nil {
		return nil, err
	}
	s := &spooled{File: file}
	sum := sha256.New()
	if s.Size, err = io.Copy(io.MultiWriter(file, sum), in.r.Body); err == nil {
		_, err = file.Seek(0, io.SeekStart)
	}
	if err != nil {
		return nil, errors.Join(err, s.drop())
	}
	s.Digest = hex.EncodeToString(sum.Sum(nil))
	return s, nil
}

func (s *spooled) drop() error { return errors.Join(s.Close(), os.Remove(s.Name())) }

// takeLong gives a request that receives or sends much the time it needs.
func takeLong(w http.ResponseWriter) {
	control := http.NewResponseController(w)
	until := time.Now().Add(longTime)
	_, _ = control.SetReadDeadline(until), control.SetWriteDeadline(until) // without it, what is long is cut at the common time
}
