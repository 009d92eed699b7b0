package sheets

import (
	"archive/zip"
	"bytes"
	"compress/flate"
	"errors"
	"hash/crc32"
	"io"
	"io/fs"
	"slices"
	"strings"
)

// parts are the files of a workbook, compressed as they come and written by name
// at the end: the library hands them in an order of chance, and the same tables
// must give the same bytes.
type parts struct {
	to   io.Writer
	list []*part
}

// part is one file, compressed.
type part struct {
	name  string
	bytes bytes.Buffer
	pack  *flate.Writer
	sum   uint32
	size  uint64
}

// Create begins a file; the one before is complete.
func (p *parts) Create(name string) (io.Writer, error) {
	one := &part{name: name}
	var err error
	one.pack, err = flate.NewWriter(&one.bytes, flate.BestSpeed)
	p.list = append(p.list, one)
	return one, err
}

// AddFS is asked for by the library's interface and used by nothing of ours.
func (p *parts) AddFS(fs.FS) error { return errors.ErrUnsupported }

// Write compresses.
func (p *part) Write(data []byte) (int, error) {
	p.sum = crc32.Update(p.sum, crc32.IEEETable, data)
	p.size += uint64(len(data))
	return p.pack.Write(data)
}

// Close writes the files in order.
func (p *parts) Close() error {
	slices.SortFunc(p.list, func(a, b *part) int { return strings.Compare(a.name, b.name) })
	archive := zip.NewWriter(p.to)
	for _, one := range p.list {
		if err := one.pack.Close(); err != nil {
			return err
		}
		w, err := archive.CreateRaw(&zip.FileHeader{Name: one.name, Method: zip.Deflate, CRC32: one.sum, CompressedSize64: uint64(one.bytes.Len()), UncompressedSize64: one.size})
		if err != nil {
			return err
		}
		if _, err := one.bytes.WriteTo(w); err != nil {
			return err
		}
	}
	return archive.Close()
}
