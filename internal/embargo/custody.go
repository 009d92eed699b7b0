package embargo

import (
	"bytes"
	"crypto/rand"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"certame/internal/durable"
	"certame/internal/intake"

	"filippo.io/age"
)

// Custodian is one of the people whose keys release a version.
type Custodian struct {
	Name string `json:"nome"`
	Key  string `json:"chave"` // public, as age writes it
}

// pair are the shares of two custodians: each encrypted to its own person.
type pair struct {
	First  int       `json:"uma"`
	Second int       `json:"outra"`
	Shares [2][]byte `json:"partes"`
}

// CreateKey writes the private key of a person, as age does, and the public one
// beside it.
func CreateKey(name, path string) (*Custodian, error) {
	identity, err := age.GenerateX25519Identity()
	if err != nil {
		return nil, err
	}
	c := &Custodian{name, identity.Recipient().String()}
	public := "# " + name + "\n" + c.Key + "\n"
	if err := writeNew(path, []byte("# "+name+"\n# public key: "+c.Key+"\n"+identity.String()+"\n"), 0o600); err != nil {
		return nil, err
	}
	return c, writeNew(PublicPath(path), []byte(public), 0o644)
}

// PublicPath is where the public key of a private one is.
func PublicPath(private string) string {
	return strings.TrimSuffix(private, filepath.Ext(private)) + ".pub"
}

// ReadCustodian reads a public key; the name is the first comment, or that of the
// file.
func ReadCustodian(path string) (*Custodian, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	c := &Custodian{Name: strings.TrimSuffix(filepath.Base(path), filepath.Ext(path))}
	for i, line := range strings.Split(string(text), "\n") {
		line = strings.TrimSpace(line)
		comment, is := strings.CutPrefix(line, "#")
		switch {
		case is && i == 0:
			c.Name = strings.TrimSpace(comment)
		case line == "" || is:
		case c.Key != "":
			return nil, refuse(path, "tem mais de uma chave", "Um arquivo de cada pessoa.")
		default:
			c.Key = line
		}
	}
	if _, err := age.ParseX25519Recipient(c.Key); err != nil {
		return nil, refuse(path, "não é a chave pública de uma pessoa", "Use o .pub gravado por certame publicar chave, ou a chave pública (age1…) de age-keygen.")
	}
	return c, nil
}

// ReadKey reads the private key of a person.
func ReadKey(path string) (age.Identity, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	list, err := age.ParseIdentities(bytes.NewReader(text))
	if err != nil || len(list) != 1 {
		return nil, refuse(path, "não é a chave privada de uma pessoa", "Use o arquivo gravado por certame publicar chave, um de cada pessoa.")
	}
	return list[0], nil
}

// split gives each two of the people a pair of shares of a secret: one is noise,
// and the other the secret under that noise.
func split(secret []byte, people []*Custodian) (out []pair, err error) {
	for i := range people {
		for j := i + 1; j < len(people); j++ {
			noise := make([]byte, len(secret))
			rand.Read(noise) //nolint:errcheck // it never fails
			one, errOne := encryptTo(people[i], noise)
			other, errOther := encryptTo(people[j], xor(secret, noise))
			if err := errors.Join(errOne, errOther); err != nil {
				return nil, err
			}
			out = append(out, pair{i, j, [2][]byte{one, other}})
		}
	}
	return out, nil
}

func xor(a, b []byte) []byte {
	out := make([]byte, len(a))
	for i := range a {
		out[i] = a[i] ^ b[i]
	}
	return out
}

func encryptTo(c *Custodian, data []byte) ([]byte, error) {
	recipient, err := age.ParseX25519Recipient(c.Key)
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	w, err := age.Encrypt(&out, recipient)
	if err != nil {
		return nil, err
	}
	_, err = w.Write(data)
	err = errors.Join(err, w.Close())
	return out.Bytes(), err // whole only once closed
}

func decryptWith(id age.Identity, data []byte) ([]byte, bool) {
	r, err := age.Decrypt(bytes.NewReader(data), id)
	if err != nil {
		return nil, false
	}
	plain, err := io.ReadAll(r)
	return plain, err == nil
}

// writeNew writes a file that does not exist.
func writeNew(path string, data []byte, mode os.FileMode) error {
	err := durable.WriteNew(path, data, mode)
	if errors.Is(err, os.ErrExist) {
		return refuse(path, "já existe, e uma chave nunca é trocada por cima", "Indique outro arquivo.")
	}
	return err
}

// distinct refuses fewer than two people, or one of them twice.
func distinct(people []*Custodian) error {
	if len(people) < 2 {
		return refuse("--pessoa", fmt.Sprintf("duas pessoas confirmam a publicação, e foi indicada %d", len(people)), "Indique a chave pública de cada uma.")
	}
	for i, c := range people {
		for _, other := range people[:i] {
			if other.Key == c.Key {
				return refuse("--pessoa", "a chave de "+c.Name+" e a de "+other.Name+" são a mesma", "Cada pessoa tem a sua.")
			}
		}
	}
	return nil
}

func refuse(file, what, remedy string) error {
	return intake.Refuse([]intake.Problem{{File: file, What: what, Remedy: remedy}})
}
