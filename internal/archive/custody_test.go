package archive_test

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"io"
	"testing"
	"time"

	"certame"
	"certame/edital"
	"certame/internal/auth/roles"
	"certame/internal/custody"
	"certame/internal/secret"
	"certame/internal/store"

	"filippo.io/age"
)

func vaultOf(s site, keys *secret.Keys) *custody.Vault {
	return custody.Open(custody.Options{
		Store: s.db, Blobs: s.blobs, Keys: keys,
		Terms: func(context.Context, store.ContestID) (*edital.Terms, error) {
			t := &edital.Terms{}
			t.Groups = []certame.Group{{Code: "PPP", Confirmation: certame.ConfirmationPhenotype}}
			return t, nil
		},
		Ends: func(context.Context, store.ContestID) (time.Time, bool, error) {
			return time.Now().AddDate(-30, 0, 0), true, nil
		},
	})
}

// watched is a film as who may see it gets it.
func watched(v *custody.Vault, contest store.ContestID, who store.AccountID, id string) ([]byte, error) {
	viewer := custody.Viewer{Account: who, Visit: "v", Held: []roles.Role{roles.Account, roles.Candidate}}
	l, err := v.Link(ctx, viewer, contest, id)
	if err != nil {
		return nil, err
	}
	_, content, err := v.Follow(ctx, viewer, contest, id, l.Text)
	if err != nil {
		return nil, err
	}
	return io.ReadAll(content)
}

// The drill: a film is copied, goes into the other database, and there opens for who may
// see it, and for nobody else, equal to its digest (S19). A copy made after it was
// destroyed cannot open it; one made before still can, with the keys of then (S20).
func TestFilmRestored(t *testing.T) {
	for from, to := range map[string]string{"SQLite": "PostgreSQL", "PostgreSQL": "SQLite"} {
		t.Run(from+" to "+to, func(t *testing.T) {
			source := newSite(t, from)
			keys := must(secret.New())(t)
			v := vaultOf(source, keys)
			c := must(source.db.CreateContest(ctx, store.Contest{Slug: "c"}))(t)
			ana := must(source.db.CreateAccount(ctx, store.Account{Login: "ana", Name: "Ana"}))(t)
			bia := must(source.db.CreateAccount(ctx, store.Account{Login: "bia", Name: "Bia"}))(t)
			if err := source.db.TieCandidacy(ctx, store.Candidacy{Contest: c.ID, Registration: "0001", Account: ana.ID, TiedBy: bia.ID}); err != nil {
				t.Fatal(err)
			}
			content := append([]byte("\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\xf7\x81\x01\x42\xf2\x81\x04\x42\xf3\x81\x08\x42\x82\x84webm\x42\x87\x81\x04\x42\x85\x81\x02"), bytes.Repeat([]byte("filme "), 1<<20)...)
			o := must(v.Put(ctx, custody.Sending{Contest: c.ID, Kind: custody.Film, Group: "PPP", Registration: "0001", By: bia.ID, Name: "a.webm", Declared: "video/webm"}, bytes.NewReader(content)))(t)
			key := must(age.GenerateX25519Identity())(t)
			said, before := written(t, source, "", must(keys.Text())(t), key.Recipient())
			if !said.Whole() || said.Objects != 2 {
				t.Fatalf("%+v", said)
			}

			there := restored(t, to, before, key)
			got, err := watched(there, c.ID, ana.ID, o.ID)
			sum := sha256.Sum256(got)
			if err != nil || hex.EncodeToString(sum[:]) != o.Digest || !bytes.Equal(got, content) {
				t.Fatalf("%d bytes of %d, %v", len(got), len(content), err)
			}
			if _, err := watched(there, c.ID, bia.ID, o.ID); !errors.Is(err, store.ErrNotFound) {
				t.Errorf("who may not see it: %v", err)
			}
			if list, err := there.Store.Readings(ctx, o.ID); err != nil || len(list) != 1 {
				t.Errorf("%d readings, %v", len(list), err)
			}

			d := must(v.ProposeDisposal(ctx, ana.ID, c.ID))(t)
			if err := v.ConfirmDisposal(ctx, bia.ID, c.ID, d.ID); err != nil {
				t.Fatal(err)
			}
			said, after := written(t, source, "", must(keys.Text())(t), key.Recipient())
			if !said.Whole() || said.Objects != 0 {
				t.Errorf("%+v", said)
			}
			later := restored(t, to, after, key)
			if _, err := watched(later, c.ID, ana.ID, o.ID); !errors.Is(err, custody.ErrGone) {
				t.Errorf("in the copy of after: %v", err)
			}
			if kept := must(later.Object(ctx, c.ID, o.ID))(t); kept.Digest != o.Digest {
				t.Errorf("%+v", kept)
			}
			if _, err := watched(restored(t, to, before, key), c.ID, ana.ID, o.ID); err != nil {
				t.Errorf("in the copy of before: %v", err)
			}
		})
	}
}

// restored is the vault of a copy put in a new site, with the keys that came with it.
func restored(t *testing.T, database string, file []byte, identity age.Identity) *custody.Vault {
	t.Helper()
	target := newSite(t, database)
	var keys []byte
	must(restore(target, file, func(k []byte) error { keys = k; return nil }, identity))(t)
	return vaultOf(target, must(secret.Parse(keys))(t))
}
