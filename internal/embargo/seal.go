package embargo

import (
	"archive/tar"
	"context"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"io"
	"os"
	"path/filepath"
	"time"

	"filippo.io/age"
)

const (
	headerFile  = "lacre.json"
	contentFile = "conteudo.age"
	sealFormat  = "certame-lacre/1"
)

// Header is what everybody may read of a sealed version.
type Header struct {
	Format     string       `json:"formato"`
	Embargo    string       `json:"embargo"`
	Commitment string       `json:"compromisso"` // SHA-256 of versao.json
	People     []*Custodian `json:"pessoas"`
	Shares     []pair       `json:"chaves"`
}

// Hour is when the version may be released.
func (h *Header) Hour() (time.Time, error) { return time.Parse(time.RFC3339, h.Embargo) }

// Seal writes in an empty folder the documents of another, encrypted, and the
// header. Nothing of them is written in the clear.
func Seal(ctx context.Context, target, source string, hour time.Time, people []*Custodian) (*Header, error) {
	if err := distinct(people); err != nil {
		return nil, err
	}
	documents, err := documentsOf(source)
	if err != nil {
		return nil, err
	}
	salt := make([]byte, sha256.Size)
	rand.Read(salt) //nolint:errcheck // it never fails
	version, err := (&Version{versionFormat, stamp(hour), hex.EncodeToString(salt), documents}).encode()
	if err != nil {
		return nil, err
	}
	identity, err := age.GenerateX25519Identity()
	if err != nil {
		return nil, err
	}
	header := &Header{Format: sealFormat, Embargo: stamp(hour), Commitment: commitmentOf(version), People: people}
	if header.Shares, err = split([]byte(identity.String()), people); err != nil {
		return nil, err
	}
	if err := encrypt(ctx, filepath.Join(target, contentFile), identity.Recipient(), source, version, documents); err != nil {
		return nil, err
	}
	data, err := json.MarshalIndent(header, "", "  ")
	if err != nil {
		return nil, err
	}
	return header, writeNew(filepath.Join(target, headerFile), append(data, '\n'), 0o644)
}

// encrypt writes the list and then each document, in one encrypted archive.
func encrypt(ctx context.Context, path string, to age.Recipient, source string, version []byte, documents []Document) error {
	file, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if err != nil {
		return err
	}
	defer file.Close()
	encrypted, err := age.Encrypt(file, to)
	if err != nil {
		return err
	}
	archive := tar.NewWriter(encrypted)
	err = archive.WriteHeader(&tar.Header{Name: VersionFile, Size: int64(len(version)), Mode: 0o644})
	if err == nil {
		_, err = archive.Write(version)
	}
	for i := 0; err == nil && i < len(documents); i++ {
		if err = ctx.Err(); err == nil {
			err = add(archive, source, documents[i])
		}
	}
	return errors.Join(err, archive.Close(), encrypted.Close(), file.Sync(), file.Close())
}

// add puts a document in the archive, if it is still what the list says.
func add(archive *tar.Writer, source string, d Document) error {
	path := filepath.Join(source, filepath.FromSlash(d.Name))
	file, err := os.Open(path)
	if err != nil {
		return err
	}
	defer file.Close()
	if err := archive.WriteHeader(&tar.Header{Name: d.Name, Size: d.Size, Mode: 0o644}); err != nil {
		return err
	}
	sum := sha256.New()
	n, err := io.Copy(archive, io.TeeReader(io.LimitReader(file, d.Size), sum))
	if err == nil && (n != d.Size || hex.EncodeToString(sum.Sum(nil)) != d.SHA256) {
		err = refuse(path, "mudou enquanto se lacrava", "Espere que ninguém o altere e repita.")
	}
	return err
}
