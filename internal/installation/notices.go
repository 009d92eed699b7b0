package installation

import (
	"context"
	"errors"
	"path/filepath"

	"certame/internal/jobs"
	"certame/internal/notices"
)

// noticing is the work that tells people what happened.
const noticing = "avisar"

// ModelsFolder has the letters of an agency, over those of the program.
const ModelsFolder = "modelos"

func (i *Installation) openNotices(at Place) error {
	models, err := notices.ReadModels(filepath.Join(at.Folder, ModelsFolder))
	if err != nil {
		return err
	}
	i.Notices = notices.Open(i.Store, i.Mail, i.Docket, models, at.Address)
	i.Notices.Addresses = i.Agendas.Reach
	return nil
}

// notice writes what is to be told and sends what there is to send. Begun again after a
// fall it goes on where it was; what waits for the server goes with the next one. Where
// nothing is sent, nothing is written: it would go, months later, as news.
func (i *Installation) notice(ctx context.Context, run *jobs.Run) error {
	if !i.Mail.Sends() {
		return nil
	}
	return errors.Join(i.Notices.Gather(ctx), i.Notices.Deliver(ctx, func(done, total int) {
		run.Progress(int64(done), int64(total))
	}))
}
