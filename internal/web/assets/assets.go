package assets

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"io/fs"
	"path"
	"strings"
)

// Set are the styles, scripts and fonts, each at an address with its own digest:
// what stands at an address never changes, and browsers ask for it once.
type Set struct {
	Digest string // of all of them: one file may name another
	Files  map[string]*File
}

type File struct {
	Kind          string
	Plain, Packed []byte // packed is nil where packing gains nothing
}

var kinds = map[string]string{
	".css": "text/css; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".svg": "image/svg+xml", ".woff": "font/woff", ".woff2": "font/woff2",
}

// Read reads what stands in a folder.
func Read(static fs.FS, folder string) (*Set, error) {
	a := &Set{Files: map[string]*File{}}
	all := sha256.New()
	err := fs.WalkDir(static, folder, func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		data, err := fs.ReadFile(static, name)
		if err != nil {
			return err
		}
		all.Write(data)
		packed, err := pack(name, data)
		a.Files[path.Base(name)] = &File{kinds[path.Ext(name)], data, packed}
		return err
	})
	a.Digest = hex.EncodeToString(all.Sum(nil)[:8])
	return a, err
}

func pack(name string, data []byte) ([]byte, error) {
	if strings.HasPrefix(path.Ext(name), ".woff") { // packed inside already
		return nil, nil
	}
	var out bytes.Buffer
	writer, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	if _, err := writer.Write(data); err != nil {
		return nil, err
	}
	err = writer.Close()
	return out.Bytes(), err
}

// Address is where pages ask for a file.
func (a *Set) Address(name string) string { return "/estatico/" + a.Digest + "/" + name }
