package openpack_test

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"certame"
	"certame/edital"
	"certame/internal/bookfile"
	"certame/internal/run"
	"certame/ledger"
)

// applicant is somebody of an invented contest by preference.
type applicant struct {
	posts []string
	marks []string
	group string
	state string
	order bool // sub judice
}

// market is a small invented contest by preference, of the decree's chains.
func market(r *rand.Rand, orders bool) (people []applicant) {
	codes := []string{"A", "B", "C", "D", "E"}
	for range 30 + r.IntN(40) {
		p := applicant{group: []string{"", "", "PPP", "PcD"}[r.IntN(4)], order: orders && r.IntN(6) == 0}
		p.posts = slices.Clone(codes)
		r.Shuffle(len(p.posts), func(i, j int) { p.posts[i], p.posts[j] = p.posts[j], p.posts[i] })
		for p.posts = p.posts[:1+r.IntN(5)]; len(p.marks) < len(p.posts); {
			mark := fmt.Sprint(40 + r.IntN(40))
			if r.IntN(12) == 0 {
				mark = "-"
			}
			p.marks = append(p.marks, mark)
		}
		if r.IntN(15) == 0 {
			p.state = "desistente"
		}
		people = append(people, p)
	}
	return people
}

func writeMarket(t *testing.T, people []applicant) string {
	t.Helper()
	folder := t.TempDir()
	var sheet strings.Builder
	sheet.WriteString("inscricao;cargo;opcoes;nota_final;confirmacao_PPP;confirmacao_PcD;situacao;sub_judice;sorteio\n")
	for i, p := range people {
		confirmed := map[string]string{p.group: "confirmada"}
		fmt.Fprintf(&sheet, "%03d;%s;%s;%s;%s;%s;%s;%s;%d\n", i+1, strings.Join(p.posts, "|"), p.group, strings.Join(p.marks, "|"),
			confirmed["PPP"], confirmed["PcD"], p.state, map[bool]string{true: "sim"}[p.order], (i*37)%101)
	}
	rules := "certame: M\npublicado_em: 2026-02-10\npreferencias: sim\ndesempate: [sorteio]\ncargos:\n"
	for i, code := range []string{"A", "B", "C", "D", "E"} {
		rules += fmt.Sprintf("  - {codigo: %s, vagas: %d}\n", code, 2+i)
	}
	for name, text := range map[string]string{"edital.yaml": rules, "candidatos.csv": sheet.String()} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return folder
}

// answers writes rounds of confirmation: of people in a post, some confirm, some
// refuse, some are silent, some leave.
func answers(t *testing.T, folder string, r *rand.Rand) {
	t.Helper()
	for day := range 8 {
		l, err := run.Load(folder, nil)
		if err != nil {
			t.Fatal(err)
		}
		o, err := l.Compute(t.Context(), false)
		if err != nil {
			t.Fatal(err)
		}
		p := o.Posts[r.IntN(len(o.Posts))]
		if len(p.Appointment.Calls) == 0 {
			continue
		}
		row := p.Lists.Order[p.Appointment.Calls[r.IntN(len(p.Appointment.Calls))].Rank]
		f := ledger.Fact{Kind: ledger.Declined, Data: fields("inscricao", string(o.Roll.IDs.At(row)))}
		if what := r.IntN(4); what > 0 {
			f.Kind = ledger.Interest
			f.Data = fields("cargo", o.Terms.Posts[p.Index].Code, "inscricao", string(o.Roll.IDs.At(row)), "resposta", []string{"", "confirma", "recusa", "silencio"}[what])
		}
		f.At = edital.Instant{Date: certame.MustDate(2026, 3, 5+day), Second: ledger.WholeDay}
		err = bookfile.At(folder).Edit(t.Context(), func(c *bookfile.Content) ([][]byte, error) {
			f.Number, f.Version, f.Previous = len(c.Lines)+1, f.Kind.Version(), ledger.Head(c.Lines)
			return [][]byte{ledger.Encode(&f)}, nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
}

// The order that the package says gives the same seats, situations and mirrors, with
// answers to calls to confirm and with people sub judice whose admission would move
// others from post to post. Build compares everything.
func TestTheOrderOfTheResultGivesTheResult(t *testing.T) {
	mirrored, facts := 0, 0
	for seed := range uint64(60) {
		r := rand.New(rand.NewPCG(seed, 44))
		folder := writeMarket(t, market(r, seed%2 == 0))
		if seed%3 == 0 {
			answers(t, folder, r)
		}
		packed, ok := build(t, folder)
		if !ok {
			t.Fatalf("seed %d: blocked", seed)
		}
		if err := verify(t, packed); err != nil {
			t.Errorf("seed %d: %v", seed, err)
		}
		eachFile(t, packed, func(name string, data []byte) {
			switch name {
			case "saida/sub_judice.csv":
				mirrored += bytes.Count(data, []byte(",sim,"))
			case "entrada/fatos.jsonl":
				facts += bytes.Count(data, []byte("interesse"))
			}
		})
	}
	if mirrored < 20 || facts < 20 {
		t.Errorf("%d places apart, %d answers: too few to prove anything", mirrored, facts)
	}
}

// public is what a package tells of people: everything but the digests of the
// originals.
func public(t *testing.T, packed []byte) map[string]string {
	t.Helper()
	out := map[string]string{}
	eachFile(t, packed, func(name string, data []byte) {
		if strings.HasPrefix(name, "entrada/") || strings.HasPrefix(name, "saida/") {
			out[name] = string(data)
		}
	})
	return out
}

// Two contests that differ only in the order in which people put posts of one
// situation give the same package, to the byte: it does not say that order.
func TestThePackageDoesNotSayTheOrder(t *testing.T) {
	swaps := 0
	for seed := range uint64(20) {
		r := rand.New(rand.NewPCG(seed, 45))
		people := market(r, false)
		packed, ok := build(t, writeMarket(t, people))
		if !ok {
			t.Fatalf("seed %d: blocked", seed)
		}
		before := public(t, packed)
		situation := situations(before["saida/situacoes.csv"])
		for i := range people {
			p := &people[i]
			p.posts, p.marks = slices.Clone(p.posts), slices.Clone(p.marks)
			for j := range len(p.posts) - 1 {
				a, b := situation[fmt.Sprintf("%03d,%s", i+1, p.posts[j])], situation[fmt.Sprintf("%03d,%s", i+1, p.posts[j+1])]
				if a == b && a != "convocada" {
					p.posts[j], p.posts[j+1] = p.posts[j+1], p.posts[j]
					p.marks[j], p.marks[j+1] = p.marks[j+1], p.marks[j]
					swaps++
				}
			}
		}
		again, ok := build(t, writeMarket(t, people))
		if !ok {
			t.Fatalf("seed %d: blocked", seed)
		}
		for name, text := range public(t, again) {
			if name != "saida/manifesto.json" && text != before[name] {
				t.Errorf("seed %d: %s differs", seed, name)
			}
		}
	}
	if swaps < 200 {
		t.Errorf("only %d swaps", swaps)
	}
}

func situations(table string) map[string]string {
	out := map[string]string{}
	for line := range strings.Lines(table) {
		cells := strings.SplitN(line, ",", 4)
		out[cells[0]+","+cells[1]] = cells[2]
	}
	return out
}

// What somebody did not get on the lists of is not said: not the post, not the mark.
func TestAPostNotApprovedIsNotPublished(t *testing.T) {
	people := []applicant{
		{posts: []string{"C", "A", "B"}, marks: []string{"-", "70", "60"}},
		{posts: []string{"E", "D"}, marks: []string{"-", "-"}},
	}
	packed, ok := build(t, writeMarket(t, people))
	if !ok {
		t.Fatal("blocked")
	}
	sheet := public(t, packed)["entrada/candidatos.csv"]
	if !strings.Contains(sheet, "\n001,A|B,,70|60,") || strings.Contains(sheet, "\n002,") {
		t.Error(sheet)
	}
}

// With phases, what was not approved comes under pseudonyms, one for each post, so
// that nobody can join them.
func TestApplicationsApartHavePseudonymsOfTheirOwn(t *testing.T) {
	folder := t.TempDir()
	files := map[string]string{
		"edital.yaml": "certame: M\npublicado_em: 2026-02-10\npreferencias: sim\ndesempate: [sorteio]\ncargos:\n  - {codigo: A, vagas: 1}\n  - {codigo: B, vagas: 1}\n" +
			"fases:\n  - {codigo: p1, minimo: 50, barreira: {multiplo: 2}}\n",
		"candidatos.csv": "inscricao;cargo;opcoes;nota_p1;sorteio\n1;A|B;;90|80;1\n2;B|A;;70|40;2\n3;A|B;;30|20;3\n4;B;;60;4\n5;A|B;;85|55;5\n",
	}
	for name, text := range files {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	packed, ok := build(t, folder)
	if !ok {
		t.Fatal("blocked")
	}
	if err := verify(t, packed); err != nil {
		t.Error(err)
	}
	numbers, pseudonyms := 0, 0
	for line := range strings.Lines(public(t, packed)["entrada/candidatos.csv"]) {
		switch cells := strings.Split(line, ","); {
		case strings.HasPrefix(line, "x"):
			pseudonyms++
			if strings.Contains(cells[1], "|") {
				t.Errorf("posts under one pseudonym: %s", line)
			}
		case cells[0] == "3" || cells[0] == "2" && cells[1] != "B":
			t.Errorf("a post not approved by number: %s", line)
		default:
			numbers++
		}
	}
	if numbers != 1+3 || pseudonyms < 4 {
		t.Errorf("%d lines with numbers, %d pseudonyms", numbers, pseudonyms)
	}
}

// Any byte changed in a package by preference is found; and so is a row changed by
// somebody who mends the digests.
func TestAnyChangeOfPreferencesIsFound(t *testing.T) {
	people := []applicant{
		{posts: []string{"A", "B"}, marks: []string{"70", "60"}},
		{posts: []string{"A", "C"}, marks: []string{"90", "90"}},
		{posts: []string{"A"}, marks: []string{"80"}},
		{posts: []string{"B", "A"}, marks: []string{"50", "40"}},
	}
	folder := writeMarket(t, people)
	answers(t, folder, rand.New(rand.NewPCG(1, 46)))
	packed, ok := build(t, folder)
	if !ok {
		t.Fatal("blocked")
	}
	anyChangeIsFound(t, packed)
	packed, _ = build(t, writeMarket(t, people))
	for _, c := range [][3]string{
		{"entrada/candidatos.csv", "001,A|B,,70|60", "001,B|A,,60|70"},
		{"entrada/candidatos.csv", "002,A|C,,90|90", "002,C|A,,90|90"},
		{"saida/preferencias.csv", "em_cargo_preferido", "classificada"},
		{"saida/situacoes.csv", "em_cargo_preferido", "recusou_o_cargo"},
		{"entrada/edital.yaml", "preferencias: sim", "preferencias: nao"},
	} {
		if err := verify(t, mended(t, packed, c[0], c[1], c[2])); !isDivergence(err) {
			t.Errorf("%s in %s: %v", c[2], c[0], err)
		}
	}
}

// mended replaces a text of a file, and its digest and size in pacote.json.
func mended(t *testing.T, packed []byte, name, from, to string) []byte {
	t.Helper()
	var old, fresh string
	changed := repacked(t, packed, name, func(b []byte) []byte {
		old = string(b)
		if fresh = strings.Replace(old, from, to, 1); fresh == old {
			t.Fatalf("%q is not in %s:\n%s", from, name, old)
		}
		return []byte(fresh)
	})
	entry := func(text string) string { return fmt.Sprintf("%q,\n      \"bytes\": %d", sumOf(text), len(text)) }
	return repacked(t, changed, "pacote.json", func(b []byte) []byte {
		out := bytes.Replace(b, []byte(entry(old)), []byte(entry(fresh)), 1)
		if bytes.Equal(out, b) {
			t.Fatalf("%s is not in pacote.json", entry(old))
		}
		return out
	})
}

func sumOf(text string) string {
	sum := sha256.Sum256([]byte(text))
	return hex.EncodeToString(sum[:])
}
