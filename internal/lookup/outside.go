package lookup

import (
	"bytes"
	"context"
	"errors"
	"os"
	"path/filepath"
	"strconv"
)

// packed is the end of the names of files that stand as they are sent, compressed:
// nginx gives them by gzip_static.
const packed = ".gz"

// layOut puts every open pack in the public folder, one file each fragment, for another
// server to give: aside first, and then in their place all at once.
func (d *Desk) layOut(ctx context.Context) error {
	if d.public == "" {
		return nil
	}
	var err error
	for key, one := range *d.open.Load() {
		if !one.out.Load() {
			if outErr := d.putOut(ctx, key, one.Pack); outErr != nil {
				err = errors.Join(err, outErr)
				continue
			}
			one.out.Store(true)
		}
	}
	return err
}

func (d *Desk) putOut(ctx context.Context, key string, p *Pack) error {
	place := filepath.Join(d.public, filepath.FromSlash(Root+key))
	if there, err := p.standsIn(ctx, place); there || err != nil {
		return err
	}
	over := filepath.Dir(place)
	if err := d.readable(over); err != nil {
		return err
	}
	aside, err := os.MkdirTemp(over, ".novo-"+strconv.Itoa(p.Act)+"-*")
	if err != nil {
		return err
	}
	defer os.RemoveAll(aside)
	if err := errors.Join(os.Chmod(aside, 0o755), p.writeAll(ctx, aside)); err != nil { //nolint:gosec // the same
		return err
	}
	if err := os.RemoveAll(place); err != nil { // what a power cut left, or another clock
		return err
	}
	return os.Rename(aside, place)
}

// readable makes the folders down to one, for everybody to read whatever the mask of
// the process: what goes there is published.
func (d *Desk) readable(folder string) error {
	err := os.MkdirAll(folder, 0o755) //nolint:gosec // as said
	for _, one := range []string{filepath.Dir(folder), folder} {
		err = errors.Join(err, os.Chmod(one, 0o755)) //nolint:gosec // as said
	}
	return err
}

// each goes over the files of a pack, by name.
func (p *Pack) each(ctx context.Context, do func(name string, content []byte) error) error {
	for file := range p.Files + 1 {
		if err := ctx.Err(); err != nil {
			return err
		}
		content := make([]byte, p.Size(file))
		if err := p.Read(file, content); err != nil {
			return err
		}
		name := Name(file)
		if file == p.Files {
			name = IndexName
		}
		if err := do(name+packed, content); err != nil {
			return err
		}
	}
	return nil
}

func (p *Pack) writeAll(ctx context.Context, folder string) error {
	return p.each(ctx, func(name string, content []byte) error {
		path := filepath.Join(folder, name)
		return errors.Join(os.WriteFile(path, content, 0o644), os.Chmod(path, 0o644)) //nolint:gosec // published
	})
}

var errDiffers = errors.New("outro conteúdo")

// standsIn says whether a folder has the files of the pack, each with its bytes: they
// are not waited for on the disk one by one, and a power cut may have emptied them.
func (p *Pack) standsIn(ctx context.Context, folder string) (bool, error) {
	err := p.each(ctx, func(name string, content []byte) error {
		if there, err := os.ReadFile(filepath.Join(folder, name)); err != nil || !bytes.Equal(there, content) {
			return errDiffers
		}
		return nil
	})
	if errors.Is(err, errDiffers) {
		return false, nil
	}
	return err == nil, err
}
