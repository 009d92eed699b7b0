package cli

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"certame/internal/intake"
)

const (
	head  = "certame: X\npublicado_em: 2026-02-10\n"
	posts = "cargos:\n  - {codigo: \"101\", vagas: 2}\n"
)

// wrongEditais are the ways in which an edital.yaml is wrong. What the person
// reads of each is in testdata/editais-errados.txt.
var wrongEditais = []struct{ name, file string }{
	{"empty", ""},
	{"only comments", "# nada\n\n# ainda\n"},
	{"only a mark", "\ufeff"},
	{"text", "um texto qualquer\n"},
	{"a list", "- certame: X\n"},
	{"missing keys", "orgao: Y\n"},
	{"unknown keys", head + posts + "oragao: Y\nquadro: {AC: 1}\nxpto: 1\n"},
	{"unknown key inside", head + "cargos:\n  - {codigo: \"101\", vaga: 2}\n"},
	{"repeated keys", head + posts + "orgao: Y\norgao: Z\ncargos:\n  - {codigo: \"102\", vagas: 2, vagas: 3}\n"},
	{"keys without value", head + "cargos:\norgao:\nordem: ~\n"},
	{"anchors and aliases", head + "orgao: &nome Instituto\nedital: *nome\n" + posts},
	{"merge key", head + "cargos:\n  - &base {codigo: \"101\", vagas: 2}\n  - {<<: *base, codigo: \"102\"}\n"},
	{"tags", head + posts + "orgao: !!str Instituto\nedital: !secreto 1\n"},
	{"tab", head + "cargos:\n\t- {codigo: \"101\", vagas: 2}\n"},
	{"indentation", "certame: X\n  publicado_em: 2026-02-10\n" + posts},
	{"quote left open", "certame: \"X\npublicado_em: 2026-02-10\n" + posts},
	{"bracket left open", head + "cargos: [{codigo: \"101\", vagas: 2}\n"},
	{"colon without space", "certame:X\npublicado_em:2026-02-10\n"},
	{"several documents", head + posts + "---\n" + head + posts},
	{"zeros", strings.Repeat("\x00", 100)},
	{"UTF-16 without mark", utf16(head+posts, false)},
	{"UTF-16 cut in half", utf16(head+posts, true) + "0"},
	{"wrong types", "certame: [X]\npublicado_em: {dia: 1}\ncargos: 101\ngrupos: PPP\ninscricoes: 2026-02-10\nordem: 1\nfases: {codigo: p}\n"},
	{"wrong numbers", head + "cargos:\n  - {codigo: \"101\", vagas: dois}\n  - {codigo: \"102\", vagas: -1}\n  - {codigo: \"103\", vagas: 2.5}\n  - {codigo: \"104\", vagas: 1000001}\n  - {codigo: \"105\", vagas: 0x10}\n  - {codigo: \"106\", vagas: .inf}\n"},
	{"wrong dates", "certame: X\npublicado_em: 10/02/26\ninscricoes: {inicio: 2026-02-30, fim: 2026-03-10 24:00}\nvalidade: {inicio: amanhã, meses: 24}\n" + posts},
	{"dates in the wrong order", head + posts + "inscricoes: {inicio: 2026-03-10, fim: 2026-03-09}\n"},
	{"wrong percentages", head + posts + "grupos:\n  - {codigo: PPP, percentual: 101%}\n  - {codigo: PI, percentual: -3%}\n  - {codigo: PQ, percentual: 2/100}\n  - {codigo: PcD, percentual: 5%, teto: vinte}\n"},
	{"wrong choices", head + posts + "regime: lei-15124\ntipo: concurso\nnatureza: federal\nreversao: decretto\nac_esgotada: sorteio\nmultiplas: [literal, por_resultdo]\ncompensacao: compensar\nordem: mgj\nsub_judice: espelhada\nescopo: cargos\narredondamento: por grupo\npendentes: sim\npreferencias: talvez\nfim_de_fila: x\ndesempate: [idozo, nota_, maisvelho]\n"},
	{"wrong phases", head + posts + "fases:\n  - {codigo: p, minimo: 50%}\n  - {codigo: P, barreira: {piso: 9}}\n  - {codigo: final, peso: 0}\n  - {codigo: q, minimo: 60, maximo: 50, barreira: {manter: 3, optantes: limita}}\n  - {codigo: r, barreira: {manter: {AC: 3, PPP: 1}}}\n"},
	{"wrong character of a phase", head + posts + "fases:\n  - {codigo: p, carater: classificatoria}\n"},
	{"wrong weights", head + "cargos:\n  - {codigo: \"101\", vagas: 2, pesos: {objetivo: 2, objetiva: 0, taf: 1}}\nfases:\n  - {codigo: objetiva}\n  - {codigo: taf, carater: eliminatoria}\n"},
	{"weights in the wrong shape", head + "cargos:\n  - {codigo: \"101\", vagas: 2, pesos: 3}\nfases:\n  - {codigo: objetiva}\n"},
	{"weights without phases", head + "cargos:\n  - {codigo: \"101\", vagas: 2, pesos: {objetiva: 2}}\n"},
	{"wrong limits", head + posts + "limite_aprovados: anexo_IV\nausencia: sai\n"},
	{"wrong term", head + posts + "validade: dois anos\n"},
	{"matriculated before publication", head + posts + "matricula_em: 2026-02-09\n"},
	{"text after the term", head + posts + "validade: 2 anos e meio\ninscricoes: {inicio: 2026-03-01 +8:00, fim: 2026-03-20 23:59abc}\n"},
	{"control characters", "certame: \"X\\a\"\npublicado_em: 2026-02-10\norgao: |\n  uma\n  duas\n" + posts},
	{"group codes", head + posts + "grupos:\n  - {codigo: \"=1+1\", percentual: 5%}\n  - {codigo: PPP ou PI, percentual: 5%}\n  - {codigo: ABCDEFGHIJKLM, percentual: 5%}\n  - {codigo: Pcd, percentual: 5%}\n  - {codigo: PcD, percentual: 5%}\n  - {codigo: ac, percentual: 5%}\n"},
	{"posts without the name that joins them", head + "escopo: denominacao\ncargos:\n  - {codigo: \"101\", vagas: 2}\n  - {codigo: \"102\", nome: Analista, vagas: 2}\n"},
	{"empty list", head + "cargos: []\n"},
	{"repeated codes", head + "cargos:\n  - {codigo: \"101\", vagas: 2}\n  - {codigo: \"101\", vagas: 3}\ngrupos:\n  - {codigo: PPP, percentual: 25%}\n  - {codigo: PPP, percentual: 3%}\n  - {codigo: AC, percentual: 2%}\n"},
	{"reserved signs", head + "cargos:\n  - {codigo: \"1;2\", vagas: 2}\n  - {codigo: \"1|2\", vagas: 2}\n  - {codigo: \"=1\", vagas: 2}\n"},
	{"unknown modalities", head + "cargos:\n  - {codigo: \"101\", vagas: 2, quadro: {AC: 1, PPI: 1}}\nordem: [AC, PPI]\nreversao: {PPI: [AC], PPP: [PX, AC]}\nrotulos: {XX: nome}\n"},
	{"too many groups", head + posts + "grupos:\n" + numbered(17, "  - {codigo: G%d, percentual: 1%%}\n")},
	{"too many modalities", head + posts + "rotulos:\n" + numbered(18, "  G%d: nome\n")},
	{"deep nesting", "certame: " + strings.Repeat("[", 100_000)},
	{"deep dashes", strings.Repeat("- ", 100_000)},
	{"many keys", numbered(50_000, "k%d: 1\n")},
	{"many documents", strings.Repeat("---\na: 1\n", 50_000)},
	{"huge", strings.Repeat("# um comentário comprido\n", 400_000)},
}

func numbered(n int, format string) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, format, i)
	}
	return b.String()
}

func TestWrongEditais(t *testing.T) {
	folder := computedFolder(t)
	var said []section
	for _, c := range wrongEditais {
		write(t, folder, "edital.yaml", c.file)
		said = append(said, section{c.name, refused(t, c.name, folder)})
	}
	compareSections(t, "testdata/editais-errados.txt", said)
}

// Every problem at once, up to the limit, and how many more there are.
func TestWrongEditalUpToTheLimit(t *testing.T) {
	folder := computedFolder(t)
	write(t, folder, "edital.yaml", head+posts+numbered(60, "k%d: 1\n"))
	lines := strings.Split(strings.TrimSuffix(refused(t, "limit", folder), "\n"), "\n")
	if len(lines) != intake.ProblemLimit+1 || lines[len(lines)-1] != "… e mais 10 problemas do mesmo arquivo" {
		t.Errorf("%d lines, the last %q", len(lines), lines[len(lines)-1])
	}
}

// What is not a file at all, or is in the place of the folder.
func TestWrongEditalFile(t *testing.T) {
	folder := computedFolder(t)
	path := filepath.Join(folder, "edital.yaml")
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	said := []section{{"missing", refused(t, "missing", folder)}}
	if err := os.Mkdir(path, 0o755); err != nil {
		t.Fatal(err)
	}
	said = append(said, section{"a folder", refused(t, "a folder", folder)})
	for _, c := range []struct{ name, inside string }{{"a file in the place of the folder", "candidatos.csv"}, {"no such folder", "nada"}} {
		_, stderr, code := say("apurar", filepath.Join(folder, c.inside))
		if code != ExitUnreadable {
			t.Errorf("%s: left with %d, want %d", c.name, code, ExitUnreadable)
		}
		said = append(said, section{c.name, strings.ReplaceAll(stderr, folder, "{pasta}")})
	}
	compareSections(t, "testdata/edital-nao-e-arquivo.txt", said)
}

// Every command that reads a contest refuses it with the same words.
func TestEveryCommandRefuses(t *testing.T) {
	folder := computedFolder(t)
	lines := map[string][][]string{
		"edital.yaml":    {{"validar", folder}, {"vagas", "fracionamento", "--pasta", folder}, {"ordem", "explicar", "0001", "--pasta", folder}, {"ordem", "proximo", "--pasta", folder}},
		"candidatos.csv": {{"apurar", folder, "--seco"}, {"ordem", "explicar", "0001", "--pasta", folder}, {"ordem", "proximo", "--pasta", folder}},
	}
	for _, file := range []string{"candidatos.csv", "edital.yaml"} {
		write(t, folder, file, "xpto\n")
		want := refused(t, file, folder)
		for _, line := range lines[file] {
			if stdout, stderr, code := say(line...); code != ExitUnreadable || stdout != "" || stderr != want {
				t.Errorf("%q left with %d and said %q and %q, want %q", line, code, stdout, stderr, want)
			}
		}
	}
}
