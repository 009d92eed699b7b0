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

// PlacedIdentifiers prepares room for exactly n identifiers of so many bytes in
// all, to be filled with Place in any order.
func PlacedIdentifiers(n, bytes int) Identifiers {
	return Identifiers{text: make([]byte, bytes), ends: make([]uint32, n)}
}

// Place writes the identifier of p, whose text ends at the given byte of the
// block. The places must tile the block.
func (ids *Identifiers) Place(p Person, end uint32, id []byte) {
	copy(ids.text[int(end)-len(id):end], id)
	ids.ends[p] = end
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
