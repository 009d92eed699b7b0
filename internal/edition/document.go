package edition

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"path/filepath"
	"slices"

	"certame/contest"
	"certame/internal/intake"
	"certame/internal/intake/candidates"
	"certame/internal/render/lists"
	"certame/internal/render/tables"
	"certame/internal/result"
	"certame/internal/run"
)

// ErrBlocked is of a result with errors: nothing of it may be published.
var ErrBlocked = errors.New("o resultado está bloqueado por erro e não pode ser publicado")

// Document builds the public document out of a result that was verified and was
// computed from the files that are in the folder now. Without any list it is
// empty, and not to be published.
func Document(ctx context.Context, l *run.Loaded, res *result.Folder, c lists.Choice) (*lists.Document, error) {
	if err := SameInputs(l, res); err != nil {
		return nil, err
	}
	if res.Summary.State == tables.Blocked {
		return nil, ErrBlocked
	}
	// the facts have the last word on who was confirmed
	source := lists.Source{Contest: contest.PrepareWith(l.Terms, l.Roll, l.Log, l.Facts, false), Result: res, Identities: func(wanted func([]byte) bool) (map[string]candidates.Identity, bool, bool, error) {
		return Identities(l, wanted)
	}}
	return lists.Build(ctx, source, c)
}

// SameInputs refuses the result of other files than those of the folder: names
// would be put beside numbers of another spreadsheet.
func SameInputs(l *run.Loaded, res *result.Folder) error {
	var problems []intake.Problem
	for _, d := range l.Digests {
		sum := hex.EncodeToString(d.Sum[:])
		if !slices.ContainsFunc(res.Manifest.Inputs, func(in tables.Digest) bool { return in.Name == d.Name && in.SHA256 == sum }) {
			problems = append(problems, intake.Problem{File: filepath.Join(l.Folder, d.Name), What: "o arquivo mudou desde a apuração deste resultado", Remedy: "Apure de novo antes de publicar: certame apurar."})
		}
	}
	return intake.Refuse(problems)
}

// Identities reads the names again, from the sheet that the result came from: the
// engine does not keep them.
func Identities(l *run.Loaded, wanted func([]byte) bool) (map[string]candidates.Identity, bool, bool, error) {
	raw, name, err := l.Sheet()
	if err != nil {
		return nil, false, false, err
	}
	sum := sha256.Sum256(raw)
	if !slices.ContainsFunc(l.Digests, func(d run.Digest) bool { return d.Name == name && d.Sum == sum }) {
		return nil, false, false, errors.New(name + " mudou durante a publicação")
	}
	return candidates.Identities(raw, name, wanted)
}
