package cli

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"certame"
	"certame/contest"
	"certame/internal/run"
)

// outcomeOf computes the localities of the kit with other tables.
func outcomeOf(t *testing.T, change ...string) *contest.Outcome {
	t.Helper()
	folder := copyOf(t, "../../conformance/cenarios/r44-localidades-lista-geral/entrada")
	path := filepath.Join(folder, "edital.yaml")
	raw, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	write(t, folder, "edital.yaml", strings.NewReplacer(change...).Replace(string(raw)))
	l, err := run.Load(folder, nil)
	if err != nil {
		t.Fatal(err)
	}
	o, err := contest.Run(l.Terms, l.Roll, l.Log, false)
	if err != nil {
		t.Fatal(err)
	}
	return o
}

// With the PPP seat of Belém moved to Macapá, 002 comes to the place that she prefers and
// 009 loses hers. Who only changes places neither gains nor loses: they have a seat in
// both.
func TestMovedByPreferenceAreThosePutInOrOut(t *testing.T) {
	before, after := outcomeOf(t), outcomeOf(t, "vagas: 2, quadro: {AC: 1, PPP: 1}}\n      - {codigo: A2", "vagas: 2, quadro: {AC: 2}}\n      - {codigo: A2", "localidade: Macapá, vagas: 1, quadro: {AC: 1}", "localidade: Macapá, vagas: 1, quadro: {PPP: 1}")
	gain, lose := moved(after, before), moved(before, after)
	if len(lose) != 1 || lose[0] != (personMoved{"009", "A1", "PPP"}) || len(gain) != 1 {
		t.Errorf("gain %v, lose %v", gain, lose)
	}
	if a, b := postOf(before, "002"), postOf(after, "002"); a != "A3" || b != "A1" {
		t.Errorf("002 goes from %s to %s", a, b)
	}
}

// postOf is the code of the post that somebody has.
func postOf(o *contest.Outcome, id string) string {
	for row := range certame.Person(o.Roll.Len()) {
		if string(o.Roll.IDs.At(row)) == id && o.Takes(row) != certame.Nobody {
			return o.Terms.Posts[o.Roll.Post[o.Takes(row)]].Code
		}
	}
	return ""
}
