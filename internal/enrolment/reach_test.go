package enrolment

import (
	"context"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"certame/internal/docket"
	"certame/internal/run"
)

// revises puts another edital in the contest, and gives its revision.
func (w *world) revises(edital string) int {
	w.t.Helper()
	ctx := context.Background()
	last, err := w.db.Revision(ctx, w.contest.ID, 0)
	if err != nil {
		w.t.Fatal(err)
	}
	r, err := w.docket.Revise(ctx, hr, w.contest.ID, last.Number, "retificação", docket.Changes{Put: docket.Files{run.EditalFile: strings.NewReader(edital)}})
	if err != nil {
		w.t.Fatal(err)
	}
	return r.Number
}

// Whom another edital reaches is said before it is received by: a post that is gone, a
// group that is gone, several posts where there is one choice, other seats; who left is not
// counted; and what was seen of one revision does not serve for the next.
func TestReach(t *testing.T) {
	ordered := strings.Replace(editalText, "cargos:", "preferencias: sim\ncargos:", 1)
	w := at(t, freshSQLite(t), ordered)
	ctx := context.Background()
	post := func(f Form, posts ...string) Form { f.Posts = posts; return f }
	done(w.register("ana", post(form("Ana", "", "PPP"), "101", "102")))(t)
	done(w.register("bia", post(form("Bia", "", "PQ"), "102")))(t)
	done(w.register("caio", form("Caio", "")))(t)
	left := done(w.register("davi", post(form("Davi", ""), "102")))(t)
	done(w.withdraw("davi", left.Position))(t)
	same, err := w.Reach(ctx, w.contest.ID)
	if err != nil || same.People != 0 || same.All != 3 || len(same.Lost) != 0 || len(same.Seats) != 0 || same.Moved() {
		t.Fatalf("%+v, %v", same, err)
	}
	next := strings.NewReplacer("vagas: 10", "vagas: 12", "2026-03-20 23:59:59", "2026-03-25", "  - {codigo: \"102\", nome: Técnica, vagas: 3}\n", "").Replace(editalText)
	revision := w.revises(next)
	got, err := w.Reach(ctx, w.contest.ID)
	if err != nil {
		t.Fatal(err)
	}
	want := []Lost{{LostPost, "102", 2, []string{"0000001", "0000002"}}, {LostOrder, "", 1, []string{"0000001"}}}
	if diff := cmp.Diff(want, got.Lost); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff([]SeatsMoved{{"101", 10, 12, 2}}, got.Seats); diff != "" {
		t.Error(diff)
	}
	if got.People != 2 || got.All != 3 || !got.Moved() || got.Revision != revision {
		t.Errorf("%+v", got)
	}
	later := w.revises(next + "# outra\n")
	_, err = w.ReceiveBy(ctx, hr, w.contest.ID, 1, revision)
	refusedAs(t, err, "EDITAL-MUDOU-DE-NOVO")
	if term, err := w.ReceiveBy(ctx, hr, w.contest.ID, 1, later); err != nil || term.Revision != later {
		t.Errorf("%+v, %v", term, err)
	}
}

// A group that is no more is told of.
func TestReachOfAGroup(t *testing.T) {
	own := func(groups string) string {
		return "certame: Seleção\norgao: Conselho\npublicado_em: 2026-02-10\nregime: proprio\nfundamento: Resolução nº 1\nvalidade: 2 anos\ninscricoes: {inicio: 2026-02-20, fim: 2026-03-20}\ngrupos:\n" + groups + "cargos:\n  - {codigo: \"101\", nome: Analista, vagas: 40}\n"
	}
	one := "  - {codigo: A, rotulo: grupo a, percentual: 20%}\n"
	other := "  - {codigo: B, rotulo: grupo b, percentual: 10%}\n"
	w := at(t, freshSQLite(t), own(one+other))
	done(w.register("ana", form("Ana", "", "B")))(t)
	done(w.register("bia", form("Bia", "", "A")))(t)
	w.revises(own(one))
	got, err := w.Reach(context.Background(), w.contest.ID)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]Lost{{LostGroup, "B", 1, []string{"0000001"}}}, got.Lost); diff != "" || got.People != 1 {
		t.Error(got.People, diff)
	}
}
