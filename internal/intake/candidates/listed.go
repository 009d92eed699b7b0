package candidates

import (
	"bytes"
	"fmt"
	"slices"

	"certame"
)

// listed are the applications of the rows of one piece, where candidates put
// posts in order: «101|205» in cargo, and «87,5|81» in a column of marks whose
// weights differ from post to post.
type listed struct {
	ends  []uint32            // by row: where its applications end
	posts []certame.PostIndex // application after application
	marks [][]certame.Score   // by column of marks, the final mark first
	order []int32             // ordem_inscricao
}

func (w *worker) list() {
	w.listed = &listed{marks: make([][]certame.Score, 1+len(w.components))}
}

// fillListed stores the posts and the marks of one row; the other columns say
// the same of all the posts.
func (w *worker) fillListed(fields [][]byte) {
	before := len(w.listed.posts)
	for i := range w.columns {
		if w.columns[i].role == rolePost {
			w.fillPosts(trim(fields[i]))
		}
	}
	n := len(w.listed.posts) - before
	for i := range w.columns {
		switch c := &w.columns[i]; c.role {
		case roleScore:
			w.fillMarks(trim(fields[i]), c.name, 0, n, true)
		case roleComponent:
			w.fillMarks(trim(fields[i]), c.name, 1+c.index, n, len(w.terms.Phases) > 0)
		case roleSequence:
			w.fillOrder(trim(fields[i]), c, n)
		}
	}
	w.listed.ends = append(w.listed.ends, uint32(len(w.listed.posts)))
}

// fillPosts reads the list of preferences, the most preferred first. The code of a
// cargo stands for its localities not named, in the order of the edital.
func (w *worker) fillPosts(field []byte) {
	first := len(w.listed.posts)
	for code := range bytes.SplitSeq(field, []byte{'|'}) {
		code = trim(code)
		index, ok := w.posts[string(code)]
		localities := w.local[string(code)]
		switch {
		case localities != nil:
			w.fillRest(first, string(code), localities)
		case !ok:
			w.unknownPost(string(code))
		case slices.Contains(w.listed.posts[first:], index):
			w.repeatedPost(string(code))
		default:
			w.listed.posts = append(w.listed.posts, index)
		}
		if len(w.listed.posts)-first > certame.MaxPreferences {
			break
		}
	}
	if len(w.listed.posts)-first > certame.MaxPreferences {
		w.listed.posts = w.listed.posts[:first+certame.MaxPreferences]
		w.refuse(w.line, "cargo", "", "mais de 255 preferências", "Confira se várias linhas não ficaram coladas na mesma célula.")
	}
}

// fillRest adds the localities of a cargo that are not there yet.
func (w *worker) fillRest(first int, code string, localities []certame.PostIndex) {
	before := len(w.listed.posts)
	for _, index := range localities {
		if !slices.Contains(w.listed.posts[first:before], index) {
			w.listed.posts = append(w.listed.posts, index)
		}
	}
	if len(w.listed.posts) == before {
		w.repeatedPost(code)
	}
}

func (w *worker) repeatedPost(code string) {
	w.refuse(w.line, "cargo", code, w.terms.Word("cargo")+" repetido na ordem de preferência", "Deixe cada código uma vez só, na ordem da pessoa.")
}

// fillMarks reads one mark for all the posts, or one for each.
func (w *worker) fillMarks(field []byte, name string, column, posts int, shown bool) {
	for _, part := range w.each(field, name, "notas", oneMark, posts) {
		w.listed.marks[column] = append(w.listed.marks[column], w.score(part, name, shown))
	}
}

// fillOrder reads the order of registration, one number for all the posts or, as
// open packages have it, the order among equals of each.
func (w *worker) fillOrder(field []byte, c *column, posts int) {
	for _, part := range w.each(field, c.name, "números", oneNumber, posts) {
		w.listed.order = append(w.listed.order, w.number(part, c, wholeNumber, "número inválido", "Só algarismos, até nove."))
	}
}

// each is the value of each post of a field that has one for all or one for each.
func (w *worker) each(field []byte, name, what, remedy string, posts int) [][]byte {
	parts := bytes.Split(field, []byte{'|'})
	if len(parts) != 1 && len(parts) != posts {
		w.refuse(w.line, name, string(field), fmt.Sprintf("%d %s para %d opções de %s", len(parts), what, posts, w.terms.Word("cargo")), remedy)
		return nil
	}
	for i := range parts {
		parts[i] = trim(parts[i])
	}
	for len(parts) < posts {
		parts = append(parts, parts[0])
	}
	return parts[:posts]
}

const (
	oneMark   = "Uma nota só, quando vale para todas as opções, ou uma para cada, na mesma ordem da coluna cargo, separadas por «|»."
	oneNumber = "Um número só, quando vale para todas as opções, ou um para cada, na mesma ordem da coluna cargo, separados por «|»."
)
