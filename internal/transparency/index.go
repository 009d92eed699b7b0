package transparency

import (
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"certame/internal/render/lists"
)

// The columns that an index needs; the others are shown as they are.
const (
	postColumn  = "cargo"
	listColumn  = "lista"
	scoreColumn = "nota"
	stateColumn = "situacao"
)

// calledBy begins the situation of who is on the order of call, before the list.
const calledBy = "convocada pela lista "

// index reads a published listas.csv once: where each list is, and how far the calls go.
func (s *Sheet) index(content io.Reader) error {
	reader := csv.NewReader(content)
	reader.ReuseRecord = true
	head, err := reader.Read()
	if err != nil {
		return err
	}
	s.Columns = slices.Clone(head)
	post, list, score, state := slices.Index(head, postColumn), slices.Index(head, listColumn), slices.Index(head, scoreColumn), slices.Index(head, stateColumn)
	if post < 0 || list < 0 || score < 0 || state < 0 {
		return fmt.Errorf("listas.csv without its columns: %q", head)
	}
	for at := reader.InputOffset(); ; at = reader.InputOffset() {
		row, err := reader.Read()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		if err := s.enter(row[post], row[list], at); err != nil {
			return err
		}
		if row[list] == lists.OrderCode {
			s.call(row[post], strings.TrimPrefix(row[state], calledBy), row[score])
		}
	}
}

// enter counts a row in its list: the rows of one are together.
func (s *Sheet) enter(post, code string, at int64) error {
	last := len(s.Lists) - 1
	if last < 0 || s.Lists[last].Post != post || s.Lists[last].Code != code {
		if s.List(post, code) != nil {
			return fmt.Errorf("listas.csv has the list %s of %s in two places", code, post)
		}
		s.Lists = append(s.Lists, List{Post: strings.Clone(post), Code: strings.Clone(code)})
		last++
	}
	l := &s.Lists[last]
	if l.Rows%markRows == 0 {
		l.Marks = append(l.Marks, at)
	}
	l.Rows++
	return nil
}

// call takes the next of the order: the last of each list is the cut.
func (s *Sheet) call(post, list, score string) {
	at := -1
	for i := len(s.Cuts) - 1; i >= 0 && s.Cuts[i].Post == post && at < 0; i-- {
		if s.Cuts[i].List == list {
			at = i
		}
	}
	if at < 0 {
		at, s.Cuts = len(s.Cuts), append(s.Cuts, Cut{Post: strings.Clone(post), List: strings.Clone(list)})
	}
	s.Cuts[at].Called++
	s.Cuts[at].Score = strings.Clone(score)
}

// Rows reads rows of a list out of the published file: those after the first ones, as
// many as are asked for.
func (s *Sheet) Rows(content io.ReadSeeker, l *List, after, count int) (out [][]string, err error) {
	if after < 0 || after >= l.Rows || count < 1 {
		return nil, nil
	}
	if _, err := content.Seek(l.Marks[after/markRows], io.SeekStart); err != nil {
		return nil, err
	}
	reader := csv.NewReader(content)
	reader.FieldsPerRecord = len(s.Columns)
	for n := after - after%markRows; n < min(after+count, l.Rows); n++ {
		row, err := reader.Read()
		if err != nil {
			return nil, err
		}
		if n >= after {
			out = append(out, row)
		}
	}
	return out, nil
}
