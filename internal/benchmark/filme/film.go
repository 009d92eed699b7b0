package main

import (
	"encoding/binary"
	"io"
)

// header is enough of a film for who looks at what it is.
const header = "\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\xf7\x81\x01\x42\xf2\x81\x04\x42\xf3\x81\x08\x42\x82\x84webm\x42\x87\x81\x04\x42\x85\x81\x02"

// film is invented bytes that can be read from anywhere, and that nothing compresses.
type film struct{ at, size int64 }

func (f *film) Read(p []byte) (int, error) {
	n := 0
	for n < len(p) && f.at < f.size {
		if f.at < int64(len(header)) {
			p[n] = header[f.at]
			n++
			f.at++
			continue
		}
		var word [8]byte
		binary.LittleEndian.PutUint64(word[:], mixed(uint64(f.at>>3)))
		copied := copy(p[n:min(int64(len(p)), int64(n)+f.size-f.at)], word[f.at&7:])
		n += copied
		f.at += int64(copied)
	}
	if n == 0 {
		return 0, io.EOF
	}
	return n, nil
}

// mixed is splitmix64.
func mixed(x uint64) uint64 {
	x += 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}
