package installation

import (
	"context"
	"errors"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"time"

	"certame/internal/agenda"
	"certame/internal/auth"
	"certame/internal/blob"
	"certame/internal/complaint"
	"certame/internal/custody"
	"certame/internal/docket"
	"certame/internal/enrolment"
	"certame/internal/intake"
	"certame/internal/jobs"
	"certame/internal/lookup"
	"certame/internal/notices"
	"certame/internal/notify"
	"certame/internal/publiclog"
	"certame/internal/rights"
	"certame/internal/scan"
	"certame/internal/secondreading"
	"certame/internal/secret"
	"certame/internal/sitting"
	"certame/internal/situation"
	"certame/internal/store"
	"certame/internal/telemetry"
	"certame/internal/transparency"

	"github.com/gofrs/flock"
)

// Place is where an installation is, and how it is reached.
type Place struct {
	Folder   string // dados: what is not elsewhere, the keys, what is made again
	Database string // postgres://…, or empty for a file in the folder
	Objects  string // s3://…, or empty for a folder in the folder
	Address  string // by which people reach it, as https://certame.orgao.gov.br
	Lookups  string // folder for the files that answer lookups, for a server in front; empty for none

	Clock  func() time.Time     // nil is that of the machine
	Limits Limits               // zeros are the usual
	Told   *telemetry.Telemetry // of what happens; nil is nobody

	Classes string                   // file of the times of retention; empty is that of the folder
	Getenv  func(name string) string // nil is the environment of the program
}

func (at Place) getenv() func(string) string {
	if at.Getenv == nil {
		return os.Getenv
	}
	return at.Getenv
}

// Limits are how much of a machine an installation takes.
type Limits struct {
	Connections int    // to PostgreSQL, at most
	Jobs        int    // done at the same time
	Free        uint64 // bytes of disk, with less than which the platform is not ready
}

// Installation is the platform, open.
type Installation struct {
	Store    *store.DB
	Blobs    blob.Store
	Docket   *docket.Docket
	Sittings *sitting.Sittings
	Door     *auth.Door
	Jobs     *jobs.Queue
	Acts     *publiclog.Log

	Complaints *complaint.Desk
	Samples    *secondreading.Desk
	Custody    *custody.Vault

	Agendas *agenda.Agendas
	Mail    *notify.Office
	Notices *notices.Desk

	Enrolments *enrolment.Enrolments
	Situations *situation.Desk
	Rights     *rights.Desk

	Lookups *lookup.Desk

	scan         *scan.Scanner // nil where none is configured
	Transparency *transparency.Desk

	lock    *flock.Flock
	log     *slog.Logger
	started bool
	folder  string
	free    uint64
	watched chan struct{} // closed when nothing watches any more; nil before Start
	unwatch context.CancelFunc
}

// Names inside of the folder.
const (
	databaseFile  = "certame.db"
	objectsFolder = "objetos"
	keysFolder    = "chaves"
	workFolder    = "trabalho"
	govbrFile     = "govbr.yaml"
	lockFile      = ".em-uso"
)

// Open opens what is there and creates what is missing. One program at a time works
// in a folder. Nothing is done in the background until Start.
func Open(ctx context.Context, at Place, log *slog.Logger) (*Installation, error) {
	if err := os.MkdirAll(at.Folder, 0o700); err != nil {
		return nil, err
	}
	i := &Installation{lock: flock.New(filepath.Join(at.Folder, lockFile)), log: log}
	taken, err := i.lock.TryLock()
	if err != nil {
		return nil, err
	}
	if !taken {
		return nil, inUse(at.Folder)
	}
	i.folder, i.free = at.Folder, max(at.Limits.Free, leastFree)
	for _, open := range []func(context.Context, Place) error{i.openStore, i.openDoor, i.openJobs(log)} {
		if err := open(ctx, at); err != nil {
			return nil, errors.Join(err, i.Close(ctx))
		}
	}
	return i, nil
}

func (i *Installation) openStore(ctx context.Context, at Place) (err error) {
	if i.Store, err = store.Open(ctx, at.database()); err != nil {
		return err
	}
	if at.Limits.Connections > 0 {
		i.Store.Connections(at.Limits.Connections)
	}
	if at.Clock != nil {
		i.Store.Now = at.Clock
	}
	work := filepath.Join(at.Folder, workFolder)
	if i.Blobs, err = blob.Open(ctx, at.objects(), filepath.Join(work, "envio")); err != nil {
		return err
	}
	if at.Told != nil {
		i.Store.Watch, i.Blobs = at.Told.Statement, blob.Watched(i.Blobs, at.Told.Object)
	}
	return nil
}

// openDoor loads the keys. They are made only while there is no account: new ones in
// the place of lost ones would open nothing of what was sealed.
func (i *Installation) openDoor(ctx context.Context, at Place) error {
	accounts, err := i.Store.CountAccounts(ctx)
	if err != nil {
		return err
	}
	keys, err := secret.Load(filepath.Join(at.Folder, keysFolder), accounts == 0, at.getenv())
	if err != nil {
		return err
	}
	if err := i.openScan(at); err != nil {
		return err
	}
	if i.Docket, err = docket.Open(i.Store, i.Blobs, keys, filepath.Join(at.Folder, workFolder, "certames")); err != nil {
		return err
	}
	i.Sittings = sitting.Open(i.Store, keys, i.Docket)
	i.Sittings.WatchBoards()
	i.Enrolments = enrolment.Open(i.Store, keys, i.Docket)
	i.Rights = rights.Open(i.Store, keys)
	i.Situations = situation.Open(i.Store, i.Blobs, keys, i.Docket)
	i.Transparency = transparency.Open(i.Store, i.Docket)
	if i.Acts, err = publiclog.Open(i.Store, keys, filepath.Join(at.Folder, workFolder, "registro"), logName(at.Address)); err != nil {
		return err
	}
	i.Complaints = complaint.Open(i.Store, keys, i.Docket)
	i.Docket.Scan, i.Complaints.Scan = i.scan, i.scan
	if err := i.openAgenda(at, keys); err != nil {
		return err
	}
	if err := i.openCustody(at, keys); err != nil {
		return err
	}
	if err := i.openLookups(at, keys); err != nil {
		return err
	}
	i.Samples = secondreading.Open(i.Store, keys, i.Sittings)
	i.Custody.Readers = append(i.Custody.Readers, i.Sittings.Reads, i.Samples.Reads)
	govbr, err := auth.ReadGovBR(filepath.Join(at.Folder, govbrFile), at.getenv())
	if err != nil {
		return err
	}
	i.Door, err = auth.New(auth.Options{Store: i.Store, Keys: keys, Base: at.Address, GovBR: govbr, Clock: at.Clock})
	return err
}

func (at Place) database() string {
	if at.Database != "" {
		return at.Database
	}
	return "sqlite:" + filepath.Join(at.Folder, databaseFile)
}

func (at Place) objects() string {
	if at.Objects != "" {
		return at.Objects
	}
	return filepath.Join(at.Folder, objectsFolder)
}

func inUse(folder string) error {
	return intake.Refuse([]intake.Problem{{
		File: folder, What: "outro certame servir já trabalha nesta pasta",
		Remedy: "Encerre o outro, com Ctrl-C onde ele roda, ou escolha outra pasta com --dados",
	}})
}

// Received is a folder for what is being received, empty at each start: what people send
// stays in dados, which only the account of the program reads, and on its disk.
func (at Place) Received() (string, error) {
	folder := filepath.Join(at.Folder, workFolder, "recebido")
	if err := os.RemoveAll(folder); err != nil {
		return "", err
	}
	return folder, os.MkdirAll(folder, 0o700)
}

// Close ends what is open. Work in the background stops where it can go on from.
func (i *Installation) Close(ctx context.Context) (err error) {
	if i.started {
		err = i.Jobs.Stop(ctx)
		i.unwatch()
		<-i.watched
	}
	if i.Blobs != nil {
		err = errors.Join(err, i.Blobs.Close())
	}
	if i.Store != nil {
		err = errors.Join(err, i.Store.Close())
	}
	return errors.Join(err, i.lock.Unlock())
}

// logName is the name of the log of acts, which it keeps for good: of the address by
// which people reach the installation, if it has one.
func logName(address string) string {
	if host, ok := strings.CutPrefix(address, "https://"); ok {
		return strings.TrimSuffix(host, "/") + "/registro"
	}
	return "certame.local/registro"
}
