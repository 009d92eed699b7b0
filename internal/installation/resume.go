package installation

import (
	"context"
	"errors"
	"path/filepath"
	"slices"

	"certame/internal/actlog"
	"certame/internal/blob"
	"certame/internal/notify"
	"certame/internal/publiclog"
	"certame/internal/secret"
	"certame/internal/store"
)

// Outside is what somebody has of an installation that its database cannot take back:
// ends of the log of accesses, and a signed head of the log of acts.
type Outside struct {
	Accesses []store.AccessHead
	Head     []byte
}

// Resumed is what was found, and done, in an installation whose database went back to an
// earlier instant.
type Resumed struct {
	Sessions, Links int // that do not let anybody in any more
	Doubtful        int // messages that may have gone since, and are not sent by themselves
	Missing         []string
	Accesses        store.AccessHead
	Broken          *store.BrokenAccess
	Acts            int  // in the log of acts
	Lost            int  // acts that somebody outside saw in it, and are not there
	Rewritten       bool // the log is not the beginning or the continuation of that one
}

// resuming is the line of the log of accesses.
const resuming = "instalacao.retomar"

// Resume makes a database that went back to an earlier instant fit to be served, and says
// what is not there. Nobody else may be at work.
func (at Place) Resume(ctx context.Context, seen Outside) (r *Resumed, err error) {
	there, err := at.Beside(ctx) // a database that is not there did not go back
	if err != nil {
		return nil, err
	}
	if err := there.Close(); err != nil {
		return nil, err
	}
	keys, err := secret.Load(filepath.Join(at.Folder, keysFolder), false, at.getenv())
	if err != nil {
		return nil, err
	}
	parts, err := at.Alone(ctx, 0)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, parts.Close()) }()
	r = &Resumed{}
	if r.Accesses, r.Broken, err = parts.Store.VerifyAccess(ctx, seen.Accesses...); err != nil {
		return nil, err
	}
	if err := r.logOfActs(ctx, parts.Store, keys, at, seen.Head); err != nil {
		return nil, err
	}
	if err := r.contests(ctx, parts, notify.Open(parts.Store, keys, at.Address, nil)); err != nil {
		return nil, err
	}
	if err := r.notices(ctx, parts.Store); err != nil {
		return nil, err
	}
	if r.Sessions, r.Links, err = parts.Store.CloseEntrances(ctx); err != nil {
		return nil, err
	}
	return r, parts.Store.Note(ctx, store.Access{Action: resuming})
}

// contests puts messages in doubt and looks for the objects of each contest.
func (r *Resumed) contests(ctx context.Context, parts *Parts, office *notify.Office) error {
	list, err := parts.Store.AllContests(ctx)
	if err != nil {
		return err
	}
	for _, c := range list {
		n, err := office.Doubt(ctx, c.ID)
		if err != nil {
			return err
		}
		r.Doubtful += n
		if err := r.objects(ctx, parts.Store, parts.Blobs, c.ID); err != nil {
			return err
		}
	}
	return nil
}

// notices that the database says to be on their way may have gone since.
func (r *Resumed) notices(ctx context.Context, db *store.DB) error {
	for {
		list, err := db.WaitingNotices(ctx, "", 1000)
		if err != nil || len(list) == 0 {
			return err
		}
		for i := range list {
			if err := db.AddNoticeState(ctx, store.NoticeState{Notice: list[i].ID, State: notify.Unsure}, list[i].Last.Number, true); err != nil {
				return err
			}
			r.Doubtful++
		}
	}
}

func (r *Resumed) objects(ctx context.Context, db *store.DB, blobs blob.Store, contest store.ContestID) error {
	digests, err := db.Objects(ctx, contest)
	if err != nil {
		return err
	}
	for _, digest := range digests {
		there, err := blobs.Has(ctx, digest)
		if err != nil {
			return err
		}
		if !there && !slices.Contains(r.Missing, digest) {
			r.Missing = append(r.Missing, digest)
		}
	}
	return nil
}

// logOfActs holds the log to a head that somebody outside has: what was published and
// signed does not go back with a database.
func (r *Resumed) logOfActs(ctx context.Context, db *store.DB, keys *secret.Keys, at Place, signed []byte) error {
	leaves, err := db.LogLeaves(ctx, 0)
	if err != nil {
		return err
	}
	r.Acts = len(leaves)
	if signed == nil {
		return nil
	}
	log, err := publiclog.Open(db, keys, filepath.Join(at.Folder, workFolder, "registro"), logName(at.Address))
	if err != nil {
		return err
	}
	public, err := log.Public(ctx)
	if err != nil {
		return err
	}
	known, err := actlog.Authentic(signed, public)
	if err != nil {
		return err
	}
	if r.Lost = max(0, int(known.Size)-len(leaves)); r.Lost > 0 || known.Size == 0 {
		return nil
	}
	ours, err := actlog.Authentic(leaves[known.Size-1].Head, public)
	if err != nil {
		return err
	}
	r.Rewritten = ours.Root != known.Root
	return nil
}
