package openpack

import (
	"archive/zip"
	"io"
	"os"
	"path/filepath"

	"github.com/klauspost/compress/flate"
)

// WriteZip writes the files of a package in one zip, in the order of their names,
// without clock or attributes: the same files give the same bytes.
func (b *Built) WriteZip(w io.Writer) error {
	z := zip.NewWriter(w)
	z.RegisterCompressor(zip.Deflate, func(w io.Writer) (io.WriteCloser, error) { return flate.NewWriter(w, flate.BestSpeed) })
	files, err := digestFolder(b.Folder)
	if err != nil {
		return err
	}
	for _, f := range files {
		if err := b.addFile(z, f.Name); err != nil {
			return err
		}
	}
	return z.Close()
}

func (b *Built) addFile(z *zip.Writer, name string) error {
	entry, err := z.CreateHeader(&zip.FileHeader{Name: name, Method: zip.Deflate})
	if err != nil {
		return err
	}
	file, err := os.Open(filepath.Join(b.Folder, filepath.FromSlash(name)))
	if err != nil {
		return err
	}
	defer file.Close()
	_, err = io.Copy(entry, file)
	return err
}
