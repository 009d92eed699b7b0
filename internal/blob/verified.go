package blob

import (
	"context"
	"crypto/sha256"
	"errors"
	"hash"
	"io"
)

// verified reads an object and holds it to its digest. The last bytes are handed
// over only after the check: who copies exactly as many bytes as the object has,
// as a server of pages does, would otherwise stop before any error at the end.
type verified struct {
	ctx   context.Context
	file  File
	from  func(ctx context.Context, offset int64) (io.ReadCloser, error)
	body  io.ReadCloser // open at place, or nil
	place int64
	sum   hash.Hash
	upTo  int64 // how many of the first bytes sum has taken
}

func newVerified(ctx context.Context, file File, from func(context.Context, int64) (io.ReadCloser, error)) *verified {
	return &verified{ctx: ctx, file: file, from: from, sum: sha256.New()}
}

func (v *verified) Read(p []byte) (int, error) {
	if v.place >= v.file.Size {
		return 0, v.end()
	}
	if err := v.open(); err != nil {
		return 0, err
	}
	n, err := v.body.Read(p[:min(int64(len(p)), v.file.Size-v.place)])
	v.take(p[:n])
	switch {
	case v.place == v.file.Size:
		if wrong := v.check(); wrong != nil {
			return 0, wrong
		}
		return n, nil
	case errors.Is(err, io.EOF): // truncated after its size was read
		return 0, &Corrupt{v.file.Digest}
	}
	return n, err
}

// end is what there is after the last byte. Of no bytes nothing was read, and the
// digest is that of nothing.
func (v *verified) end() error {
	if err := v.check(); err != nil {
		return err
	}
	return io.EOF
}

func (v *verified) open() (err error) {
	if v.body == nil {
		v.body, err = v.from(v.ctx, v.place)
	}
	return err
}

// take counts what was read; what continues the first bytes goes into the sum.
func (v *verified) take(p []byte) {
	if new := v.place + int64(len(p)) - v.upTo; v.place <= v.upTo && new > 0 {
		v.sum.Write(p[int64(len(p))-new:])
		v.upTo += new
	}
	v.place += int64(len(p))
}

// check holds the sum to the digest once it has every byte.
func (v *verified) check() error {
	if v.upTo == v.file.Size && digestOf(v.sum.Sum(nil)) != v.file.Digest {
		return &Corrupt{v.file.Digest}
	}
	return nil
}

var errBefore = errors.New("posição antes do começo do objeto")

func (v *verified) Seek(offset int64, whence int) (int64, error) {
	switch whence {
	case io.SeekCurrent:
		offset += v.place
	case io.SeekEnd:
		offset += v.file.Size
	}
	if offset < 0 {
		return 0, errBefore
	}
	if offset == v.place {
		return offset, nil
	}
	v.place = offset
	return offset, v.Close()
}

func (v *verified) Close() error {
	if v.body == nil {
		return nil
	}
	body := v.body
	v.body = nil
	return body.Close()
}
