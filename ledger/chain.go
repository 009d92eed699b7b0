package ledger

import (
	"crypto/sha256"
	"encoding/hex"
)

// Digest is the SHA-256 of a line.
type Digest [sha256.Size]byte

// String is the digest in hexadecimal.
func (d Digest) String() string { return hex.EncodeToString(d[:]) }

// ParseDigest reads 64 hexadecimal digits, in small letters.
func ParseDigest(text string) (d Digest, ok bool) {
	raw, err := hex.DecodeString(text)
	if err != nil || len(raw) != len(d) {
		return d, false
	}
	copy(d[:], raw)
	return d, d.String() == text
}

// Head is the digest of the last of some lines; of none, sixty-four zeros. Who
// published it can show later that nothing was cut from the end.
func Head(lines [][]byte) Digest {
	if len(lines) == 0 {
		return Digest{}
	}
	return sha256.Sum256(lines[len(lines)-1])
}

// Broken says at which line a book stops being whole, and why.
type Broken struct {
	Line  int // from 1
	Fault Fault
}

// Read decodes the lines of a book and checks that each follows the one before.
// A byte changed anywhere is found on its own line; a line changed together with
// its sum, at the next; a whole end cut off, only by who published the head.
func Read(lines [][]byte) (facts []Fact, broken *Broken) {
	facts = make([]Fact, 0, len(lines))
	previous := Digest{}
	for i, line := range lines {
		f, fault := Decode(line)
		switch {
		case fault != "":
		case f.Number != i+1:
			fault = WrongNumber
		case f.Previous != previous:
			fault = BrokenChain
		}
		if fault != "" {
			return facts, &Broken{i + 1, fault}
		}
		previous = sha256.Sum256(line)
		facts = append(facts, f)
	}
	return facts, nil
}
