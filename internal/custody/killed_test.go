package custody_test

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"certame/internal/blob"
	"certame/internal/custody"
	"certame/internal/secret"
	"certame/internal/store"
)

// senderFolder tells the process of a test that it is the one to be killed.
const senderFolder = "CERTAME_TESTE_ENVIA"

// opened is the vault of a folder, in this process.
func opened(folder string) (*custody.Vault, store.ContestID, error) {
	db, err := store.Open(ctx, "sqlite:"+filepath.Join(folder, "a.db"))
	if err != nil {
		return nil, "", err
	}
	blobs, err := blob.OpenFolder(filepath.Join(folder, "objetos"))
	if err != nil {
		return nil, "", err
	}
	keys, err := secret.Load(filepath.Join(folder, "chaves"), true, os.Getenv)
	if err != nil {
		return nil, "", err
	}
	c, err := db.ContestBySlug(ctx, "c")
	if errors.Is(err, store.ErrNotFound) {
		c, err = db.CreateContest(ctx, store.Contest{Slug: "c"})
	}
	ends := func(context.Context, store.ContestID) (time.Time, bool, error) { return time.Time{}, false, nil }
	return custody.Open(custody.Options{Store: db, Blobs: blobs, Keys: keys, Terms: terms, Ends: ends}), c.ID, err
}

const killedSize = 30 << 20

// send goes on with the upload that is open and says how much there is of it.
func send(folder string) {
	v, contest, err := opened(folder)
	if err != nil {
		fmt.Println(err)
		os.Exit(1)
	}
	list, err := v.Store.UploadsOf(ctx, contest, "sec")
	for err == nil && len(list) == 1 && list[0].Received < killedSize {
		u := list[0]
		_, err = v.Append(ctx, u, u.Received, bytes.NewReader(film(killedSize)[u.Received:min(killedSize, u.Received+700_000)]))
		list, _ = v.Store.UploadsOf(ctx, contest, "sec")
		if len(list) == 1 {
			fmt.Println(list[0].Received)
		}
	}
	fmt.Println("fim", err)
	os.Exit(0)
}

// The program killed anywhere: what it said that it had, it has; the rest is sent from
// there, and the film is what it was.
func TestKilled(t *testing.T) {
	folder := t.TempDir()
	v, contest, err := opened(folder)
	if err != nil {
		t.Fatal(err)
	}
	u := must(v.Begin(ctx, custody.Sending{Contest: contest, Kind: custody.Film, Group: "PPP", Registration: "1", By: "sec", Name: "a.webm", Declared: "video/webm", Total: killedSize}))(t)
	for round := range 4 {
		said := killedAfter(t, folder, round*3+1, time.Duration(round)*13*time.Millisecond)
		if now := must(v.Open(ctx, contest, u.ID, "sec"))(t); now.Received < said || said == 0 {
			t.Fatalf("it said %d and has %d", said, now.Received)
		}
	}
	u = must(v.Open(ctx, contest, u.ID, "sec"))(t)
	if u.Received == u.Total {
		t.Fatal("everything was sent before the last death: nothing was tried")
	}
	must(v.Append(ctx, u, u.Received, bytes.NewReader(film(killedSize)[u.Received:])))(t)
	if o := must(v.Object(ctx, contest, u.ID))(t); o.Digest != digest(film(killedSize)) {
		t.Error("the film is another")
	}
	v.Store.Close()
	v.Blobs.Close()
}

// killedAfter kills the sender a while after it said so many sizes, and gives the last.
func killedAfter(t *testing.T, folder string, lines int, wait time.Duration) (last int64) {
	t.Helper()
	command := exec.Command(os.Args[0])
	command.Env = append(os.Environ(), senderFolder+"="+folder)
	out := must(command.StdoutPipe())(t)
	if err := command.Start(); err != nil {
		t.Fatal(err)
	}
	said := bufio.NewScanner(out)
	for n := 0; n < lines && said.Scan(); n++ {
		if _, err := fmt.Sscan(said.Text(), &last); err != nil {
			t.Fatalf("the sender said %q", said.Text())
		}
	}
	time.Sleep(wait) // somewhere in the next piece
	if err := command.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	for said.Scan() { // what it said before it died counts
		_, _ = fmt.Sscan(said.Text(), &last)
	}
	_ = command.Wait() // it was killed
	return last
}
