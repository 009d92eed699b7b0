package docket

import (
	"context"
	"errors"
	"io"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"certame"
	"certame/edital"
	"certame/internal/blob"
	"certame/internal/intake"
	"certame/internal/run"
	"certame/internal/secret"
	"certame/internal/store"
	"certame/ledger"
)

const (
	editalText = "certame: Concurso de teste\norgao: Universidade\npublicado_em: 2026-02-10\nvalidade: 2 anos\ncargos:\n  - {codigo: \"101\", vagas: 3}\n"
	peopleText = "inscricao;nome;cargo;opcoes;nota_final;confirmacao_PPP\n" +
		"0001;Ana;101;;90,00;\n0002;Bento;101;PPP;80,00;confirmada\n0003;Célia;101;;70,00;\n0004;Davi;101;PPP;60,00;confirmada\n0005;Eva;101;;50,00;\n"
)

const (
	hr    = store.AccountID("00000000-0000-7000-8000-000000000001")
	other = store.AccountID("00000000-0000-7000-8000-000000000002")
)

func silent(string, int, int) {}

// desk is a docket over a real database and a real folder, in a place that goes
// away.
func desk(t *testing.T) *Docket {
	t.Helper()
	place := t.TempDir()
	db, err := store.Open(t.Context(), "sqlite:"+filepath.Join(place, "certame.db"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := db.Close(); err != nil {
			t.Error(err)
		}
	})
	blobs, err := blob.OpenFolder(filepath.Join(place, "objetos"))
	if err != nil {
		t.Fatal(err)
	}
	keys, err := secret.New()
	if err != nil {
		t.Fatal(err)
	}
	d, err := Open(db, blobs, keys, filepath.Join(place, "trabalho"))
	if err != nil {
		t.Fatal(err)
	}
	return d
}

func created(t *testing.T, d *Docket) store.Contest {
	t.Helper()
	c, err := d.Create(t.Context(), hr, Draft{Slug: "teste-2026", Files: Files{run.EditalFile: strings.NewReader(editalText), run.CandidatesFile: strings.NewReader(peopleText)}})
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func computed(t *testing.T, d *Docket, c store.Contest) store.Version {
	t.Helper()
	v, err := d.Compute(t.Context(), hr, c.ID, silent)
	if err != nil {
		t.Fatal(err)
	}
	return v
}

// A contest is kept with its title, computed, and its lists are found page by page
// and person by person.
func TestCreateAndCompute(t *testing.T) {
	d := desk(t)
	c := created(t, d)
	if c.Title != "Concurso de teste" || c.Agency != "Universidade" {
		t.Errorf("%+v", c)
	}
	v := computed(t, d, c)
	if again := computed(t, d, c); again.Number != v.Number {
		t.Errorf("the same result is version %d and %d", v.Number, again.Number)
	}
	rows, err := d.db.ListPage(t.Context(), c.ID, v.Number, "101", "AC", 0, 10)
	if err != nil || len(rows) != 5 || rows[0].Name != "Ana" || rows[0].Score != "90,00" {
		t.Errorf("%+v, %v", rows, err)
	}
	content, file, err := d.OpenResult(t.Context(), c.ID, v.Number, "relatorio.html")
	if err != nil || file.Size == 0 {
		t.Fatal(err)
	}
	defer content.Close()
	if page, err := io.ReadAll(content); err != nil || !strings.Contains(string(page), "Concurso de teste") {
		t.Error(err)
	}
}

// What cannot be understood is refused with its place, and nothing is kept.
func TestCreateRefuses(t *testing.T) {
	d := desk(t)
	for name, draft := range map[string]Draft{
		"slug":    {Slug: "Não Serve", Files: Files{run.EditalFile: strings.NewReader(editalText)}},
		"edital":  {Slug: "a", Files: Files{run.EditalFile: strings.NewReader("certame: X\nvagas: 1\n")}},
		"missing": {Slug: "b", Files: Files{run.CandidatesFile: strings.NewReader(peopleText)}},
		"people":  {Slug: "c", Files: Files{run.EditalFile: strings.NewReader(editalText), run.CandidatesFile: strings.NewReader("inscricao;cargo;nota_final\n1;999;5\n")}},
		"book":    {Slug: "d", Files: Files{run.EditalFile: strings.NewReader(editalText), run.FactsFile: strings.NewReader("")}},
		"path":    {Slug: "e", Files: Files{run.EditalFile: strings.NewReader(editalText), "../x.csv": strings.NewReader("")}},
	} {
		var refused *intake.Refused
		if _, err := d.Create(t.Context(), hr, draft); !errors.As(err, &refused) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if list, err := d.db.Contests(t.Context(), store.Page{}); err != nil || len(list) != 0 {
		t.Errorf("kept %v, %v", list, err)
	}
}

func fact(kind ledger.Kind, data ...string) ledger.Fact {
	day, _ := certame.ParseDate([]byte("10/03/2026"))
	f := ledger.Fact{Kind: kind, Version: kind.Version(), At: edital.Instant{Date: day, Second: ledger.WholeDay}, Act: "Portaria 1/2026", Author: "RH"}
	for i := 0; i < len(data); i += 2 {
		f.Data = append(f.Data, ledger.Field{Name: data[i], Value: data[i+1]})
	}
	return f
}

func head(t *testing.T, d *Docket, id store.ContestID) ledger.Digest {
	t.Helper()
	lines, err := d.db.FactLines(t.Context(), id)
	if err != nil {
		t.Fatal(err)
	}
	return ledger.Head(lines)
}

// The preview of a fact is what recording it brings, and keeps nothing; a fact
// prepared on another book is a conflict.
func TestFact(t *testing.T) {
	d := desk(t)
	c := created(t, d)
	before := head(t, d, c.ID)
	leaves := fact(ledger.Declined, "inscricao", "0001")
	seen, err := d.Preview(t.Context(), c.ID, leaves, nil)
	if err != nil || len(seen.Turn.Changes) != 1 || len(seen.Compared.People) == 0 || len(seen.Compared.People[0].Basis) == 0 {
		t.Fatal(seen, err)
	}
	if head(t, d, c.ID) != before {
		t.Error("a preview was kept")
	}
	if _, err := d.Record(t.Context(), hr, c.ID, before, leaves, nil); err != nil {
		t.Fatal(err)
	}
	var conflict *store.Conflict
	if _, err := d.Record(t.Context(), hr, c.ID, before, fact(ledger.Declined, "inscricao", "0003"), nil); !errors.As(err, &conflict) {
		t.Errorf("over another book: %v", err)
	}
	var refusal *ledger.Refusal
	if _, err := d.Record(t.Context(), hr, c.ID, head(t, d, c.ID), leaves, nil); !errors.As(err, &refusal) {
		t.Errorf("she left twice: %v", err)
	}
	if v := computed(t, d, c); v.Facts != 1 {
		t.Errorf("%+v", v)
	}
}

// Files that change while somebody else changed them are a conflict; those with
// which a fact could not have happened are refused.
func TestRevise(t *testing.T) {
	d := desk(t)
	c := created(t, d)
	change := func(after int, text string) error {
		_, err := d.Revise(t.Context(), hr, c.ID, after, "novo", Changes{Put: Files{run.CandidatesFile: strings.NewReader(text)}})
		return err
	}
	if err := change(1, peopleText+"0006;Fábio;101;;40,00;\n"); err != nil {
		t.Fatal(err)
	}
	var conflict *store.Conflict
	if err := change(1, peopleText); !errors.As(err, &conflict) {
		t.Errorf("two tabs: %v", err)
	}
	if _, err := d.Record(t.Context(), hr, c.ID, ledger.Digest{}, fact(ledger.Declined, "inscricao", "0001"), nil); err != nil {
		t.Fatal(err)
	}
	if err := change(2, strings.Replace(peopleText, "0001", "0009", 1)); err == nil {
		t.Error("the book speaks of somebody who is not there")
	}
}

// plan publishes everything of the contest of these tests.
func plan(kind string) Plan {
	return Plan{Kind: kind, Formats: []string{"html"}, Totals: Totals{3, 5, 3}}
}

// Nothing goes out by one person, of a result that is not the last, or with other
// totals than those both expect; what goes out is what was proposed, to the byte,
// and not before its hour.
func TestPublish(t *testing.T) {
	d := desk(t)
	c := created(t, d)
	v := computed(t, d, c)
	for _, kind := range []string{Lists, Package} {
		t.Run(kind, func(t *testing.T) { publishes(t, d, c, v, kind) })
	}
	late := plan(Lists)
	if _, err := d.Record(t.Context(), hr, c.ID, ledger.Digest{}, fact(ledger.Declined, "inscricao", "0001"), nil); err != nil {
		t.Fatal(err)
	}
	if _, err := d.Propose(t.Context(), hr, c.ID, v.Number, late, silent); !errors.Is(err, ErrStale) {
		t.Errorf("published a result of another book: %v", err)
	}
}

func publishes(t *testing.T, d *Docket, c store.Contest, v store.Version, kind string) {
	p := plan(kind)
	hour := time.Date(2026, 12, 1, 13, 0, 0, 0, time.UTC)
	p.Release = hour
	wrong := p
	wrong.Totals.Called++
	var mistaken *WrongTotals
	if _, err := d.Propose(t.Context(), hr, c.ID, v.Number, wrong, silent); !errors.As(err, &mistaken) {
		t.Errorf("wrong totals: %v", err)
	}
	proposal, err := d.Propose(t.Context(), hr, c.ID, v.Number, p, silent)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := d.Confirm(t.Context(), hr, proposal.ID, p.Totals); !errors.Is(err, store.ErrSamePerson) {
		t.Errorf("alone: %v", err)
	}
	if _, err := d.Confirm(t.Context(), other, proposal.ID, wrong.Totals); !errors.As(err, &mistaken) {
		t.Errorf("the second person expects others: %v", err)
	}
	act, err := d.Confirm(t.Context(), other, proposal.ID, p.Totals)
	if err != nil {
		t.Fatal(err)
	}
	d.now = func() time.Time { return hour.Add(-time.Second) }
	name := act.Files[0].Name
	if _, _, err := d.OpenPublished(t.Context(), c.ID, act.Number, name); !errors.Is(err, ErrEmbargo) {
		t.Errorf("a second before: %v", err)
	}
	d.now = func() time.Time { return hour }
	content, file, err := d.OpenPublished(t.Context(), c.ID, act.Number, name)
	if err != nil {
		t.Fatal(err)
	}
	defer content.Close()
	if text, err := io.ReadAll(content); err != nil || int64(len(text)) != file.Size {
		t.Error(err)
	}
	if _, err := d.Confirm(t.Context(), other, proposal.ID, p.Totals); !errors.Is(err, store.ErrClosed) {
		t.Errorf("confirmed twice: %v", err)
	}
}

// A reversal takes two people, and is in the book or the proposal is still open.
func TestReversal(t *testing.T) {
	d := desk(t)
	c := created(t, d)
	if _, err := d.Record(t.Context(), hr, c.ID, ledger.Digest{}, fact(ledger.Declined, "inscricao", "0001"), nil); err != nil {
		t.Fatal(err)
	}
	if _, err := d.Record(t.Context(), hr, c.ID, head(t, d, c.ID), fact(ledger.Reversal, "fato", "f1", "motivo", "engano"), nil); err == nil {
		t.Error("reversed by one person")
	}
	r := Reversing{Fact: "f1", Reason: "engano", Author: "RH", Day: "11/03/2026", Head: head(t, d, c.ID).String()}
	p, err := d.ProposeReversal(t.Context(), hr, c.ID, r)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := d.Confirm(t.Context(), hr, p.ID, Totals{}); !errors.Is(err, store.ErrSamePerson) {
		t.Error(err)
	}
	if _, err := d.Confirm(t.Context(), other, p.ID, Totals{}); err != nil {
		t.Fatal(err)
	}
	if lines, err := d.db.FactLines(t.Context(), c.ID); err != nil || len(lines) != 2 {
		t.Error(len(lines), err)
	}
	if public, err := d.Published(context.Background(), c.ID); err != nil || len(public) != 0 {
		t.Errorf("a reversal is a fact of the book, not a document: %v, %v", public, err)
	}
}

// What is supposed is not kept.
func TestSuppose(t *testing.T) {
	d := desk(t)
	c := created(t, d)
	got, err := d.Suppose(t.Context(), c.ID, run.Supposition{Post: "101", MoreSeats: 1})
	if err != nil || len(got.People) == 0 {
		t.Fatal(got, err)
	}
	var refusal *ledger.Refusal
	if _, err := d.Suppose(t.Context(), c.ID, run.Supposition{Leave: []string{"9999"}}); !errors.As(err, &refusal) {
		t.Errorf("nobody has that number: %v", err)
	}
	if head(t, d, c.ID) != (ledger.Digest{}) {
		t.Error("a supposition was kept")
	}
}

// The rules are those of the revision that is asked for.
func TestTerms(t *testing.T) {
	d := desk(t)
	c := created(t, d)
	if _, err := d.Revise(t.Context(), hr, c.ID, 1, "mais uma vaga", Changes{Put: Files{run.EditalFile: strings.NewReader(strings.Replace(editalText, "vagas: 3", "vagas: 4", 1))}}); err != nil {
		t.Fatal(err)
	}
	for revision, want := range map[int]int{1: 3, 2: 4, 0: 4} {
		for range 2 { // read, and read again from memory
			terms, err := d.Terms(t.Context(), c.ID, revision)
			if err != nil || terms.Posts[0].Vacancies != want {
				t.Errorf("revision %d: %v, %v", revision, terms, err)
			}
		}
	}
}
