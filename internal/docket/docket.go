package docket

import (
	"os"
	"time"

	"certame/internal/blob"
	"certame/internal/scan"
	"certame/internal/secret"
	"certame/internal/store"
)

// Docket keeps contests.
type Docket struct {
	db      *store.DB
	blobs   blob.Store
	keys    *secret.Keys
	work    string // folders made again out of the store; may be erased while nothing runs
	now     func() time.Time
	shelf   shelf
	editais editais
	logged  logged

	Scan *scan.Scanner // asked about files of others; nil where there is none

	composed []Composed // asked of every change of the boards
}

// Open keeps contests in a store, with their bytes in blobs and their secrets under
// the master keys. What it makes again on this machine goes to the folder work,
// which is its alone.
func Open(db *store.DB, blobs blob.Store, keys *secret.Keys, work string) (*Docket, error) {
	if err := os.RemoveAll(work); err != nil { // what a process that died left
		return nil, err
	}
	return &Docket{db: db, blobs: blobs, keys: keys, work: work, now: func() time.Time { return db.Now() }}, nil
}

// note writes in the access log who did what to what.
func (d *Docket) note(by store.AccountID, contest store.ContestID, action, object string) store.Access {
	return store.Access{At: d.now(), Account: by, Contest: contest, Action: action, Object: object}
}

// What the access log says was done.
const (
	Created   = "certame.criar"
	Revised   = "arquivo.gravar"
	Computed  = "certame.apurar"
	Recorded  = "fato.registrar"
	Proposed  = "ato.propor"
	Confirmed = "ato.confirmar"
	Withdrawn = "ato.retirar"
	Received  = "arquivo.receber"
	Answered  = "arquivo.responder"
	Decided   = "pendencia.decidir"
	Dropped   = "arquivo.abandonar"
	Taken     = "arquivo.baixar"
	Announced = "sorteio.preparar"
	Typed     = "sorteio.digitar"
	Drawn     = "sorteio.apurar"
)
