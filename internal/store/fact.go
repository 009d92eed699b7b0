package store

import (
	"context"
	"time"

	"certame/ledger"
)

// FactNote says who added a line of the book and when: the line itself says when
// it takes effect.
type FactNote struct {
	Number int
	Author AccountID
	At     time.Time
}

// AppendFacts adds lines to the book whose last line has the digest that was
// seen. The lines must follow one another and it: *ledger.Broken has the first
// that does not. What they mean is for who calls to admit.
func (db *DB) AppendFacts(ctx context.Context, contest ContestID, head ledger.Digest, lines [][]byte, author AccountID) error {
	return db.Whole(ctx, func(tx *DB) error {
		number, last, err := tx.end(ctx, contest)
		if err != nil {
			return err
		}
		if last != head {
			return &Conflict{What: "facts", Seen: head.String(), Last: last.String()}
		}
		for i, line := range lines {
			if err := follows(line, number+i+1, last); err != nil {
				return err
			}
			if err := tx.insertFact(ctx, contest, number+i+1, line, author, tx.now()); err != nil {
				return err
			}
			last = ledger.Head([][]byte{line})
		}
		return nil
	})
}

// end holds the contest and gives how many lines its book has and its head.
func (db *DB) end(ctx context.Context, contest ContestID) (number int, head ledger.Digest, err error) {
	number, err = db.lastNumber(ctx, "fact", contest)
	if err != nil || number == 0 {
		return 0, head, err
	}
	var line []byte
	err = db.row(ctx, "SELECT line FROM fact WHERE contest = $1 AND number = $2", []any{string(contest), number}, &line)
	return number, ledger.Head([][]byte{line}), err
}

// BrokenLine is a line that does not follow the book.
type BrokenLine struct{ ledger.Broken }

func (b *BrokenLine) Error() string { return "o fato não segue o livro: " + string(b.Fault) }

func follows(line []byte, number int, head ledger.Digest) error {
	f, fault := ledger.Decode(line)
	switch {
	case fault != "":
	case f.Number != number:
		fault = ledger.WrongNumber
	case f.Previous != head:
		fault = ledger.BrokenChain
	}
	if fault != "" {
		return &BrokenLine{ledger.Broken{Line: number, Fault: fault}}
	}
	return nil
}

func (db *DB) insertFact(ctx context.Context, contest ContestID, number int, line []byte, author AccountID, at time.Time) error {
	_, err := db.exec(ctx, "INSERT INTO fact (contest, number, line, author, at) VALUES ($1, $2, $3, $4, $5)",
		string(contest), number, whole(line), string(author), micros(at))
	return err
}

// FactLines is the book, line by line.
func (db *DB) FactLines(ctx context.Context, contest ContestID) ([][]byte, error) {
	scan := func(into func(...any) error) (line []byte, err error) { return line, into(&line) }
	return rows(ctx, db, scan, "SELECT line FROM fact WHERE contest = $1 ORDER BY number", string(contest))
}

// FactNotes says of each line who added it.
func (db *DB) FactNotes(ctx context.Context, contest ContestID) ([]FactNote, error) {
	scan := func(into func(...any) error) (n FactNote, err error) {
		var at int64
		err = into(&n.Number, &n.Author, &at)
		n.At = timeOf(at)
		return n, err
	}
	return rows(ctx, db, scan, "SELECT number, author, at FROM fact WHERE contest = $1 ORDER BY number", string(contest))
}
