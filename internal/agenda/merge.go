package agenda

import (
	"context"
	"fmt"

	"certame/internal/store"
)

// Line is the message of one summons in force, for who sends or prints it by other
// means.
type Line struct {
	store.Summons
	Email, Link string
}

// Merge lists the messages of the hours in force, with addresses: it is noted who took
// them.
func (a *Agendas) Merge(ctx context.Context, by store.AccountID, contest store.ContestID) ([]Line, error) {
	given, err := a.db.Summonses(ctx, contest)
	if err != nil {
		return nil, err
	}
	addresses, err := a.office.Addresses(ctx, contest)
	if err != nil {
		return nil, err
	}
	type key struct {
		id, group string
		sequence  int
	}
	links := map[key]string{}
	messages, err := a.db.Messages(ctx, contest)
	if err != nil {
		return nil, err
	}
	for i := range messages {
		m := &messages[i]
		l, err := a.office.Letter(ctx, m)
		if err != nil {
			return nil, err
		}
		links[key{m.Registration, m.Group, m.Sequence}] = l.Link
	}
	lines := make([]Line, len(given))
	for i, s := range given {
		lines[i] = Line{s, addresses[s.Registration], links[key{s.Registration, s.Group, s.Sequence}]}
	}
	return lines, a.db.Note(ctx, store.Access{At: a.db.Now(), Account: by, Contest: contest, Action: "contato.baixar", Object: fmt.Sprint(len(lines))})
}
