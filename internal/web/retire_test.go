package web_test

import (
	"context"
	"errors"
	"io"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"certame/internal/auth/roles"
	"certame/internal/custody"
	"certame/internal/installation"
	"certame/internal/secret"
	"certame/internal/store"
	"certame/internal/web/webtest"
)

// left is an installation that ended, with something of everything in it.
type left struct {
	folder             string
	contest            store.ContestID
	object, digest     string
	complaint, hearing string
	candidate          store.AccountID
}

// leave fills a platform and copies its folder after it ended.
func leave(t *testing.T) (l left) {
	l.folder = filepath.Join(t.TempDir(), "dados")
	t.Run("as it was", func(t *testing.T) {
		var folder string
		t.TempDir() // the first of this test is taken away last: after the copy below
		t.Cleanup(func() {
			err := os.CopyFS(l.folder, os.DirFS(folder))
			if err := errors.Join(err, os.Chmod(filepath.Join(l.folder, "chaves", "mestra.json"), 0o600)); err != nil {
				t.Error(err)
			}
		})
		p := webtest.StartAt(t, webtest.Setting{Host: "127.0.0.1", Prepare: func(at, _ string) { folder = at }})
		fill := filled(t, p, 60, 2)
		c, err := p.Store.ContestBySlug(t.Context(), webtest.Example)
		if err != nil {
			t.Fatal(err)
		}
		l.contest, l.object, l.complaint, l.hearing, l.candidate = c.ID, fill.Replace("{objeto}"), fill.Replace("{denuncia}"), fill.Replace("{processo}"), p.AccountOf(roles.Candidate)
		if err := p.Custody.Hold(t.Context(), p.AccountOf(roles.HR), c.ID, "", true, "mandado de segurança em curso"); err != nil {
			t.Fatal(err)
		}
		o, err := p.Custody.Object(t.Context(), c.ID, l.object)
		if err != nil {
			t.Fatal(err)
		}
		l.digest = o.Digest
		if _, err := p.Custody.Begin(t.Context(), custody.Sending{
			Contest: c.ID, Kind: custody.Document, Piece: "identidade_civil", Group: "PPP", Registration: o.Registration, By: o.By, Name: "a caminho.png", Declared: "image/png", Total: 9,
		}); err != nil {
			t.Fatal(err)
		}
	})
	return l
}

func openAt(t *testing.T, folder string) *installation.Installation {
	t.Helper()
	i, err := installation.Open(t.Context(), installation.Place{Folder: folder, Address: "http://127.0.0.1:8080"}, slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	return i
}

// The drill of the master keys: one is added, everything is sealed again by it, the old
// one leaves, and what was sealed by it is read as before; with the old one alone nothing
// is. What nobody knows how to seal again keeps the keys where they are.
func TestMasterKeysRetired(t *testing.T) {
	l := leave(t)
	at := installation.Place{Folder: l.folder}
	keysFile := filepath.Join(l.folder, "chaves", "mestra.json")
	before := textOf(t, keysFile)
	if _, err := at.RetireKeys(t.Context(), never(t)); err == nil || !strings.Contains(err.Error(), "uma chave mestra só") {
		t.Fatalf("the only key: %v", err)
	}
	if _, err := secret.Change(keysFile, (*secret.Keys).Rotated); err != nil {
		t.Fatal(err)
	}
	both := textOf(t, keysFile)
	unknown(t, l, before)
	if _, err := at.RetireKeys(t.Context(), never(t)); err == nil || !strings.Contains(err.Error(), "indicator.body") {
		t.Fatalf("what is not sealed again: %v", err)
	}
	if textOf(t, keysFile) != both {
		t.Fatal("refused, and the keys changed")
	}
	sql(t, l, "DROP TRIGGER indicator_no_delete; DELETE FROM indicator WHERE contest_key = 'de outra versão'")

	var old []byte
	keys, err := at.RetireKeys(t.Context(), func(text []byte) error { old = text; return nil })
	if err != nil || keys.Len() != 1 {
		t.Fatal(keys, err)
	}
	readable(t, l)
	if kept, err := secret.Parse(old); err != nil || kept.Len() != 1 || !strings.Contains(before, `"keyId"`) {
		t.Errorf("the keys that left: %v", err)
	}
	if err := os.WriteFile(keysFile, old, 0o600); err != nil {
		t.Fatal(err)
	}
	i, err := installation.Open(t.Context(), installation.Place{Folder: l.folder, Address: "http://127.0.0.1:8080"}, slog.New(slog.DiscardHandler))
	if err == nil {
		defer i.Close(context.WithoutCancel(t.Context()))
		_, err = i.Custody.Object(t.Context(), l.contest, l.object)
	}
	if !errors.Is(err, secret.ErrSealed) {
		t.Errorf("the old key still opens: %v", err)
	}
}

// unknown puts in a table bytes that the old key sealed and that no code of ours knows.
func unknown(t *testing.T, l left, old string) {
	t.Helper()
	keys, err := secret.Parse([]byte(old))
	if err != nil {
		t.Fatal(err)
	}
	sealed, err := keys.Seal(secret.Where{Field: "de outra versão"}, []byte("x"))
	if err != nil {
		t.Fatal(err)
	}
	i := openAt(t, l.folder)
	_, err = i.Store.AddIndicator(t.Context(), store.Indicator{Key: "de outra versão", Reference: "2026-10-01", Digest: "aa", Body: sealed, By: "ana"})
	if err := errors.Join(err, i.Close(t.Context())); err != nil {
		t.Fatal(err)
	}
}

func sql(t *testing.T, l left, statement string) {
	t.Helper()
	i := openAt(t, l.folder)
	_, err := i.Store.SQL().ExecContext(t.Context(), statement)
	if err := errors.Join(err, i.Close(t.Context())); err != nil {
		t.Fatal(err)
	}
}

// readable reads something of each kind that is sealed.
func readable(t *testing.T, l left) {
	t.Helper()
	ctx := t.Context()
	i := openAt(t, l.folder)
	defer i.Close(context.WithoutCancel(ctx)) //nolint:errcheck // only read
	viewer := custody.Viewer{Account: l.candidate, Held: []roles.Role{roles.Candidate}, Visit: "visita"}
	link, err := i.Custody.Link(ctx, viewer, l.contest, l.object)
	if err != nil {
		t.Fatal(err)
	}
	o, content, err := i.Custody.Follow(ctx, viewer, l.contest, l.object, link.Text)
	if err != nil || o.Digest != l.digest || o.Name != "identidade.png" {
		t.Fatalf("%+v, %v", o, err)
	}
	if n, err := io.Copy(io.Discard, content); err != nil || n != o.Size {
		t.Errorf("%d of %d bytes, %v", n, o.Size, err)
	}
	holds, err := i.Custody.Holds(ctx, l.contest)
	if err != nil || len(holds) != 1 || holds[0].Reason != "mandado de segurança em curso" {
		t.Errorf("%+v, %v", holds, err)
	}
	if list, err := i.Complaints.Complaints(ctx, l.contest, "", 10); err != nil || len(list) == 0 || list[len(list)-1].ID != l.complaint {
		t.Errorf("%+v, %v", list, err)
	}
	if one, err := i.Sittings.Case(ctx, l.contest, l.hearing); err != nil || len(one.Events) == 0 {
		t.Errorf("%+v, %v", one, err)
	}
	if events, err := i.Enrolments.Check(ctx, l.contest); err != nil || events == 0 {
		t.Errorf("%d, %v", events, err)
	}
	if _, broken, err := i.Store.VerifyAccess(ctx); err != nil || broken != nil {
		t.Error(broken, err)
	}
}

func never(t *testing.T) func([]byte) error {
	return func([]byte) error { t.Error("keys left"); return nil }
}

func textOf(t *testing.T, file string) string {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
