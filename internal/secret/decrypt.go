package secret

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/hkdf"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
)

// Tink reads its own format from the first byte on only; films are watched from
// the middle. What follows reads the same format from anywhere, and the tests hold
// it to Tink's.
const (
	saltSize   = keySize
	prefixSize = 7
	headerSize = 1 + saltSize + prefixSize
	tagSize    = 16
	plainSize  = segmentSize - tagSize // of a segment in the middle
)

// opened is a sealed object, read in the clear. Each segment is authentic before
// any byte of it is handed over.
type opened struct {
	sealed  io.ReadSeeker
	cipher  cipher.AEAD
	prefix  []byte
	total   int64 // bytes sealed
	place   int64 // in the clear
	segment int64 // which one plain is of, -1 for none
	plain   []byte
}

// Decrypt opens a sealed object. The last segment is opened first: only it says
// that it is the last, so that an object cut or prolonged anywhere is refused
// before its size is believed.
func (o Object) Decrypt(sealed io.ReadSeeker) (io.ReadSeeker, error) {
	total, err := sealed.Seek(0, io.SeekEnd)
	if err != nil {
		return nil, err
	}
	r := &opened{sealed: sealed, total: total, segment: -1}
	if r.size() < 0 || (total-1)%segmentSize < tagSize-1 {
		return nil, ErrSealed
	}
	if err := r.begin(o); err != nil {
		return nil, err
	}
	return r, r.load(r.segments() - 1)
}

func (r *opened) begin(o Object) error {
	header := make([]byte, headerSize)
	if err := r.readAt(header, 0); err != nil {
		return err
	}
	if header[0] != headerSize {
		return ErrSealed
	}
	r.prefix = header[1+saltSize:]
	key, err := hkdf.Key(sha256.New, o.key, header[1:1+saltSize], string(o.associated), keySize)
	if err != nil {
		return err
	}
	block, err := aes.NewCipher(key)
	if err != nil {
		return err
	}
	r.cipher, err = cipher.NewGCM(block)
	return err
}

// segments is how many there are: an empty object has one.
func (r *opened) segments() int64 { return (r.total + segmentSize - 1) / segmentSize }

// size is how many bytes there are in the clear.
func (r *opened) size() int64 { return r.total - headerSize - tagSize*r.segments() }

// load opens a segment. The first one is shorter by the header before it.
func (r *opened) load(n int64) error {
	if n == r.segment {
		return nil
	}
	r.segment = -1 // plain is written over
	from, to := max(n*segmentSize, headerSize), min((n+1)*segmentSize, r.total)
	sealed := make([]byte, to-from)
	if err := r.readAt(sealed, from); err != nil {
		return err
	}
	nonce := binary.BigEndian.AppendUint32(append([]byte{}, r.prefix...), uint32(n))
	last := byte(0)
	if to == r.total {
		last = 1
	}
	plain, err := r.cipher.Open(r.plain[:0], append(nonce, last), sealed, nil)
	if err != nil {
		return ErrSealed
	}
	r.segment, r.plain = n, plain
	return nil
}

func (r *opened) readAt(p []byte, from int64) error {
	if _, err := r.sealed.Seek(from, io.SeekStart); err != nil {
		return err
	}
	_, err := io.ReadFull(r.sealed, p)
	if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) { // shorter than it said
		return ErrSealed
	}
	return err
}

func (r *opened) Read(p []byte) (int, error) {
	if r.place >= r.size() {
		return 0, io.EOF
	}
	n := (r.place + headerSize) / plainSize
	if err := r.load(n); err != nil {
		return 0, err
	}
	inside := r.place
	if n > 0 {
		inside += headerSize - n*plainSize
	}
	copied := copy(p, r.plain[inside:])
	r.place += int64(copied)
	return copied, nil
}

func (r *opened) Seek(offset int64, whence int) (int64, error) {
	switch whence {
	case io.SeekCurrent:
		offset += r.place
	case io.SeekEnd:
		offset += r.size()
	}
	if offset < 0 {
		return 0, fmt.Errorf("posição %d antes do começo do objeto", offset)
	}
	r.place = offset
	return offset, nil
}
