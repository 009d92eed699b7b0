package secondreading

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	randv2 "math/rand/v2"
	"slices"
	"strings"

	"certame/draw"
	"certame/internal/drawfile"
	"certame/internal/locale"
	"certame/internal/sitting"
	"certame/internal/store"
	"certame/sample"
)

// Plan is what a sample has to be: one that, if so many cases in a thousand diverge,
// has one of them at least with so much confidence (in thousandths), each read again by
// so many people.
type Plan struct {
	Diverging  int `json:"divergem_por_mil"`
	Confidence int `json:"confianca_por_mil"`
	Readers    int `json:"leitores"`
}

func (p Plan) check() error {
	switch {
	case p.Diverging < 1 || p.Diverging > 500:
		return refused("A parte de processos divergentes que não pode passar despercebida vai de 0,1% a 50%.", "Escreva um número entre 1 e 500 por mil, como 50.")
	case p.Confidence < 500 || p.Confidence > 999:
		return refused("A confiança vai de 50% a 99,9%.", "Escreva um número entre 500 e 999 por mil, como 950.")
	case p.Readers != 1 && p.Readers != 3 && p.Readers != 5:
		return refused("Cada processo é relido por uma, três ou cinco pessoas.", "Escolha um número ímpar, para que haja maioria.")
	}
	return nil
}

// Announce freezes the cases that are over, says how many of each board are read again,
// and names the future source that draws which. The announcement is public at once.
func (d *Desk) Announce(ctx context.Context, by store.AccountID, contest store.ContestID, p Plan, source draw.Source) error {
	if err := p.check(); err != nil {
		return err
	}
	decided, err := d.source.Decided(ctx, contest)
	if err != nil {
		return err
	}
	if len(decided) == 0 {
		return refused("Ainda não há processo encerrado que uma comissão tenha decidido por votos.", "Espere os resultados definitivos.")
	}
	data, err := p.announcement(decided, draw.Announcement{Published: d.Today(), Source: source})
	if err != nil {
		return err
	}
	return d.db.Whole(ctx, func(tx *store.DB) error {
		before, err := d.latest(ctx, tx, contest)
		switch {
		case err == nil && before.Published.IsZero():
			return refused("Há uma amostra em andamento.", "Encerre-a e publique o que ela disse antes de outra.")
		case err != nil && !errors.Is(err, store.ErrNotFound):
			return err
		}
		f, err := d.cabinet.Create(ctx, tx, contest, samples, "")
		if err != nil {
			return err
		}
		if err := d.cabinet.Append(ctx, tx, f, announced, by, data); err != nil {
			return err
		}
		return d.note(ctx, tx, by, contest, Announcing, f.ID)
	})
}

// announcement puts each case under a ticket that names nobody. Which is which is sealed
// with the digest of the list in the announcement: it cannot be chosen after the draw.
func (p Plan) announcement(decided []sitting.Decided, a draw.Announcement) (data announcedData, err error) {
	data = announcedData{Plan: p, Salt: rand.Text(), Boards: boardsOf(decided, p)}
	for _, b := range data.Boards {
		data.Cases = append(data.Cases, ticketed(decided, b)...)
	}
	list, err := relation(data.Salt, data.Cases)
	if err != nil {
		return data, err
	}
	sum := sha256.Sum256(list)
	var shares []string
	for _, b := range data.Boards {
		shares = append(shares, fmt.Sprintf("%s: %d de %d", b.Name, b.Drawn, b.Stratum.Cases))
	}
	a.Object = "Amostra para releitura (" + strings.Join(shares, "; ") + "); relação selada " + hex.EncodeToString(sum[:])
	for _, c := range data.Cases {
		a.Tickets = append(a.Tickets, c.Ticket)
	}
	if fault := a.Check(); fault != nil {
		what, remedy := locale.DrawFault(fault)
		return data, refused(what, remedy)
	}
	data.Text = string(a.Bytes())
	return data, nil
}

// relation is the list that is sealed, in the one form that its digest is of.
func relation(salt string, cases []Case) ([]byte, error) {
	list, err := json.MarshalIndent(cases, "", " ")
	return append([]byte(salt+"\n"), list...), err
}

// Relation is which ticket is which case, for who has to hold it to the digest that was
// announced.
func (s *Sample) Relation() ([]byte, error) { return relation(s.salt, s.Cases) }

// boardsOf are the boards by name, each with what is read again of it.
func boardsOf(decided []sitting.Decided, p Plan) (list []Board) {
	var counts []int
	for _, c := range decided {
		at := slices.IndexFunc(list, func(b Board) bool { return b.Name == c.Board })
		if at < 0 {
			at, list, counts = len(list), append(list, Board{Name: c.Board}), append(counts, 0)
		}
		counts[at]++
	}
	n := sample.Size(counts, sample.Diverging(len(decided), p.Diverging), p.Confidence)
	for i, share := range sample.Share(counts, max(n, len(counts))) {
		list[i].Stratum = share
	}
	return list
}

// ticketed are the cases of a board in an order of chance: their places in a list by
// registration would tell who they are.
func ticketed(decided []sitting.Decided, b Board) (list []Case) {
	for _, c := range decided {
		if c.Board == b.Name {
			list = append(list, Case{Hearing: c.ID, Registration: c.Registration, Group: c.Group, Board: c.Board, Confirmed: c.Confirmed, Members: c.Members})
		}
	}
	var seed [32]byte
	_, _ = rand.Read(seed[:]) // never fails
	randv2.New(randv2.NewChaCha8(seed)).Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	for i := range list {
		list[i].Ticket = fmt.Sprintf("%s processo %d", b.Name, i+1)
	}
	return list
}

// Differs is the first thing of the draw that does not follow from the announcement;
// "" when all of it does.
func (s *Sample) Differs() string {
	if s.Outcome == nil {
		return ""
	}
	return drawfile.Differs(s.Announced, s.Outcome)
}
