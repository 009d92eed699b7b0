package secret

import (
	"bytes"
	"crypto/rand"
	"errors"
	"io"
	"slices"
	"strconv"

	"github.com/tink-crypto/tink-go/v2/streamingaead/subtle"
)

// Object is the key of one object, unwrapped. It is not to be stored.
type Object struct {
	key        []byte
	associated []byte
}

// NewObject is a new key, for one object, and the same one wrapped, to be stored
// beside the digest of the sealed object.
func (k *Keys) NewObject(where Where) (Object, []byte, error) {
	key := make([]byte, keySize)
	_, _ = rand.Read(key) // never fails
	wrapped, err := k.seal(keyOf, where, key)
	if err != nil {
		return Object{}, nil, err
	}
	object, err := k.Object(where, wrapped)
	return object, wrapped, err
}

// Object is the key of an object, from the wrapped one.
func (k *Keys) Object(where Where, wrapped []byte) (Object, error) {
	key, err := k.open(keyOf, where, wrapped)
	if err != nil {
		return Object{}, err
	}
	if len(key) != keySize {
		return Object{}, ErrSealed
	}
	associated, err := where.associated(keyOf)
	return Object{key, associated}, err
}

// Rewrap wraps the key again, by the primary key. The object stays as it is.
func (k *Keys) Rewrap(where Where, wrapped []byte) ([]byte, error) {
	return k.reseal(keyOf, where, wrapped)
}

// At is the key of a part of an object, sealed by itself, that begins at a place: what
// was sealed for one place does not open in another.
func (o Object) At(place int64) Object {
	return Object{o.key, strconv.AppendInt(append(slices.Clone(o.associated), "pedaço:"...), place, 10)}
}

// String shows no key, wherever a log prints it.
func (Object) String() string { return "chave de objeto" }

// The format is that of Tink: AES-256-GCM in segments, under a key that HKDF takes
// from the object's, a salt and the associated data. Segments of 64 KiB are little
// to read for who jumps inside a film.
const (
	keySize     = 32
	segmentSize = 64 << 10
	hashName    = "SHA256"
)

func (o Object) tink() (*subtle.AESGCMHKDF, error) {
	return subtle.NewAESGCMHKDF(o.key, hashName, keySize, segmentSize, 0)
}

// Encrypt seals what it reads as it is read.
func (o Object) Encrypt(content io.Reader) (io.Reader, error) {
	stream, err := o.tink()
	if err != nil {
		return nil, err
	}
	e := &encrypting{from: content, piece: make([]byte, segmentSize)}
	e.to, err = stream.NewEncryptingWriter(&e.sealed, o.associated)
	return e, err
}

// encrypting turns a writer, which Tink has, into the reader that a store asks.
type encrypting struct {
	from   io.Reader
	to     io.WriteCloser
	piece  []byte
	sealed bytes.Buffer
	err    error
}

func (e *encrypting) Read(p []byte) (int, error) {
	for e.sealed.Len() == 0 && e.err == nil {
		e.step()
	}
	if e.sealed.Len() > 0 {
		return e.sealed.Read(p)
	}
	return 0, e.err
}

// step seals the next piece. Only a source that ended well gets its last segment:
// without it, what was sealed does not open.
func (e *encrypting) step() {
	n, err := e.from.Read(e.piece)
	if _, sealErr := e.to.Write(e.piece[:n]); sealErr != nil {
		e.err = sealErr
		return
	}
	if errors.Is(err, io.EOF) {
		if closeErr := e.to.Close(); closeErr != nil {
			err = closeErr
		}
	}
	e.err = err
}
