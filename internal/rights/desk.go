package rights

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"strconv"
	"unicode/utf8"

	"certame/internal/dossier"
	"certame/internal/secret"
	"certame/internal/store"
)

// Desk receives requests and keeps their answers. Who calls has already asked whether
// the person may answer.
type Desk struct {
	db      *store.DB
	cabinet dossier.Cabinet
}

// Open is a desk over a store, under the master keys.
func Open(db *store.DB, keys *secret.Keys) *Desk { return &Desk{db, dossier.New(keys)} }

// corrections is the kind of the dossiers.
const corrections = "correcao"

// Acts of a request.
const (
	asked    = "pedido"
	answered = "resposta"
)

// What the access log says was done; the object is the request.
const (
	Asked    = "correcao.pedir"
	Read     = "correcao.ler"
	Answered = "correcao.responder"
)

// MostText is how long a request and an answer may be; mostAsked is how many requests
// one account may make in a contest.
const (
	MostText  = 4000
	mostAsked = 20
)

// Refusals, as people read them.
var (
	ErrText     = errors.New("escreva o que está errado e como deve ficar, em até 4.000 caracteres")
	ErrField    = errors.New("escolha de que dado se trata")
	ErrMany     = errors.New("já há muitos pedidos desta conta neste certame: procure a secretaria")
	ErrOutcome  = errors.New("diga se o dado foi corrigido")
	ErrAnswered = errors.New("este pedido já foi respondido")
)

// Refused says of an error that a person has to do something first.
func Refused(err error) bool {
	for _, known := range []error{ErrText, ErrField, ErrMany, ErrOutcome, ErrAnswered} {
		if errors.Is(err, known) {
			return true
		}
	}
	return false
}

func checkText(text string) error {
	if n := utf8.RuneCountInString(text); n == 0 || n > MostText || !utf8.ValidString(text) {
		return ErrText
	}
	return nil
}

// handle is how the requests of an account are found without reading those of others:
// the n-th has the n-th.
func handle(contest store.ContestID, account store.AccountID, n int) string {
	sum := sha256.Sum256([]byte(corrections + "\n" + string(contest) + "\n" + string(account) + "\n" + strconv.Itoa(n)))
	return hex.EncodeToString(sum[:])
}

func (d *Desk) note(ctx context.Context, db *store.DB, by store.AccountID, contest store.ContestID, action, object string) error {
	return db.Note(ctx, store.Access{At: d.db.Now(), Account: by, Contest: contest, Action: action, Object: object})
}
