package review

import (
	"math/bits"
	"slices"
)

// repeated gives every group of rows that have the same hash, each in order of
// row. The hashes are first dealt into buckets that fit the cache.
func repeated(hashes []uint64) (groups [][]uint32) {
	buckets := deal(hashes)
	for _, bucket := range buckets {
		slices.Sort(bucket)
		for i := 0; i < len(bucket); {
			j := i + 1
			for j < len(bucket) && bucket[j]>>rowBits == bucket[i]>>rowBits {
				j++
			}
			if j-i > 1 {
				groups = append(groups, same(hashes, bucket[i:j])...)
			}
			i = j
		}
	}
	return groups
}

// rowBits is the room for the number of a row beside a part of its hash.
const rowBits = 28

func deal(hashes []uint64) [][]uint64 {
	width := max(0, bits.Len(uint(len(hashes)))-9)
	buckets := make([][]uint64, 1<<width)
	room := len(hashes)>>width + len(hashes)>>(width+2) + 16
	for b := range buckets {
		buckets[b] = make([]uint64, 0, room)
	}
	for i, h := range hashes {
		if h != 0 {
			b := h & (1<<width - 1)
			buckets[b] = append(buckets[b], h>>rowBits<<rowBits|uint64(i))
		}
	}
	return buckets
}

// same compares whole hashes, since the rows of a group share only a part.
func same(hashes, packed []uint64) (groups [][]uint32) {
	for len(packed) > 0 {
		var group []uint32
		var others []uint64
		first := hashes[packed[0]&(1<<rowBits-1)]
		for _, p := range packed {
			if row := uint32(p & (1<<rowBits - 1)); hashes[row] == first {
				group = append(group, row)
			} else {
				others = append(others, p)
			}
		}
		if len(group) > 1 {
			groups = append(groups, group)
		}
		packed = others
	}
	return groups
}
