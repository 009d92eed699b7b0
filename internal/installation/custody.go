package installation

import (
	"cmp"
	"context"
	"path/filepath"

	"certame/edital"
	"certame/internal/custody"
	"certame/internal/secret"
	"certame/internal/store"
)

// classesFile has the times of retention of the agency, when they are not the standard.
const classesFile = "guarda.csv"

func (i *Installation) openCustody(at Place, keys *secret.Keys) error {
	classes, err := custody.ReadClasses(cmp.Or(at.Classes, filepath.Join(at.Folder, classesFile)))
	if err != nil {
		return err
	}
	i.Custody = custody.Open(custody.Options{
		Store: i.Store, Blobs: i.Blobs, Keys: keys, Scan: i.scan, Classes: classes, Ends: i.Docket.LastDay, Clock: at.Clock,
		Terms: func(ctx context.Context, contest store.ContestID) (*edital.Terms, error) {
			return i.Docket.Terms(ctx, contest, 0)
		},
	})
	return nil
}
