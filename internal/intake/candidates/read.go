package candidates

import (
	"runtime"
	"slices"
	"sync"

	"certame"
	"certame/edital"
	"certame/internal/intake"
	"certame/internal/intake/delimited"
)

// Progress is told how many bytes of the file were read, and of how many. It
// may be called from several goroutines.
type Progress func(done, total int)

// Parse reads candidates from the bytes of a file, named shown in messages. The
// error is an *intake.Refused with every problem at once.
func Parse(raw []byte, shown string, t *edital.Terms, progress Progress) (*certame.Roll, error) {
	return parse(&file{shown: shown, terms: t}, raw, progress)
}

func parse(f *file, raw []byte, progress Progress) (*certame.Roll, error) {
	text, ok := intake.Decode(raw)
	if !ok {
		f.refuse(0, "", "", "codificação de texto não reconhecida", "Grave como «CSV UTF-8».")
		return nil, f.refused()
	}
	f.data = text
	body, ok := f.readHeader()
	if !ok {
		return nil, f.refused()
	}
	roll := f.readRows(body, len(body)/pieceSize+1, progress)
	if len(f.problems) == 0 {
		f.findDuplicates(heads(roll))
	}
	if err := f.refused(); err != nil {
		return nil, err
	}
	return roll, nil
}

// pieceSize keeps the pieces small enough for the bar to move and for the
// last one not to leave a core idle.
const pieceSize = 4 << 20

// readRows reads the body cut into n pieces. A quote inside an unquoted text
// misleads the cutting, and then some piece ends inside quotes: the body is read
// again whole, to tell a text like that from a quote left open.
func (f *file) readRows(body []byte, n int, progress Progress) *certame.Roll {
	pieces := delimited.Split(body, f.bodyLine, n)
	roll := f.newRoll(roomFor(pieces))
	results := f.readPieces(pieces, roll, progress, len(body))
	if len(pieces) > 1 && slices.ContainsFunc(results, func(r result) bool { return r.broken }) {
		return f.readRows(body, 1, nil)
	}
	if f.gather(results); len(f.problems) > 0 {
		return nil
	}
	if f.terms.Preference {
		return f.spread(pieces, results, roll)
	}
	return groupByPost(pieces, results, roll, len(f.terms.Posts))
}

// roomFor is how many rows the pieces may have.
func roomFor(pieces []delimited.Piece) (rows int) {
	for _, p := range pieces {
		rows += p.Rows
	}
	return rows
}

// result is what one piece gave.
type result struct {
	rows    int
	ids     certame.Identifiers
	places  int
	broken  bool // some quote was left open, or had text after it
	listed  *listed
	problem *file
}

// readPieces reads the pieces side by side, each into its own stretch of the
// columns.
func (f *file) readPieces(pieces []delimited.Piece, roll *certame.Roll, progress Progress, total int) []result {
	results := make([]result, len(pieces))
	posts := make(map[string]certame.PostIndex, len(f.terms.Posts))
	for i, p := range f.terms.Posts {
		posts[p.Code] = certame.PostIndex(i)
	}
	local := localities(f.terms)
	next := make(chan int, len(pieces))
	for i := range pieces {
		next <- i
	}
	close(next)
	var done sync.WaitGroup
	var mu sync.Mutex
	read := 0
	for range runtime.GOMAXPROCS(0) {
		done.Go(func() {
			for i := range next {
				results[i] = f.readPiece(pieces[i], roll, posts, local)
				if progress != nil {
					mu.Lock()
					read += len(pieces[i].Data)
					progress(read, total)
					mu.Unlock()
				}
			}
		})
	}
	done.Wait()
	return results
}

func (f *file) readPiece(p delimited.Piece, roll *certame.Roll, posts map[string]certame.PostIndex, local map[string][]certame.PostIndex) result {
	w := &worker{roll: roll, posts: posts, local: local, ids: certame.NewIdentifiers(p.Rows, 10)}
	w.file = file{shown: f.shown, terms: f.terms, separator: f.separator, decimal: f.decimal, columns: f.columns, optionsElsewhere: f.optionsElsewhere}
	w.components = f.components
	if f.terms.Preference {
		w.list()
	}
	rows := w.read(p)
	return result{rows, w.ids, w.places, w.broken, w.listed, &w.file}
}

// localities are the posts of each cargo of several localities.
func localities(t *edital.Terms) map[string][]certame.PostIndex {
	out := map[string][]certame.PostIndex{}
	for i := range t.Posts {
		if of := t.Posts[i].Of; of != "" {
			out[of] = append(out[of], certame.PostIndex(i))
		}
	}
	return out
}
