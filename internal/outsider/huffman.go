package outsider

import "math/bits"

// A prefix code of DEFLATE (RFC 1951, 3.2.2) as a table: the next bits of the input
// are the index, and the entry says what they mean. Codes longer than the first
// level go on in a second one.
//
// An entry is: bits of the code in this level (0–7), extra bits that follow (8–11),
// flags (12–15), value (16–31): the byte, the base of a length or of a distance, or
// the place of the second level.
type entries []uint32

const (
	isLiteral = 1 << (12 + iota)
	isEnd
	isSecond
)

const (
	literalBits  = 11 // first level of the table of bytes and lengths
	distanceBits = 9
	longestCode  = 15
)

// build makes the table of the code whose symbols have these lengths; of gives the
// entry of a symbol without its bits. False is a set of lengths that is no code.
func build(table entries, lengths []uint8, firstBits int, of func(symbol int) uint32) (entries, bool) {
	var many, next [longestCode + 2]int
	for _, n := range lengths {
		many[n]++
	}
	many[0] = 0
	used, left := 0, 1
	for n := 1; n <= longestCode; n++ {
		next[n+1] = (next[n] + many[n]) << 1
		used += many[n]
		if left = left<<1 - many[n]; left < 0 {
			return table, false
		}
	}
	// One code of one bit is the only code that may be incomplete.
	if left > 0 && used > 0 && (used != 1 || many[1] != 1) {
		return table, false
	}
	table = table[:0]
	for range 1 << firstBits {
		table = append(table, 0)
	}
	for symbol, n := range lengths {
		if n > 0 {
			code := int(bits.Reverse16(uint16(next[n])) >> (16 - n))
			next[n]++
			table = place(table, code, int(n), firstBits, of(symbol))
		}
	}
	return table, true
}

// place writes one symbol wherever its code is the beginning of the index.
func place(table entries, code, n, firstBits int, entry uint32) entries {
	if n <= firstBits {
		for i := code; i < 1<<firstBits; i += 1 << n {
			table[i] = entry | uint32(n)
		}
		return table
	}
	const secondBits = longestCode // at most; the size of one second level is fixed
	size := 1 << (secondBits - firstBits)
	at := code & (1<<firstBits - 1)
	if table[at] == 0 {
		table[at] = uint32(len(table))<<16 | isSecond | uint32(firstBits)
		for range size {
			table = append(table, 0)
		}
	}
	second := table[table[at]>>16:][:size]
	for i := code >> firstBits; i < size; i += 1 << (n - firstBits) {
		second[i] = entry | uint32(n-firstBits)
	}
	return table
}

// Bases and extra bits of lengths and distances (RFC 1951, 3.2.5).
var (
	lengthBase    = [...]uint16{3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258}
	lengthExtra   = [...]uint8{0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0}
	distanceBase  = [...]uint16{1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577}
	distanceExtra = [...]uint8{0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13}
)

func literalEntry(symbol int) uint32 {
	switch {
	case symbol < 256:
		return uint32(symbol)<<16 | isLiteral
	case symbol == 256:
		return isEnd
	case symbol-257 < len(lengthBase):
		return uint32(lengthBase[symbol-257])<<16 | uint32(lengthExtra[symbol-257])<<8
	}
	return 0 // never written by who compresses; as an entry without bits it is refused
}

func distanceEntry(symbol int) uint32 {
	if symbol < len(distanceBase) {
		return uint32(distanceBase[symbol])<<16 | uint32(distanceExtra[symbol])<<8
	}
	return 0
}

func plainEntry(symbol int) uint32 { return uint32(symbol) << 16 }
