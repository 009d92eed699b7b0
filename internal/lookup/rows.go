package lookup

import (
	"bytes"
	"cmp"
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"math"
	"slices"
	"strconv"
)

// row is one of the document. Of two million people there are three million rows:
// texts that repeat are numbers, and the others stand in one piece of memory.
type row struct {
	hash                  uint32
	at                    uint32 // of the number, and then of the score, in texts
	number                uint32 // of the row, so that those of a person keep their order
	position              uint32
	post, list, situation uint16
	id, score             uint8 // lengths
}

// table is a document read.
type table struct {
	rows                  []row
	texts                 []byte
	post, list, situation words
	of                    map[[2]uint16]int // rows of each list
	people                int
}

// words are texts that repeat.
type words struct {
	all    []string
	places map[string]uint16
}

func (w *words) number(text string) (uint16, error) {
	if n, known := w.places[text]; known {
		return n, nil
	}
	if len(w.all) > math.MaxUint16 {
		return 0, errors.New("há textos diferentes demais em uma coluna de listas.csv")
	}
	if w.places == nil {
		w.places = map[string]uint16{}
	}
	n := uint16(len(w.all)) //nolint:gosec // held above
	w.all, w.places[text] = append(w.all, text), n
	return n, nil
}

// columns that the answers are made of. Names and CPF are not among them.
var columns = []string{"cargo", "lista", "posicao", "inscricao", "nota", "situacao"}

// read reads the document as it is published for machines (CSV, comma, LF), and puts
// the rows of a person together.
func read(document io.Reader) (*table, error) {
	lines := csv.NewReader(document)
	lines.ReuseRecord = true
	head, err := lines.Read()
	if err != nil {
		return nil, err
	}
	var at [6]int
	for i, name := range columns {
		if at[i] = slices.Index(head, name); at[i] < 0 {
			return nil, fmt.Errorf("listas.csv não tem a coluna %s", name)
		}
	}
	t := &table{of: map[[2]uint16]int{}}
	for {
		cells, err := lines.Read()
		if errors.Is(err, io.EOF) {
			break
		}
		if err == nil {
			err = t.add(cells, at)
		}
		if err != nil {
			return nil, err
		}
	}
	t.sort()
	return t, nil
}

func (t *table) add(cells []string, at [6]int) (err error) {
	id, score := cells[at[3]], cells[at[4]]
	position, err := strconv.ParseUint(cells[at[2]], 10, 32)
	if err != nil {
		return err
	}
	if len(id) > math.MaxUint8 || len(score) > math.MaxUint8 || len(t.texts) > math.MaxUint32-2*math.MaxUint8 {
		return errors.New("listas.csv tem uma inscrição ou nota longa demais, ou linhas demais, para a consulta")
	}
	r := row{hash: hashOf(id), at: uint32(len(t.texts)), number: uint32(len(t.rows)), position: uint32(position), id: uint8(len(id)), score: uint8(len(score))} //nolint:gosec // held above
	for _, one := range []struct {
		to   *uint16
		in   *words
		text string
	}{{&r.post, &t.post, cells[at[0]]}, {&r.list, &t.list, cells[at[1]]}, {&r.situation, &t.situation, cells[at[5]]}} {
		if *one.to, err = one.in.number(one.text); err != nil {
			return err
		}
	}
	t.texts = append(append(t.texts, id...), score...)
	t.rows = append(t.rows, r)
	t.of[[2]uint16{r.post, r.list}]++
	return nil
}

// sort puts rows in the order of the fragments, each person's together and in the
// order of the document.
func (t *table) sort() {
	slices.SortFunc(t.rows, func(a, b row) int {
		if a.hash != b.hash {
			return cmp.Compare(a.hash, b.hash)
		}
		return cmp.Or(bytes.Compare(t.idOf(a), t.idOf(b)), cmp.Compare(a.number, b.number))
	})
	for i := range t.rows {
		if i == 0 || !t.same(t.rows[i-1], t.rows[i]) {
			t.people++
		}
	}
}

func (t *table) same(a, b row) bool { return a.hash == b.hash && bytes.Equal(t.idOf(a), t.idOf(b)) }

func (t *table) idOf(r row) []byte { return t.texts[r.at : r.at+uint32(r.id)] }

func (t *table) scoreOf(r row) []byte {
	begin := r.at + uint32(r.id)
	return t.texts[begin : begin+uint32(r.score)]
}
