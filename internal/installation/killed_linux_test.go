package installation_test

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"certame/internal/docket"
	"certame/internal/installation"
	"certame/internal/run"
	"certame/internal/store"
)

// publisherFolder tells the process of a test that it is the one to be killed.
const publisherFolder = "CERTAME_TESTE_PUBLICA"

const director = store.AccountID("00000000-0000-7000-8000-000000000002")

func TestPublisherProcess(t *testing.T) {
	folder := os.Getenv(publisherFolder)
	if folder == "" {
		return // this is the other process
	}
	if err := publishForever(folder); err != nil {
		fmt.Println("falhou:", err)
	}
}

// publishForever computes, proposes, confirms and logs, and says each act once it was
// acknowledged.
func publishForever(folder string) error {
	ctx := context.Background()
	i, err := installation.Open(ctx, installation.Place{Folder: folder, Address: "http://127.0.0.1:8080"}, slog.New(slog.DiscardHandler))
	if err != nil {
		return err
	}
	c, err := i.Store.ContestBySlug(ctx, "publica")
	if err != nil {
		return err
	}
	for {
		v, err := i.Docket.Compute(ctx, hr, c.ID, func(string, int, int) {})
		if err != nil {
			return err
		}
		plan := docket.Plan{Kind: docket.Lists, Formats: []string{"html"}, Totals: docket.Totals{Seats: 1, Approved: 2, Called: 1}}
		p, err := i.Docket.Propose(ctx, hr, c.ID, v.Number, plan, func(string, int, int) {})
		if err != nil {
			return err
		}
		act, err := i.Docket.Confirm(ctx, director, p.ID, plan.Totals)
		if err != nil {
			return err
		}
		fmt.Println(act.Number)
		if _, err := i.Acts.Record(ctx, docket.LogEntry); err != nil {
			return err
		}
	}
}

// A program killed at any moment of a publication: every act that it acknowledged is
// there, whole, once, with its proposal closed; the log of acts has each once; and no
// result is half kept.
func TestKilledWhilePublishing(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "dados")
	prepare(t, folder)
	acknowledged := 0
	for round := range 8 {
		acknowledged = max(acknowledged, killedAfter(t, folder, round%3+1, time.Duration(round)*17*time.Millisecond))
		whole(t, folder, acknowledged)
	}
	if acknowledged < 8 {
		t.Errorf("only %d acts: nothing was tried", acknowledged)
	}
}

func prepare(t *testing.T, folder string) {
	t.Helper()
	i := open(t, installation.Place{Folder: folder, Address: "http://127.0.0.1:8080"})
	_, err := i.Docket.Create(t.Context(), hr, docket.Draft{Slug: "publica", Files: docket.Files{run.EditalFile: strings.NewReader(terms), run.CandidatesFile: strings.NewReader(people)}})
	if err := errors.Join(err, i.Close(t.Context())); err != nil {
		t.Fatal(err)
	}
}

// killedAfter kills the publisher a while after so many acts, and gives the last one
// that it said.
func killedAfter(t *testing.T, folder string, acts int, wait time.Duration) (last int) {
	t.Helper()
	command := exec.Command(os.Args[0], "-test.run=^TestPublisherProcess$")
	command.Env = append(os.Environ(), publisherFolder+"="+folder)
	said, err := command.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := command.Start(); err != nil {
		t.Fatal(err)
	}
	lines := bufio.NewScanner(said)
	for n := 0; n < acts && lines.Scan(); n++ {
		if _, err := fmt.Sscan(lines.Text(), &last); err != nil {
			t.Fatalf("the publisher said %q", lines.Text())
		}
	}
	time.Sleep(wait) // somewhere in the next one
	if err := command.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	for lines.Scan() { // what it said before it died counts
		_, _ = fmt.Sscan(lines.Text(), &last)
	}
	_ = command.Wait() // it was killed
	return last
}

// whole checks what a publisher that died left.
func whole(t *testing.T, folder string, acknowledged int) {
	t.Helper()
	i := open(t, installation.Place{Folder: folder, Address: "http://127.0.0.1:8080"})
	defer func() {
		if err := i.Close(t.Context()); err != nil {
			t.Error(err)
		}
	}()
	c, err := i.Store.ContestBySlug(t.Context(), "publica")
	if err != nil {
		t.Fatal(err)
	}
	acts, err := i.Store.Acts(t.Context(), c.ID)
	if err != nil || len(acts) < acknowledged || len(acts) > acknowledged+1 {
		t.Fatalf("%d acts, %d acknowledged, %v", len(acts), acknowledged, err)
	}
	if versions, err := i.Store.Versions(t.Context(), c.ID); err != nil || len(versions) != 1 {
		t.Errorf("the same result is %d versions, %v", len(versions), err)
	}
	if _, err := i.Acts.Record(t.Context(), docket.LogEntry); err != nil {
		t.Fatal(err)
	}
	for _, a := range acts {
		readable(t, i, c.ID, a.Number)
		if p, err := i.Store.Proposal(t.Context(), a.Proposal); err != nil || p.State != store.ProposalConfirmed {
			t.Errorf("the proposal of act %d is %q, %v", a.Number, p.State, err)
		}
	}
	leaves, err := i.Store.LogLeaves(t.Context(), 0)
	if err != nil || len(leaves) != min(len(acts), 1) { // they all publish the same bytes: one document
		t.Errorf("%d leaves of %d acts, %v", len(leaves), len(acts), err)
	}
	if _, broken, err := i.Store.VerifyAccess(t.Context()); err != nil || broken != nil {
		t.Error(broken, err)
	}
}

func readable(t *testing.T, i *installation.Installation, c store.ContestID, act int) {
	t.Helper()
	a, err := i.Store.Act(t.Context(), c, act)
	if err != nil || len(a.Files) != 2 || a.LogIndex != 0 {
		t.Fatalf("%+v, %v", a, err)
	}
	for _, f := range a.Files {
		content, _, err := i.Docket.OpenPublished(t.Context(), c, act, f.Name)
		if err != nil {
			t.Fatal(err)
		}
		n, err := io.Copy(io.Discard, content)
		if err := errors.Join(err, content.Close()); err != nil || n != f.Size {
			t.Errorf("%s of act %d: %d bytes, %v", f.Name, act, n, err)
		}
	}
}
