package draw

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"strconv"
)

// Seed binds what was announced to what the source gave.
func Seed(announcement, values string) string {
	return digest([]byte(announcementTitle + "\n" + announcement + "\n" + values + "\n"))
}

// Stream is the numbers that follow from a seed: one SHA-256 for each counter.
type Stream struct {
	Seed    string
	Counter uint64 // of the next hash
}

// Pick is one number taken from the stream.
type Pick struct {
	Counter  uint64 // of the hash used
	Hash     string
	Value    uint32 // its first eight hexadecimal digits
	Rejected int    // hashes thrown away before it
	Rest     uint32 // what is left of Value divided by the number of tickets
}

// Below takes a number from 0 to m−1, each as likely as any other: a value in
// the last, incomplete turn of m is thrown away, or the first tickets would be
// drawn more often.
func (s *Stream) Below(m uint32) (p Pick) {
	whole := (uint64(1) << 32) / uint64(m) * uint64(m)
	for {
		sum := sha256.Sum256(strconv.AppendUint([]byte(s.Seed+" "), s.Counter, 10))
		p.Counter, p.Value = s.Counter, binary.BigEndian.Uint32(sum[:])
		s.Counter++
		if uint64(p.Value) < whole {
			p.Hash, p.Rest = hex.EncodeToString(sum[:]), p.Value%m
			return p
		}
		p.Rejected++
	}
}

// Order draws every ticket: the k-th drawn is the one at place Rest, from zero,
// of those not drawn yet, and the first of those takes its place. Each step is
// told as it is taken; the last ticket is left over and needs no number.
func Order(seed string, n int, told func(place, ticket int, p Pick)) []int {
	left := make([]int, n)
	for i := range left {
		left[i] = i
	}
	stream := Stream{Seed: seed}
	for k := 0; k < n-1; k++ {
		p := stream.Below(uint32(n - k))
		at := k + int(p.Rest)
		left[k], left[at] = left[at], left[k]
		if told != nil {
			told(k, left[k], p)
		}
	}
	return left
}
