package outsider

import (
	"archive/zip"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"io"
)

// eater takes the bytes of a file as they are opened. It is given all that it has
// not taken yet, and says how much of the end it wants to see again.
type eater interface {
	eat(buffer []byte) (rest int)
	end(rest int)
}

// openEntry opens one file of the zip; taken is told the bytes of the zip read.
// The checksum of the zip is not looked at: the digests are.
func openEntry(e entry, taken func(int64)) (io.Reader, error) {
	raw, err := e.zip.OpenRaw()
	if err != nil {
		return nil, refuse("%s não se lê no zip: %v", e.name, err)
	}
	counted := &counter{raw, taken}
	if e.zip.Method == zip.Store {
		return counted, nil
	}
	return newInflater(counted), nil
}

// counter tells how much was read, for whoever waits.
type counter struct {
	from  io.Reader
	taken func(int64)
}

func (c *counter) Read(p []byte) (int, error) {
	n, err := c.from.Read(p)
	if c.taken != nil {
		c.taken(int64(n))
	}
	return n, err
}

// digest opens a file, gives every byte to the eater, and says size and SHA-256.
// It stops one byte past what the directory claims: more than that is a bomb.
func digest(e entry, to eater, taken func(int64)) (size int64, sum string, err error) {
	file, err := openEntry(e, taken)
	if err != nil {
		return 0, "", err
	}
	hash := sha256.New()
	buffer, rest := make([]byte, min(chunkBytes, e.claim+1)), 0
	for {
		n, err := io.ReadFull(file, buffer[rest:]) // whole: a file opened byte by byte is not read again at each
		size += int64(n)
		if size > e.claim {
			return 0, "", refuse("%s abre em mais do que os %d bytes que diz ter", e.name, e.claim)
		}
		hash.Write(buffer[rest : rest+n])
		whole := buffer[:rest+n]
		if n > 0 {
			rest = to.eat(whole)
			copy(buffer, whole[len(whole)-rest:])
		}
		if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
			to.end(rest)
			return size, hex.EncodeToString(hash.Sum(nil)), nil
		}
		if err != nil {
			return 0, "", refuse("%s não se abre: %v", e.name, err)
		}
		if rest == len(buffer) { // a row longer than the buffer; eaters give up at maxRow
			buffer = append(buffer, make([]byte, len(buffer))...)
		}
	}
}

// nothing is the eater of a file of which only the digest matters.
type nothing struct{}

func (nothing) eat([]byte) int { return 0 }
func (nothing) end(int)        {}
