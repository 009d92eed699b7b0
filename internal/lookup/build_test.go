package lookup

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"fmt"
	"io"
	"strings"
	"testing"
)

// document is one of the shape that is published: so many people, some on two lists,
// some called.
func document(people int) string {
	var b strings.Builder
	b.WriteString("cargo,lista,posicao,inscricao,nome,nota,situacao\n")
	for i := range people {
		post := 101 + i%3
		fmt.Fprintf(&b, "%d,AC,%d,%06d,\"Pessoa, %d\",%d.50,classificada\n", post, i/3+1, i, i, 99-i%50)
		if i%4 == 0 {
			fmt.Fprintf(&b, "%d,PPP,%d,%06d,,%d.50,sub judice\n", post, i/12+1, i, 99-i%50)
		}
	}
	fmt.Fprintf(&b, "101,ORDEM,1,000000,\"Pessoa, 0\",99.50,convocada pela lista AC\n")
	return b.String()
}

var plainTitles = Titles{Post: func(code string) string { return "Cargo " + code }, List: func(code string) string { return code + "!" }}

func packOf(t *testing.T, text string) *Pack {
	t.Helper()
	var out bytes.Buffer
	index, err := build(t.Context(), &out, strings.NewReader(text), About{"Concurso", 3, "definitivo", "ab"}, plainTitles)
	if err != nil {
		t.Fatal(err)
	}
	p, err := openPack(bytes.NewReader(out.Bytes()), int64(out.Len()))
	if err != nil {
		t.Fatal(err)
	}
	if p.Index != index {
		t.Errorf("read %+v, written %+v", p.Index, index)
	}
	return p
}

// What the fragments say, all together, are the rows of the document, each once and in
// the order of each person, without names: no more and no less.
func TestFragmentsAreTheDocument(t *testing.T) {
	text := document(5000)
	p := packOf(t, text)
	got := map[string]bool{}
	for file := range p.Files {
		for _, person := range fragmentAt(t, p, file).People {
			if at := FragmentOf(person.ID, p.Bits); at != file {
				t.Errorf("%s is in %d, and would be looked for in %d", person.ID, file, at)
			}
			for _, one := range person.Places {
				line := strings.Join([]string{one.Post, one.List, fmt.Sprint(one.Position), person.ID, one.Score, one.Situation}, ";")
				if got[line] {
					t.Errorf("twice: %s", line)
				}
				got[line] = true
			}
		}
	}
	lines := csv.NewReader(strings.NewReader(text))
	if _, err := lines.Read(); err != nil {
		t.Fatal(err)
	}
	n := 0
	for {
		cells, err := lines.Read()
		if err == io.EOF {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		n++
		if line := strings.Join([]string{cells[0], cells[1], cells[2], cells[3], cells[5], cells[6]}, ";"); !got[line] {
			t.Errorf("missing: %s", line)
		}
	}
	if n != len(got) || n != p.Rows || p.People != 5000 {
		t.Errorf("%d rows in the document, %d in the fragments, %d and %d people in the index", n, len(got), p.Rows, p.People)
	}
}

func fragmentAt(t *testing.T, p *Pack, file int) (f Fragment) {
	t.Helper()
	text, err := p.Plain(file)
	if err != nil {
		t.Fatal(err)
	}
	if bytes.Contains(text, []byte("Pessoa")) {
		t.Errorf("a name: %s", text)
	}
	if err := json.Unmarshal(text, &f); err != nil {
		t.Fatal(err)
	}
	if f.Act != 3 || f.Digest != "ab" || f.People == nil {
		t.Errorf("%s", text)
	}
	return f
}

// A person is found with each list, the size of each, and the titles; another is not.
func TestFind(t *testing.T) {
	p := packOf(t, document(600))
	person, err := p.Find("000000")
	if err != nil || person == nil || len(person.Places) != 3 {
		t.Fatalf("%+v, %v", person, err)
	}
	if got, want := person.Places[1], (Place{"101", "Cargo 101", "PPP", "PPP!", 1, 50, "99.50", "sub judice"}); got != want {
		t.Errorf("%+v, want %+v", got, want)
	}
	for _, id := range []string{"0", "000600", "", "000000 "} {
		if person, err := p.Find(id); person != nil || err != nil {
			t.Errorf("%q: %+v, %v", id, person, err)
		}
	}
}

// Consecutive numbers spread: no fragment is much larger than the others, and so no
// answer is.
func TestSpread(t *testing.T) {
	for name, format := range map[string]string{"plain": "%d", "padded": "%08d", "year": "2026%07d-1"} {
		const people = 200_000
		b := bitsFor(people)
		count := make([]int, 1<<b)
		for i := range people {
			count[FragmentOf(fmt.Sprintf(format, i), b)]++
		}
		most := 0
		for _, n := range count {
			most = max(most, n)
		}
		if mean := people >> b; most > 3*mean+perFragment {
			t.Errorf("%s: %d in one, %d on average", name, most, mean)
		}
	}
}

// An empty list and the smallest contest are one fragment.
func TestSmall(t *testing.T) {
	for people, want := range map[int]int{0: 0, 1: 0, 16: 0, 17: 1, 32: 1, 33: 2, 2_000_000: 17} {
		if got := bitsFor(people); got != want {
			t.Errorf("%d people: %d bits, want %d", people, got, want)
		}
	}
	if p := packOf(t, document(1)); p.Files != 1 {
		t.Errorf("%d files", p.Files)
	}
}

// What is not a whole pack is refused.
func TestDamagedPack(t *testing.T) {
	var out bytes.Buffer
	if _, err := build(t.Context(), &out, strings.NewReader(document(100)), About{}, plainTitles); err != nil {
		t.Fatal(err)
	}
	whole := out.Bytes()
	for _, cut := range [][]byte{nil, whole[:10], whole[:len(whole)-1], whole[1:], append(bytes.Clone(whole[:len(whole)-15]), "\xff\xff\xff\xffconsulta-1\n"...)} {
		if _, err := openPack(bytes.NewReader(cut), int64(len(cut))); err == nil {
			t.Errorf("opened %d of %d bytes", len(cut), len(whole))
		}
	}
}

// A document that is not one is refused, and so is one without a column.
func TestNotADocument(t *testing.T) {
	for _, text := range []string{"", "cargo,lista\n1,AC\n", strings.Replace(document(3), ",1,000000", ",um,000000", 1), document(3) + "101,AC\n", strings.Replace(document(3), "000001", strings.Repeat("1", 256), 1)} {
		if _, err := build(t.Context(), io.Discard, strings.NewReader(text), About{}, plainTitles); err == nil {
			t.Errorf("built out of %.60q", text)
		}
	}
}
