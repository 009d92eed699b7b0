package actlog

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"certame/internal/durable"

	"github.com/gofrs/flock"
	"golang.org/x/mod/sumdb/note"
)

// Witness is somebody outside the agency who signs a head only if it continues the
// last one they signed.
type Witness struct {
	Memory string // folder: what was seen, log by log
	Key    string // file of the private key
	LogKey string // public key of the log, kept since the beginning
	First  bool   // nothing was seen of this log yet, and the person knows
	Now    time.Time
}

// Sign holds the head that a log shows to the last one seen, remembers it, and
// only then signs it: a witness that forgot could sign two histories. The log is
// read by its tiles alone. A head that does not continue is a *Rewritten.
func (w *Witness) Sign(ctx context.Context, folder string) (*Checkpoint, error) {
	lock := flock.New(filepath.Join(w.Memory, "trava"))
	ctx, cancel := context.WithTimeout(ctx, 10*time.Second)
	defer cancel()
	if held, err := lock.TryLockContext(ctx, 50*time.Millisecond); !held || err != nil {
		return nil, errors.Join(refuse(w.Memory, "outro processo está assinando por esta testemunha, ou a pasta não existe", "Repita daqui a pouco, ou comece com certame registro habilitar."), err)
	}
	defer lock.Unlock() //nolint:errcheck // it falls with the process
	signer, err := readCosigner(w.Key, w.Now)
	if err != nil {
		return nil, err
	}
	signed, err := os.ReadFile(filepath.Join(folder, checkpointFile))
	if err != nil {
		return nil, missing(folder, err)
	}
	now, err := Authentic(signed, w.LogKey)
	if err != nil {
		return nil, err
	}
	before, err := w.seen(now.Origin)
	if err != nil {
		return nil, err
	}
	if continues, err := grew(folder, before, now); err != nil {
		return nil, err
	} else if !continues {
		return nil, &Rewritten{before, now}
	}
	if err := durable.Write(w.path(now.Origin), signed, 0o644); err != nil {
		return nil, err
	}
	return now, now.cosign(w.LogKey, signer)
}

// path is where the last head seen of a log is kept.
func (w *Witness) path(origin string) string {
	sum := sha256.Sum256([]byte(origin))
	return filepath.Join(w.Memory, hex.EncodeToString(sum[:8])+".cabeca")
}

// seen is the last head signed of a log. Of a log never seen it is the empty one,
// and somebody has to say that it is so: a memory that was lost looks the same.
func (w *Witness) seen(origin string) (*Checkpoint, error) {
	signed, err := os.ReadFile(w.path(origin))
	switch {
	case err == nil:
		return Authentic(signed, w.LogKey)
	case !errors.Is(err, fs.ErrNotExist):
		return nil, err
	case !w.First:
		return nil, refuse(w.Memory, "a testemunha não lembra de nenhuma cabeça de "+origin, "Se é mesmo a primeira, diga --primeira-vez; se a memória se perdeu, recupere-a antes de assinar.")
	}
	return &Checkpoint{Origin: origin}, nil
}

// cosign adds a signature to those of a head.
func (c *Checkpoint) cosign(logKey string, signer note.Signer) error {
	verifier, err := logVerifier(logKey)
	if err != nil {
		return err
	}
	n, err := note.Open(c.Signed, note.VerifierList(verifier))
	if err != nil {
		return err
	}
	c.Signed, err = note.Sign(n, signer)
	return err
}
