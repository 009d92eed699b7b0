package docket

import (
	"bufio"
	"encoding/csv"
	"errors"
	"io"
	"iter"
	"strings"
)

// FindingsFile has what a result found, a line for each.
const FindingsFile = "achados.csv"

// FindingRow is a line of it: what contradicts the rules or asks for attention, with
// its remedy and its article.
type FindingRow struct {
	Code, Severity, Article, Message, Remedy, Where string
	Blocks                                          bool
}

// FindingRows reads the file as it is written for people.
func FindingRows(file io.Reader) iter.Seq2[FindingRow, error] {
	return func(yield func(FindingRow, error) bool) {
		buffered := bufio.NewReader(file)
		if mark, err := buffered.Peek(3); err == nil && strings.HasPrefix(string(mark), "\xef\xbb\xbf") {
			_, _ = buffered.Discard(3) // what was just peeked
		}
		reader := csv.NewReader(buffered)
		reader.Comma, reader.FieldsPerRecord = ';', 7
		for first := true; ; first = false {
			row, err := reader.Read()
			switch {
			case errors.Is(err, io.EOF):
				return
			case err != nil:
				yield(FindingRow{}, err)
				return
			case first:
				continue // the names of the columns
			}
			if !yield(FindingRow{row[0], row[1], row[2], row[3], row[4], row[5], row[6] == "sim"}, nil) {
				return
			}
		}
	}
}
