package lookup

import (
	"os"
	"path/filepath"
	"strconv"
	"sync"
	"sync/atomic"
	"time"

	"certame/internal/blob"
	"certame/internal/docket"
	"certame/internal/secret"
	"certame/internal/store"
)

// Desk prepares packs, and has on this machine those that may be read.
type Desk struct {
	db     *store.DB
	blobs  blob.Store
	keys   *secret.Keys
	docket *docket.Docket
	folder string // of the open packs; made again at each start
	public string // where the files also go, for another server to give; may be empty

	sync sync.Mutex                         // one at a time opens packs
	open atomic.Pointer[map[string]*opened] // by contest and act, as they are asked for
}

// opened is a pack on this machine.
type opened struct {
	*Pack
	Contest  store.ContestID
	Released time.Time
	digest   string
	out      atomic.Bool // in the public folder too
}

// Options are what a desk needs of the world.
type Options struct {
	Store  *store.DB
	Blobs  blob.Store
	Keys   *secret.Keys
	Docket *docket.Docket
	Folder string // alone in it
	Public string
}

// Open looks after the packs, the open ones in a folder of its own.
func Open(o Options) (*Desk, error) {
	if err := os.RemoveAll(o.Folder); err != nil {
		return nil, err
	}
	d := &Desk{db: o.Store, blobs: o.Blobs, keys: o.Keys, docket: o.Docket, folder: o.Folder, public: o.Public}
	d.open.Store(&map[string]*opened{})
	return d, nil
}

// whereOf binds the key to the act.
func whereOf(contest store.ContestID, act int) secret.Where {
	return secret.Where{Contest: string(contest), Field: "consulta", Record: strconv.Itoa(act)}
}

// keyOf is how a pack is asked for.
func keyOf(slug string, act int) string { return slug + "/" + strconv.Itoa(act) }

func (d *Desk) fileOf(p store.LookupPack) string {
	return filepath.Join(d.folder, string(p.Contest)+"-"+strconv.Itoa(p.Act)+".pacote")
}
