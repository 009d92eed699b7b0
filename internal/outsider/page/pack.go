package page

import (
	"bytes"
	"compress/gzip"
	"runtime"
)

// Pack is the page as gzip, as the platform serves it. Its comment says which Go built
// the program inside: another Go gives another program.
func Pack(text []byte) ([]byte, error) {
	var out bytes.Buffer
	z, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	z.Comment = runtime.Version()
	if _, err := z.Write(text); err != nil {
		return nil, err
	}
	err = z.Close()
	return out.Bytes(), err
}
