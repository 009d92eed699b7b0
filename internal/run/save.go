package run

import (
	"context"
	"encoding/hex"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"certame/contest"
	"certame/internal/locale"
	"certame/internal/render/report"
	"certame/internal/render/tables"
)

// Engine names the program in manifests: two results of different rules must not
// bear the same name.
const Engine = "certame 0.2.0-dev"

// SaveOptions of a result.
type SaveOptions struct {
	Target   string // the folder resultado/
	Style    tables.Style
	Progress func(files, of int)
}

// Save writes the result beside its place and then exchanges the two folders:
// whatever stops it, the previous result stands whole and nothing is half
// written.
func (l *Loaded) Save(ctx context.Context, o *contest.Outcome, opt SaveOptions) error {
	target := filepath.Clean(opt.Target)
	if real, err := filepath.EvalSymlinks(target); err == nil {
		target = real
	}
	if err := checkTarget(target); err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(target), 0o755); err != nil {
		return err
	}
	fresh, err := os.MkdirTemp(filepath.Dir(target), "."+filepath.Base(target)+"-novo-")
	if err != nil {
		return named(err, target)
	}
	defer os.RemoveAll(fresh)
	if err := os.Chmod(fresh, 0o755); err != nil {
		return err
	}
	if err := tables.WriteAll(ctx, fresh, o, l.tableOptions(o, opt)); err != nil {
		return named(err, target)
	}
	if err := ctx.Err(); err != nil {
		return err
	}
	return ReplaceFolder(fresh, target)
}

// named gives an error the name that people know: that of the result, since the
// folder beside it is gone when they read the message.
func named(err error, target string) error {
	if path := (*fs.PathError)(nil); errors.As(err, &path) {
		path.Path = target
	}
	return err
}

// InputDigests are the digests of what was read, for a manifest.
func (l *Loaded) InputDigests() (out []tables.Digest) {
	for _, d := range l.Digests {
		out = append(out, tables.Digest{Name: d.Name, SHA256: hex.EncodeToString(d.Sum[:]), Size: int64(d.Size)})
	}
	return out
}

func (l *Loaded) tableOptions(o *contest.Outcome, opt SaveOptions) tables.Options {
	out := tables.Options{Style: opt.Style, Version: Engine, Done: opt.Progress}
	reported := report.Options{Finding: locale.Finding, Step: locale.Step, Version: Engine}
	for _, d := range l.Digests {
		sum := hex.EncodeToString(d.Sum[:])
		out.Inputs = append(out.Inputs, tables.Digest{Name: d.Name, SHA256: sum, Size: int64(d.Size)})
		reported.InputDigests = append(reported.InputDigests, report.Digest{Name: d.Name, SHA256: sum})
	}
	out.Report = func(w io.Writer) error { return report.Write(w, o, reported) }
	return out
}
