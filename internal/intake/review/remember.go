package review

import (
	"hash/maphash"
	"regexp"
	"strings"
	"unicode/utf8"

	"certame/internal/intake"
	"certame/internal/intake/profile"
	"certame/internal/intake/tabular"
)

// people keeps what tells one person from another, in columns: two million of
// them as objects would take three times the room.
type people struct {
	lines, keys []uint32 // keys only in a text with several records on a line
	ids, names  []uint64
	pairs       []uint32 // of the post and the list
}

func (p *people) add(q people) {
	p.lines, p.keys = append(p.lines, q.lines...), append(p.keys, q.keys...)
	p.ids, p.names, p.pairs = append(p.ids, q.ids...), append(p.names, q.names...), append(p.pairs, q.pairs...)
}

// room is made once for all the parts.
func (p *people) room(workers []*worker) {
	n := 0
	for _, w := range workers {
		n += len(w.people.lines)
	}
	p.lines, p.pairs = make([]uint32, 0, n), make([]uint32, 0, n)
	p.ids, p.names = make([]uint64, 0, n), make([]uint64, 0, n)
}

func (p *people) key(i uint32) int {
	if len(p.keys) > 0 {
		return int(p.keys[i])
	}
	return int(p.lines[i])
}

// places are where the fields that are looked at in every row stand, or -1.
type places struct{ id, cpf, name, post, group, position int }

func (l *List) locate() {
	l.places = places{l.place("inscricao"), l.place("cpf"), l.place("nome"), l.place("cargo"), l.place("modalidade"), l.place("posicao")}
}

// remember keeps what tells one person from another.
func (w *worker) remember(r *tabular.Row) {
	l := w.list
	if l.kind == profile.KindOrder {
		w.order = append(w.order, position{r.Line, int(wholePart(at(r, l.places.position)))})
		return
	}
	post := at(r, l.places.post)
	if len(post) > 0 {
		w.seePost(post, r.Line)
	}
	if l.kind == profile.KindVotes {
		return
	}
	id, name := uint64(0), uint64(0)
	if key := l.key(r); len(key) > 0 {
		id = maphash.Bytes(w.seed, key)
	}
	if text := at(r, l.places.name); len(text) > 0 {
		name = w.nameHash(text)
	}
	if id == 0 && name == 0 {
		return
	}
	p := &w.people
	p.lines, p.ids, p.names = append(p.lines, uint32(r.Line)), append(p.ids, id), append(p.names, name)
	p.pairs = append(p.pairs, w.pairHash(post, at(r, l.places.group)))
	if r.Record > 0 {
		p.keys = append(p.keys, uint32(r.Record))
	}
}

func (w *worker) nameHash(text []byte) uint64 {
	bare, _ := bareName(text)
	w.folded = appendFolded(w.folded[:0], bare)
	return maphash.Bytes(w.seed, w.folded)
}

func (w *worker) pairHash(post, group []byte) uint32 {
	h := uint32(0)
	if len(post) > 0 {
		h = uint32(maphash.Bytes(w.seed, post))
	}
	if len(group) > 0 {
		h ^= uint32(maphash.Bytes(w.seed, group) >> 32)
	}
	return h
}

// place is where a field stands, or -1.
func (l *List) place(field string) int {
	if i, ok := l.at[field]; ok {
		return i
	}
	return -1
}

// key tells who or what a row is about.
func (l *List) key(r *tabular.Row) []byte {
	switch {
	case l.places.id >= 0:
		return at(r, l.places.id)
	case l.places.cpf >= 0:
		return at(r, l.places.cpf)
	case l.kind == profile.KindSeats:
		return at(r, l.places.post)
	}
	return nil
}

// postsLimit is more posts than any contest had.
const postsLimit = 50_000

func (w *worker) seePost(text []byte, line int) {
	if w.last != nil && w.lastPost == string(text) {
		w.last.rows++
		return
	}
	p := w.posts[string(text)]
	if p == nil {
		if len(w.posts) >= postsLimit {
			return
		}
		p = &post{line: line}
		w.posts[string(text)] = p
	}
	p.rows++
	w.last, w.lastPost = p, string(text)
}

// plain are the letters with accents of Portuguese, without them.
var plain = func() (table [0x180]byte) {
	for r := rune(0xc0); r < 0x180; r++ {
		if folded := intake.Fold(string(r)); len(folded) == 1 {
			table[r] = folded[0]
		}
	}
	return table
}()

const apostrophes = "’‘´ʼ"

// appendFolded is intake.Fold without the cost of decomposing every name: two
// million of them would take longer than all the rest.
func appendFolded(to, text []byte) []byte {
	start := len(to)
	space := false
	for i := 0; i < len(text); {
		c := text[i]
		if c >= utf8.RuneSelf {
			r, size := utf8.DecodeRune(text[i:])
			if strings.ContainsRune(apostrophes, r) {
				i += size
				continue
			}
			if r >= 0x180 || plain[r] == 0 {
				return append(to[:start], intake.Fold(string(text))...)
			}
			c, i = plain[r], i+size-1
		}
		i++
		switch {
		case c == ' ' || c == '\t' || c == '\n' || c == '\r':
			space = len(to) > start
			continue
		case c == '\'' || c == '`': // D'Ávila is written in five ways
			continue
		case c >= 'A' && c <= 'Z':
			c += 'a' - 'A'
		}
		if space {
			to, space = append(to, ' '), false
		}
		to = append(to, c)
	}
	return to
}

var suffix = regexp.MustCompile(`\s*[\(\[]([^()\[\]]{1,30})[\)\]]\s*$`)

// SplitName takes from a name the suffixes that boards put after it.
func SplitName(text string) (name, suffixes string) {
	var list []string
	for {
		found := suffix.FindStringSubmatchIndex(text)
		if found == nil {
			break
		}
		list = append([]string{strings.TrimSpace(text[found[2]:found[3]])}, list...)
		text = text[:found[0]]
	}
	return strings.TrimSpace(text), strings.Join(list, " ")
}
