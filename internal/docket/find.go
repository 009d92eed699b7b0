package docket

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"sync"

	"certame/internal/store"
)

// Found is a document that was published, by its digest. The file has no name when the
// digest is that of the act itself, as it stands in the transparency log: of a package,
// that of the manifest inside of it.
type Found struct {
	Contest store.Contest
	Act     store.Act
	File    store.File
}

// logged remembers the digests in the transparency log: a leaf never changes.
type logged struct {
	sync.Mutex
	digests []string // by position
}

// Find gives the published documents whose digest begins so, in the order of the acts.
// What waits for its hour is not found, as if it were not there.
func (d *Docket) Find(ctx context.Context, beginning string) (list []Found, err error) {
	files, err := d.db.ActFiles(ctx, beginning)
	if err != nil {
		return nil, err
	}
	for _, f := range files {
		if err := d.addFound(ctx, &list, f.Contest, f.Number, f.File); err != nil {
			return nil, err
		}
	}
	if err := d.addLogged(ctx, &list, beginning); err != nil {
		return nil, err
	}
	slices.SortStableFunc(list, func(a, b Found) int {
		return cmp.Or(a.Act.At.Compare(b.Act.At), strings.Compare(string(a.Contest.ID), string(b.Contest.ID)), cmp.Compare(a.Act.Number, b.Act.Number))
	})
	return list, nil
}

func (d *Docket) addFound(ctx context.Context, list *[]Found, contest store.ContestID, number int, f store.File) error {
	a, err := d.PublishedAct(ctx, contest, number)
	if errors.Is(err, store.ErrNotFound) {
		return nil
	}
	if err != nil {
		return err
	}
	c, err := d.db.Contest(ctx, contest)
	if err == nil {
		*list = append(*list, Found{c, a, f})
	}
	return err
}

// addLogged adds the acts whose digest in the log is none of their files.
func (d *Docket) addLogged(ctx context.Context, list *[]Found, beginning string) error {
	places, digests, err := d.loggedAs(ctx, beginning)
	if err != nil {
		return err
	}
	for i, place := range places {
		acts, err := d.db.ActsLogged(ctx, place)
		if err != nil {
			return err
		}
		for _, a := range acts {
			if slices.ContainsFunc(*list, func(f Found) bool {
				return f.Contest.ID == a.Contest && f.Act.Number == a.Number && f.File.Digest == digests[i]
			}) {
				continue
			}
			if err := d.addFound(ctx, list, a.Contest, a.Number, store.File{Digest: digests[i]}); err != nil {
				return err
			}
		}
	}
	return nil
}

func (d *Docket) loggedAs(ctx context.Context, beginning string) (places []int, digests []string, err error) {
	d.logged.Lock()
	defer d.logged.Unlock()
	leaves, err := d.db.LogLeaves(ctx, len(d.logged.digests))
	if err != nil {
		return nil, nil, err
	}
	for _, leaf := range leaves {
		var act struct {
			SHA256 string `json:"sha256"`
		}
		if err := json.Unmarshal(leaf.Leaf, &act); err != nil {
			return nil, nil, err
		}
		d.logged.digests = append(d.logged.digests, act.SHA256)
	}
	for at, digest := range d.logged.digests {
		if strings.HasPrefix(digest, beginning) {
			places, digests = append(places, at), append(digests, digest)
		}
	}
	return places, digests, nil
}
