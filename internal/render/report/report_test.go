package report

import (
	"fmt"
	"strings"
	"testing"

	"certame"
	"certame/contest"
	"certame/edital"
	"certame/trace"
)

// entry is one candidate of a contest written by hand.
type entry struct {
	id                         string
	score                      int
	options, confirmed, denied certame.GroupSet
}

func handmade(entries ...entry) *certame.Roll {
	r := &certame.Roll{IDs: certame.NewIdentifiers(len(entries), 8), Places: 2}
	for i, e := range entries {
		r.IDs.Append([]byte(e.id))
		r.Post = append(r.Post, 0)
		r.Score = append(r.Score, certame.Score(e.score)*certame.ScoreUnit)
		r.Options, r.Confirmed, r.Denied = append(r.Options, e.options), append(r.Confirmed, e.confirmed), append(r.Denied, e.denied)
		r.State, r.Flags = append(r.State, certame.StateActive), append(r.Flags, 0)
		r.Birth = append(r.Birth, certame.Date(i))
	}
	return r
}

const ppp, pcd = certame.GroupSet(1), certame.GroupSet(1 << 3)

// minimal is the contest of cases/exemplo-minimo.
func minimal(tb testing.TB) *contest.Outcome {
	return run(tb, declared(1, func(int) int { return 6 }), handmade(
		entry{"0001", 90, 0, 0, 0}, entry{"0002", 88, ppp, ppp, 0}, entry{"0003", 85, 0, 0, 0}, entry{"0004", 84, 0, 0, 0},
		entry{"0005", 80, ppp, ppp, 0}, entry{"0006", 78, ppp, ppp, 0}, entry{"0007", 60, pcd, pcd, 0}, entry{"0008", 95, ppp, 0, ppp},
	))
}

func TestOrderOfCallOfTheMinimalExample(t *testing.T) {
	o := minimal(t)
	v := &view{Outcome: o, book: newBook()}
	same(t, "rows", v.orders()[0].Rows, `<tr><th scope=row>1<td>1<td>AC<td>AC<td>AC<td>0008<td>95,00
<tr><th scope=row>2<td>2<td>PPP<td>PPP<td><b>AC</b> (compensação)<td>0002<td>88,00
<tr><th scope=row>3<td>3<td>AC<td>AC<td>AC<td>0001<td>90,00
<tr><th scope=row>4<td>2<td>PPP<td>PPP<td>PPP<td>0005<td>80,00
<tr><th scope=row>5<td>5<td>PcD<td>PcD<td>PcD<td>0007<td>60,00
<tr><th scope=row>6<td>6<td>PPP<td>PPP<td>PPP<td>0006<td>78,00
`)
}

func TestStateOfTheResult(t *testing.T) {
	definitive := render(t, minimal(t), texts)
	pending := render(t, run(t, declared(1, func(int) int { return 2 }), handmade(entry{"1", 90, ppp, 0, 0}, entry{"2", 80, 0, 0, 0})), texts)
	for _, c := range []struct{ page, want string }{
		{definitive, "Concurso Público Nacional de Exemplo: resultado definitivo"},
		{pending, "Concurso Público Nacional de Exemplo: resultado provisório"},
	} {
		if got := between(c.page, "<title>", "</title>"); got != c.want {
			t.Errorf("title %q, want %q", got, c.want)
		}
	}
}

func between(text, from, to string) string {
	_, rest, _ := strings.Cut(text, from)
	inside, _, _ := strings.Cut(rest, to)
	return inside
}

func TestPageOfALargeContestStaysSmall(t *testing.T) {
	page := render(t, outcome(t, sampleShape{200, 60_000, largest.Seats}), texts)
	if len(page) > 3<<20 {
		t.Errorf("%d bytes, want at most 3 MiB", len(page))
	}
}

func TestEmptyContest(t *testing.T) {
	page := render(t, run(t, declared(2, func(int) int { return 3 }), handmade()), Options{})
	if got := strings.Count(page, "Ninguém convocado neste cargo."); got != 2 {
		t.Errorf("%d posts say that nobody was called, want 2", got)
	}
}

func TestBalanceClosesWithTheSeats(t *testing.T) {
	v := &view{Outcome: outcome(t, medium), book: newBook()}
	for m, line := range v.balances() {
		if line[given]-line[leaving]+line[arriving] != line[final] || line[taken]+line[vacant] != line[final] {
			t.Errorf("modality %d: %v does not close", m, line)
		}
	}
}

func TestManyFindingsOfOneCodeAreNamedByPlace(t *testing.T) {
	var all []trace.Finding
	for i := range 8 {
		all = append(all, trace.Finding{Code: "a", Where: fmt.Sprint("cargo ", i/2+1)})
	}
	all = append(all, trace.Finding{Code: "b", Blocks: true, Where: "edital"})
	v := &view{Outcome: &contest.Outcome{Contest: &contest.Contest{Terms: &edital.Terms{}}}, opt: Options{}.complete(), book: newBook()}
	rows := v.findingRows(all, "▲ alerta")
	if len(rows) != 6 || rows[0].Code != "b" || rows[5].Alike != "Mais 3 com o mesmo código: cargo 3, cargo 4." {
		t.Errorf("rows %+v", rows)
	}
}
