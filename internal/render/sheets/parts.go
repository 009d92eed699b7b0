package sheets

import (
	"archive/zip"
	"bufio"
	"compress/flate"
	"errors"
	"hash/crc32"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// parts are the files of a workbook, compressed as they come, each in a temporary
// file, and written by name at the end: the library hands them in an order of
// chance, and the same tables must give the same bytes.
type parts struct {
	to   io.Writer
	list []*part
}

// prefix of the names of the temporary files.
const prefix = "certame-"

// part is one file, compressed.
type part struct {
	name string
	temp *os.File
	room *bufio.Writer
	pack *flate.Writer
	sum  uint32
	size uint64
}

// Create begins a file; the one before is complete.
func (p *parts) Create(name string) (io.Writer, error) {
	temp, err := os.CreateTemp("", prefix)
	if err != nil {
		return nil, err
	}
	one := &part{name: name, temp: temp, room: bufio.NewWriter(temp)}
	p.list = append(p.list, one)
	one.pack, err = flate.NewWriter(one.room, flate.BestSpeed)
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
		if err := one.writeTo(archive); err != nil {
			return err
		}
	}
	return archive.Close()
}

func (p *part) writeTo(archive *zip.Writer) error {
	if err := errors.Join(p.pack.Close(), p.room.Flush()); err != nil {
		return err
	}
	packed, err := p.temp.Seek(0, io.SeekCurrent)
	if err != nil {
		return err
	}
	if _, err := p.temp.Seek(0, io.SeekStart); err != nil {
		return err
	}
	w, err := archive.CreateRaw(&zip.FileHeader{Name: p.name, Method: zip.Deflate, CRC32: p.sum, CompressedSize64: uint64(packed), UncompressedSize64: p.size})
	if err != nil {
		return err
	}
	_, err = io.Copy(w, p.temp)
	return err
}

// inTemporary names the folder of temporary files in the place of one of them,
// which is gone when a person reads the message.
func inTemporary(err error) error {
	if path := (*fs.PathError)(nil); errors.As(err, &path) && filepath.Dir(path.Path) == filepath.Clean(os.TempDir()) {
		if name := filepath.Base(path.Path); strings.HasPrefix(name, prefix) || strings.HasPrefix(name, "excelize-") {
			path.Path = os.TempDir()
		}
	}
	return err
}

// discard removes the temporary files.
func (p *parts) discard() (err error) {
	for _, one := range p.list {
		err = errors.Join(err, one.temp.Close(), os.Remove(one.temp.Name()))
	}
	return err
}
