package secret

import (
	"bytes"
	"io"
)

// ByTink opens an object with the reader of the library.
func ByTink(o Object, sealed []byte) ([]byte, error) {
	stream, err := o.tink()
	if err != nil {
		return nil, err
	}
	r, err := stream.NewDecryptingReader(bytes.NewReader(sealed), o.associated)
	if err != nil {
		return nil, err
	}
	return io.ReadAll(r)
}
