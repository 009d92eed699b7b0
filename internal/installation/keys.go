package installation

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"maps"
	"path/filepath"
	"slices"

	"certame/internal/auth"
	"certame/internal/complaint"
	"certame/internal/custody"
	"certame/internal/intake"
	"certame/internal/lookup"
	"certame/internal/secret"
	"certame/internal/situation"
)

// Reseal seals again by the newest master key what an older one sealed. What comes to be
// sealed by master keys elsewhere is sealed again here: retiring them refuses otherwise.
func (i *Installation) Reseal(ctx context.Context) error {
	return errors.Join(i.Door.Reseal(ctx), i.Custody.Reseal(ctx), i.Complaints.Reseal(ctx), i.Situations.Reseal(ctx), i.Lookups.Reseal(ctx))
}

// RetireKeys takes away the master keys that are not the newest, once nothing that is
// kept needs them: first everything is sealed again, then every table is looked at, then
// the old keys are kept elsewhere, and only then they leave. Nobody else may be at work.
func (at Place) RetireKeys(ctx context.Context, keepOld func(text []byte) error) (*secret.Keys, error) {
	path, err := secret.FileOf(filepath.Join(at.Folder, keysFolder), at.getenv())
	if err != nil {
		return nil, err
	}
	keys, err := secret.Load(filepath.Join(at.Folder, keysFolder), false, at.getenv())
	if err != nil {
		return nil, err
	}
	if keys.Len() == 1 {
		return nil, intake.Refuse([]intake.Problem{{File: path, What: "há uma chave mestra só: não há o que aposentar", Remedy: "Acrescente uma com certame chave girar, e depois repita"}})
	}
	if err := at.resealAlone(ctx, keys); err != nil {
		return nil, err
	}
	old, err := keys.Old()
	if err != nil {
		return nil, err
	}
	text, err := old.Text()
	if err == nil {
		err = keepOld(text)
	}
	if err != nil {
		return nil, err
	}
	return secret.Change(path, func(now *secret.Keys) (*secret.Keys, error) { return retired(now, keys) })
}

// retired refuses keys that are no longer those that everything was sealed with.
func retired(now, seen *secret.Keys) (*secret.Keys, error) {
	a, err := now.Text()
	if err != nil {
		return nil, err
	}
	b, err := seen.Text()
	if err != nil {
		return nil, err
	}
	if !bytes.Equal(a, b) {
		return nil, errors.New("as chaves mestras mudaram enquanto se selava; nenhuma foi retirada. Repita")
	}
	return now.Retired()
}

func (at Place) resealAlone(ctx context.Context, keys *secret.Keys) (err error) {
	// The folder and the tables must be there already: keys are not retired of nothing.
	there, err := at.Beside(ctx)
	if err != nil {
		return err
	}
	if err := there.Close(); err != nil {
		return err
	}
	parts, err := at.Alone(ctx, 0)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, parts.Close()) }()
	door, err := auth.New(auth.Options{Store: parts.Store, Keys: keys, Base: "http://127.0.0.1"}) // nobody comes in by it
	if err != nil {
		return err
	}
	lookups, err := lookup.Open(lookup.Options{Store: parts.Store, Blobs: parts.Blobs, Keys: keys, Folder: filepath.Join(at.Folder, workFolder, "consulta")})
	if err != nil {
		return err
	}
	i := &Installation{
		Lookups: lookups, Store: parts.Store, Door: door, Complaints: complaint.Open(parts.Store, keys, nil),
		Custody:    custody.Open(custody.Options{Store: parts.Store, Blobs: parts.Blobs, Keys: keys}),
		Situations: situation.Open(parts.Store, parts.Blobs, keys, nil),
	}
	if err := i.Reseal(ctx); err != nil {
		return err
	}
	return i.nothingOf(ctx, keys)
}

// nothingOf looks at every table for what an old key still opens.
func (i *Installation) nothingOf(ctx context.Context, keys *secret.Keys) error {
	marks, err := keys.OldMarks()
	if err != nil {
		return err
	}
	var left []intake.Problem
	for _, mark := range marks {
		found, err := i.Store.Beginning(ctx, mark)
		if err != nil {
			return err
		}
		for _, place := range slices.Sorted(maps.Keys(found)) {
			left = append(left, intake.Problem{File: place, What: fmt.Sprintf("%d selados por uma chave antiga, que este programa não sabe selar de novo", found[place]), Remedy: "Nenhuma chave foi retirada. Conte a quem mantém o programa"})
		}
	}
	if len(left) > 0 {
		return intake.Refuse(left)
	}
	return nil
}
