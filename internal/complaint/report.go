package complaint

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base32"
	"encoding/hex"
	"strings"
	"unicode/utf8"

	"certame/internal/store"
	"certame/law"
)

// Report is what somebody tells. Nobody is asked who they are.
type Report struct {
	About   string `json:"sobre"` // of whom, as it was written: a registration number or a description
	Text    string `json:"texto"`
	Name    string `json:"nome,omitempty"`
	Contact string `json:"contato,omitempty"`

	Uploads []Upload `json:"-"` // that come with it
}

// reported is a report as it is kept.
type reported struct {
	Report
	Files []Attachment `json:"anexos,omitempty"`
}

// The most that is kept of each field, in characters.
const (
	TextMost  = 10_000
	ShortMost = 300
)

// File keeps a report and gives the code by which who told it, and nobody else, asks
// what became of it. Only the digest of the code is kept.
func (d *Desk) File(ctx context.Context, contest store.ContestID, r Report) (code string, err error) {
	basis, err := d.basis(ctx, contest)
	if err != nil {
		return "", err
	}
	if err := r.check(basis); err != nil {
		return "", err
	}
	if err := d.checkUploads(ctx, r.Uploads); err != nil {
		return "", err
	}
	code = newCode()
	return code, d.db.Whole(ctx, func(tx *store.DB) error {
		f, err := d.cabinet.Create(ctx, tx, contest, complaints, handleOf(code))
		if err != nil {
			return err
		}
		files, err := d.attach(ctx, tx, "", contest, r.Uploads)
		if err != nil {
			return err
		}
		if err := d.cabinet.Append(ctx, tx, f, received, "", reported{r, files}); err != nil {
			return err
		}
		return d.note(ctx, tx, "", contest, Filed, f.ID)
	})
}

func (r *Report) check(basis []law.Provision) error {
	for _, field := range []*string{&r.About, &r.Text, &r.Name, &r.Contact} {
		*field = strings.TrimSpace(*field)
	}
	switch {
	case r.About == "":
		return refused("Falta dizer sobre quem é a denúncia.", "Escreva a inscrição ou, se não a souber, o nome ou o que permita saber de quem se trata.", basis...)
	case r.Text == "":
		return refused("Falta contar o que aconteceu.", "Descreva os fatos e como foram conhecidos.", basis...)
	case utf8.RuneCountInString(r.Text) > TextMost:
		return refused("O relato passa de 10.000 letras.", "Conte o essencial; o órgão pede o resto ao apurar.")
	}
	for _, short := range []string{r.About, r.Name, r.Contact} {
		if utf8.RuneCountInString(short) > ShortMost {
			return refused("Um dos campos curtos passa de 300 letras.", "Escreva só o necessário nele, e o mais no relato.")
		}
	}
	return nil
}

// alphabet has no letters that are read one for another.
var alphabet = base32.NewEncoding("0123456789ABCDEFGHJKMNPQRSTVWXYZ").WithPadding(base32.NoPadding)

// newCode is 130 bits that nobody guesses, in groups that people copy.
func newCode() string {
	var b [20]byte
	_, _ = rand.Read(b[:]) // never fails
	text := alphabet.EncodeToString(b[:])[:26]
	return text[:7] + "-" + text[7:13] + "-" + text[13:19] + "-" + text[19:]
}

// handleOf is what is kept of a code, however it was copied.
func handleOf(code string) string {
	code = strings.NewReplacer("-", "", " ", "", "O", "0", "I", "1", "L", "1").Replace(strings.ToUpper(strings.TrimSpace(code)))
	sum := sha256.Sum256([]byte("denuncia " + code))
	return hex.EncodeToString(sum[:])
}
