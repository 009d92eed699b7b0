package archive

import (
	"archive/tar"
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"hash"
	"io"
	"time"
)

// tally digests the entries of an archive, as they are written or read.
type tally struct{ all hash.Hash }

func newTally() *tally { return &tally{sha256.New()} }

func (t *tally) add(name string, size int64, sum []byte) {
	fmt.Fprintf(t.all, "%s %d %x\n", name, size, sum)
}

func (t *tally) digest() string { return hex.EncodeToString(t.all.Sum(nil)) }

// out writes entries.
type out struct {
	tar   *tar.Writer
	tally *tally
	at    time.Time
}

func (o *out) entry(name string, size int64, content io.Reader) error {
	header := &tar.Header{Name: name, Size: size, Mode: 0o600, ModTime: o.at, Format: tar.FormatPAX}
	if err := o.tar.WriteHeader(header); err != nil {
		return err
	}
	sum := sha256.New()
	if _, err := io.Copy(io.MultiWriter(o.tar, sum), content); err != nil {
		return err
	}
	o.tally.add(name, size, sum.Sum(nil))
	return nil
}

func (o *out) bytes(name string, data []byte) error {
	return o.entry(name, int64(len(data)), bytes.NewReader(data))
}

func (o *out) json(name string, v any) error {
	data, err := json.MarshalIndent(v, "", "  ")
	if err != nil {
		return err
	}
	return o.bytes(name, append(data, '\n'))
}
