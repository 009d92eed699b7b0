package installation

import (
	"context"
	"path/filepath"

	"certame/internal/jobs"
	"certame/internal/lookup"
	"certame/internal/secret"
)

// Consulting prepares what answers who looks a number up, of each act of lists; it is
// ready, and sealed, before the hour of the act.
const Consulting = "consulta"

func (i *Installation) openLookups(at Place, keys *secret.Keys) (err error) {
	i.Lookups, err = lookup.Open(lookup.Options{
		Store: i.Store, Blobs: i.Blobs, Keys: keys, Docket: i.Docket, Folder: filepath.Join(at.Folder, workFolder, "consulta"), Public: at.Lookups,
	})
	return err
}

func (i *Installation) consult(ctx context.Context, run *jobs.Run) error {
	return i.Lookups.Prepare(ctx, func(done, total int) { run.Progress(int64(done), int64(total)) })
}

// watch has this machine open what may be read when its hour comes.
func (i *Installation) watch(ctx context.Context) {
	watching, stop := context.WithCancel(ctx)
	i.unwatch, i.watched = stop, make(chan struct{})
	go func() {
		defer close(i.watched)
		i.Lookups.Watch(watching, i.log)
	}()
}
