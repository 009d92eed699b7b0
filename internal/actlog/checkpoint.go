package actlog

import (
	"crypto/rand"
	"encoding/base64"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"certame/internal/durable"
	"certame/internal/intake"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"
)

// Checkpoint is a signed head: the name of the log, how many acts it has and the
// root of the tree.
type Checkpoint struct {
	Origin string
	Size   int64
	Root   tlog.Hash
	Signed []byte
}

// text is what is signed, in the form that witnesses read.
func (c *Checkpoint) text() string {
	return fmt.Sprintf("%s\n%d\n%s\n", c.Origin, c.Size, base64.StdEncoding.EncodeToString(c.Root[:]))
}

// Head is the line to be printed beside a document.
func (c *Checkpoint) Head() string {
	return fmt.Sprintf("%s, %d, %s", c.Origin, c.Size, base64.StdEncoding.EncodeToString(c.Root[:]))
}

// parse reads a checkpoint without looking at who signed it.
func parse(signed []byte) (*Checkpoint, error) {
	lines := strings.SplitN(string(signed), "\n", 4)
	if len(lines) < 4 {
		return nil, refuse(checkpointFile, "não é uma cabeça assinada", restore)
	}
	size, err := strconv.ParseInt(lines[1], 10, 64)
	root, rootErr := base64.StdEncoding.DecodeString(lines[2])
	if err != nil || rootErr != nil || len(root) != tlog.HashSize || size < 0 {
		return nil, refuse(checkpointFile, "não é uma cabeça assinada", restore)
	}
	return &Checkpoint{Origin: lines[0], Size: size, Root: tlog.Hash(root), Signed: signed}, nil
}

// Authentic reads a checkpoint and holds it to the key of the log.
func Authentic(signed []byte, key string) (*Checkpoint, error) {
	verifier, err := logVerifier(key)
	if err != nil {
		return nil, err
	}
	n, err := note.Open(signed, note.VerifierList(verifier))
	if err != nil {
		return nil, refuse(checkpointFile, "a assinatura não é da chave deste registro", restore)
	}
	c, err := parse(signed)
	if err != nil {
		return nil, err
	}
	if n.Text != c.text() || c.Origin != verifier.Name() {
		return nil, refuse(checkpointFile, "o que está assinado não é esta cabeça", restore)
	}
	return c, nil
}

func logVerifier(key string) (note.Verifier, error) {
	verifier, err := note.NewVerifier(strings.TrimSpace(key))
	if err != nil {
		return nil, refuse(keyFile, "não é uma chave pública de registro", "Use o arquivo chave.pub que o órgão publicou.")
	}
	return verifier, nil
}

// rawKey are the bytes of a public key, its kind first.
func rawKey(key string) string {
	parts := strings.SplitN(strings.TrimSpace(key), "+", 3)
	raw, err := base64.StdEncoding.DecodeString(parts[len(parts)-1])
	if err != nil {
		return ""
	}
	return string(raw)
}

// Create begins a log: the private key goes to its own file, which only its owner
// reads and which never enters the folder; the public one goes in the folder.
func Create(folder, name, keyPath string) error {
	private, public, err := note.GenerateKey(rand.Reader, name)
	if err != nil {
		return refuse(name, "nome que um registro não pode ter", "Use um nome como orgao.gov.br/concursos, sem espaços nem +.")
	}
	if err := os.MkdirAll(filepath.Join(folder, actsFolder), 0o755); err != nil {
		return err
	}
	if _, err := os.Stat(filepath.Join(folder, checkpointFile)); err == nil {
		return refuse(folder, "já tem um registro", "Indique outra pasta.")
	}
	if err := writeNew(keyPath, []byte(private+"\n"), 0o600); err != nil {
		return err
	}
	if err := writeNew(filepath.Join(folder, keyFile), []byte(public+"\n"), 0o644); err != nil {
		return err
	}
	root, err := tlog.TreeHash(0, readerOf(nil))
	if err != nil {
		return err
	}
	return seal(folder, keyPath, &Checkpoint{Origin: name, Root: root})
}

// seal signs a head and puts it in its place: from then on the acts are there.
func seal(folder, keyPath string, c *Checkpoint) error {
	private, err := os.ReadFile(keyPath)
	if err != nil {
		return err
	}
	signer, err := signerOf(string(private), c.Origin, keyPath)
	if err != nil {
		return err
	}
	if c.Signed, err = note.Sign(&note.Note{Text: c.text()}, signer); err != nil {
		return err
	}
	return durable.Write(filepath.Join(folder, checkpointFile), c.Signed, 0o644)
}

func signerOf(private, origin, from string) (note.Signer, error) {
	signer, err := note.NewSigner(strings.TrimSpace(private))
	if err != nil || signer.Name() != origin {
		return nil, refuse(from, "não é a chave privada deste registro", "Indique com --chave o arquivo gravado ao iniciar o registro.")
	}
	return signer, nil
}

func refuse(file, what, remedy string) error {
	return intake.Refuse([]intake.Problem{{File: file, What: what, Remedy: remedy}})
}

func missing(folder string, err error) error {
	if errors.Is(err, fs.ErrNotExist) {
		return refuse(folder, "não é um registro de atos, ou falta parte dele", "Comece um com certame registro iniciar, ou copie a pasta inteira.")
	}
	return err
}
