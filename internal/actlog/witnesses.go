package actlog

import (
	"bytes"
	"context"
	"encoding/base64"
	"encoding/binary"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"certame/internal/durable"

	"github.com/gofrs/flock"
	"golang.org/x/mod/sumdb/note"
)

// Witnessed is a witness that signed a head, and when.
type Witnessed struct {
	Name string    `json:"nome"`
	At   time.Time `json:"quando"`
}

// Witnesses are those of a list of keys that signed the head.
func (c *Checkpoint) Witnesses(logKey string, keys []string) (out []Witnessed, err error) {
	n, err := c.openedBy(logKey, keys)
	if err != nil {
		return nil, err
	}
	for _, s := range n.Sigs[1:] { // the first is that of the log
		raw, err := base64.StdEncoding.DecodeString(s.Base64)
		if err != nil {
			return nil, err
		}
		out = append(out, Witnessed{s.Name, time.Unix(int64(binary.BigEndian.Uint64(raw[4:])), 0).UTC()})
	}
	return out, nil
}

// openedBy opens a head with the key of the log and those of witnesses, the log
// first. One key counts once, whatever the names it is under, and that of the log
// does not count as a witness.
func (c *Checkpoint) openedBy(logKey string, keys []string) (*note.Note, error) {
	verifier, err := logVerifier(logKey)
	if err != nil {
		return nil, err
	}
	witnesses, err := witnessKeys(logKey, keys)
	if err != nil {
		return nil, err
	}
	all := []note.Verifier{verifier}
	for _, w := range witnesses {
		all = append(all, w)
	}
	n, err := note.Open(c.Signed, note.VerifierList(all...))
	if err != nil {
		return nil, refuse(checkpointFile, "uma assinatura da cabeça não confere", restore)
	}
	for i, s := range n.Sigs {
		if s.Name == verifier.Name() && s.Hash == verifier.KeyHash() {
			n.Sigs[0], n.Sigs[i] = n.Sigs[i], n.Sigs[0]
			return n, nil
		}
	}
	return nil, refuse(checkpointFile, "a assinatura não é da chave deste registro", restore)
}

// KnownWitnesses refuses keys that are not of witnesses, or that would count twice.
func KnownWitnesses(logKey string, keys []string) error {
	_, err := witnessKeys(logKey, keys)
	return err
}

func witnessKeys(logKey string, keys []string) (out []*witnessKey, err error) {
	for _, text := range keys {
		k, err := parseWitnessKey(text)
		if err != nil {
			return nil, err
		}
		if bytes.HasSuffix([]byte(rawKey(logKey)), k.public) {
			return nil, refuse(k.name, "é a chave do próprio registro, que não testemunha por si", "Indique chaves de testemunhas.")
		}
		for _, other := range out {
			if other.public.Equal(k.public) {
				return nil, refuse(k.name, "a mesma chave foi indicada duas vezes: uma testemunha conta uma vez", "Indique cada testemunha uma vez.")
			}
		}
		out = append(out, k)
	}
	return out, nil
}

// Gather joins to the head of a log the signatures that witnesses gave it, and
// says who signed. A file of another head, or signed by none of the witnesses,
// changes nothing.
func Gather(ctx context.Context, folder string, keys []string, files ...string) ([]Witnessed, *Checkpoint, error) {
	lock := flock.New(filepath.Join(folder, "trava"))
	ctx, cancel := context.WithTimeout(ctx, 10*time.Second)
	defer cancel()
	if held, err := lock.TryLockContext(ctx, 50*time.Millisecond); !held || err != nil {
		return nil, nil, errors.Join(refuse(folder, "outro processo está gravando no registro", "Repita daqui a pouco."), err)
	}
	defer lock.Unlock() //nolint:errcheck // it falls with the process
	_, c, err := Open(folder)
	if err != nil {
		return nil, nil, err
	}
	public, err := os.ReadFile(filepath.Join(folder, keyFile))
	if err != nil {
		return nil, nil, missing(folder, err)
	}
	for _, file := range files {
		if err := c.take(string(public), keys, file); err != nil {
			return nil, nil, err
		}
	}
	who, err := c.Witnesses(string(public), keys)
	if err != nil {
		return nil, nil, err
	}
	return who, c, durable.Write(filepath.Join(folder, checkpointFile), c.Signed, 0o644)
}

// take adds to a head the signatures that a file has of it.
func (c *Checkpoint) take(logKey string, keys []string, file string) error {
	signed, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	other, err := Authentic(signed, logKey)
	if err != nil {
		return err
	}
	if other.text() != c.text() {
		return refuse(file, fmt.Sprintf("é a assinatura da cabeça de %d atos, e a do registro agora tem %d", other.Size, c.Size), "Peça à testemunha que assine a cabeça de agora.")
	}
	brought, err := other.openedBy(logKey, keys)
	if err != nil {
		return err
	}
	if len(brought.Sigs) == 1 {
		return refuse(file, "não tem a assinatura de nenhuma das testemunhas indicadas", "Indique com --testemunhas a chave de quem assinou.")
	}
	mine, err := c.openedBy(logKey, keys)
	if err != nil {
		return err
	}
	c.Signed, err = note.Sign(&note.Note{Text: c.text(), Sigs: merged(mine.Sigs, brought.Sigs), UnverifiedSigs: mine.UnverifiedSigs})
	return err
}

// merged are the signatures of one head and those another brings, each key once,
// the newer last.
func merged(mine, brought []note.Signature) []note.Signature {
	out := mine[:1:1]
	for _, s := range mine[1:] {
		if !signedBy(brought, s) {
			out = append(out, s)
		}
	}
	return append(out, brought[1:]...)
}

func signedBy(list []note.Signature, s note.Signature) bool {
	for _, other := range list {
		if other.Name == s.Name && other.Hash == s.Hash {
			return true
		}
	}
	return false
}
