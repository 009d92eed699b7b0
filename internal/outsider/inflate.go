package outsider

import (
	"encoding/binary"
	"errors"
	"io"
)

// inflater opens DEFLATE (RFC 1951). The library's reader takes a byte at a time and
// was half of the time of a check; this one keeps 64 bits of input at hand. Tests
// and a fuzz target compare the two.
type inflater struct {
	from    io.Reader
	in      []byte // from pos on, not yet in bits
	pos     int
	end     int // of what was read, and then of the padding
	real    int // of what was read, once there is no more; -1 before
	bits    uint64
	n       uint   // how many bits are held
	window  []byte // what was opened: history, and then what is not yet taken
	out     int
	taken   int
	last    bool // the block that is open is the last one
	block   int  // what kind of block is open
	stored  int  // bytes left of a block without compression
	literal entries
	dist    entries
	short   entries
	err     error
}

const (
	noBlock = iota
	storedBlock
	codedBlock
	finished
)

const (
	history    = 32 << 10
	spare      = 258 + 8 // the longest match, and the last word of its copy
	padding    = 16
	windowSize = history + chunkBytes + spare
)

var (
	errDeflate = errors.New("os dados comprimidos estão corrompidos")
	errShort   = errors.New("os dados comprimidos terminam antes do fim")
)

func newInflater(from io.Reader) *inflater {
	return &inflater{from: from, in: make([]byte, chunkBytes+padding), real: -1, window: make([]byte, windowSize)}
}

func (f *inflater) Read(p []byte) (int, error) {
	for f.taken == f.out {
		if f.err != nil {
			return 0, f.err
		}
		f.err = f.step()
	}
	n := copy(p, f.window[f.taken:f.out])
	f.taken += n
	return n, nil
}

// step opens some more, after everything before was taken.
func (f *inflater) step() error {
	if f.out > windowSize-spare-history {
		kept := copy(f.window, f.window[f.out-history:f.out])
		f.out, f.taken = kept, kept
	}
	switch f.block {
	case noBlock:
		return f.header()
	case storedBlock:
		return f.copyStored()
	case codedBlock:
		return f.decode()
	}
	return io.EOF
}

// finish ends a block; after the last one, no bit of the padding may have been used.
func (f *inflater) finish() error {
	f.block = noBlock
	if !f.last {
		return nil
	}
	f.block = finished
	if f.real >= 0 && f.pos-int(f.n/8) > f.real {
		return errShort
	}
	return io.EOF
}

// need makes eight bytes of input readable, with zeros after the end.
func (f *inflater) need() error {
	for f.pos+8 > f.end {
		if f.real >= 0 {
			return errShort
		}
		kept := max(f.pos-8, 0) // a stored block may give back what is in bits
		copy(f.in, f.in[kept:f.end])
		f.pos, f.end = f.pos-kept, f.end-kept
		n, err := f.from.Read(f.in[f.end : len(f.in)-padding])
		f.end += n
		if err != nil && !errors.Is(err, io.EOF) {
			return err
		}
		if err != nil {
			f.real = f.end
			clear(f.in[f.end : f.end+padding])
			f.end += padding
		}
	}
	return nil
}

// take gives the next count bits, at most 16.
func (f *inflater) take(count uint) (int, error) {
	if f.n < count {
		if err := f.top(); err != nil {
			return 0, err
		}
	}
	value := int(f.bits & (1<<count - 1))
	f.bits >>= count
	f.n -= count
	return value, nil
}

// top fills the bits up to 56 at least. Above them there may be a part of the next
// byte, that is read again.
func (f *inflater) top() error {
	if err := f.need(); err != nil {
		return err
	}
	f.bits |= binary.LittleEndian.Uint64(f.in[f.pos:]) << f.n
	f.pos += int(63-f.n) >> 3
	f.n |= 56
	return nil
}

// copyStored gives bytes that were not compressed.
func (f *inflater) copyStored() error {
	for f.stored > 0 && f.out < windowSize-spare {
		if f.pos == f.end || f.real >= 0 && f.pos >= f.real {
			if err := f.need(); err != nil {
				return err
			}
			if f.real >= 0 && f.pos >= f.real {
				return errShort
			}
		}
		end := f.end
		if f.real >= 0 {
			end = f.real
		}
		n := copy(f.window[f.out:windowSize-spare], f.in[f.pos:min(end, f.pos+f.stored)])
		f.out, f.pos, f.stored = f.out+n, f.pos+n, f.stored-n
	}
	if f.stored > 0 {
		return nil
	}
	return f.finish()
}

// decode opens a coded block until it ends or the window is full. State is kept in
// locals, and 48 bits are enough for a length and its distance: this loop is where
// the time goes.
func (f *inflater) decode() error {
	held, n, pos, out := f.bits, f.n, f.pos, f.out
	in, end, window, literal, dist := f.in, f.end, f.window, f.literal, f.dist
	var err error
	ended := false
	for out < windowSize-spare {
		if n < 48 {
			if pos+8 > end {
				f.pos = pos
				if err = f.need(); err != nil {
					break
				}
				pos, end = f.pos, f.end
			}
			held |= binary.LittleEndian.Uint64(in[pos:]) << (n & 63)
			pos += int(63-n) >> 3
			n |= 56
		}
		entry := literal[held&(1<<literalBits-1)]
		if entry&isSecond != 0 {
			held, n = held>>literalBits, n-literalBits
			entry = literal[entry>>16+uint32(held&(1<<(longestCode-literalBits)-1))]
		}
		held, n = held>>(entry&63), n-uint(entry&63)
		if entry&isLiteral != 0 {
			window[out] = byte(entry >> 16)
			out++
			continue
		}
		if entry&isEnd != 0 {
			ended = true
			break
		}
		extra := uint(entry>>8) & 15
		length := int(entry>>16) + int(held&(1<<extra-1))
		held, n = held>>extra, n-extra
		far := dist[held&(1<<distanceBits-1)]
		if far&isSecond != 0 {
			held, n = held>>distanceBits, n-distanceBits
			far = dist[far>>16+uint32(held&(1<<(longestCode-distanceBits)-1))]
		}
		held, n = held>>(far&63), n-uint(far&63)
		extra = uint(far>>8) & 15
		distance := int(far>>16) + int(held&(1<<extra-1))
		held, n = held>>extra, n-extra
		if entry>>16 == 0 || far>>16 == 0 || distance > out {
			err = errDeflate
			break
		}
		repeat(window, out, distance, length)
		out += length
	}
	f.bits, f.n, f.pos, f.out = held, n, pos, out
	if ended {
		return f.finish()
	}
	return err
}

// repeat copies what was written distance bytes ago; it may write up to seven bytes
// past the end, that are written again.
func repeat(window []byte, out, distance, length int) {
	if distance < 8 {
		for i := out; i < out+length; i++ {
			window[i] = window[i-distance]
		}
		return
	}
	from, to := window[out-distance:], window[out:out+length+8]
	for i := 0; i < length; i += 8 {
		binary.LittleEndian.PutUint64(to[i:], binary.LittleEndian.Uint64(from[i:]))
	}
}
