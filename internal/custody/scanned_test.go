package custody_test

import (
	"bytes"
	"errors"
	"image"
	"image/png"
	"testing"

	"certame/internal/custody"
	"certame/internal/scan"
	"certame/internal/scan/scantest"
	"certame/internal/store"
)

// picture is a document as cameras make them, with bytes after its end, which nobody who
// looks at it sees.
func picture(t testing.TB, after string) []byte {
	var b bytes.Buffer
	if err := png.Encode(&b, image.NewGray(image.Rect(0, 0, 64, 36))); err != nil {
		t.Fatal(err)
	}
	return append(b.Bytes(), after...)
}

func ofDocument(s *site) custody.Sending {
	return custody.Sending{Contest: s.contest.ID, Kind: custody.Document, Piece: "identidade_civil", Group: "PPP", Registration: "0001", By: "ana", Name: "identidade.png", Declared: "image/png", Total: -1}
}

// What carries something is not kept, nor any byte or key of it, and who tried is in the
// log; while nobody answers what came waits, is read by nobody, and is kept once there is
// an answer.
func TestScanned(t *testing.T) {
	everywhere(t, func(t *testing.T, s *site) {
		server := scantest.Start(t, "tcp", "127.0.0.1:0")
		scanner, err := scan.Config{Server: server.Address}.Scanner()
		if err != nil {
			t.Fatal(err)
		}
		var refusal *custody.Refusal
		s.Scan = scanner
		if _, err := s.Put(ctx, ofDocument(s), bytes.NewReader(picture(t, scantest.EICAR))); !errors.As(err, &refusal) || refusal.Code != "VARREDURA" {
			t.Fatalf("%v", err)
		}
		if waits := must(s.Store.UploadNames(ctx))(t); len(waits) != 0 {
			t.Errorf("%d wait", len(waits))
		}
		if keys := must(s.Store.CustodyKeys(ctx, "", 10))(t); len(keys) != 0 {
			t.Errorf("%d keys of what was refused", len(keys))
		}
		if log := must(s.Store.Accesses(ctx, s.contest.ID, 0, 1))(t); len(log) != 1 || log[0].Action != "custodia.recusar" || log[0].Account != "ana" {
			t.Errorf("%+v", log)
		}

		server.Broken.Store(true)
		content := picture(t, "")
		sent := ofDocument(s)
		sent.Total = int64(len(content))
		u := must(s.Begin(ctx, sent))(t)
		if _, err := s.Append(ctx, u, 0, bytes.NewReader(content)); !errors.As(err, &refusal) || refusal.Code != "VARREDURA-FORA" {
			t.Fatalf("without a word: %v", err)
		}
		if _, err := s.Object(ctx, s.contest.ID, u.ID); !errors.Is(err, store.ErrNotFound) {
			t.Errorf("kept unseen: %v", err)
		}
		server.Broken.Store(false)
		if _, err := s.Vault.Open(ctx, s.contest.ID, u.ID, "ana"); err != nil {
			t.Fatal(err)
		}
		if o := must(s.Object(ctx, s.contest.ID, u.ID))(t); o.Digest != digest(content) || server.Files.Load() != 3 {
			t.Errorf("%+v after %d questions", o, server.Files.Load())
		}
	})
}
