package candidates

import (
	"bytes"
	"hash/maphash"
	"math"
	"slices"
	"strconv"
	"sync"

	"certame"
	"certame/internal/intake/delimited"
)

// findDuplicates refuses registration numbers that stand twice. The numbers are
// first dealt into buckets by a byte of their hash, so that each bucket's table
// stays in the cache: one table of two million misses it at every look.
func (f *file) findDuplicates(r *certame.Roll) {
	buckets := deal(r, maphash.MakeSeed())
	var found [2][]certame.Person
	var done sync.WaitGroup
	for half := range found {
		done.Go(func() {
			for b := half; b < len(buckets); b += len(found) {
				found[half] = append(found[half], duplicatesOf(r, buckets[b])...)
			}
		})
	}
	done.Wait()
	if repeated := append(found[0], found[1]...); len(repeated) > 0 {
		f.refuseRepeated(r, repeated)
	}
}

// refuseRepeated names, for every line whose number stood before, the first
// line that has it.
func (f *file) refuseRepeated(r *certame.Roll, repeated []certame.Person) {
	first := map[string]int{}
	for _, person := range repeated {
		first[string(r.IDs.At(person))] = 0
	}
	f.eachID(func(line int, id []byte) {
		switch before, isRepeated := first[string(id)]; {
		case !isRepeated:
		case before == 0:
			first[string(id)] = line
		default:
			f.refuse(line, "inscricao", string(id), "inscrição repetida: já está na linha "+strconv.Itoa(before),
				"Cada inscrição ocupa uma linha; reveja as duas antes de apurar.")
		}
	})
}

// bucketBits is the number of bits of the hash that choose a bucket.
const bucketBits = 8

// deal writes, for each number, half of its hash and the person in one word,
// into the bucket of the hash.
func deal(r *certame.Roll, seed maphash.Seed) [][]uint64 {
	buckets := make([][]uint64, 1<<bucketBits)
	room := r.Len()>>bucketBits + r.Len()>>(bucketBits+3) + 16
	for b := range buckets {
		buckets[b] = make([]uint64, 0, room)
	}
	for i := range r.Len() {
		hash := maphash.Bytes(seed, r.IDs.At(certame.Person(i)))
		b := hash & (1<<bucketBits - 1)
		buckets[b] = append(buckets[b], hash&^math.MaxUint32|uint64(i+1))
	}
	return buckets
}

// duplicatesOf finds the repeated numbers of one bucket. The numbers themselves
// are compared only when the halves of the hash agree.
func duplicatesOf(r *certame.Roll, bucket []uint64) (repeated []certame.Person) {
	size := 1
	for size < 2*len(bucket) {
		size *= 2
	}
	slots := make([]uint64, size)
	for _, entry := range bucket {
		person := certame.Person(entry&math.MaxUint32) - 1
		at := entry >> 32 & uint64(size-1)
		if findSlot(r, slots, &at, entry, r.IDs.At(person)) {
			repeated = append(repeated, person)
			continue
		}
		slots[at] = entry
	}
	return repeated
}

// findSlot walks from a slot to the same number or to the first free slot.
func findSlot(r *certame.Roll, slots []uint64, at *uint64, entry uint64, id []byte) bool {
	for ; slots[*at] != 0; *at = (*at + 1) & uint64(len(slots)-1) {
		if slots[*at]>>32 != entry>>32 {
			continue
		}
		other := certame.Person(slots[*at]&math.MaxUint32) - 1
		if bytes.Equal(r.IDs.At(other), id) {
			return true
		}
	}
	return false
}

// eachID walks the rows of the file once more, with the line and the number of
// each: only a file that has repeated numbers pays for it.
func (f *file) eachID(see func(line int, id []byte)) {
	at := slices.IndexFunc(f.columns, func(c column) bool { return c.role == roleID })
	t := delimited.Tokens{Data: f.data, Separator: f.separator}
	fields := t.Row(nil) // the header
	for !t.Done() {
		line := 1 + t.Lines
		if fields = t.Row(fields); len(fields) > at {
			see(line, bytes.TrimSpace(fields[at]))
		}
	}
}
