package lookup

import (
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strconv"
	"strings"
	"time"

	"certame/internal/blob"
	"certame/internal/durable"
	"certame/internal/secret"
	"certame/internal/store"
)

// Sync opens on this machine the packs whose hour has come, by the clock of the store,
// and forgets those that are gone. It says when the next hour comes; the zero time when
// none waits. Before its hour nothing of a pack is read, nor its name given.
func (d *Desk) Sync(ctx context.Context) (next time.Time, err error) {
	d.sync.Lock()
	defer d.sync.Unlock()
	packs, err := d.db.LookupPacks(ctx)
	if err != nil {
		return next, err
	}
	before, now, after := *d.open.Load(), d.db.Now(), map[string]*opened{}
	for _, p := range packs {
		if p.Released.After(now) {
			if next.IsZero() || p.Released.Before(next) {
				next = p.Released
			}
			continue
		}
		key := keyOf(p.Slug, p.Act)
		if one := before[key]; one != nil && one.digest == p.Digest && one.Contest == p.Contest {
			after[key] = one
			continue
		}
		one, openErr := d.unseal(ctx, p)
		if openErr != nil {
			err = errors.Join(err, d.unreadable(ctx, p, openErr))
			continue
		}
		after[key] = one
		d.open.Store(with(before, after)) // who waits for this one does not wait for the others
	}
	d.open.Store(&after)
	return next, err
}

// with is what was open, and what is by now.
func with(before, after map[string]*opened) *map[string]*opened {
	all := map[string]*opened{}
	for _, some := range []map[string]*opened{before, after} {
		for key, one := range some {
			all[key] = one
		}
	}
	return &all
}

// unseal puts a pack in its file, whole and checked, and opens it.
func (d *Desk) unseal(ctx context.Context, p store.LookupPack) (*opened, error) {
	key, err := d.keys.Object(whereOf(p.Contest, p.Act), p.Wrapped)
	if err != nil {
		return nil, err
	}
	sealed, err := d.blobs.Open(ctx, p.Object)
	if err != nil {
		return nil, err
	}
	defer sealed.Close()
	plain, err := key.Decrypt(sealed)
	if err != nil {
		return nil, err
	}
	if err := d.place(p, plain); err != nil {
		return nil, err
	}
	file, err := os.Open(d.fileOf(p))
	if err != nil {
		return nil, err
	}
	pack, err := openPack(file, p.Size)
	if err != nil {
		return nil, errors.Join(err, file.Close())
	}
	pack.Tag = p.Digest[:16]
	return &opened{Pack: pack, Contest: p.Contest, Released: p.Released, digest: p.Digest}, nil // the file closes with the last who reads it
}

func (d *Desk) place(p store.LookupPack, plain io.Reader) error {
	if err := durable.Folder(d.folder, 0o700); err != nil {
		return err
	}
	file, err := os.CreateTemp(d.folder, ".novo-*")
	if err != nil {
		return err
	}
	defer os.Remove(file.Name())
	sum := sha256.New()
	n, err := io.Copy(io.MultiWriter(file, sum), plain)
	if err == nil && (n != p.Size || hex.EncodeToString(sum.Sum(nil)) != p.Digest) {
		err = errPack
	}
	if err != nil {
		return errors.Join(err, file.Close())
	}
	return durable.Place(file, d.fileOf(p), 0o600)
}

// unreadable has a pack that will never open made again: it is only a way to read what
// the act has.
func (d *Desk) unreadable(ctx context.Context, p store.LookupPack, why error) error {
	var corrupt *blob.Corrupt
	if errors.Is(why, blob.ErrNotFound) || errors.Is(why, secret.ErrSealed) || errors.Is(why, errPack) || errors.As(why, &corrupt) {
		if err := d.db.DropLookupPack(ctx, p); err != nil && !errors.Is(err, store.ErrNotFound) {
			return err
		}
		why = errors.Join(why, d.blobs.Delete(ctx, p.Object))
	}
	return fmt.Errorf("consulta do ato %d: %w", p.Act, why)
}

// At is the pack and the file of an address, /consulta/{certame}/{ato}/{fragmento}.json,
// if they are there for everybody to read.
func (d *Desk) At(path string) (p *Pack, file int, found bool) {
	rest, is := strings.CutPrefix(path, Root)
	cut := strings.LastIndexByte(rest, '/')
	if !is || cut < 0 {
		return nil, 0, false
	}
	one := (*d.open.Load())[rest[:cut]]
	if one == nil {
		return nil, 0, false
	}
	if file, found = one.fileNamed(rest[cut+1:]); !found {
		return nil, 0, false
	}
	return one.Pack, file, true
}

// Root is where fragments are asked for.
const Root = "/consulta/"

// fileNamed takes a name only as it is given out: one file, one address.
func (p *Pack) fileNamed(name string) (file int, is bool) {
	if name == IndexName {
		return p.Files, true
	}
	digits, is := strings.CutSuffix(name, extension)
	n, err := strconv.ParseUint(digits, 16, 31)
	if !is || err != nil || int(n) >= p.Files || Name(int(n)) != name { //nolint:gosec // of 31 bits
		return 0, false
	}
	return int(n), true //nolint:gosec // the same
}

// Released is a document of a contest that may be looked up.
type Released struct {
	*Pack
	At time.Time
}

// Of lists those of a contest, the one that came out last first.
func (d *Desk) Of(contest store.ContestID) (list []Released) {
	for _, one := range *d.open.Load() {
		if one.Contest == contest {
			list = append(list, Released{one.Pack, one.Released})
		}
	}
	slices.SortFunc(list, func(a, b Released) int { return cmp.Or(b.At.Compare(a.At), b.Act-a.Act) })
	return list
}
