package review

import (
	"hash/maphash"

	"certame/internal/intake/profile"
	"certame/internal/intake/review/cell"
	"certame/internal/intake/tabular"
)

// places are where the fields that are looked at in every row stand, or -1.
type places struct{ id, cpf, name, post, group, position int }

func (l *List) locate() {
	l.places = places{l.place("inscricao"), l.place("cpf"), l.place("nome"), l.place("cargo"), l.place("modalidade"), l.place("posicao")}
}

// remember keeps what tells one person from another.
func (w *worker) remember(r *tabular.Row) {
	l := w.list
	if l.kind == profile.KindOrder {
		w.order = append(w.order, position{r.Line, int(cell.WholePart(at(r, l.places.position)))})
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
	bare, _ := cell.BareName(text)
	w.folded = cell.AppendFolded(w.folded[:0], bare)
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
