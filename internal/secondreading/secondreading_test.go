package secondreading_test

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"certame"
	"certame/draw"
	"certame/internal/auth/roles"
	"certame/internal/custody"
	"certame/internal/pgtest"
	"certame/internal/secondreading"
	"certame/internal/secret"
	"certame/internal/sitting"
	"certame/internal/store"
)

var ctx = context.Background()

// cases is a source of decided cases: PPP 1 has 40, PPP 2 has 25, every fourth denied.
// Whose code is Mn took part in the cases of the board n.
type cases struct{ codes map[store.AccountID]string }

func (cases) Decided(context.Context, store.ContestID) (list []sitting.Decided, err error) {
	for i := range 65 {
		board := 1
		if i >= 40 {
			board = 2
		}
		list = append(list, sitting.Decided{
			ID: fmt.Sprint("caso-", i), Registration: fmt.Sprintf("77%04d", i), Group: "PPP", Board: fmt.Sprint("PPP ", board), Confirmed: i%4 > 0, Members: []string{fmt.Sprint("M", board)},
		})
	}
	return list, nil
}

func (c cases) Took(_ context.Context, account store.AccountID, _ store.ContestID) (func(sitting.Decided) bool, error) {
	return func(d sitting.Decided) bool { return slices.Contains(d.Members, c.codes[account]) }, nil
}

func (c cases) Signed(_ context.Context, account store.AccountID, _ store.ContestID) error {
	if c.codes[account] == "" {
		return errors.New("no term")
	}
	return nil
}

func (cases) ByPhenotype(_ context.Context, _ store.ContestID, group string) (bool, error) {
	return group == "PPP", nil
}

type world struct {
	t *testing.T
	*secondreading.Desk
	db      *store.DB
	contest store.ContestID
	source  cases
	people  []store.AccountID // A and B conduct; 2 to 6 read, of whom 2 is of the board 1
}

func newWorld(t *testing.T) *world { return worldAt(t, "sqlite:"+filepath.Join(t.TempDir(), "b.db")) }

func worldAt(t *testing.T, address string) *world {
	t.Helper()
	db, err := store.Open(ctx, address)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = db.Close() })
	keys, err := secret.New()
	if err != nil {
		t.Fatal(err)
	}
	w := &world{t: t, db: db, source: cases{map[store.AccountID]string{}}}
	w.Desk = secondreading.Open(db, keys, w.source)
	w.Now = func() time.Time { return time.Date(2026, 3, 10, 15, 0, 0, 0, time.UTC) }
	c, err := db.CreateContest(ctx, store.Contest{Slug: "um"})
	w.ok(err)
	w.contest = c.ID
	for i := range 7 {
		a, err := db.CreateAccount(ctx, store.Account{Login: fmt.Sprint("pessoa", i), Name: fmt.Sprint("Pessoa ", i)})
		w.ok(err)
		w.people = append(w.people, a.ID)
		if i >= 2 {
			w.source.codes[a.ID] = fmt.Sprint("M", i-1)
			w.ok(db.Grant(ctx, store.Membership{Account: a.ID, Contest: c.ID, Role: string(roles.Member)}))
		}
	}
	return w
}

func (w *world) ok(err error) {
	w.t.Helper()
	if err != nil {
		w.t.Fatal(err)
	}
}

func (w *world) refused(err error, why string) {
	w.t.Helper()
	var r *secondreading.Refusal
	if !errors.As(err, &r) || !strings.Contains(r.What, why) || r.Remedy == "" {
		w.t.Errorf("%v is not refused for %q", err, why)
	}
}

var (
	plan    = secondreading.Plan{Diverging: 100, Confidence: 900, Readers: 3}
	lottery = draw.Source{Kind: draw.Lottery, Extraction: "05920", Day: certame.MustDate(2026, 3, 14), Digits: 5}
	prizes  = []string{"12345", "23456", "34567", "45678", "56789"}
)

func (w *world) latest() *secondreading.Sample {
	w.t.Helper()
	s, err := w.Latest(ctx, w.contest)
	w.ok(err)
	return s
}

// drawn is a sample whose source two people typed.
func (w *world) drawn() *secondreading.Sample {
	w.t.Helper()
	w.ok(w.Announce(ctx, w.people[0], w.contest, plan, lottery))
	w.ok(w.Type(ctx, w.people[0], "Ana", w.contest, w.latest().Seen(), prizes))
	w.ok(w.Type(ctx, w.people[1], "Bia", w.contest, w.latest().Seen(), prizes))
	return w.latest()
}

func (w *world) reading() *secondreading.Sample {
	w.t.Helper()
	s := w.drawn()
	w.ok(w.Compose(ctx, w.people[0], w.contest, s.Seen(), w.people[2:]))
	return w.latest()
}

// The announcement says how many of each board are read and names nobody; the draw
// follows from it and from the source, by anybody's hand; which ticket is which case was
// fixed before.
func TestDraw(t *testing.T) {
	w := newWorld(t)
	s := w.drawn()
	text := s.Announced.Bytes()
	if bytes.Contains(text, []byte("7700")) || !bytes.Contains(text, []byte("PPP 2 processo 25")) {
		t.Errorf("the announcement:\n%s", text)
	}
	a, fault := draw.Parse(text)
	if fault != nil {
		t.Fatal(fault)
	}
	o, fault := draw.ParseOutcome(s.Outcome.Bytes())
	if fault != nil || draw.Replay(a, o) != nil || s.Differs() != "" {
		t.Error(fault, s.Differs())
	}
	relation, err := s.Relation()
	w.ok(err)
	sum := sha256.Sum256(relation)
	if !strings.Contains(a.Object, hex.EncodeToString(sum[:])) || !bytes.Contains(relation, []byte("770001")) {
		t.Errorf("the list is not the one announced: %s", a.Object)
	}
	counted := map[string]int{}
	for _, c := range s.Drawn() {
		counted[c.Board]++
	}
	for _, b := range s.Boards {
		if counted[b.Name] != b.Drawn || b.Drawn == 0 || !strings.Contains(a.Object, fmt.Sprintf("%s: %d de %d", b.Name, b.Drawn, b.Stratum.Cases)) {
			t.Errorf("%+v, drawn %d", b, counted[b.Name])
		}
	}
	// Of each board, those drawn first.
	first := map[string]int{}
	for _, ticket := range o.Tickets {
		board := strings.Join(strings.Fields(ticket)[:2], " ")
		first[board]++
		is := slices.ContainsFunc(s.Drawn(), func(c secondreading.Case) bool { return c.Ticket == ticket })
		if is != (first[board] <= counted[board]) {
			t.Errorf("%s is read: %v", ticket, is)
		}
	}
	if diverging, confidence := s.Assurance(); diverging != 7 || confidence < 900 {
		t.Errorf("%d diverging, confidence %d", diverging, confidence)
	}
}

// Two who typed something else draw nothing; nor does one person twice.
func TestTyping(t *testing.T) {
	w := newWorld(t)
	w.ok(w.Announce(ctx, w.people[0], w.contest, plan, lottery))
	w.refused(w.Announce(ctx, w.people[0], w.contest, plan, lottery), "em andamento")
	w.ok(w.Type(ctx, w.people[0], "Ana", w.contest, 1, prizes))
	if err := w.Type(ctx, w.people[0], "Ana de novo", w.contest, 2, prizes); err == nil {
		t.Error("one person typed twice")
	}
	other := append([]string{"99999"}, prizes[1:]...)
	if err := w.Type(ctx, w.people[1], "Bia", w.contest, 2, other); err == nil || w.latest().Waiting != "" || w.latest().Outcome != nil {
		t.Errorf("%v, %+v", err, w.latest())
	}
	w.refused(w.Compose(ctx, w.people[0], w.contest, 3, w.people[2:]), "ainda não foi sorteada")
}

// Nobody reads again what they took part in; who has no part in the contest reads
// nothing; too few are too few.
func TestPanel(t *testing.T) {
	w := newWorld(t)
	s := w.drawn()
	w.refused(w.Compose(ctx, w.people[0], w.contest, s.Seen(), w.people[2:5]), "Faltam pessoas")
	w.refused(w.Compose(ctx, w.people[0], w.contest, s.Seen(), w.people), "não tem papel de membro")
	w.ok(w.Compose(ctx, w.people[0], w.contest, s.Seen(), w.people[2:]))
	s = w.latest()
	load := map[store.AccountID]int{}
	for _, c := range s.Drawn() {
		readers := s.Assigned[c.Ticket]
		if len(readers) != 3 {
			t.Errorf("%s has %d readers", c.Ticket, len(readers))
		}
		for _, r := range readers {
			load[r]++
			if slices.Contains(c.Members, w.source.codes[r]) {
				t.Errorf("%s is read by who took part", c.Ticket)
			}
		}
	}
	if len(load) != 5 {
		t.Errorf("the load %v", load)
	}
	if _, _, _, err := w.Tasks(ctx, w.people[0], w.contest); err == nil {
		t.Error("tasks without a term")
	}
}

// Everybody reads at the same time, and each reading is there once. What is counted is
// what was read; who closed does not publish; small counts are not shown.
func TestWholeReading(t *testing.T) {
	t.Run("SQLite", func(t *testing.T) { wholeReading(t, newWorld(t)) })
	t.Run("PostgreSQL", func(t *testing.T) { wholeReading(t, worldAt(t, pgtest.Fresh(t))) })
}

func wholeReading(t *testing.T, w *world) {
	t.Helper()
	s := w.reading()
	w.refused(w.Close(ctx, w.people[0], w.contest, s.Seen()), "Ainda faltam leituras")
	truth := map[string]bool{}
	for i, c := range s.Drawn() {
		truth[c.Ticket] = c.Confirmed != (i%6 == 5) // every sixth diverges
	}
	var all sync.WaitGroup
	for _, reader := range w.people[2:] {
		all.Go(func() {
			_, tasks, _, err := w.Tasks(ctx, reader, w.contest)
			for _, task := range tasks {
				if err == nil {
					err = w.Read(ctx, reader, w.contest, task.Ticket, truth[task.Ticket], "o que vi")
				}
			}
			if err != nil {
				t.Error(err)
			}
		})
	}
	all.Wait()
	s = w.latest()
	if s.Missing() != 0 || len(s.Readings) != 3*len(s.Drawn()) {
		t.Fatalf("%d readings of %d cases, %d missing", len(s.Readings), len(s.Drawn()), s.Missing())
	}
	w.refused(w.Read(ctx, w.people[3], w.contest, s.Drawn()[0].Ticket, true, ""), "não espera a sua leitura")
	if _, done := s.Result(); done {
		t.Error("a result before the end")
	}
	w.ok(w.Close(ctx, w.people[0], w.contest, s.Seen()))
	w.refused(w.Publish(ctx, w.people[0], w.contest, s.Seen()+1), "Quem encerrou")
	w.ok(w.Publish(ctx, w.people[1], w.contest, s.Seen()+1))
	s = w.latest()
	r, _ := s.Result()
	agreed := 0
	for i := range s.Drawn() {
		if i%6 != 5 {
			agreed++
		}
	}
	if r.Total.Agreed() != agreed || r.Total.Cases() != len(s.Drawn()) || r.Fleiss.Thousandths() != 1000 || r.Population != 65 {
		t.Errorf("%+v, want %d agreed", r, agreed)
	}
	table, figures := r.Shown()
	hidden := false
	for _, row := range table {
		for _, cell := range row {
			hidden = hidden || cell.Hidden
			if !cell.Hidden && cell.Count > 0 && cell.Count < 5 {
				t.Errorf("%d is shown", cell.Count)
			}
		}
	}
	if !hidden || figures {
		t.Errorf("%v, figures %v: the test hides nothing", table, figures)
	}
	w.ok(w.Announce(ctx, w.people[0], w.contest, plan, lottery))
}

// The film of a case is for who has it to read, and only while they have.
func TestReads(t *testing.T) {
	w := newWorld(t)
	s := w.reading()
	c := s.Drawn()[0]
	reader := s.Assigned[c.Ticket][0]
	film := custody.Object{Contest: w.contest, Kind: custody.Film, Registration: c.Registration, Group: c.Group}
	opinion, identity := film, film
	opinion.Kind, identity.Kind = custody.Opinion, custody.Document
	member := []roles.Role{roles.Member}
	ground := func(who store.AccountID, held []roles.Role, o custody.Object) string {
		t.Helper()
		ground, err := w.Reads(ctx, who, held, o)
		w.ok(err)
		return ground
	}
	if ground(reader, member, film) == "" || ground(reader, member, opinion) != "" || ground(reader, nil, film) != "" || ground(reader, member, identity) != "" || ground(w.people[0], member, film) != "" {
		t.Error("the wrong people read, or the right ones do not")
	}
	w.refused(w.Read(ctx, reader, w.contest, c.Ticket, false, " "), "escreve o motivo")
	w.ok(w.Read(ctx, reader, w.contest, c.Ticket, true, ""))
	if ground(reader, member, film) != "" {
		t.Error("the film is still seen after the reading")
	}
}
