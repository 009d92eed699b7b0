package conformance_test

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"math/big"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"certame"
	"certame/draw"
	"certame/internal/beacon"
)

// The vectors of conformance/sorteio, in the words of their README.
type (
	numberVector struct {
		Seed     string `json:"semente"`
		Counter  uint64 `json:"contador"`
		Below    uint32 `json:"restam"`
		Hash     string `json:"resumo"`
		Value    uint32 `json:"valor"`
		Rejected int    `json:"descartados"`
		Rest     uint32 `json:"resto"`
		Next     uint64 `json:"proximo_contador"`
	}
	drawVector struct {
		Name         string   `json:"nome"`
		Announcement string   `json:"anuncio"`
		Digest       string   `json:"resumo"`
		Values       string   `json:"valores"`
		Typists      []string `json:"digitado,omitempty"`
		Signature    string   `json:"assinatura,omitempty"`
		Previous     string   `json:"anterior,omitempty"`
		Seed         string   `json:"semente"`
		Hashes       []string `json:"resumos_dos_passos"`
		Order        []string `json:"ordem"`
		Outcome      string   `json:"resultado"`
	}
	refusedVector struct {
		Name         string `json:"nome"`
		Announcement string `json:"anuncio"`
	}
)

// The vectors are what the engine does, and what a second implementation, written
// below from docs/sorteio.md alone, does too.
func TestDrawVectors(t *testing.T) {
	if *update {
		writeVectors(t)
	}
	var numbers []numberVector
	readVectors(t, "numeros.json", &numbers)
	rejected := 0
	for _, v := range numbers {
		s := draw.Stream{Seed: v.Seed, Counter: v.Counter}
		p := s.Below(v.Below)
		if got := (numberVector{v.Seed, v.Counter, v.Below, p.Hash, p.Value, p.Rejected, p.Rest, s.Counter}); got != v {
			t.Errorf("%+v\nwant %+v", got, v)
		}
		if got := byHand(v.Seed, v.Counter, v.Below); got != v {
			t.Errorf("by the document: %+v\nwant %+v", got, v)
		}
		rejected += v.Rejected
	}
	if rejected < 2 {
		t.Error("no vector throws a number away")
	}
	var draws []drawVector
	readVectors(t, "sorteios.json", &draws)
	for _, v := range draws {
		checkDraw(t, v)
	}
	var refused []refusedVector
	readVectors(t, "recusados.json", &refused)
	for _, v := range refused {
		if _, fault := draw.Parse([]byte(v.Announcement)); fault == nil {
			t.Errorf("%s was read", v.Name)
		}
	}
}

func checkDraw(t *testing.T, v drawVector) {
	t.Helper()
	a, fault := draw.Parse([]byte(v.Announcement))
	if fault != nil {
		t.Fatalf("%s: %+v", v.Name, fault)
	}
	o, fault := draw.ParseOutcome([]byte(v.Outcome))
	if fault != nil {
		t.Fatalf("%s: %+v", v.Name, fault)
	}
	if fault := draw.Replay(a, o); fault != nil {
		t.Errorf("%s: %+v", v.Name, fault)
	}
	if a.Source.Kind == draw.Beacon {
		if err := beacon.Verify(&a.Source.Chain, a.Source.Round, v.Signature, v.Previous); err != nil {
			t.Errorf("%s: %v", v.Name, err)
		}
	}
	hashes := []string{}
	order := draw.Order(v.Seed, len(a.Tickets), func(_, _ int, p draw.Pick) { hashes = append(hashes, p.Hash) })
	if a.Digest() != v.Digest || o.Seed != v.Seed || !slices.Equal(o.Tickets, v.Order) || !slices.Equal(hashes, v.Hashes) || len(order) != len(v.Order) {
		t.Errorf("%s: %s %s %v", v.Name, a.Digest(), o.Seed, o.Tickets)
	}
	if got := drawnByHand(v.Announcement, v.Values); !slices.Equal(got, v.Order) {
		t.Errorf("%s, by the document: %v\nwant %v", v.Name, got, v.Order)
	}
}

func sha(text string) string { return fmt.Sprintf("%x", sha256.Sum256([]byte(text))) }

// byHand is the section "Um número" of docs/sorteio.md, with the arithmetic of
// big numbers of the standard library.
func byHand(seed string, counter uint64, below uint32) numberVector {
	v := numberVector{Seed: seed, Counter: counter, Below: below}
	n, turn := big.NewInt(int64(below)), big.NewInt(1<<32)
	limit := new(big.Int).Sub(turn, new(big.Int).Mod(turn, n))
	for {
		v.Hash = sha(fmt.Sprintf("%s %d", seed, counter))
		counter++
		x, _ := new(big.Int).SetString(v.Hash[:8], 16)
		if x.Cmp(limit) >= 0 {
			v.Rejected++
			continue
		}
		v.Value, v.Rest, v.Next = uint32(x.Int64()), uint32(new(big.Int).Mod(x, n).Int64()), counter
		return v
	}
}

// drawnByHand is the whole document: the tickets are written on slips, one is
// taken out, and the first slip goes to its place.
func drawnByHand(announcement, values string) (drawn []string) {
	seed := sha("sorteio verificavel 1\n" + sha(announcement) + "\n" + values + "\n")
	_, list, _ := strings.Cut(announcement, "\nbilhetes: ")
	slips := strings.Split(strings.TrimSuffix(list, "\n"), "\n")[1:]
	counter := uint64(0)
	for len(slips) > 1 {
		v := byHand(seed, counter, uint32(len(slips)))
		counter = v.Next
		drawn = append(drawn, slips[v.Rest])
		slips[v.Rest] = slips[0]
		slips = slips[1:]
	}
	return append(drawn, slips...)
}

func readVectors(t *testing.T, name string, into any) {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("sorteio", name))
	if err != nil {
		t.Fatal(err)
	}
	decoder := json.NewDecoder(bytes.NewReader(data))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(into); err != nil {
		t.Fatal(err)
	}
}

func writeVectors(t *testing.T) {
	t.Helper()
	var draws []drawVector
	for _, c := range drawCases() {
		hashes := []string{}
		o := draw.Hold(c.a, c.given)
		draw.Order(o.Seed, len(c.a.Tickets), func(_, _ int, p draw.Pick) { hashes = append(hashes, p.Hash) })
		draws = append(draws, drawVector{
			c.name, string(c.a.Bytes()), c.a.Digest(), o.Values, o.Typists, o.Signature, o.Previous, o.Seed, hashes, o.Tickets, string(o.Bytes()),
		})
	}
	for name, list := range map[string]any{"numeros.json": numberCases(), "sorteios.json": draws, "recusados.json": refusedCases()} {
		var b bytes.Buffer
		encoder := json.NewEncoder(&b)
		encoder.SetIndent("", "  ")
		if err := encoder.Encode(list); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join("sorteio", name), b.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// numberCases are single numbers; with a little more than half of the values as
// tickets, nearly one in two is thrown away.
func numberCases() (out []numberVector) {
	for i, below := range []uint32{2, 3, 4, 5, 7, 10, 100, 194, 1000, 65536, 2100000, 2200000000, 2200000000, 2200000000, 2200000000, 3000000000, 4294967295} {
		out = append(out, byHand(sha(fmt.Sprint(i)), uint64(i)*3, below))
	}
	return out
}

type drawCase struct {
	name  string
	a     *draw.Announcement
	given draw.Outcome
}

func drawCases() []drawCase {
	tickets := func(n int) (list []string) {
		for i := range n {
			list = append(list, fmt.Sprintf("cargo %d, vaga %d", 101+i/4, i%4+1))
		}
		return list
	}
	lottery := func(digits int) draw.Source {
		return draw.Source{Kind: draw.Lottery, Extraction: "05920", Day: certame.MustDate(2026, 3, 14), Digits: digits}
	}
	typed := func(values string) draw.Outcome {
		return draw.Outcome{Values: values, Typists: []string{"Ana", "Bruno"}}
	}
	known := beacon.Known()
	pulse := func(signature, previous string) draw.Outcome {
		return draw.Outcome{Values: draw.Randomness(signature), Signature: signature, Previous: previous}
	}
	may := certame.MustDate(2026, 3, 10)
	return []drawCase{
		{
			"quatro bilhetes, o exemplo de docs/sorteio.md",
			&draw.Announcement{Object: "Ordem das áreas", Published: may, Source: lottery(5), Tickets: []string{"Botânica", "Ecologia", "Química", "Solos"}},
			typed("12345 67890 11111 22222 33333"),
		},
		{"dois bilhetes, prêmios de seis algarismos", &draw.Announcement{Object: "Desempate", Published: may, Source: lottery(6), Tickets: []string{"0001", "0002"}}, typed("012345 067890 011111 022222 000000")},
		{"cem bilhetes", &draw.Announcement{Object: "Vagas do conjunto", Published: may, Source: lottery(5), Tickets: tickets(100)}, typed("00000 00001 99999 50000 12321")},
		{
			"rodada real da rede quicknet", &draw.Announcement{
				Object: "Ordem das áreas", Published: certame.MustDate(2023, 8, 22), Source: draw.Source{Kind: draw.Beacon, Chain: known[0], Round: 1000}, Tickets: tickets(12),
			},
			pulse("b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39", ""),
		},
		{
			"rodada real da rede default, encadeada", &draw.Announcement{
				Object: "Ordem das áreas", Published: certame.MustDate(2023, 9, 1), Source: draw.Source{Kind: draw.Beacon, Chain: known[1], Round: 3311596}, Tickets: tickets(12),
			},
			pulse("a696b9409ababce45749c3a4ec369074453dd4a79967734e1390d969c8ad8d98897d217b9121e92c8ddebbddda8d92f900e3bd6bf9deb166863b1a19390d743f82774001487594c5c09e581db7365f02b70a2c8cc41ce32446ef08e4890c4754",
				"8ed588f2a7716fb1349e2d9803da5db0005e98a83783c353d4a08f183236a9ad91d70ddb01266f4b7c576983db464b430e65680b9e0098552758afd6c1e6afcb77e3f62fe1b93d42d1cb63abbb2205512fe12fbf74ea9c5ac3b8f5c1e283a1d8"),
		},
	}
}

func refusedCases() (out []refusedVector) {
	good := string(drawCases()[0].a.Bytes())
	for _, c := range [][3]string{
		{"bilhete repetido", "Solos", "Ecologia"},
		{"fonte do mesmo dia", "dia: 2026-03-14", "dia: 2026-03-10"},
		{"extração com quatro algarismos", "05920", "5920"},
		{"menos bilhetes que os ditos", "Solos\n", ""},
		{"mais bilhetes que os ditos", "Solos\n", "Solos\nÁgua\n"},
		{"espaço no fim de um bilhete", "Solos", "Solos "},
		{"quebra de linha do Windows", "Solos\n", "Solos\r\n"},
		{"sem a última quebra", "Solos\n", "Solos"},
		{"data como no Brasil", "2026-03-10", "10/03/2026"},
		{"número com zero à esquerda", "bilhetes: 4", "bilhetes: 04"},
		{"campo fora de ordem", "extracao: 05920\ndia: 2026-03-14\n", "dia: 2026-03-14\nextracao: 05920\n"},
		{"outro título", "verificavel 1", "verificavel 2"},
	} {
		out = append(out, refusedVector{c[0], strings.Replace(good, c[1], c[2], 1)})
	}
	return out
}
