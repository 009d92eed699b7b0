package installation_test

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"certame/internal/docket"
	"certame/internal/installation"
	"certame/internal/jobs"
	"certame/internal/run"
	"certame/internal/store"
)

const folderKey = "INSTALLATION_FOLDER"

// quick has work taken up again soon after who did it died.
var quick = jobs.Pace{Beat: 100 * time.Millisecond, Missed: 5, Poll: 20 * time.Millisecond, Retry: 50 * time.Millisecond}

// background is what the child works in, until it is killed.
var background = context.Background()

// child is the program that is killed: it says what is under way until then.
func child(folder string) {
	i, err := installation.Open(background, installation.Place{Folder: folder, Address: "http://127.0.0.1:8080"}, slog.New(slog.DiscardHandler))
	if err == nil {
		i.Jobs.Pace = quick
		err = i.Start(background)
	}
	for err == nil {
		var list []store.Contest
		if list, err = i.Store.Contests(background, store.Page{}); err != nil {
			break
		}
		var work []jobs.Job
		var loads []store.Load
		if work, err = i.Jobs.Jobs(background, string(list[0].ID)); err != nil {
			break
		}
		if loads, err = i.Store.Loads(background, list[0].ID); err != nil {
			break
		}
		loaded := 0
		if len(loads) > 0 {
			loaded = loads[0].Loaded
		}
		fmt.Println(work[0].Kind, string(work[0].State), loaded)
		time.Sleep(2 * time.Millisecond)
	}
	fmt.Println(err)
	os.Exit(1)
}

// killWhen lets another process work and kills it when it says that it is where it
// should die.
func killWhen(t *testing.T, folder string, now func(kind, state string, loaded int) bool) {
	t.Helper()
	command := exec.Command(os.Args[0])
	command.Env = append(os.Environ(), folderKey+"="+folder)
	out, err := command.StdoutPipe()
	if err := errors.Join(err, command.Start()); err != nil {
		t.Fatal(err)
	}
	said := bufio.NewScanner(out)
	for said.Scan() {
		var kind, state string
		var loaded int
		if _, err := fmt.Sscan(said.Text(), &kind, &state, &loaded); err != nil {
			t.Fatalf("the child said %q", said.Text())
		}
		if now(kind, state, loaded) {
			break
		}
	}
	if err := command.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	_ = command.Wait() // killed, and says so
}

const manyPeople = 120_000

func manyRows() string {
	var b strings.Builder
	b.WriteString("Inscrição;Nome;Cargo;Nota Final\n")
	for n := range manyPeople {
		name := strings.Map(func(r rune) rune { return r - '0' + 'a' }, fmt.Sprint(n)) // a name has no digits
		fmt.Fprintf(&b, "%06d;Pessoa %s;101;%d,50\n", n, name, n%100)
	}
	return b.String()
}

func waited(t *testing.T, i *installation.Installation, kind string, id store.ContestID, params []byte) jobs.Job {
	t.Helper()
	job, _, err := i.Jobs.Ask(t.Context(), jobs.Task{Kind: kind, Contest: string(id), By: string(hr), Params: params})
	for err == nil && job.State.Open() {
		time.Sleep(10 * time.Millisecond)
		job, err = i.Jobs.Job(t.Context(), job.ID)
	}
	if err != nil || job.State != jobs.Done {
		t.Fatalf("%+v, %v", job, err)
	}
	return job
}

// The program dies while it examines a file, and again while it puts the people of
// the file in the store: it goes on, the contest changes once, and nobody is lost or
// there twice.
func TestKilledWhileImporting(t *testing.T) {
	at := places["one"](t)
	i := open(t, at)
	c, err := i.Docket.Create(t.Context(), hr, docket.Draft{Slug: "teste", Files: docket.Files{run.EditalFile: strings.NewReader(terms), run.CandidatesFile: strings.NewReader(people)}})
	if err != nil {
		t.Fatal(err)
	}
	in, err := i.Docket.ReceiveImport(t.Context(), hr, c.ID, "resultado.csv", strings.NewReader(manyRows()))
	if err != nil {
		t.Fatal(err)
	}
	if _, _, err := i.Jobs.Ask(t.Context(), jobs.Task{Kind: installation.Examining, Contest: string(c.ID), By: string(hr)}); err != nil {
		t.Fatal(err)
	}
	closed(t, i)
	killWhen(t, at.Folder, func(_, state string, _ int) bool { return state != string(jobs.Queued) })

	i = open(t, at)
	if left, err := i.Docket.Import(t.Context(), c.ID, in.ID); err != nil || !left.Waiting || left.Turn != 1 {
		t.Fatalf("left half done: %+v, %v", left, err)
	}
	i.Jobs.Pace = quick
	if err := i.Start(t.Context()); err != nil {
		t.Fatal(err)
	}
	waited(t, i, installation.Examining, c.ID, nil)
	in, exam := asItIs(t, i, in)
	if err := i.Docket.MapImport(t.Context(), hr, in, exam.Map, ""); err != nil {
		t.Fatal(err)
	}
	waited(t, i, installation.Examining, c.ID, nil)
	in, exam = asItIs(t, i, in)
	if exam.Change == nil || exam.Change.After.People != manyPeople {
		t.Fatalf("%+v", exam)
	}
	closed(t, i)

	i = open(t, at)
	what, _ := json.Marshal(installation.Importation{ID: in.ID, Turn: in.Turn})
	if _, _, err := i.Jobs.Ask(t.Context(), jobs.Task{Kind: installation.Recording, Contest: string(c.ID), By: string(hr), Params: what}); err != nil {
		t.Fatal(err)
	}
	closed(t, i)
	killWhen(t, at.Folder, func(_, _ string, loaded int) bool { return loaded > 0 })

	i = open(t, at)
	defer func() { closed(t, i) }()
	loads, err := i.Store.Loads(t.Context(), c.ID)
	if err != nil || len(loads) != 1 || loads[0].Ready || loads[0].Loaded == 0 || loads[0].Loaded >= manyPeople {
		t.Fatalf("left at %+v, %v", loads, err)
	}
	i.Jobs.Pace = quick
	if err := i.Start(t.Context()); err != nil {
		t.Fatal(err)
	}
	waited(t, i, installation.Recording, c.ID, what)
	if r, err := i.Store.Revision(t.Context(), c.ID, 0); err != nil || r.Number != 2 {
		t.Errorf("revision %d, %v", r.Number, err)
	}
	loads, err = i.Store.Loads(t.Context(), c.ID)
	if err != nil || len(loads) != 1 || !loads[0].Ready || loads[0].Loaded != manyPeople {
		t.Fatalf("%+v, %v", loads, err)
	}
	for after, n := 0, 0; n < manyPeople; {
		rows, err := i.Store.Registrations(t.Context(), loads[0], after, 10_000)
		if err != nil || len(rows) == 0 {
			t.Fatalf("%d of them, %v", n, err)
		}
		for _, r := range rows {
			if want := fmt.Sprintf("%06d", n); r.ID != want || r.Seq != n+1 {
				t.Fatalf("%+v is in the place of %s", r, want)
			}
			n, after = n+1, r.Seq
		}
	}
}

func asItIs(t *testing.T, i *installation.Installation, in *docket.Import) (*docket.Import, *docket.Exam) {
	t.Helper()
	now, err := i.Docket.Import(t.Context(), in.Contest, in.ID)
	if err != nil {
		t.Fatal(err)
	}
	exam, err := i.Docket.ExamOf(t.Context(), now)
	if err != nil {
		t.Fatal(err)
	}
	return now, exam
}
