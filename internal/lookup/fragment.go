package lookup

import (
	"math/bits"
	"strconv"
)

// perFragment is about how many people a fragment has: few enough for an answer of a
// packet or two, enough for a fragment not to point at one person.
const perFragment = 16

// hashOf spreads numbers of registration evenly, consecutive ones too: FNV-1a and the
// last steps of MurmurHash3. It is no secret and hides nothing. The script of the page
// does the same (consulta.js), and a test holds one to the other.
func hashOf[T string | []byte](id T) uint32 {
	h := uint32(2166136261)
	for i := range len(id) {
		h = (h ^ uint32(id[i])) * 16777619
	}
	h = (h ^ h>>16) * 0x85ebca6b
	h = (h ^ h>>13) * 0xc2b2ae35
	return h ^ h>>16
}

// bitsFor is how many bits of the hash say the fragment, for so many people.
func bitsFor(people int) int {
	return bits.Len(uint(max(0, (people-1)/perFragment)))
}

// FragmentOf is the fragment of a number, of 1<<b.
func FragmentOf(id string, b int) int { return int(uint64(hashOf(id)) >> (32 - b)) }

// Name is how a fragment is asked for.
func Name(fragment int) string { return strconv.FormatInt(int64(fragment), 16) + extension }

// IndexName is how what a reader of all fragments needs is asked for.
const IndexName = "indice" + extension

const extension = ".json"
