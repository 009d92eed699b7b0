package docket

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"strconv"
	"strings"

	"certame/confirmation"
	"certame/edital"
	"certame/internal/answer"
	"certame/internal/intake/boards"
	"certame/internal/run"
	"certame/internal/store"
	"certame/ledger"
)

// Registered is a board as the book of facts has it.
type Registered struct {
	Fact   string // f12
	Name   string // by which votes cite it
	Digest string // of its composition
	Times  int    // how many compositions of it the book has
}

// BoardFact is the fact that a board has the composition of the file now; its table,
// which has nobody else's, is kept. boards.Name gives it a name of its own among those
// that were registered before.
func (d *Docket) BoardFact(ctx context.Context, contest store.ContestID, b *Boards, board boards.Seat, at edital.Instant, act, author string) (ledger.Fact, error) {
	before, err := d.BoardInBook(ctx, contest, b.Terms, board)
	if err != nil {
		return ledger.Fact{}, err
	}
	members := b.Roster.On(board)
	if len(members) == 0 {
		return ledger.Fact{}, store.ErrNotFound
	}
	table, err := d.blobs.Put(ctx, bytes.NewReader(b.Roster.BoardCSV(board)))
	if err != nil {
		return ledger.Fact{}, err
	}
	if table.Digest == before.Digest {
		return ledger.Fact{}, wrong("comissao", before.Name, "esta composição já está no livro, no fato "+before.Fact, "Registre de novo só quando a composição mudar.")
	}
	f := ledger.Fact{Kind: ledger.Board, Version: ledger.Board.Version(), At: at, Act: act, Author: author, Data: []ledger.Field{
		{Name: "comissao", Value: boards.Name(b.Terms, board, before.Times+1)},
		{Name: "grupo", Value: b.Terms.Code(board.Modality)},
		{Name: "instancia", Value: instanceWord(board.Instance)},
		{Name: "linhas", Value: strconv.Itoa(len(members))},
		{Name: tableField, Value: table.Digest},
	}}
	answer.SortFields(f.Data)
	return f, nil
}

func instanceWord(i confirmation.Instance) string {
	if i == confirmation.OnAppeal {
		return ledger.AppealInstance
	}
	return ledger.FirstInstance
}

// BoardInBook is the last composition of a board that the book has and that was not
// reversed; Fact is empty when it has none.
func (d *Docket) BoardInBook(ctx context.Context, contest store.ContestID, t *edital.Terms, board boards.Seat) (last Registered, err error) {
	lines, err := d.db.FactLines(ctx, contest)
	if err != nil {
		return last, err
	}
	facts, err := run.FactsOfLines(lines)
	if err != nil {
		return last, err
	}
	name, reversed, times := boards.Name(t, board, 1), ledger.Reversed(facts), 0
	for i := range facts {
		f := &facts[i]
		called := f.Value("comissao")
		if f.Kind != ledger.Board || called != name && !strings.HasPrefix(called, name+", ") {
			continue
		}
		if times++; !reversed[i] {
			last = Registered{Fact: ledger.ID(f.Number), Name: called, Digest: f.Value(tableField)}
		}
	}
	last.Times = times
	return last, nil
}

// Is says whether a composition is the one that the book has.
func (r Registered) Is(composition []byte) bool {
	sum := sha256.Sum256(composition)
	return hex.EncodeToString(sum[:]) == r.Digest
}
