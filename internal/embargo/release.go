package embargo

import (
	"archive/tar"
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"certame/internal/intake"

	"filippo.io/age"
)

// Early is a version whose hour has not come.
type Early struct{ Hour, Now time.Time }

// Error says it, to the second.
func (e *Early) Error() string {
	const written = "02/01/2006 15:04:05"
	return "a versão está sob embargo até " + e.Hour.In(Brasilia).Format(written) + " (Brasília), e agora são " + e.Now.In(Brasilia).Format(written)
}

// ReadHeader reads what everybody may read of a sealed version.
func ReadHeader(folder string) (*Header, error) {
	path := filepath.Join(folder, headerFile)
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	var h Header
	if json.Unmarshal(data, &h) != nil || h.Format != sealFormat {
		return nil, broken(path)
	}
	if _, err := h.Hour(); err != nil {
		return nil, broken(path)
	}
	for _, p := range h.Shares {
		if min(p.First, p.Second) < 0 || max(p.First, p.Second) >= len(h.People) || p.First == p.Second {
			return nil, broken(path)
		}
	}
	return &h, nil
}

func broken(path string) error {
	return refuse(path, "não é um lacre deste formato ("+sealFormat+"), ou foi alterado", "Indique a pasta gravada por certame publicar lacrar, inteira.")
}

// Release writes the documents of a sealed version, and their list, in a folder
// that nobody else can read yet. Before the hour nothing is deciphered. The hour
// outside could have been changed: the one inside counts too, before anything is
// written.
func Release(ctx context.Context, folder string, keys [2]age.Identity, now time.Time, stage string) (*Version, []string, error) {
	h, err := ReadHeader(folder)
	if err != nil {
		return nil, nil, err
	}
	if err := due(h.Embargo, now); err != nil {
		return nil, nil, err
	}
	identity, who, err := h.open(keys)
	if err != nil {
		return nil, nil, err
	}
	file, err := os.Open(filepath.Join(folder, contentFile))
	if err != nil {
		return nil, nil, err
	}
	defer file.Close()
	plain, err := age.Decrypt(file, identity)
	if err != nil {
		return nil, nil, broken(file.Name())
	}
	v, err := h.extract(ctx, tar.NewReader(plain), now, stage)
	if err != nil && !told(err) {
		err = broken(file.Name()) // what age and tar say of bytes that were changed
	}
	return v, who, err
}

// told reports whether an error already says what happened.
func told(err error) bool {
	early, refused, system := (*Early)(nil), (*intake.Refused)(nil), (*fs.PathError)(nil)
	return errors.As(err, &early) || errors.As(err, &refused) || errors.As(err, &system) || errors.Is(err, context.Canceled)
}

// due refuses an hour that has not come.
func due(stamp string, now time.Time) error {
	hour, err := time.Parse(time.RFC3339, stamp)
	if err != nil {
		return err
	}
	if now.Before(hour) {
		return &Early{hour, now}
	}
	return nil
}

// open joins the shares of the two people.
func (h *Header) open(keys [2]age.Identity) (age.Identity, []string, error) {
	for _, p := range h.Shares {
		for turn := range 2 {
			one, is := decryptWith(keys[turn], p.Shares[0])
			other, also := decryptWith(keys[1-turn], p.Shares[1])
			if !is || !also || len(one) != len(other) {
				continue
			}
			identity, err := age.ParseX25519Identity(string(xor(one, other)))
			return identity, []string{h.People[p.First].Name, h.People[p.Second].Name}, err
		}
	}
	return nil, nil, refuse("--chave", "as duas chaves não são de duas das pessoas deste lacre", "Confirmam a publicação duas destas: "+h.names()+".")
}

func (h *Header) names() string {
	var out bytes.Buffer
	for i, c := range h.People {
		if i > 0 {
			out.WriteString(", ")
		}
		out.WriteString(c.Name)
	}
	return out.String()
}

// extract holds the list to the commitment and to the hour, and each document to
// the list.
func (h *Header) extract(ctx context.Context, archive *tar.Reader, now time.Time, stage string) (*Version, error) {
	entry, err := archive.Next()
	if err != nil {
		return nil, err
	}
	list, err := io.ReadAll(io.LimitReader(archive, 64<<20))
	if err != nil {
		return nil, err
	}
	var v Version
	if entry.Name != VersionFile || commitmentOf(list) != h.Commitment || json.Unmarshal(list, &v) != nil {
		return nil, broken(contentFile)
	}
	if err := due(v.Embargo, now); err != nil {
		return nil, err
	}
	if v.Embargo != h.Embargo {
		return nil, broken(headerFile)
	}
	for _, d := range v.Documents {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		if err := place(archive, d, stage); err != nil {
			return nil, err
		}
	}
	return &v, writeNew(filepath.Join(stage, VersionFile), list, 0o644)
}

func place(archive *tar.Reader, d Document, stage string) error {
	entry, err := archive.Next()
	if err != nil {
		return err
	}
	name := filepath.FromSlash(d.Name)
	if entry.Name != d.Name || entry.Size != d.Size || !filepath.IsLocal(name) {
		return broken(contentFile)
	}
	path := filepath.Join(stage, name)
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	file, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if err != nil {
		return err
	}
	defer file.Close()
	sum := sha256.New()
	_, err = io.Copy(io.MultiWriter(file, sum), archive)
	if err := errors.Join(err, file.Sync(), file.Close()); err != nil {
		return err
	}
	if got := hex.EncodeToString(sum.Sum(nil)); got != d.SHA256 {
		return refuse(d.Name, fmt.Sprintf("o SHA-256 é %s, e o da versão é %s", got, d.SHA256), "O lacre foi alterado: nada foi publicado.")
	}
	return nil
}
