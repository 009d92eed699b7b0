package custody

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"sort"

	"certame/internal/secret"
	"certame/internal/store"
)

// content is an object in the clear, read from anywhere. A piece is held to its digest
// and opened whole before any byte of it is given.
type content struct {
	ctx    context.Context
	vault  *Vault
	key    secret.Object
	pieces []store.CustodyPiece
	size   int64
	place  int64
	plain  []byte // of the piece that begins at start
	start  int64
}

// content opens what there is of an object, which must be so many bytes.
func (v *Vault) content(ctx context.Context, contest store.ContestID, id string, size int64) (io.ReadSeeker, error) {
	key, err := v.key(ctx, contest, id)
	if err != nil {
		return nil, err
	}
	pieces, err := v.Store.CustodyPieces(ctx, id)
	if err != nil {
		return nil, err
	}
	var end int64
	for _, p := range pieces {
		if p.Start != end {
			return nil, fmt.Errorf("objeto %s: falta o que vem depois de %d bytes", id, end)
		}
		end += p.Size
	}
	if end != size {
		return nil, fmt.Errorf("objeto %s: há %d de %d bytes", id, end, size)
	}
	return &content{ctx: ctx, vault: v, key: key, pieces: pieces, size: size, start: -1}, nil
}

func (c *content) Read(p []byte) (int, error) {
	if c.place >= c.size {
		return 0, io.EOF
	}
	if c.start < 0 || c.place < c.start || c.place >= c.start+int64(len(c.plain)) {
		if err := c.load(); err != nil {
			return 0, err
		}
	}
	n := copy(p, c.plain[c.place-c.start:])
	c.place += int64(n)
	return n, nil
}

// load opens the piece that has the place.
func (c *content) load() error {
	i := sort.Search(len(c.pieces), func(i int) bool { return c.pieces[i].Start+c.pieces[i].Size > c.place })
	piece := c.pieces[i]
	file, err := c.vault.Blobs.Open(c.ctx, piece.Digest)
	if err != nil {
		return err
	}
	defer file.Close() //nolint:errcheck // only read
	sealed, err := io.ReadAll(file)
	if err != nil {
		return err
	}
	clear, err := c.key.At(piece.Start).Decrypt(bytes.NewReader(sealed))
	if err != nil {
		return err
	}
	plain, err := io.ReadAll(clear)
	if err != nil {
		return err
	}
	if int64(len(plain)) != piece.Size {
		return secret.ErrSealed
	}
	c.plain, c.start = plain, piece.Start
	return nil
}

func (c *content) Seek(offset int64, whence int) (int64, error) {
	switch whence {
	case io.SeekCurrent:
		offset += c.place
	case io.SeekEnd:
		offset += c.size
	}
	if offset < 0 {
		return 0, fmt.Errorf("posição %d antes do começo do objeto", offset)
	}
	c.place = offset
	return offset, nil
}
