package situation_test

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"certame"
	"certame/conformance"
	"certame/edital"
	"certame/internal/demo"
	"certame/internal/docket"
	"certame/internal/render/lists"
	"certame/internal/run"
	"certame/internal/situation"
	"certame/internal/store"
	"certame/ledger"
)

// Everybody is told the place, the situation and the lists that the files of the result
// give, in at most a dozen sentences with their articles.
func TestEverybodyAsInTheLists(t *testing.T) {
	w := newWorld(t, demo.Demonstration(300, 3))
	w.made(w.published(lists.Choice{}, time.Time{}))
	want := map[string][]string{}
	for _, r := range w.table("listas.csv") {
		if r["situacao"] != "sub_judice" { // apart: they are told so in words
			want[r["inscricao"]] = append(want[r["inscricao"]], fmt.Sprint(r["cargo"], r["lista"], r["posicao"], r["nota"], r["informativa"] == "sim"))
		}
	}
	situations := w.table("situacoes.csv")
	for _, r := range situations {
		o := w.own(r["inscricao"])
		if len(o.Person.Places) != 1 {
			t.Fatalf("%s: %+v", r["inscricao"], o)
		}
		p := o.Person.Places[0]
		var got []string
		for _, l := range p.Lists {
			got = append(got, fmt.Sprint(p.Post, l.Code, l.Position, p.Score, l.Informative))
		}
		if slices.Sort(want[r["inscricao"]]); !slices.Equal(sorted(got), want[r["inscricao"]]) {
			t.Errorf("%s: %v, want %v", r["inscricao"], got, want[r["inscricao"]])
		}
		said := slices.Concat(p.Why, p.Outcome)
		if n := len(said); n == 0 || n > 12 || p.Post != r["cargo"] || p.Called != (r["situacao"] == "convocada") {
			t.Errorf("%s: %d sentences, %+v, want %v", r["inscricao"], n, p, r)
		}
		for _, s := range said {
			if !strings.Contains(s, "art.") && !strings.Contains(s, "edital") {
				t.Errorf("without an article: %s", s)
			}
		}
	}
	if len(situations) != 300 {
		t.Errorf("%d people", len(situations))
	}
}

func sorted(list []string) []string { slices.Sort(list); return list }

// With as many more seats as somebody is told they are called, and not with one fewer:
// the contest is computed again with the seats opened by a fact.
func TestMoreSeatsCall(t *testing.T) {
	w := newWorld(t, demo.Demonstration(300, 3))
	w.made(w.published(lists.Choice{}, time.Time{}))
	tried := 0
	for _, r := range w.table("situacoes.csv") {
		if r["situacao"] != "classificada" || tried == 12 {
			continue
		}
		p := w.own(r["inscricao"]).Person.Places[0]
		if p.More == nil || p.More.Tried < 20 || p.More.Seats == 0 {
			continue
		}
		tried++
		for more, want := range map[int]bool{p.More.Seats: true, p.More.Seats - 1: false} {
			if got := w.calledWith(r["inscricao"], p.Post, more); got != want {
				t.Errorf("%s with %d more seats: called %v", r["inscricao"], more, got)
			}
		}
	}
	if tried == 0 {
		t.Error("nobody waits: nothing was tried")
	}
}

func (w *world) calledWith(registration, post string, more int) (called bool) {
	w.t.Helper()
	if more == 0 {
		return false
	}
	c := must(w.docket.Suppose(w.t.Context(), w.contest.ID, run.Supposition{Post: post, MoreSeats: more}))(w.t)
	for _, p := range c.People {
		if string(c.After.Roll.IDs.At(p.Who)) == registration {
			called = p.After.Call > 0
		}
	}
	return called
}

// Before the hour of the act nobody is told anything of it, not even its people; what
// was released before stands until then; and nothing of it is on the disk in the clear.
func TestNotBeforeTheHour(t *testing.T) {
	w := newWorld(t, demo.Demonstration(200, 2))
	first := w.published(lists.Choice{}, time.Time{})
	w.made(first)
	who := w.table("situacoes.csv")[0]["inscricao"]
	if _, err := w.docket.Record(t.Context(), hr, w.contest.ID, w.head(), leaves(who), nil); err != nil {
		t.Fatal(err)
	}
	second := w.published(lists.Choice{}, time.Now().Add(time.Hour).Truncate(time.Second))
	w.made(second)
	if o := w.own(who); o.Act.Number != first.Number || !o.Person.Places[0].Called {
		t.Errorf("before the hour act %d, %+v", o.Act.Number, o.Person)
	}
	for _, canary := range []string{"por_que_esta_posicao", "Você", "posição", "\"inscricao\""} {
		if at := w.onDisk(canary, second); at != "" {
			t.Errorf("%q is in %s", canary, at)
		}
	}
	w.db.Now = func() time.Time { return time.Now().Add(time.Hour) }
	if o := must(w.OwnOne(t.Context(), w.accountOf(who), w.contest.ID, who))(t); o.Act.Number != second.Number || o.Person.Places[0].Called || !o.Released.Equal(second.ReleaseAt) {
		t.Errorf("after the hour act %d, %v, %+v", o.Act.Number, o.Released, o.Person)
	}
}

// onDisk looks for words in the object of an act, as it is kept.
func (w *world) onDisk(word string, a store.Act) string {
	w.t.Helper()
	s := must(w.db.Situation(w.t.Context(), a.Contest, a.Number))(w.t)
	path := ""
	err := filepath.WalkDir(filepath.Join(w.place, "objetos"), func(p string, e os.DirEntry, err error) error {
		if err == nil && !e.IsDir() && strings.Contains(p, s.Object[4:]) {
			path = p
		}
		return err
	})
	if err != nil || path == "" {
		w.t.Fatalf("the object is not there: %v", err)
	}
	if bytes.Contains(must(os.ReadFile(path))(w.t), []byte(word)) {
		return path
	}
	return ""
}

// Who asks for the registration of somebody else is told that it is not there.
func TestOnlyOwn(t *testing.T) {
	w := newWorld(t, demo.Demonstration(60, 1))
	w.made(w.published(lists.Choice{}, time.Time{}))
	rows := w.table("situacoes.csv")
	mine, other := rows[0]["inscricao"], rows[1]["inscricao"]
	account := w.tied(mine)
	if _, err := w.OwnOne(t.Context(), account, w.contest.ID, other); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("another's: %v", err)
	}
	if list, err := w.Own(t.Context(), account, w.contest.ID); err != nil || len(list) != 1 || list[0].Person.Registration != mine {
		t.Errorf("%+v, %v", list, err)
	}
	stranger := must(w.db.CreateAccount(t.Context(), store.Account{Login: "x", Name: "X"}))(t)
	if list, err := w.Own(t.Context(), stranger.ID, w.contest.ID); err != nil || len(list) != 0 {
		t.Errorf("of nobody: %+v, %v", list, err)
	}
}

// An act of some posts says nothing of the others; one of some lists says nothing.
func TestPartOfAResult(t *testing.T) {
	w := newWorld(t, demo.Demonstration(120, 3))
	w.made(w.published(lists.Choice{Posts: []string{"102"}}, time.Time{}))
	in, out := 0, 0
	for _, r := range w.table("situacoes.csv") {
		switch o := w.own(r["inscricao"]); {
		case o.Said() && r["cargo"] == "102":
			in++
		case !o.Said() && r["cargo"] != "102":
			out++
		default:
			t.Errorf("%v: said %v", r, o.Said())
		}
	}
	if in == 0 || out == 0 {
		t.Errorf("%d and %d: nothing was tried", in, out)
	}
	some := w.published(lists.Choice{Lists: []string{"PPP"}}, time.Time{})
	if err := w.Make(t.Context(), w.contest.ID, some.Number, quiet); !errors.Is(err, situation.ErrSomeLists) {
		t.Errorf("some lists: %v", err)
	}
}

// An act of one post takes nothing from what an act of before says of the others; of the
// same post the last one counts. Of who asked for several, each is told by its act.
func TestEarlierActTellsOfOtherPosts(t *testing.T) {
	w := newWorld(t, demo.Demonstration(120, 3))
	first := w.published(lists.Choice{}, time.Time{})
	w.made(first)
	second := w.published(lists.Choice{Posts: []string{"102"}}, time.Time{})
	w.made(second)
	seen := map[int]int{}
	for _, r := range w.table("situacoes.csv") {
		o, want := w.own(r["inscricao"]), first.Number
		if r["cargo"] == "102" {
			want = second.Number
		}
		if o.Act.Number != want || len(o.Earlier) != 0 || o.Silent != 0 {
			t.Errorf("%v: act %d, %d earlier, silent %d", r, o.Act.Number, len(o.Earlier), o.Silent)
		}
		seen[o.Act.Number]++
	}
	if len(seen) != 2 {
		t.Errorf("acts %v: nothing was tried", seen)
	}
}

// What waited under an embargo is the last that came out, whatever its number: it is what
// people read of themselves, and the first of what was published.
func TestByTheHourAndNotTheNumber(t *testing.T) {
	w := newWorld(t, demo.Demonstration(60, 1))
	waits := w.published(lists.Choice{}, time.Now().Add(time.Hour).Truncate(time.Second))
	w.made(waits)
	meanwhile := w.published(lists.Choice{}, time.Time{})
	w.made(meanwhile)
	who := w.table("situacoes.csv")[0]["inscricao"]
	if o := w.own(who); o.Act.Number != meanwhile.Number {
		t.Errorf("before the hour act %d", o.Act.Number)
	}
	w.db.Now = func() time.Time { return time.Now().Add(time.Hour) }
	acts := must(w.docket.Published(t.Context(), w.contest.ID))(t)
	if len(acts) != 2 || acts[0].Number != waits.Number {
		t.Errorf("%+v", acts)
	}
	if o := must(w.OwnOne(t.Context(), w.accountOf(who), w.contest.ID, who))(t); o.Act.Number != waits.Number {
		t.Errorf("after the hour act %d", o.Act.Number)
	}
}

// Of an act they are made once; what is due is what has none.
func TestMadeOnce(t *testing.T) {
	w := newWorld(t, demo.Demonstration(60, 1))
	a := w.published(lists.Choice{}, time.Time{})
	if due := must(w.Due(t.Context()))(t); len(due) != 1 || due[0].Number != a.Number {
		t.Errorf("%+v", due)
	}
	w.made(a)
	before := must(w.db.Situation(t.Context(), a.Contest, a.Number))(t)
	w.made(a)
	if after := must(w.db.Situation(t.Context(), a.Contest, a.Number))(t); after.Object != before.Object || after.People != 60 {
		t.Errorf("%+v became %+v", before, after)
	}
	if due := must(w.Due(t.Context()))(t); len(due) != 0 {
		t.Errorf("%+v", due)
	}
}

// Under other master keys they are read, once sealed again; a part that was changed, or
// that is put in the place of another, is not.
func TestSealed(t *testing.T) {
	w := newWorld(t, demo.Demonstration(300, 1))
	a := w.published(lists.Choice{}, time.Time{})
	w.made(a)
	who := w.table("situacoes.csv")[7]["inscricao"]
	account := w.tied(who)
	rotated := must(w.keys.Rotated())(t)
	newer := situation.Open(w.db, w.blobs, rotated, w.docket)
	if err := newer.Reseal(t.Context()); err != nil {
		t.Fatal(err)
	}
	only := situation.Open(w.db, w.blobs, must(rotated.Retired())(t), w.docket)
	if o, err := only.OwnOne(t.Context(), account, w.contest.ID, who); err != nil || !o.Said() {
		t.Errorf("%+v, %v", o, err)
	}
	if _, err := w.OwnOne(t.Context(), account, w.contest.ID, who); err == nil {
		t.Error("the key that was replaced still opens")
	}
}

// A program that computes otherwise tells nobody a place.
func TestOtherResult(t *testing.T) {
	w := newWorld(t, demo.Demonstration(60, 1))
	a := w.published(lists.Choice{}, time.Time{})
	for _, statement := range []string{"DROP TRIGGER version_file_no_update", "UPDATE version_file SET digest = 'ab' WHERE name = 'situacoes.csv'"} {
		if _, err := w.db.SQL().ExecContext(t.Context(), statement); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Make(t.Context(), w.contest.ID, a.Number, quiet); !errors.Is(err, situation.ErrOtherResult) {
		t.Errorf("%v", err)
	}
	if _, err := w.db.Situation(t.Context(), a.Contest, a.Number); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("made: %v", err)
	}
}

// Of acts that were superseded the key and the bytes are gone, and they are not made
// again; people go on reading the last one. One whose hour has not come supersedes
// nothing.
func TestSuperseded(t *testing.T) {
	w := newWorld(t, demo.Demonstration(60, 1))
	who := ""
	var acts []store.Act
	for n := range 5 {
		hour := time.Time{}
		if n == 4 {
			hour = time.Now().Add(time.Hour).Truncate(time.Second)
		}
		acts = append(acts, w.published(lists.Choice{}, hour))
		w.made(acts[n])
	}
	who = w.table("situacoes.csv")[0]["inscricao"]
	gone := must(w.db.Situation(t.Context(), w.contest.ID, acts[0].Number))(t)
	if err := w.Expire(t.Context()); err != nil {
		t.Fatal(err)
	}
	for n, a := range acts {
		_, err := w.db.Situation(t.Context(), w.contest.ID, a.Number)
		if is := errors.Is(err, store.ErrNotFound); is != (n == 0) {
			t.Errorf("act %d: gone %v, %v", a.Number, is, err)
		}
	}
	if there, err := w.blobs.Has(t.Context(), gone.Object); err != nil || there {
		t.Errorf("the bytes are there: %v, %v", there, err)
	}
	if due := must(w.Due(t.Context()))(t); len(due) != 0 {
		t.Errorf("made again: %+v", due)
	}
	if o := w.own(who); o.Act.Number != acts[3].Number {
		t.Errorf("reads act %d", o.Act.Number)
	}
	if err := w.Expire(t.Context()); err != nil {
		t.Errorf("twice: %v", err)
	}
}

// keptTerms and keptPeople are four seats, one of them of the group, and who waits.
const keptTerms = `certame: Fora da ordem
publicado_em: 2026-02-10
validade: {inicio: 2026-03-01, meses: 24, prorrogavel: sim}
cargos:
  - {codigo: "101", nome: Analista, vagas: 4}
`

func keptPeople() string {
	text := "inscricao;nome;cargo;opcoes;nota_final;confirmacao_PPP\n"
	for i := range 12 {
		option, confirmed := "", ""
		if i >= 8 {
			option, confirmed = "PPP", "confirmada"
		}
		text += fmt.Sprintf("%04d;Pessoa %c;101;%s;%d,00;%s\n", i+1, 'A'+i, option, 95-i, confirmed)
	}
	return text
}

// Where the agency appointed to the seat of the group somebody whom the rule does not
// reach, the seat is theirs and the seats to come are labelled with it: nobody is told
// that a seat of the group would come before it does.
func TestMoreSeatsAroundWhoKeepsOne(t *testing.T) {
	w := newWorld(t, demo.Demonstration(60, 1))
	w.contest = must(w.docket.Create(t.Context(), hr, docket.Draft{Slug: "fora", Files: docket.Files{run.EditalFile: strings.NewReader(keptTerms), run.CandidatesFile: strings.NewReader(keptPeople())}}))(t)
	day, _ := certame.ParseDate([]byte("05/03/2026"))
	outside := ledger.Fact{
		Kind: ledger.Appointed, Version: ledger.Appointed.Version(), At: edital.Instant{Date: day, Second: ledger.WholeDay}, Act: "Portaria", Author: "RH",
		Data: []ledger.Field{{Name: "inscricao", Value: "0012"}, {Name: "rotulo", Value: "PPP"}, {Name: "vaga", Value: "3"}},
	}
	if _, err := w.docket.Record(t.Context(), hr, w.contest.ID, w.head(), outside, nil); err != nil {
		t.Fatal(err)
	}
	w.made(w.published(lists.Choice{}, time.Time{}))
	tried := 0
	for _, r := range w.table("situacoes.csv") {
		o := w.own(r["inscricao"])
		p := o.Person.Places[0]
		if p.More == nil || p.More.Seats == 0 {
			continue
		}
		tried++
		for more, want := range map[int]bool{p.More.Seats: true, p.More.Seats - 1: false} {
			if got := w.calledWith(r["inscricao"], p.Post, more); got != want {
				t.Errorf("%s, told %d, with %d more seats: called %v", r["inscricao"], p.More.Seats, more, got)
			}
		}
	}
	if tried == 0 {
		t.Error("nobody waits: nothing was tried")
	}
}

// Where people put posts in order, those who have a better one are on the lists of the
// others too: the lists are published, and each is told of every post, by the last act
// that speaks of it.
func TestPublishedByPreference(t *testing.T) {
	w := newWorld(t, demo.Demonstration(60, 1))
	files := docket.Files{}
	for _, name := range []string{run.EditalFile, run.CandidatesFile} {
		text := must(conformance.Scenarios.ReadFile("cenarios/r44-tres-cargos-por-preferencia/entrada/" + name))(t)
		files[name] = bytes.NewReader(text)
	}
	w.contest = must(w.docket.Create(t.Context(), hr, docket.Draft{Slug: "opcoes", Files: files}))(t)
	w.made(w.published(lists.Choice{}, time.Time{}))
	places := w.own("004").Person.Places
	if len(places) != 3 || !places[1].Called || places[2].Called || places[2].Situation != "em opção que prefere" {
		t.Fatalf("%+v", places)
	}
	w.made(w.published(lists.Choice{Posts: []string{places[1].Post}}, time.Time{}))
	o := must(w.OwnOne(t.Context(), w.accountOf("004"), w.contest.ID, "004"))(t)
	if len(o.Person.Places) != 1 || o.Person.Places[0].Post != places[1].Post || o.Act.Number != 2 {
		t.Errorf("the last act: %+v", o.Told)
	}
	if len(o.Earlier) != 1 || o.Earlier[0].Act.Number != 1 || len(o.Earlier[0].Person.Places) != 2 {
		t.Errorf("the one before: %+v", o.Earlier)
	}
}
