package actlog

import (
	"crypto/rand"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"strings"

	"certame/internal/durable"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"
)

// NewKey makes the keys of a log with a name, for who keeps them elsewhere than in
// files.
func NewKey(name string) (private, public string, err error) {
	private, public, err = note.GenerateKey(rand.Reader, name)
	if err != nil {
		err = refuse(name, "nome que um registro não pode ter", "Use um nome como orgao.gov.br/concursos, sem espaços nem +.")
	}
	return private, public, err
}

// Begin makes the folder of an empty log whose keys are kept elsewhere.
func Begin(folder, private, public string) error {
	signer, err := note.NewSigner(strings.TrimSpace(private))
	if err != nil {
		return refuse(keyFile, "não é a chave privada de um registro", restore)
	}
	if err := os.MkdirAll(filepath.Join(folder, actsFolder), 0o755); err != nil {
		return err
	}
	if err := durable.Write(filepath.Join(folder, keyFile), []byte(public+"\n"), 0o644); err != nil {
		return err
	}
	root, err := tlog.TreeHash(0, readerOf(nil))
	if err != nil {
		return err
	}
	c := &Checkpoint{Origin: signer.Name(), Root: root}
	if c.Signed, err = note.Sign(&note.Note{Text: c.text()}, signer); err != nil {
		return err
	}
	return durable.Write(filepath.Join(folder, checkpointFile), c.Signed, 0o644)
}

// Restore puts in a folder the next act and the head that was signed with it, as
// they were kept elsewhere. A head that the act does not give is refused.
func Restore(folder string, leaf, signed []byte) error {
	l, c, err := Open(folder)
	if err != nil {
		return err
	}
	var act Act
	if err := json.Unmarshal(leaf, &act); err != nil || act.Index != c.Size {
		return refuse(folder, "o ato guardado não é o seguinte do registro", restore)
	}
	canonical, err := json.Marshal(act)
	if err != nil || string(canonical) != string(leaf) {
		return errors.Join(err, refuse(folder, "o ato guardado não é o que foi assinado", restore))
	}
	next, err := parse(signed)
	if err != nil {
		return err
	}
	if err := l.write(act); err != nil {
		return err
	}
	root, err := l.root()
	if err != nil {
		return err
	}
	if next.Size != c.Size+1 || next.Root != root {
		return refuse(folder, "os atos guardados não dão a cabeça assinada", restore)
	}
	return durable.Write(filepath.Join(folder, checkpointFile), signed, 0o644)
}
