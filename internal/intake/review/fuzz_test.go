package review

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"testing"

	"certame/internal/intake"
	"certame/internal/intake/review/cell"
)

// FuzzExamine feeds anything as a text: nothing panics, every row read is
// accepted or quarantined, every quarantined row has a reason, and neither a CPF
// under an inverted mask nor a whole one is repeated.
func FuzzExamine(f *testing.F) {
	files, err := filepath.Glob("testdata/*.*")
	if err != nil {
		f.Fatal(err)
	}
	for _, path := range files {
		if filepath.Ext(path) == ".report" {
			continue
		}
		raw, err := os.ReadFile(path)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(raw)
	}
	list := profiles(f)
	f.Fuzz(func(t *testing.T, raw []byte) {
		if len(raw) > 4 && (string(raw[:4]) == "%PDF" || string(raw[:2]) == "PK") {
			return
		}
		path := filepath.Join(t.TempDir(), "f")
		if err := os.WriteFile(path, raw, 0o600); err != nil {
			t.Fatal(err)
		}
		e, err := Examine(context.Background(), path, Options{Profiles: list})
		if refused := (*intake.Refused)(nil); err != nil && !errors.As(err, &refused) {
			t.Fatal(err)
		}
		if err == nil {
			defer e.Close()
		}
		sound(t, e.Report)
	})
}

func sound(t *testing.T, r *Report) {
	t.Helper()
	if !r.Refused && r.Accepted < 0 || !r.Refused && r.Accepted+r.Quarantined != r.Read {
		t.Errorf("%d read, %d accepted, %d quarantined", r.Read, r.Accepted, r.Quarantined)
	}
	for _, q := range r.Quarantine {
		if q.Line == 0 || q.Reason == "" {
			t.Errorf("no line or no reason: %+v", q)
		}
		if cell.InvertedMask([]byte(q.Value)) || cell.IsWholeCPF([]byte(q.Value)) && q.Column != "" {
			t.Errorf("a CPF is repeated: %+v", q)
		}
	}
}
