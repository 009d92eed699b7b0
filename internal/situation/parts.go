package situation

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"encoding/json"
	"io"
	"sync"

	"certame"
	"certame/contest"
	"certame/internal/secret"

	"github.com/klauspost/compress/zstd"
)

// perPart is how many people a part has, more or less: opening one is to be quick, and
// what they have in common is to be written once.
const perPart = 64

func partsFor(people int) int { return max(1, (people+perPart-1)/perPart) }

// partOf is the part in which a registration is, of so many.
func partOf(registration string, parts int) int {
	sum := sha256.Sum256([]byte(registration))
	return int(binary.BigEndian.Uint64(sum[:]) % uint64(parts))
}

// shared puts the candidates of a roll in the parts they go in, by their first rows.
func shared(o *contest.Outcome) [][]certame.Person {
	parts := make([][]certame.Person, partsFor(o.Roll.Candidates()))
	for row := range certame.Person(o.Roll.Len()) {
		if o.Roll.Head(row) == row {
			at := partOf(string(o.Roll.IDs.At(row)), len(parts))
			parts[at] = append(parts[at], row)
		}
	}
	return parts
}

// packer serves all who write at once.
var packer = sync.OnceValues(func() (*zstd.Encoder, error) { return zstd.NewWriter(nil) })

// sealPart writes people as one sealed part, the one of a number: a line for each, with
// the registration before what is said, so that a page reads one and no other.
func sealPart(key secret.Object, number int, people []Person) ([]byte, error) {
	var text []byte
	for i := range people {
		line, err := json.Marshal(&people[i])
		if err != nil {
			return nil, err
		}
		text = append(append(append(text, people[i].Registration...), '\t'), line...)
		text = append(text, '\n')
	}
	pack, err := packer()
	if err != nil {
		return nil, err
	}
	sealed, err := key.At(int64(number)).Encrypt(bytes.NewReader(pack.EncodeAll(text, nil)))
	if err != nil {
		return nil, err
	}
	return io.ReadAll(sealed)
}

// mostPart is more than any part grows to when opened.
const mostPart = 64 << 20

// opener serves all who read at once.
var opener = sync.OnceValues(func() (*zstd.Decoder, error) { return zstd.NewReader(nil, zstd.WithDecoderMaxMemory(mostPart)) })

// openPart reads who has a registration out of a part that sealPart wrote; false when
// nobody of it does.
func openPart(key secret.Object, number int, sealed []byte, registration string) (p Person, is bool, err error) {
	plain, err := key.At(int64(number)).Decrypt(bytes.NewReader(sealed))
	if err != nil {
		return p, false, err
	}
	packed, err := io.ReadAll(plain)
	if err != nil {
		return p, false, err
	}
	open, err := opener()
	if err != nil {
		return p, false, err
	}
	text, err := open.DecodeAll(packed, nil)
	if err != nil {
		return p, false, err
	}
	for line := range bytes.Lines(text) {
		if who, said, _ := bytes.Cut(line, []byte{'\t'}); string(who) == registration {
			return p, true, json.Unmarshal(said, &p)
		}
	}
	return p, false, nil
}

// sizesOf writes the sizes of the parts; placeOf reads where one begins and how long it
// is.
func sizesOf(sizes []int) (out []byte) {
	for _, n := range sizes {
		out = binary.AppendUvarint(out, uint64(n))
	}
	return out
}

func placeOf(sizes []byte, part int) (from, length int64, is bool) {
	for at := 0; len(sizes) > 0; at++ {
		n, used := binary.Uvarint(sizes)
		if used <= 0 {
			return 0, 0, false
		}
		if at == part {
			return from, int64(n), true
		}
		from, sizes = from+int64(n), sizes[used:]
	}
	return 0, 0, false
}

// count is how many parts there are.
func count(sizes []byte) (parts int) {
	for ; len(sizes) > 0; parts++ {
		_, used := binary.Uvarint(sizes)
		if used <= 0 {
			return parts
		}
		sizes = sizes[used:]
	}
	return parts
}
