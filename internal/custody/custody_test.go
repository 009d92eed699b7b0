package custody_test

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"certame"
	"certame/edital"
	"certame/internal/auth/roles"
	"certame/internal/blob"
	"certame/internal/custody"
	"certame/internal/pgtest"
	"certame/internal/s3test"
	"certame/internal/secret"
	"certame/internal/store"
)

func TestMain(m *testing.M) {
	if folder := os.Getenv(senderFolder); folder != "" {
		send(folder)
	}
	pgtest.Main(m)
}

var ctx = context.Background()

func must[T any](v T, err error) func(testing.TB) T {
	return func(t testing.TB) T {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return v
	}
}

// site is a vault with what is behind it, and a clock that the test sets.
type site struct {
	*custody.Vault
	contest store.Contest
	folder  string // of the objects
	base    string // the file of the database, in SQLite
	now     time.Time
	ends    time.Time // of the validity; zero while nobody knows
}

// terms has a group of each procedure.
func terms(context.Context, store.ContestID) (*edital.Terms, error) {
	t := &edital.Terms{}
	t.Groups = []certame.Group{{Code: "PPP", Confirmation: certame.ConfirmationPhenotype}, {Code: "PI", Confirmation: certame.ConfirmationDocuments}, {Code: "PcD", Confirmation: certame.ConfirmationBiopsychosocial}}
	return t, nil
}

func vault(t testing.TB, s *site, db *store.DB, blobs blob.Store, keys *secret.Keys) *site {
	t.Helper()
	s.now = time.Date(2027, 3, 1, 12, 0, 0, 0, time.UTC)
	clock := func() time.Time { return s.now }
	db.Now = clock
	s.Vault = custody.Open(custody.Options{
		Store: db, Blobs: blobs, Keys: keys, Terms: terms, Clock: clock,
		Ends: func(context.Context, store.ContestID) (time.Time, bool, error) { return s.ends, !s.ends.IsZero(), nil },
	})
	s.contest = must(db.CreateContest(ctx, store.Contest{Slug: "c"}))(t)
	return s
}

// places are where a vault may be: a machine alone, and several.
var places = map[string]func(testing.TB) *site{
	"SQLite and a folder": func(t testing.TB) *site {
		s := &site{base: filepath.Join(t.TempDir(), "a.db"), folder: t.TempDir()}
		db := must(store.Open(ctx, "sqlite:"+s.base))(t)
		blobs := must(blob.OpenFolder(s.folder))(t)
		t.Cleanup(func() { db.Close(); blobs.Close() })
		return vault(t, s, db, blobs, must(secret.New())(t))
	},
	"PostgreSQL and S3": func(t testing.TB) *site {
		server := s3test.Start(t)
		os.Setenv("AWS_ACCESS_KEY_ID", s3test.AccessKey)
		os.Setenv("AWS_SECRET_ACCESS_KEY", s3test.SecretKey)
		db := must(store.Open(ctx, pgtest.Fresh(t)))(t)
		blobs := must(blob.Open(ctx, "s3://"+server.Bucket+"/x?endpoint="+server.Endpoint, t.TempDir()))(t)
		t.Cleanup(func() { db.Close(); blobs.Close() })
		return vault(t, &site{folder: server.Folder}, db, blobs, must(secret.New())(t))
	},
}

func everywhere(t *testing.T, test func(t *testing.T, s *site)) {
	t.Helper()
	for name, place := range places {
		t.Run(name, func(t *testing.T) { test(t, place(t)) })
	}
}

func alone(t testing.TB) *site { return places["SQLite and a folder"](t) }

// mark is in everything that is sent: if it is found anywhere, something lies in the
// clear.
const mark = "BYTES-DO-ROSTO-DA-PESSOA"

// film is what a browser would record, as far as anybody looks at it.
func film(n int) []byte {
	out := append([]byte("\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\xf7\x81\x01\x42\xf2\x81\x04\x42\xf3\x81\x08\x42\x82\x84webm\x42\x87\x81\x04\x42\x85\x81\x02"), mark...)
	random := make([]byte, max(0, n-len(out)-len(mark)))
	_, _ = rand.NewChaCha8([32]byte{byte(n)}).Read(random)
	return append(append(out, random...), mark...)
}

const candidateName = "filme de Fulana de Tal.webm"

func sending(s *site) custody.Sending {
	return custody.Sending{Contest: s.contest.ID, Kind: custody.Film, Group: "PPP", Registration: "0001", By: "sec", Name: candidateName, Declared: "video/webm;codecs=vp9", Total: -1}
}

// put keeps a film of so many bytes.
func put(t testing.TB, s *site, n int) (custody.Object, []byte) {
	t.Helper()
	content := film(n)
	return must(s.Put(ctx, sending(s), bytes.NewReader(content)))(t), content
}

func digest(content []byte) string {
	sum := sha256.Sum256(content)
	return hex.EncodeToString(sum[:])
}

// everyone lets anybody see, so that a test can.
func everyone(_ context.Context, _ store.AccountID, _ []roles.Role, _ custody.Object) (string, error) {
	return "teste", nil
}

func read(t testing.TB, s *site, o custody.Object) ([]byte, error) {
	t.Helper()
	s.Readers = append(s.Readers, everyone)
	who := custody.Viewer{Account: "ana", Visit: "v"}
	l, err := s.Link(ctx, who, s.contest.ID, o.ID)
	if err != nil {
		return nil, err
	}
	_, content, err := s.Follow(ctx, who, s.contest.ID, o.ID, l.Text)
	if err != nil {
		return nil, err
	}
	return io.ReadAll(content)
}

// inTheClear looks for a text in everything that is kept on disks, and in the names of
// the files.
func inTheClear(t testing.TB, s *site, texts ...string) {
	t.Helper()
	looked := 0
	look := func(path string) {
		data, err := os.ReadFile(path)
		if errors.Is(err, os.ErrNotExist) {
			return
		}
		looked++
		for _, text := range texts {
			if err != nil || bytes.Contains(data, []byte(text)) || strings.Contains(path, text) {
				t.Errorf("%s: %q lies in the clear (%v)", path, text, err)
			}
		}
	}
	err := filepath.WalkDir(s.folder, func(path string, entry os.DirEntry, err error) error {
		if err == nil && !entry.IsDir() {
			look(path)
		}
		return err
	})
	if err != nil || looked == 0 {
		t.Fatalf("%d files, %v", looked, err)
	}
	if s.base != "" {
		look(s.base)
		look(s.base + "-wal")
	}
}
