package outsider

import (
	"encoding/binary"
	"math/bits"
	"sync"
)

// key is a registration number in sixteen bytes, exactly: fifteen of text and the
// length, or the number of a longer one. No two registrations share a key, so that
// nobody can be hidden behind another by choosing numbers.
type key struct{ low, high uint64 }

const longMark = uint64(0xff) << 56

// longNames numbers the registrations that do not fit in a key.
type longNames struct {
	sync.Mutex
	numbers map[string]uint64
	names   []string
	bytes   int
}

// full says whether the long registrations have taken the memory that they may.
func (l *longNames) full(text []byte) bool {
	if len(text) <= 15 {
		return false
	}
	l.Lock()
	defer l.Unlock()
	return l.bytes >= maxLong
}

func (l *longNames) key(text []byte) key {
	if len(text) <= 15 {
		var b [16]byte
		copy(b[:], text)
		b[15] = byte(len(text))
		return key{binary.LittleEndian.Uint64(b[:8]), binary.LittleEndian.Uint64(b[8:])}
	}
	l.Lock()
	defer l.Unlock()
	number, known := l.numbers[string(text)]
	if !known {
		number = uint64(len(l.names))
		l.numbers[string(text)] = number
		l.names = append(l.names, string(text))
		l.bytes += len(text)
	}
	return key{number, longMark}
}

// name is the registration a key stands for.
func (l *longNames) name(k key) string {
	if k.high >= longMark {
		l.Lock()
		defer l.Unlock()
		return l.names[k.low]
	}
	var b [16]byte
	binary.LittleEndian.PutUint64(b[:8], k.low)
	binary.LittleEndian.PutUint64(b[8:], k.high)
	return string(b[:b[15]])
}

// index finds the row of a key: open addressing over the keys themselves.
type index struct {
	keys  []key
	slots []int32 // row + 1; 0 is free
	seed  uint64  // a stranger who chooses numbers cannot make them collide
}

// newIndex indexes the keys; twice is the first row whose key an earlier one has, or -1.
func newIndex(keys []key, seed uint64) (x *index, twice int) {
	size := 8
	for size < 2*len(keys) {
		size *= 2
	}
	x = &index{keys, make([]int32, size), seed}
	for i, k := range keys {
		row, slot := x.find(k)
		if row >= 0 {
			return x, i
		}
		x.slots[slot] = int32(i) + 1
	}
	return x, -1
}

// find gives the row of a key, or -1, and the slot where it would go.
func (x *index) find(k key) (row int32, slot uint64) {
	mask := uint64(len(x.slots) - 1)
	high, low := bits.Mul64(k.low^x.seed, k.high^0x9e3779b97f4a7c15)
	slot = (high ^ low) & mask
	for x.slots[slot] != 0 {
		row = x.slots[slot] - 1
		if x.keys[row] == k {
			return row, slot
		}
		slot = (slot + 1) & mask
	}
	return -1, slot
}
