package lookup

import (
	"bufio"
	"bytes"
	"context"
	"encoding/binary"
	"encoding/json"
	"io"

	"github.com/klauspost/compress/gzip"
)

// A pack is every fragment of a document in one file: each compressed as it is sent,
// one after the other, then the index, then where each begins, then how many there
// are. It is written in one pass, and read anywhere.
const (
	magic      = "consulta-1\n"
	footerSize = 4 + len(magic)
)

// Titles are what people call the codes of the document.
type Titles struct{ Post, List func(code string) string }

// build writes the pack of a document.
func build(ctx context.Context, to io.Writer, document io.Reader, about About, titles Titles) (Index, error) {
	t, err := read(document)
	if err != nil {
		return Index{}, err
	}
	b := bitsFor(t.people)
	w := &packing{to: bufio.NewWriterSize(to, 1<<16), zip: gzip.NewWriter(nil)}
	places := t.places(titles)
	rows := t.rows
	for fragment := range 1 << b {
		if err := ctx.Err(); err != nil {
			return Index{}, err
		}
		n := 0
		for n < len(rows) && int(uint64(rows[n].hash)>>(32-b)) == fragment {
			n++
		}
		if err := w.add(Fragment{about, t.persons(rows[:n], places)}); err != nil {
			return Index{}, err
		}
		rows = rows[n:]
	}
	index := Index{about, b, 1 << b, t.people, len(t.rows), how}
	return index, w.end(index)
}

// places are the beginnings of the rows: what is said of a list is the same in all.
func (t *table) places(titles Titles) map[[2]uint16]Place {
	places := map[[2]uint16]Place{}
	for key, n := range t.of {
		post, list := t.post.all[key[0]], t.list.all[key[1]]
		places[key] = Place{Post: post, PostTitle: titles.Post(post), List: list, ListTitle: titles.List(list), Of: n}
	}
	return places
}

func (t *table) persons(rows []row, places map[[2]uint16]Place) []Person {
	list := []Person{}
	for i, r := range rows {
		if i == 0 || !t.same(rows[i-1], r) {
			list = append(list, Person{ID: string(t.idOf(r))})
		}
		p := places[[2]uint16{r.post, r.list}]
		p.Position, p.Score, p.Situation = int(r.position), string(t.scoreOf(r)), t.situation.all[r.situation]
		last := &list[len(list)-1]
		last.Places = append(last.Places, p)
	}
	return list
}

type packing struct {
	to     *bufio.Writer
	zip    *gzip.Writer
	one    bytes.Buffer
	starts []byte
	size   uint64
}

func (w *packing) add(content any) error {
	text, err := json.Marshal(content)
	if err != nil {
		return err
	}
	w.one.Reset()
	w.zip.Reset(&w.one)
	if _, err := w.zip.Write(text); err != nil {
		return err
	}
	if err := w.zip.Close(); err != nil {
		return err
	}
	w.starts = binary.LittleEndian.AppendUint64(w.starts, w.size)
	w.size += uint64(w.one.Len())
	_, err = w.to.Write(w.one.Bytes())
	return err
}

func (w *packing) end(index Index) error {
	if err := w.add(index); err != nil {
		return err
	}
	tail := binary.LittleEndian.AppendUint64(w.starts, w.size)
	tail = binary.LittleEndian.AppendUint32(tail, uint32(index.Files+1)) //nolint:gosec // a power of two of at most 28 bits
	if _, err := w.to.Write(append(tail, magic...)); err != nil {
		return err
	}
	return w.to.Flush()
}
