package lookup

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"errors"
	"io"

	"github.com/klauspost/compress/gzip"
)

var errPack = errors.New("o pacote da consulta não se lê: foi alterado ou truncado")

// Pack is a pack open to be read, by many at a time.
type Pack struct {
	from   io.ReaderAt
	starts []byte // eight for each file, and one more
	Index
	Tag string // begins the tag of each file: other bytes, other tag
}

// openPack reads where each file of a pack is.
func openPack(from io.ReaderAt, size int64) (*Pack, error) {
	footer := make([]byte, footerSize)
	if _, err := from.ReadAt(footer, size-int64(footerSize)); err != nil || string(footer[4:]) != magic {
		return nil, errors.Join(errPack, err)
	}
	files := int64(binary.LittleEndian.Uint32(footer))
	p := &Pack{from: from, starts: make([]byte, 8*min(files+1, size/8))}
	if _, err := from.ReadAt(p.starts, size-int64(footerSize)-8*(files+1)); err != nil {
		return nil, errors.Join(errPack, err)
	}
	text, err := p.Plain(int(files) - 1)
	if err != nil {
		return nil, err
	}
	if err := json.Unmarshal(text, &p.Index); err != nil || int64(p.Files) != files-1 || p.Files != 1<<p.Bits {
		return nil, errors.Join(errPack, err)
	}
	return p, nil
}

// Size is how many bytes a file has, as it is sent; negative of one that is not there.
// The file after the last fragment is the index.
func (p *Pack) Size(file int) int {
	if file < 0 || 8*(file+2) > len(p.starts) {
		return -1
	}
	return int(p.start(file+1) - p.start(file)) //nolint:gosec // of a pack that was digested
}

func (p *Pack) start(file int) uint64 { return binary.LittleEndian.Uint64(p.starts[8*file:]) }

// Read reads a file as it is sent, compressed, into the room that it takes (Size).
func (p *Pack) Read(file int, into []byte) error {
	_, err := p.from.ReadAt(into, int64(p.start(file))) //nolint:gosec // the same
	return err
}

// Plain is a file as JSON.
func (p *Pack) Plain(file int) ([]byte, error) {
	size := p.Size(file)
	if size < 0 || size > largest {
		return nil, errPack
	}
	packed := make([]byte, size)
	if err := p.Read(file, packed); err != nil {
		return nil, err
	}
	zip, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		return nil, err
	}
	return io.ReadAll(io.LimitReader(zip, largest))
}

// largest is far above what a fragment has.
const largest = 16 << 20

// Find is what the document says of a number; nil when it is not there.
func (p *Pack) Find(id string) (*Person, error) {
	text, err := p.Plain(FragmentOf(id, p.Bits))
	if err != nil {
		return nil, err
	}
	var f Fragment
	if err := json.Unmarshal(text, &f); err != nil {
		return nil, err
	}
	for i := range f.People {
		if f.People[i].ID == id {
			return &f.People[i], nil
		}
	}
	return nil, nil
}
