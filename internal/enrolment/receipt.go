package enrolment

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"strconv"
	"strings"
	"time"

	"certame/internal/secret"
	"certame/internal/secret/once"
	"certame/internal/store"
)

// Kinds of what is done with a registration.
const (
	Made      = "inscricao"
	Changed   = "mudanca"
	Withdrawn = "desistencia"
	Returned  = "retorno"
)

var kindWords = map[string]string{Made: "inscrição", Changed: "mudança da inscrição", Withdrawn: "desistência da inscrição", Returned: "volta à inscrição, depois de desistir"}

// Receipt is one thing done, as its person keeps it.
type Receipt struct {
	Registration string
	Number       int // of the registration
	Position     int // in the series of the contest
	Kind         string
	At           time.Time
	Digest       string // SHA-256 of the text
	Text         string
	Choice       Choice // as it stands after it
}

// What is the kind in words.
func (r *Receipt) What() string { return kindWords[r.Kind] }

// sealedEvent is what is sealed of an event. The text is kept as it was handed over: one
// written again by a later version would have another digest.
type sealedEvent struct {
	Choice Choice `json:"declaracao"`
	Before string `json:"anterior"`
	Text   string `json:"texto"`
}

// Digest is that of a receipt as it was handed over; what a form or a mail does to the
// ends of lines is undone.
func Digest(text string) string {
	text = strings.TrimSpace(strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(text)) + "\n"
	sum := sha256.Sum256([]byte(text))
	return hex.EncodeToString(sum[:])
}

// read opens an event, which must be what its receipt says.
func read(key []byte, registration string, e store.EnrolmentEvent) (Receipt, string, error) {
	plain, err := once.Open(key, e.Sealed, placeOf(e.Contest, e.Position, e.Number))
	if err != nil {
		return Receipt{}, "", err
	}
	var s sealedEvent
	if json.Unmarshal(plain, &s) != nil || Digest(s.Text) != e.Digest {
		return Receipt{}, "", secret.ErrSealed
	}
	return Receipt{
		Registration: registration, Number: e.Number, Position: e.Position, Kind: e.Kind, At: e.At, Digest: e.Digest, Text: s.Text, Choice: s.Choice,
	}, s.Before, nil
}

// registrationOf is the number by which a registration is known, from its order.
func registrationOf(number int) string {
	text := strconv.Itoa(number)
	return strings.Repeat("0", max(0, 7-len(text))) + text
}
