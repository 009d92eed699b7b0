package openpack

import (
	"bufio"
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"certame/internal/intake"
	"certame/ledger"
)

// secretFile keeps, in the folder of the contest, what hides the lines of its book
// in the packages. It is drawn once: with another one nobody could see that a
// package continues the one before.
const secretFile = "segredo-da-cadeia.txt"

// ChainSecret is the secret of a contest, drawn the first time it is asked for.
// When nothing is to be written, one that is thrown away does.
func ChainSecret(folder string, write bool) (secret [sha256.Size]byte, err error) {
	path := filepath.Join(folder, secretFile)
	text, err := os.ReadFile(path)
	if err == nil {
		raw, err := hex.DecodeString(strings.TrimSpace(string(text)))
		if err != nil || len(raw) != len(secret) {
			return secret, intake.Refuse([]intake.Problem{{File: path, What: "não é o segredo da cadeia: são 64 algarismos hexadecimais", Remedy: "Recupere o arquivo da cópia de segurança: com outro segredo, ninguém vê que o pacote continua o anterior."}})
		}
		return [sha256.Size]byte(raw), nil
	}
	if !errors.Is(err, fs.ErrNotExist) {
		return secret, err
	}
	rand.Read(secret[:]) //nolint:errcheck // it never fails
	if !write {
		return secret, nil
	}
	file, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return secret, err
	}
	_, err = file.WriteString(hex.EncodeToString(secret[:]) + "\n")
	return secret, errors.Join(err, file.Sync(), file.Close())
}

// committed is the commitment to each line of the book. The digest alone would tell
// a private line to whoever guessed it: person, day and author are few. It does not
// say which lines are public either: private ones just before somebody leaves would
// tell that there was a proceeding. A line names the digest of the one before it, so
// each commitment holds the whole past.
func committed(secret [sha256.Size]byte, lines [][]byte) (out []string) {
	for _, line := range lines {
		mac := hmac.New(sha256.New, secret[:])
		mac.Write(line)
		out = append(out, hex.EncodeToString(mac.Sum(nil)))
	}
	return out
}

func chainOf(commitments []string) []byte {
	var out strings.Builder
	out.WriteString("fato,resumo\n")
	for i, c := range commitments {
		out.WriteString(ledger.ID(i+1) + "," + c + "\n")
	}
	return []byte(out.String())
}

// Continues holds a package that was verified, in a folder, to an earlier one of
// the same contest: the book only grew. The error of one that does not is a
// *Divergence.
func (v *Verified) Continues(work, earlier, aside string) error {
	before, err := open(earlier, aside)
	if err != nil {
		return err
	}
	if before.Manifest.Contest != v.Manifest.Contest {
		return &Divergence{"o pacote anterior é de outro certame: " + before.Manifest.Contest}
	}
	old, err := rowsOf(aside, before)
	if err != nil {
		return err
	}
	now, err := rowsOf(work, v)
	if err != nil {
		return err
	}
	for i, row := range old {
		if i >= len(now) {
			return &Divergence{fmt.Sprintf("%s: o livro tinha %d fatos no pacote anterior, e tem %d: a história foi reescrita", chainName, len(old), len(now))}
		}
		if row != now[i] {
			return &Divergence{fmt.Sprintf("%s, linha %d: não é a do pacote anterior: a história foi reescrita, ou o segredo da cadeia é outro", chainName, i+2)}
		}
	}
	return nil
}

// rowsOf reads the commitments of a package; without a book there are none.
func rowsOf(folder string, v *Verified) (rows []string, err error) {
	if v.Manifest.Original.Head == "" {
		return nil, nil
	}
	file, err := os.Open(filepath.Join(folder, chainName))
	if err != nil {
		return nil, &Divergence{chainName + ": falta no pacote"}
	}
	defer file.Close()
	for s := bufio.NewScanner(file); s.Scan(); {
		rows = append(rows, s.Text())
	}
	return rows[min(1, len(rows)):], nil
}
