package docket

import (
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"

	"certame"
	"certame/draw"
	"certame/internal/beacon"
	"certame/internal/intake"
	"certame/internal/run"
	"certame/internal/store"
)

func lottery(tickets ...string) *draw.Announcement {
	day := func(text string) certame.Date { d, _ := certame.ParseDate([]byte(text)); return d }
	return &draw.Announcement{Object: "Ordem das áreas", Published: day("2026-03-10"), Tickets: tickets, Source: draw.Source{Kind: draw.Lottery, Extraction: "05920", Day: day("2026-03-14"), Digits: 5}}
}

var prizes = strings.Fields("12345 67890 11111 22222 33333")

func drawn(t *testing.T, d *Docket, c store.Contest) *Drawing {
	t.Helper()
	g, err := d.Drawing(t.Context(), c.ID)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// A draw is announced once, typed by two people of whom neither sees the other, held
// when they agree, and done again from its documents by whoever asks.
func TestDrawing(t *testing.T) {
	d := desk(t)
	c := created(t, d)
	if g := drawn(t, d, c); g.Announcement != nil || g.Folder != "sorteio" || g.Tickets != nil {
		t.Errorf("%+v", g)
	}
	a := lottery("Área 1", "Área 2", "Área 3")
	var refused *intake.Refused
	var moved *store.Conflict
	if err := d.AnnounceDraw(t.Context(), hr, c.ID, 1, lottery("só um")); !errors.As(err, &refused) {
		t.Errorf("one ticket: %v", err)
	}
	if err := d.AnnounceDraw(t.Context(), hr, c.ID, 1, a); err != nil {
		t.Fatal(err)
	}
	if err := d.AnnounceDraw(t.Context(), hr, c.ID, 2, lottery("outro", "universo")); !errors.As(err, &moved) {
		t.Errorf("announced twice: %v", err)
	}
	g := drawn(t, d, c)
	if g.Announcement.Digest() != a.Digest() || g.Outcome != nil {
		t.Fatalf("%+v", g)
	}
	typing := func(by store.AccountID, person string, numbers []string) error {
		return d.TypeDraw(t.Context(), by, person, c.ID, drawn(t, d, c).Revision, numbers)
	}
	if err := typing(hr, "Ana", prizes[:4]); !errors.As(err, &refused) {
		t.Errorf("four prizes: %v", err)
	}
	for _, second := range [][]string{strings.Fields("12345 67890 11111 22232 33333"), prizes} {
		if err := typing(hr, "Ana", prizes); err != nil {
			t.Fatal(err)
		}
		g := drawn(t, d, c)
		if g.Waiting != "Ana" {
			t.Errorf("waits for who is not %q", g.Waiting)
		}
		if _, _, err := d.OpenDrawing(t.Context(), g, typedFile); !errors.Is(err, store.ErrNotFound) {
			t.Errorf("what one typed is seen: %v", err)
		}
		if err := typing(hr, "Ana de novo", prizes); !errors.As(err, &refused) {
			t.Errorf("the same person twice: %v", err)
		}
		err := typing(other, "Bruno", second)
		if differ := second[3] != prizes[3]; differ != (err != nil) {
			t.Fatalf("%v", err)
		}
		if err != nil && (drawn(t, d, c).Waiting != "" || strings.Contains(err.Error(), "22222")) {
			t.Errorf("one of the two is believed, or told: %v", err)
		}
	}
	g = drawn(t, d, c)
	if g.Outcome == nil || g.Differs != "" || g.Outcome.Typists[1] != "Bruno" || len(g.Outcome.Tickets) != 3 || g.Outcome.Seed != draw.Hold(a, draw.Outcome{Values: g.Outcome.Values}).Seed {
		t.Fatalf("%+v", g)
	}
	content, _, err := d.OpenDrawing(t.Context(), g, "ata.txt")
	if err != nil {
		t.Fatal(err)
	}
	defer content.Close()
	if text, err := io.ReadAll(content); err != nil || !strings.Contains(string(text), g.Outcome.Seed) {
		t.Errorf("%s %v", text, err)
	}
	if err := typing(hr, "Ana", prizes); !errors.As(err, &moved) {
		t.Errorf("held twice: %v", err)
	}
	r, err := d.db.Revision(t.Context(), c.ID, 0)
	if err != nil || has(r.Files, "sorteio/"+typedFile) || !has(r.Files, "sorteio/ata.pdf") {
		t.Errorf("%+v, %v", r.Files, err)
	}
	computed(t, d, c)
}

// The vacancies that the edital has drawn are the universe, whatever else is asked;
// the round of the beacon proves itself, and any other does not.
func TestDrawingOfSeats(t *testing.T) {
	d := desk(t)
	const text = "certame: Concurso\norgao: Universidade\npublicado_em: 2026-02-10\nvalidade: 2 anos\nescopo: edital\ndistribuicao: sorteio\ncargos:\n  - {codigo: \"101\", vagas: 4}\n  - {codigo: \"102\", vagas: 4}\n"
	c, err := d.Create(t.Context(), hr, Draft{Slug: "areas", Files: Files{run.EditalFile: strings.NewReader(text)}})
	if err != nil {
		t.Fatal(err)
	}
	g := drawn(t, d, c)
	if len(g.Tickets) != 8 {
		t.Fatalf("%+v", g)
	}
	a := &draw.Announcement{Object: "Vagas", Source: draw.Source{Kind: draw.Beacon, Round: 1000}, Tickets: []string{"x", "y"}}
	a.Published, _ = certame.ParseDate([]byte("2023-08-01"))
	for _, known := range beacon.Known() {
		if known.Name == "quicknet" {
			a.Source.Chain = known
		}
	}
	if err := d.AnnounceDraw(t.Context(), hr, c.ID, 1, a); err != nil {
		t.Fatal(err)
	}
	const signature = "b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39"
	pulse := func(round int, signature string) error {
		return d.PulseDraw(t.Context(), hr, c.ID, drawn(t, d, c).Revision, strings.NewReader(fmt.Sprintf(`{"round":%d,"signature":%q}`, round, signature)))
	}
	var refused *intake.Refused
	for round, wrong := range map[int]string{999: signature, 1000: "a" + signature[1:]} {
		if err := pulse(round, wrong); !errors.As(err, &refused) {
			t.Errorf("round %d: %v", round, err)
		}
	}
	if err := pulse(1000, signature); err != nil {
		t.Fatal(err)
	}
	if g := drawn(t, d, c); g.Outcome == nil || g.Differs != "" || len(g.Outcome.Tickets) != 8 || strings.Contains(strings.Join(g.Outcome.Tickets, " "), "x") {
		t.Errorf("%+v", g)
	}
	if s, err := d.Seats(t.Context(), c.ID); err != nil || len(s.Allocations) == 0 {
		t.Errorf("%v", err)
	}
}
