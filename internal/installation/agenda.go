package installation

import (
	"context"
	"path/filepath"

	"certame/internal/agenda"
	"certame/internal/jobs"
	"certame/internal/notify"
	"certame/internal/secret"
	"certame/internal/store"
)

// Telling is the work that writes and sends the messages of those who were called.
const Telling = "convocar"

// mailFile says by which server messages are sent.
const mailFile = "correio.yaml"

// openAgenda opens what calls people and writes to them. Without a server of mail it
// only writes.
func (i *Installation) openAgenda(at Place, keys *secret.Keys) error {
	config, err := notify.ReadConfig(filepath.Join(at.Folder, mailFile), at.getenv())
	if err != nil {
		return err
	}
	i.Mail = notify.Open(i.Store, keys, at.Address, config)
	i.Agendas = agenda.Open(i.Store, i.Docket, i.Sittings, i.Mail)
	return i.openNotices(at)
}

// tell is begun again after a fall where it was: what is written is not written twice,
// and what went is not sent twice.
func (i *Installation) tell(ctx context.Context, run *jobs.Run) error {
	return i.Agendas.Tell(ctx, store.AccountID(run.By), store.ContestID(run.Contest), func(done, total int) {
		run.Progress(int64(done), int64(total))
	})
}
