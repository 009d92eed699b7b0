package custody

import (
	"context"
	"crypto/rand"
	"encoding/hex"
	"time"

	"certame/edital"
	"certame/internal/blob"
	"certame/internal/scan"
	"certame/internal/secret"
	"certame/internal/store"
)

// Vault keeps what is in custody.
type Vault struct {
	Options
	// Readers are asked, in turn, who may read: the first that says yes gives the
	// ground that is written with the reading.
	Readers []Reader
	// Kept are told of an object just before it is kept: at least once, also when the
	// program dies between the two.
	Kept []func(context.Context, Object) error
}

// Options are what a vault is made of.
type Options struct {
	Store   *store.DB
	Blobs   blob.Store
	Keys    *secret.Keys
	Terms   func(context.Context, store.ContestID) (*edital.Terms, error)   // the rules of a contest
	Ends    func(context.Context, store.ContestID) (time.Time, bool, error) // its validity, if it is known
	Classes []Class                                                         // of retention
	Scan    *scan.Scanner                                                   // asked before anything is kept; nil where there is none
	Clock   func() time.Time
}

// Open keeps what is in custody in a store, its bytes in objects, under the master
// keys.
func Open(o Options) *Vault {
	if o.Clock == nil {
		o.Clock = time.Now
	}
	if o.Classes == nil {
		o.Classes = Standard()
	}
	v := &Vault{Options: o}
	v.Readers = []Reader{v.own, v.checking, v.composing}
	return v
}

// Fields of what is sealed. The record is the object.
const (
	fieldObject = "custodia"
	fieldName   = "custodia.nome"
	fieldSum    = "custodia.soma"
	fieldLink   = "custodia.ligacao"
	fieldReason = "custodia.motivo"
)

func where(contest store.ContestID, field, record string) secret.Where {
	return secret.Where{Contest: string(contest), Field: field, Record: record}
}

// random is a name that nobody guesses.
func random() string {
	name := make([]byte, 16)
	_, _ = rand.Read(name) // never fails
	return hex.EncodeToString(name)
}
