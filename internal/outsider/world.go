package outsider

import (
	"hash/maphash"
	"sync"
	"sync/atomic"
)

// open is the code of the ampla concorrência in every file.
const open = "AC"

// world is what the package says, in the form in which it is checked.
type world struct {
	manifest
	longNames
	labels     []string       // AC and the groups, as quadro.csv has them
	labelNo    map[string]int // place in labels
	posts      []*post
	postNo     map[string]int
	statuses   statuses
	frozen     bool // labels do not change after the appointment (I-11)
	frozeEarly bool // nor after the homologation or the call to the course (I-13)
	local      bool // those who put a locality first come before the general list (I-48)
	book       bool // the package has public facts, and so the seats one by one
	chain      chain
	choices    choices // of each person, where people put posts in order
	preference bool    // and whether they do
	seed       uint64
	expect     int // people of a post, as far as pacote.json can be believed
	rows       atomic.Int64
	limit      int64 // of rows
}

// post is one post: what each file says of it, row by row.
type post struct {
	code     string
	line     int // in quadro.csv
	total    int
	board    []int // vacancies by label
	people   roll  // entrada/candidatos.csv
	standing roll  // situacoes.csv
	lists    []listRow
	calls    []call
	seats    []seatRow
	moves    []move
	apart    []apartRow
	exempt   map[key]bool // appointed although the rule gives no seat: told in achados.csv
	scene    *scene       // as it was left, where people put posts in order
}

// roll is people of a post, in the order of a file.
type roll struct {
	keys   []key
	lines  []int32
	status []uint8
}

// listRow is one row of listas.csv.
type listRow struct {
	key    key
	score  int64
	line   int32
	place  int32
	label  uint8
	status uint8
	inform bool // told in the list, classified in another
}

// call is one row of ordem.csv.
type call struct {
	key                     key
	score                   int64
	line, order, seat       int
	called, final, seatKind int // labels: at the call, at the end, of the seat
	status                  uint8
}

// seatRow is one row of vagas.csv.
type seatRow struct {
	line, seat, label int
	closed            bool
	key               key
	taken             bool
}

// move is one row of transferencias.csv.
type move struct {
	line, order, seat, from, to int
	kind                        string
	left, came                  key // of a compensation: who changed label, who came in
	leaves, comes               bool
}

// apartRow is one row of sub_judice.csv.
type apartRow struct {
	key   key
	line  int
	label int // -1 when the order gives no seat
}

func newWorld(m manifest) *world {
	w := &world{
		manifest: m, longNames: longNames{numbers: map[string]uint64{}},
		labelNo: map[string]int{}, postNo: map[string]int{},
		seed: maphash.String(maphash.MakeSeed(), m.Contest), limit: maxRows,
	}
	w.frozen = m.reading("I-11") == "congela"
	w.frozeEarly = w.frozen && m.reading("I-13") != "nomeacao"
	w.local = m.reading("I-48") == "local"
	w.statuses.numbers = map[string]uint8{}
	for _, word := range []string{"convocada", "nomeada", "classificada", "sub_judice", elsewhere, "recusou_o_cargo", "nomeada_em_outro", "empossada", "em_exercicio"} {
		w.statuses.number([]byte(word))
	}
	return w
}

// room counts a row that will be kept.
func (w *world) room() *Refusal {
	if w.rows.Add(1) > w.limit {
		return refuse("as tabelas passam de %d linhas: é mais do que se guarda aqui (no programa conferir cabe mais do que na página, e certame verificar não tem esse limite)", w.limit)
	}
	return nil
}

// The situations that the checks speak of have fixed numbers; the others come as
// they are read.
const (
	statusCalled = uint8(iota)
	statusAppointed
	statusClassified
	statusApart
	statusElsewhere // takes a post that they prefer
	statusRefused   // let it go when called to confirm
	statusSettled   // is appointed in another post, and waits no more (I-46)
	statusInOffice
	statusServing
)

// holds are the situations of whoever has a seat by an act.
func holds(status uint8) bool {
	return status == statusAppointed || status == statusInOffice || status == statusServing
}

const elsewhere = "em_cargo_preferido"

// statuses numbers the words of the column situacao.
type statuses struct {
	sync.Mutex
	numbers map[string]uint8
	words   []string
}

func (s *statuses) number(word []byte) (uint8, bool) {
	s.Lock()
	defer s.Unlock()
	if n, known := s.numbers[string(word)]; known {
		return n, true
	}
	if len(s.words) == maxStatus || len(word) == 0 || len(word) > maxName {
		return 0, false
	}
	n := uint8(len(s.words))
	s.numbers[string(word)] = n
	s.words = append(s.words, string(word))
	return n, true
}

func (s *statuses) word(n uint8) string {
	s.Lock()
	defer s.Unlock()
	return s.words[n]
}
