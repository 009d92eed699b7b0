package candidates

import (
	"bytes"
	"hash/maphash"
	"slices"
	"sync"

	"certame"
)

// findDuplicates refuses registration numbers that stand twice. Two goroutines
// share the numbers by one bit of their hash, so that neither sees the other's.
func (f *file) findDuplicates(r *certame.Roll) {
	seed := maphash.MakeSeed()
	var found [2][][2]certame.Person
	var done sync.WaitGroup
	for half := range found {
		done.Go(func() { found[half] = duplicatesOf(r, seed, uint64(half)) })
	}
	done.Wait()
	pairs := append(found[0], found[1]...)
	slices.SortFunc(pairs, func(a, b [2]certame.Person) int { return int(a[1]) - int(b[1]) })
	if len(pairs) == 0 {
		return
	}
	lines := f.linesOf(pairs)
	for _, pair := range pairs {
		f.refuse(lines[pair[1]], "inscricao", string(r.IDs.At(pair[1])), "inscrição repetida: já está na linha "+itoa(lines[pair[0]]),
			"Cada inscrição ocupa uma linha; reveja as duas antes de apurar.")
	}
}

func duplicatesOf(r *certame.Roll, seed maphash.Seed, half uint64) (pairs [][2]certame.Person) {
	size := 1
	for size < r.Len() {
		size *= 2
	}
	slots := make([]certame.Person, size)
	for i := range r.Len() {
		person := certame.Person(i)
		id := r.IDs.At(person)
		hash := maphash.Bytes(seed, id)
		if hash>>63 != half {
			continue
		}
		at := hash & uint64(size-1)
		for slots[at] != 0 && !bytes.Equal(r.IDs.At(slots[at]-1), id) {
			at = (at + 1) & uint64(size-1)
		}
		if slots[at] != 0 {
			pairs = append(pairs, [2]certame.Person{slots[at] - 1, person})
			continue
		}
		slots[at] = person + 1
	}
	return pairs
}

// linesOf finds the lines of the rows of pairs by walking the file once more:
// only a file with repeated numbers pays for it.
func (f *file) linesOf(pairs [][2]certame.Person) map[certame.Person]int {
	wanted := map[certame.Person]int{}
	for _, pair := range pairs {
		wanted[pair[0]], wanted[pair[1]] = 0, 0
	}
	t := tokens{data: f.data, separator: f.separator}
	var fields [][]byte
	t.row(nil)
	for row := certame.Person(0); !t.done(); {
		line := 1 + t.lines
		if fields = t.row(fields); len(fields) == 1 && len(fields[0]) == 0 {
			continue
		}
		if _, ok := wanted[row]; ok {
			wanted[row] = line
		}
		row++
	}
	return wanted
}
