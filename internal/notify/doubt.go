package notify

import (
	"context"

	"certame/internal/store"
)

// Doubt is for a database that went back to an earlier instant: what it says to be in the
// queue may have gone since. Nothing of it is sent by itself any more; a person looks at
// each and has it sent, as any other that is in doubt. It says how many there are.
func (o *Office) Doubt(ctx context.Context, contest store.ContestID) (n int, err error) {
	list, err := o.db.Messages(ctx, contest)
	if err != nil {
		return 0, err
	}
	for i := range list {
		if m := &list[i]; m.Last.State == Queued || m.Last.State == Going {
			if err := o.become(ctx, m, "", Unsure, detail{Text: "o banco voltou a um instante anterior; a mensagem pode ter saído depois dele"}); err != nil {
				return n, err
			}
			n++
		}
	}
	return n, nil
}
