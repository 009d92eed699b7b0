package archive

import (
	"archive/tar"
	"bufio"
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"

	"certame/internal/blob"
	"certame/internal/store"

	"filippo.io/age"
	"github.com/klauspost/compress/zstd"
)

// Copy is a copy being read; its head was.
type Copy struct {
	Head Head

	packed *zstd.Decoder
	tar    *tar.Reader
	tally  *tally
}

const ageStart = "age-encryption.org/v1"

// Read begins to read a copy, with the identities that may open it.
func Read(from io.Reader, identities ...age.Identity) (*Copy, error) {
	clear, err := unseal(bufio.NewReaderSize(from, 1<<16), identities)
	if err != nil {
		return nil, err
	}
	packed, err := zstd.NewReader(clear, zstd.WithDecoderMaxWindow(256<<20))
	if err != nil {
		return nil, err
	}
	c := &Copy{packed: packed, tar: tar.NewReader(packed), tally: newTally()}
	if err := c.head(); err != nil {
		packed.Close()
		return nil, err
	}
	return c, nil
}

// Close ends the reading.
func (c *Copy) Close() { c.packed.Close() }

func unseal(from *bufio.Reader, identities []age.Identity) (io.Reader, error) {
	start, err := from.Peek(len(ageStart))
	if err != nil && !errors.Is(err, io.EOF) {
		return nil, err
	}
	if string(start) != ageStart {
		return from, nil
	}
	if len(identities) == 0 {
		return nil, ErrSealed
	}
	clear, err := age.Decrypt(from, identities...)
	var none *age.NoIdentityMatchError
	if errors.As(err, &none) {
		return nil, ErrWrongKey
	}
	return clear, err
}

func (c *Copy) head() error {
	name, content, err := c.next()
	if err != nil || name != headName {
		return ErrNotCopy
	}
	if err := json.Unmarshal(content, &c.Head); err != nil || c.Head.Format != format {
		return ErrNotCopy
	}
	if c.Head.Version > version {
		return ErrNewer
	}
	return nil
}

// next reads a small entry whole.
func (c *Copy) next() (name string, content []byte, err error) {
	header, err := c.tar.Next()
	if err != nil {
		return "", nil, err
	}
	if header.Size > 16<<20 {
		return "", nil, ErrNotCopy
	}
	content, err = io.ReadAll(c.tar)
	sum := sha256.Sum256(content)
	c.tally.add(header.Name, header.Size, sum[:])
	return header.Name, content, err
}

// Target is where a copy goes.
type Target struct {
	Blobs    blob.Store
	Keys     func([]byte) error // called when the copy has the master keys; may be nil
	Progress func(rows, objects int)
}

// Into puts the copy in a store. Objects are put first to last; the rows are there
// only when the end was read and says that nothing is missing.
func (c *Copy) Into(ctx context.Context, db *store.DB, to Target) (*Summary, error) {
	if to.Progress == nil {
		to.Progress = func(int, int) {}
	}
	var read Summary
	if c.Head.Contest == "" {
		if empty, err := db.Empty(ctx); err != nil || !empty {
			return &read, errors.Join(ErrNotEmpty, err)
		}
	}
	err := db.Restore(ctx, func(into *store.Restoring) error {
		r := &reading{ctx: ctx, copy: c, to: to, tables: intoTables{into: into}}
		said, err := r.all()
		read = said
		return err
	})
	return &read, err
}

type reading struct {
	ctx    context.Context
	copy   *Copy
	to     Target
	tables intoTables
	seen   Summary
}

func (r *reading) all() (said Summary, err error) {
	for {
		header, err := r.copy.tar.Next()
		if err != nil {
			return said, errors.Join(ErrCut, err)
		}
		if header.Name == endName {
			return r.end()
		}
		sum := sha256.New()
		content := io.TeeReader(r.copy.tar, sum)
		if err := r.entry(header.Name, content); err != nil {
			return said, damaged(err)
		}
		if _, err := io.Copy(io.Discard, content); err != nil {
			return said, damaged(err)
		}
		r.copy.tally.add(header.Name, header.Size, sum.Sum(nil))
		r.to.Progress(r.tables.rows, r.seen.Objects)
		if err := r.ctx.Err(); err != nil {
			return said, err
		}
	}
}

// damaged says of what cannot be unpacked that the copy is at fault.
func damaged(err error) error {
	for _, of := range []error{io.ErrUnexpectedEOF, tar.ErrHeader, zstd.ErrCRCMismatch, zstd.ErrMagicMismatch} {
		if errors.Is(err, of) {
			return errors.Join(ErrCut, err)
		}
	}
	return err
}

func (r *reading) entry(name string, content io.Reader) error {
	digest, isBlob := strings.CutPrefix(name, blobFolder)
	switch {
	case isBlob:
		return r.object(digest, content)
	case strings.HasPrefix(name, tableFolder):
		return r.tables.part(name, content)
	case name == keysName:
		return r.keys(content)
	}
	return fmt.Errorf("%w: %q", ErrNotCopy, name)
}

func (r *reading) object(digest string, content io.Reader) error {
	file, err := r.to.Blobs.Put(r.ctx, content)
	if err != nil {
		return err
	}
	if file.Digest != digest {
		return errors.Join(ErrCut, r.to.Blobs.Delete(r.ctx, file.Digest))
	}
	r.seen.Objects++
	r.seen.Bytes += file.Size
	return nil
}

func (r *reading) keys(content io.Reader) error {
	var keys bytes.Buffer
	if _, err := io.Copy(&keys, io.LimitReader(content, 1<<20)); err != nil {
		return err
	}
	r.seen.Keys = true
	if r.to.Keys == nil {
		return nil
	}
	return r.to.Keys(keys.Bytes())
}

// end holds what was read to what the copy says that it has.
func (r *reading) end() (said Summary, err error) {
	content, err := io.ReadAll(r.copy.tar)
	if err == nil {
		err = json.Unmarshal(content, &said)
	}
	if err != nil {
		return said, errors.Join(ErrCut, err)
	}
	if err := r.copy.finished(); err != nil {
		return said, errors.Join(ErrCut, err)
	}
	if said.Rows != r.tables.rows || said.Objects != r.seen.Objects || said.Bytes != r.seen.Bytes || said.Keys != r.seen.Keys || said.Digest != r.copy.tally.digest() {
		return said, ErrCut
	}
	return said, nil
}

// finished holds that nothing comes after the end, and reads to where what is
// packed and what is encrypted say that they end: cut there, they say otherwise.
func (c *Copy) finished() error {
	switch _, err := c.tar.Next(); {
	case err == nil:
		return errors.New("há mais depois do fim")
	case !errors.Is(err, io.EOF):
		return err
	}
	rest, err := io.Copy(io.Discard, c.packed)
	if err == nil && rest > 0 {
		err = fmt.Errorf("%d bytes depois do fim", rest)
	}
	return err
}
