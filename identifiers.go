package certame

import "bytes"

// Identifiers holds registration numbers end to end in one block of bytes, so
// that two million of them cost one allocation. They are text: leading zeros
// and check letters are kept.
type Identifiers struct {
	text []byte
	ends []uint32
}

// NewIdentifiers prepares room for n identifiers of about width bytes.
func NewIdentifiers(n, width int) Identifiers {
	return Identifiers{text: make([]byte, 0, n*width), ends: make([]uint32, 0, n)}
}

// Append adds one identifier; it becomes the next Person.
func (ids *Identifiers) Append(id []byte) {
	ids.text = append(ids.text, id...)
	ids.ends = append(ids.ends, uint32(len(ids.text)))
}

// AppendAll adds every identifier of other, in order.
func (ids *Identifiers) AppendAll(other Identifiers) {
	base := uint32(len(ids.text))
	ids.text = append(ids.text, other.text...)
	for _, end := range other.ends {
		ids.ends = append(ids.ends, base+end)
	}
}

// Len is the number of identifiers.
func (ids *Identifiers) Len() int { return len(ids.ends) }

// At is the identifier of p. The caller must not change the bytes.
func (ids *Identifiers) At(p Person) []byte {
	start := uint32(0)
	if p > 0 {
		start = ids.ends[p-1]
	}
	return ids.text[start:ids.ends[p]]
}

// Compare orders two identifiers by their bytes: a stable order that depends
// on no file order.
func (ids *Identifiers) Compare(a, b Person) int {
	return bytes.Compare(ids.At(a), ids.At(b))
}
