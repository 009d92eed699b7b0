package installation

import (
	"context"
	"errors"
	"path/filepath"

	"certame/internal/jobs"
	"certame/internal/notices"
	"certame/internal/notify"
	"certame/internal/secret"
)

// returning is the work that reads what came back of what was sent.
const returning = "devolvidas"

// readBox reads the box of what came back, where there is one.
func (i *Installation) readBox(ctx context.Context, run *jobs.Run) error {
	n := int64(0)
	return i.Notices.ReadBox(ctx, func(notices.Back) {
		n++
		run.Progress(n, 0)
	})
}

// Returned gives what keeps that messages came back, also while a program serves the
// installation. Nothing is sent by it.
func (at Place) Returned(ctx context.Context) (desk *notices.Desk, end func() error, err error) {
	parts, err := at.Beside(ctx)
	if err != nil {
		return nil, nil, err
	}
	keys, err := secret.Load(filepath.Join(at.Folder, keysFolder), false, at.getenv())
	if err != nil {
		return nil, nil, errors.Join(err, parts.Close())
	}
	return notices.Open(parts.Store, notify.Open(parts.Store, keys, at.Address, nil), nil, nil, at.Address), parts.Close, nil
}
