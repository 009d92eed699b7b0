package editalfile

import (
	"os"
	"testing"

	"certame"
)

func TestParseMinimalExample(t *testing.T) {
	data := []byte("certame: EXEMPLO-1\npublicado_em: 2026-02-10\ngrupos:\n  - {codigo: PPP, percentual: 25%}\n  - {codigo: PcD, percentual: 5%}\ncargos:\n  - {codigo: \"101\", nome: Analista, vagas: 6}\ndesempate: [mais_velho]\n")
	d, err := Parse(data, "edital.yaml")
	if err != nil {
		t.Fatal(err)
	}
	if d.Name != "EXEMPLO-1" || d.Published.ISO() != "2026-02-10" || len(d.Groups) != 2 || *d.Groups[0].Share != certame.Percent(25) {
		t.Errorf("read %+v", d)
	}
	if len(d.Posts) != 1 || d.Posts[0].Code != "101" || d.Posts[0].Vacancies != 6 || d.Posts[0].Where != "edital.yaml:7:5" {
		t.Errorf("posts %+v", d.Posts)
	}
}

// Every problem at once, each with its place, value and remedy.
func TestParseReportsEverythingAtOnce(t *testing.T) {
	data, err := os.ReadFile("testdata/errado.yaml")
	if err != nil {
		t.Fatal(err)
	}
	want, err := os.ReadFile("testdata/errado.txt")
	if err != nil {
		t.Fatal(err)
	}
	_, err = Parse(data, "edital.yaml")
	if err == nil || err.Error()+"\n" != string(want) {
		t.Errorf("got:\n%v\nwant:\n%s", err, want)
	}
}
