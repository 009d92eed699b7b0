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
	"certame/contest"
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
	rules := "certame: M\npublicado_em: 2026-02-10\npreferencias: sim\nfim_de_fila: sim\ndesempate: [sorteio]\ncargos:\n"
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

// answers writes what happened to a market: some confirm, refuse, are silent, leave,
// are appointed in turn or out of it, take office, give the post back, go to the end.
func answers(t *testing.T, folder string, r *rand.Rand) {
	t.Helper()
	facts := happened(t, folder, r)
	err := bookfile.At(folder).Edit(t.Context(), func(*bookfile.Content) (lines [][]byte, err error) {
		for i, f := range facts {
			f.Number, f.Previous = i+1, ledger.Head(lines)
			lines = append(lines, ledger.Encode(&f))
		}
		return lines, nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

// happened are facts that may happen to a market.
func happened(t *testing.T, folder string, r *rand.Rand) (out []ledger.Fact) {
	t.Helper()
	l, err := run.Load(folder, nil)
	if err != nil {
		t.Fatal(err)
	}
	live, err := l.Live(ledger.All())
	if err != nil {
		t.Fatal(err)
	}
	for day := range 40 {
		f := anyFact(t, live, r)
		f.Version, f.Act = f.Kind.Version(), "Portaria"
		f.At = edital.Instant{Date: certame.MustDate(2026, 3, 5) + certame.Date(day/2), Second: ledger.WholeDay}
		if _, refusal, err := live.Add(f); err != nil {
			t.Fatal(err)
		} else if refusal == nil {
			out = append(out, f)
		}
	}
	return out
}

// anyFact is of somebody to be called in some post, or, one time in six, of
// anybody on its lists.
func anyFact(t *testing.T, live *contest.Live, r *rand.Rand) ledger.Fact {
	t.Helper()
	p, err := live.At(certame.PostIndex(r.IntN(len(live.Terms.Posts))))
	if err != nil {
		t.Fatal(err)
	}
	code := live.Terms.Posts[p.Index].Code
	if len(p.Appointment.Calls) == 0 {
		return ledger.Fact{Kind: ledger.SeatsOpened, Data: fields("cargo", code, "quantidade", "1")}
	}
	call := p.Appointment.Calls[r.IntN(len(p.Appointment.Calls))]
	row, seat := p.Lists.Order[call.Rank], p.Number(call.Seat)
	if r.IntN(6) == 0 {
		row = p.Lists.Order[r.IntN(len(p.Lists.Order))]
	}
	id := string(live.Roll.IDs.At(row))
	switch what := r.IntN(12); what {
	case 0, 1:
		return ledger.Fact{Kind: ledger.Interest, Data: fields("cargo", code, "inscricao", id, "resposta", []string{"confirma", "recusa"}[what])}
	case 2:
		return ledger.Fact{Kind: ledger.Declined, Data: fields("inscricao", id)}
	case 3, 4:
		return ledger.Fact{Kind: ledger.TookOffice, Data: fields("cargo", code, "inscricao", id)}
	case 5:
		kinds := []ledger.Kind{ledger.Voided, ledger.DidNotAppear, ledger.Dismissed, ledger.EndOfQueue}
		return ledger.Fact{Kind: kinds[r.IntN(len(kinds))], Data: fields("cargo", code, "inscricao", id)}
	case 6:
		return ledger.Fact{Kind: ledger.SeatsOpened, Data: fields("cargo", code, "quantidade", "1")}
	}
	return ledger.Fact{Kind: ledger.Appointed, Data: fields("cargo", code, "inscricao", id, "rotulo", live.Terms.Code(call.Label), "vaga", fmt.Sprint(seat))}
}

// The order that the package says gives the same seats, situations and mirrors, with
// answers to calls to confirm and with people sub judice whose admission would move
// others from post to post. Build compares everything.
func TestTheOrderOfTheResultGivesTheResult(t *testing.T) {
	mirrored, facts, appointed, passed := 0, 0, 0, 0
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
				appointed += bytes.Count(data, []byte("nomeacao"))
			case "saida/achados.csv":
				passed += bytes.Count(data, []byte("ordem.preterida"))
			}
		})
	}
	if mirrored < 20 || facts < 20 || appointed < 50 || passed < 10 {
		t.Errorf("%d places apart, %d answers, %d appointments, %d people passed over: too few to prove anything", mirrored, facts, appointed, passed)
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
