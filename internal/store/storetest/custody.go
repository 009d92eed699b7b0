package storetest

import (
	"bytes"
	"os"
	"strings"
	"testing"
	"time"

	"certame/internal/store"
)

func startUpload(t testing.TB, db *store.DB, contest store.ContestID, id string, wrapped []byte) store.CustodyUpload {
	t.Helper()
	return must1(db.StartUpload(ctx, store.CustodyUpload{ID: id, Contest: contest, Kind: "filme", Group: "PPP", Registration: "0001", By: "ana", Total: -1, Declared: "video/webm", Name: []byte{0, 255}, Sum: []byte("s0")}, wrapped))(t)
}

// keptObject receives one of ten bytes in two pieces.
func keptObject(t testing.TB, db *store.DB, contest store.ContestID, id string) store.Custody {
	t.Helper()
	u := startUpload(t, db, contest, id, []byte("chave embrulhada de "+id))
	u = must1(db.AddPiece(ctx, u, store.CustodyPiece{Start: 0, Size: 6, Digest: id + "-a"}, []byte("s1")))(t)
	u = must1(db.AddPiece(ctx, u, store.CustodyPiece{Start: 6, Size: 4, Digest: id + "-b"}, []byte("s2")))(t)
	must(t, db.SetUpload(ctx, id, 10, "video/webm"))
	return must1(db.FinishUpload(ctx, u, store.Custody{ID: id, Contest: contest, Kind: u.Kind, Class: "filme", Group: u.Group, Registration: u.Registration, By: u.By, Size: 10, Media: "video/webm", Digest: "d", Name: u.Name}))(t)
}

func sealedWith(text string) func(int) ([]byte, error) {
	return func(int) ([]byte, error) { return []byte(text), nil }
}

// custodyHistory leaves a row in each of the tables of custody that are only added to.
func custodyHistory(t testing.TB, db *store.DB, contest store.ContestID) {
	t.Helper()
	keptObject(t, db, contest, "lido")
	keptObject(t, db, contest, "eliminado")
	must1(db.NoteReading(ctx, store.Reading{ID: "l", Contest: contest, Object: "lido", Account: "ana", Ground: "a própria pessoa"}))(t)
	must1(db.AddHold(ctx, store.Hold{Contest: contest, Registration: "0002", Held: true, By: "ana"}, sealedWith("razão")))(t)
	d := must1(db.ProposeDisposal(ctx, store.Disposal{Contest: contest, By: "ana", Items: []store.DisposalItem{{Object: "eliminado", Due: time.Unix(1000, 0), Basis: "guarda"}}}))(t)
	must1(db.ConfirmDisposal(ctx, contest, d.ID, "bia"))(t)
}

// What is received goes on only from where it is, is found by contest and by person,
// and each reading of it is written once.
func testCustody(t *testing.T, db *store.DB) {
	c, other := newContest(t, db, "a"), newContest(t, db, "b")
	u := startUpload(t, db, c.ID, "u", []byte("k"))
	one := must1(db.AddPiece(ctx, u, store.CustodyPiece{Size: 6, Digest: "ab"}, []byte("s1")))(t)
	_, err := db.AddPiece(ctx, u, store.CustodyPiece{Size: 6, Digest: "cd"}, []byte("s1"))
	conflicted(t, err)
	seen := must1(db.Upload(ctx, "u"))(t)
	equal(t, seen.Received, int64(6))
	equal(t, seen.Pieces, 1)
	equal(t, string(seen.Sum), "s1")
	equal(t, seen.Total, int64(-1))
	equal(t, seen.Changed.Equal(one.Changed), true)
	equal(t, len(must1(db.UploadsOf(ctx, c.ID, "ana"))(t)), 1)
	equal(t, len(must1(db.UploadsBefore(ctx, seen.Changed))(t)), 0)
	equal(t, len(must1(db.UploadsBefore(ctx, seen.Changed.Add(time.Second)))(t)), 1)
	_, err = db.CustodyObject(ctx, c.ID, "u")
	refused(t, err, store.ErrNotFound)
	pieces := must1(db.DropUpload(ctx, "u"))(t)
	equal(t, len(pieces), 1)
	equal(t, pieces[0].Digest, "ab")
	_, err = db.CustodyKey(ctx, "u")
	refused(t, err, store.ErrNotFound)
	_, err = db.AddPiece(ctx, seen, store.CustodyPiece{Start: 6, Size: 1, Digest: "ef"}, nil)
	refused(t, err, store.ErrNotFound)

	keptObject(t, db, c.ID, "f")
	equal(t, string(must1(db.CustodyKey(ctx, "f"))(t)), "chave embrulhada de f")
	equal(t, len(must1(db.Objects(ctx, c.ID))(t)), 2)
	equal(t, len(must1(db.CustodyOf(ctx, c.ID, "0001", "PPP"))(t)), 1)
	equal(t, len(must1(db.CustodyOf(ctx, c.ID, "0001", "PI"))(t)), 0)
	equal(t, len(must1(db.CustodyOf(ctx, other.ID, "0001", ""))(t)), 0)
	_, err = db.CustodyObject(ctx, other.ID, "f")
	refused(t, err, store.ErrNotFound)

	for n, again := range []bool{false, true} {
		equal(t, must1(db.NoteReading(ctx, store.Reading{ID: "ligação", Contest: c.ID, Object: "f", Account: "ana", Ground: "g"}))(t), again)
		equal(t, len(must1(db.Readings(ctx, "f"))(t)), 1)
		log := must1(db.Accesses(ctx, c.ID, 0, 10))(t)
		equal(t, len(log), 1)
		equal(t, log[0].Action+" "+log[0].Object, store.ReadingAction+" f")
		equal(t, must1(db.CustodyObject(ctx, c.ID, "f"))(t).Readings, 1)
		_ = n
	}
	equal(t, len(must1(db.ReadingsAbout(ctx, c.ID, "0001"))(t)), 1)
	equal(t, len(must1(db.ReadingsAbout(ctx, c.ID, "0002"))(t)), 0)
}

// Two people destroy what nobody holds: the key is not in the files of the database
// any more, and what was kept is still known.
func testDisposal(t *testing.T, db *store.DB) {
	c := newContest(t, db, "a")
	keptObject(t, db, c.ID, "f")
	keptObject(t, db, c.ID, "g")
	propose := func(objects ...string) store.Disposal {
		d := store.Disposal{Contest: c.ID, By: "ana"}
		for _, o := range objects {
			d.Items = append(d.Items, store.DisposalItem{Object: o, Due: time.Unix(1000, 0), Basis: "guarda"})
		}
		return must1(db.ProposeDisposal(ctx, d))(t)
	}
	first := propose("f")
	_, err := db.ConfirmDisposal(ctx, c.ID, first.ID, "ana")
	refused(t, err, store.ErrSamePerson)
	for _, whose := range []string{"", "0001"} {
		must1(db.AddHold(ctx, store.Hold{Contest: c.ID, Registration: whose, Held: true, By: "ana"}, sealedWith("ação")))(t)
		_, err = db.ConfirmDisposal(ctx, c.ID, first.ID, "bia")
		refused(t, err, store.ErrHeld)
		must1(db.AddHold(ctx, store.Hold{Contest: c.ID, Registration: whose, By: "ana"}, sealedWith("fim")))(t)
	}
	equal(t, string(must1(db.CustodyKey(ctx, "f"))(t)), "chave embrulhada de f")
	pieces := must1(db.ConfirmDisposal(ctx, c.ID, first.ID, "bia"))(t)
	equal(t, len(pieces), 2)
	_, err = db.CustodyKey(ctx, "f")
	refused(t, err, store.ErrNotFound)
	equal(t, string(must1(db.CustodyKey(ctx, "g"))(t)), "chave embrulhada de g")
	gone := must1(db.CustodyObject(ctx, c.ID, "f"))(t)
	equal(t, gone.Digest+" "+gone.Disposal, "d "+first.ID)
	equal(t, gone.Gone.IsZero(), false)
	_, err = db.ConfirmDisposal(ctx, c.ID, first.ID, "bia")
	refused(t, err, store.ErrClosed)
	_, err = db.ConfirmDisposal(ctx, c.ID, propose("g", "f").ID, "bia") // one of them is gone: none goes
	refused(t, err, store.ErrClosed)
	must1(db.CustodyKey(ctx, "g"))(t)
	second := propose("g")
	must(t, db.WithdrawDisposal(ctx, c.ID, second.ID, "ana"))
	_, err = db.ConfirmDisposal(ctx, c.ID, second.ID, "bia")
	refused(t, err, store.ErrClosed)
	must(t, db.ScrubKeys(ctx))
	if db.Dialect() == "sqlite" {
		notInFiles(t, db, "chave embrulhada de f", "chave embrulhada de g")
	}
}

// notInFiles reads what SQLite left on the disk: the one text must be there, or
// nothing was looked at.
func notInFiles(t testing.TB, db *store.DB, not, but string) {
	t.Helper()
	var seq int
	var name, path string
	must(t, db.SQL().QueryRowContext(ctx, "PRAGMA database_list").Scan(&seq, &name, &path))
	var all strings.Builder
	for _, end := range []string{"", "-wal"} {
		data := must1(os.ReadFile(path + end))(t)
		all.Write(data)
	}
	if text := []byte(all.String()); bytes.Contains(text, []byte(not)) || !bytes.Contains(text, []byte(but)) {
		t.Errorf("%q is still in the files of the database, or nothing is", not)
	}
}
