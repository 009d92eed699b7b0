package docket

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"strings"
	"testing"

	"certame/internal/blob"
	"certame/internal/intake"
	"certame/internal/scan"
	"certame/internal/scan/scantest"
)

// A file of a board that carries something is not kept, nor while nobody gives a word.
func TestImportScanned(t *testing.T) {
	d := desk(t)
	c := created(t, d)
	server := scantest.Start(t, "tcp", "127.0.0.1:0")
	var err error
	if d.Scan, err = (scan.Config{Server: server.Address}).Scanner(); err != nil {
		t.Fatal(err)
	}
	if _, err := d.ReceiveImport(t.Context(), hr, c.ID, "a.csv", strings.NewReader(published)); err != nil {
		t.Fatal(err)
	}
	for _, broken := range []bool{false, true} {
		server.Broken.Store(broken)
		text := published + scantest.EICAR
		sum := sha256.Sum256([]byte(text))
		var refused *intake.Refused
		if _, err := d.ReceiveImport(t.Context(), hr, c.ID, "a.csv", strings.NewReader(text)); !errors.As(err, &refused) {
			t.Fatalf("broken %v: %v", broken, err)
		}
		if _, err := d.blobs.Open(t.Context(), hex.EncodeToString(sum[:])); !errors.Is(err, blob.ErrNotFound) {
			t.Errorf("its bytes are kept: %v", err)
		}
	}
	if list, err := d.db.Intakes(t.Context(), c.ID, 10); err != nil || len(list) != 1 {
		t.Errorf("%d, %v", len(list), err)
	}
}
