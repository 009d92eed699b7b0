package outsider

// header reads the beginning of a block (RFC 1951, 3.2.3).
func (f *inflater) header() error {
	first, err := f.take(3)
	if err != nil {
		return err
	}
	f.last = first&1 == 1
	switch first >> 1 {
	case 0:
		return f.openStored()
	case 1:
		return f.openFixed()
	case 2:
		return f.openDynamic()
	}
	return errDeflate
}

// openStored goes to a whole byte, and gives back the bytes that are in bits.
func (f *inflater) openStored() error {
	f.pos -= int(f.n / 8)
	f.bits, f.n = 0, 0
	size, err := f.take(16)
	if err != nil {
		return err
	}
	not, err := f.take(16)
	if err != nil {
		return err
	}
	f.pos -= int(f.n / 8)
	f.bits, f.n = 0, 0
	if size^not != 0xffff {
		return errDeflate
	}
	f.block, f.stored = storedBlock, size
	return nil
}

// openFixed is the code that is not told (RFC 1951, 3.2.6).
func (f *inflater) openFixed() error {
	var lengths [288 + 32]uint8
	for symbol := range lengths {
		switch {
		case symbol < 144:
			lengths[symbol] = 8
		case symbol < 256:
			lengths[symbol] = 9
		case symbol < 280:
			lengths[symbol] = 7
		case symbol < 288:
			lengths[symbol] = 8
		default:
			lengths[symbol] = 5
		}
	}
	return f.codes(lengths[:288], lengths[288:])
}

func (f *inflater) codes(literal, distance []uint8) error {
	var whole, also bool
	f.literal, whole = build(f.literal, literal, literalBits, literalEntry)
	f.dist, also = build(f.dist, distance, distanceBits, distanceEntry)
	if !whole || !also {
		return errDeflate
	}
	f.block = codedBlock
	return nil
}

// shortOrder is the order in which the lengths of the short code come.
var shortOrder = [...]uint8{16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15}

// openDynamic reads the codes of the block, themselves in a short code (3.2.7).
func (f *inflater) openDynamic() error {
	counts, err := f.take(14)
	if err != nil {
		return err
	}
	literals, distances, shorts := 257+counts&31, 1+counts>>5&31, 4+counts>>10
	if literals > 286 || distances > 30 {
		return errDeflate
	}
	var short [19]uint8
	for i := range shorts {
		n, err := f.take(3)
		if err != nil {
			return err
		}
		short[shortOrder[i]] = uint8(n)
	}
	var whole bool
	if f.short, whole = build(f.short, short[:], 7, plainEntry); !whole {
		return errDeflate
	}
	var lengths [286 + 30]uint8
	if err := f.readLengths(lengths[:literals+distances]); err != nil {
		return err
	}
	if lengths[256] == 0 {
		return errDeflate
	}
	return f.codes(lengths[:literals], lengths[literals:literals+distances])
}

// readLengths fills the lengths, with the repetitions that the short code says.
func (f *inflater) readLengths(lengths []uint8) error {
	for i := 0; i < len(lengths); {
		symbol, err := f.shortSymbol()
		if err != nil {
			return err
		}
		value, base, extra := uint8(0), 1, uint(0)
		switch symbol {
		case 16:
			if i == 0 {
				return errDeflate
			}
			value, base, extra = lengths[i-1], 3, 2
		case 17:
			base, extra = 3, 3
		case 18:
			base, extra = 11, 7
		default:
			value = uint8(symbol)
		}
		more, err := f.take(extra)
		if err != nil {
			return err
		}
		for range base + more {
			if i == len(lengths) {
				return errDeflate
			}
			lengths[i] = value
			i++
		}
	}
	return nil
}

// shortSymbol reads one symbol of the short code, of at most seven bits.
func (f *inflater) shortSymbol() (int, error) {
	if f.n < 7 {
		if err := f.top(); err != nil {
			return 0, err
		}
	}
	entry := f.short[f.bits&127]
	if entry&0xff == 0 {
		return 0, errDeflate
	}
	_, err := f.take(uint(entry & 0xff))
	return int(entry >> 16), err
}
