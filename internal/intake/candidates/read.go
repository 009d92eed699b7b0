package candidates

import (
	"bytes"
	"runtime"
	"sync"

	"certame"
	"certame/edital"
)

// Progress is told how many bytes of the file were read, and of how many. It
// may be called from several goroutines.
type Progress func(done, total int)

// Parse reads candidates from the bytes of a file, named shown in messages. The
// error is an *intake.Refused with every problem at once.
func Parse(raw []byte, shown string, t *edital.Terms, progress Progress) (*certame.Roll, error) {
	f := &file{shown: shown, terms: t}
	data, err := decode(raw)
	if err != nil {
		f.refuse(0, "", "", "codificação de texto não reconhecida", "Grave como «CSV UTF-8».")
		return nil, f.refused()
	}
	f.data = data
	body, ok := f.readHeader()
	if !ok {
		return nil, f.refused()
	}
	roll := f.readRows(body, progress)
	if err := f.refused(); err != nil {
		return nil, err
	}
	f.findDuplicates(roll)
	return roll, f.refused()
}

// readHeader reads the first line and returns where the rows begin.
func (f *file) readHeader() (body []byte, ok bool) {
	first, _, _ := bytes.Cut(f.data, []byte{'\n'})
	if len(bytes.TrimSpace(first)) == 0 {
		f.refuse(1, "", "", "a primeira linha deve ser o cabeçalho", "Veja o modelo: certame modelo candidatos.")
		return nil, false
	}
	if len(first) > lineLimit {
		f.refuse(1, "", "", "linha com mais de 1 MiB", "Confira as quebras de linha do arquivo.")
		return nil, false
	}
	f.separator = separatorOf(first)
	f.decimal = decimalOf(f.separator)
	t := tokens{data: f.data, separator: f.separator}
	names := t.row(nil)
	for i := range names {
		names[i] = bytes.TrimSpace(names[i])
	}
	f.columns = f.header(names)
	if len(f.problems) > 0 {
		return nil, false
	}
	f.bodyLine = 1 + t.lines
	return f.data[t.pos:], true
}

// pieceSize keeps the pieces small enough for the bar to move and for the
// last one not to leave a core idle.
const pieceSize = 4 << 20

func (f *file) readRows(body []byte, progress Progress) *certame.Roll {
	pieces := split(body, f.bodyLine, len(body)/pieceSize+1)
	rows := 0
	for _, p := range pieces {
		rows += p.rows
	}
	roll := f.newRoll(rows)
	results := f.readPieces(pieces, roll, progress, len(body))
	if f.gather(results); len(f.problems) > 0 {
		return nil
	}
	return groupByPost(pieces, results, roll, len(f.terms.Posts))
}

// result is what one piece gave.
type result struct {
	rows    int
	ids     certame.Identifiers
	places  int
	problem *file
}

// readPieces reads the pieces side by side, each into its own stretch of the
// columns.
func (f *file) readPieces(pieces []piece, roll *certame.Roll, progress Progress, total int) []result {
	results := make([]result, len(pieces))
	posts := make(map[string]certame.PostIndex, len(f.terms.Posts))
	for i, p := range f.terms.Posts {
		posts[p.Code] = certame.PostIndex(i)
	}
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
				results[i] = f.readPiece(pieces[i], roll, posts)
				if progress != nil {
					mu.Lock()
					read += len(pieces[i].data)
					progress(read, total)
					mu.Unlock()
				}
			}
		})
	}
	done.Wait()
	return results
}

func (f *file) readPiece(p piece, roll *certame.Roll, posts map[string]certame.PostIndex) result {
	w := &worker{roll: roll, posts: posts, ids: certame.NewIdentifiers(p.rows, 10)}
	w.file = file{shown: f.shown, terms: f.terms, separator: f.separator, decimal: f.decimal, columns: f.columns}
	rows := w.read(p)
	return result{rows, w.ids, w.places, &w.file}
}
