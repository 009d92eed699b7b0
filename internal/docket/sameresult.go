package docket

import (
	"crypto/sha256"
	"encoding/hex"
	"slices"

	"certame/internal/render/tables"
	"certame/internal/store"
)

// SameResult reports whether what was computed has the bytes that a version keeps of some
// of its files: of another program's version nobody is told what it did not publish.
func SameResult(o *Outcome, v store.Version, names ...string) (bool, error) {
	for _, f := range v.Files {
		if !slices.Contains(names, f.Name) {
			continue
		}
		sum := sha256.New()
		if err := tables.WriteOne(sum, o, tables.ForPeople, f.Name); err != nil {
			return false, err
		}
		if hex.EncodeToString(sum.Sum(nil)) != f.Digest {
			return false, nil
		}
	}
	return true, nil
}
