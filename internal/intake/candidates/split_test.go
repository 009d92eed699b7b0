package candidates

import (
	"fmt"
	"strings"
	"sync/atomic"
	"testing"
)

// many is a file of n people over both posts, with blank lines, quotes and line
// ends inside them.
func many(n int) string {
	var b strings.Builder
	b.WriteString("inscricao;nome;cargo;opcoes;nota_final;confirmacao_PPP;sorteio;nota_p1\n")
	for i := range n {
		post, blank := "101", strings.Repeat("\n", i%3)
		if i%7 < 3 {
			post = "2002"
		}
		fmt.Fprintf(&b, "\"%05d\";\"Ana \"\"%d\"\"\n;\";%s;PPP;%d,%d;%s;%d;\n%s", i, i, post, i%100, i%10, []string{"", "confirmada", "indeferida"}[i%3], i, blank)
	}
	return b.String()
}

// A file cut into pieces of any size is the same file, gaps left by blank lines
// and by line ends inside quotes closed.
func TestPiecesAreTheSameFile(t *testing.T) {
	file := many(200)
	want := readIn(file, 1)
	if lines := strings.Count(want, "\n") + 1; lines != 200 {
		t.Fatalf("%d people, want 200: %.300s", lines, want)
	}
	for n := 2; n < 400; n++ {
		if got := readIn(file, n); got != want {
			t.Fatalf("cut into %d pieces it is another file", n)
		}
	}
}

// A quote inside a text misleads the cutting; the file is read all the same.
func TestQuoteThatMisleadsTheCutting(t *testing.T) {
	file := "inscricao;nome;cargo;nota_final\n" + strings.Repeat("0;5\" tela;101;1\n\"0\";\"a\nb\";101;1\n", 40)
	file = renumbered(file)
	want := readIn(file, 1)
	for n := 2; n < 200; n++ {
		if got := readIn(file, n); got != want {
			t.Fatalf("cut into %d pieces: %.300s\nwant %.300s", n, got, want)
		}
	}
	if strings.Count(want, "\n") != 79 {
		t.Errorf("read %.300s", want)
	}
}

// renumbered gives each row its own registration number.
func renumbered(file string) string {
	parts := strings.SplitAfter(file, "101;1\n")
	for i, part := range parts {
		parts[i] = strings.Replace(part, "0;", fmt.Sprintf("%d;", i+1), 1)
		parts[i] = strings.Replace(parts[i], "\"0\"", fmt.Sprintf("\"%d\"", i+1), 1)
	}
	return strings.Join(parts, "")
}

// Problems of every piece come in the order of the file, with its lines.
func TestProblemsInTheOrderOfTheFile(t *testing.T) {
	file := strings.ReplaceAll(many(300), ";PPP;9,9;", ";PPP;nove;")
	want := readIn(file, 1)
	if !strings.Contains(want, "nove") {
		t.Fatalf("nothing is refused: %.200s", want)
	}
	for _, n := range []int{2, 7, 50, 300} {
		if got := readIn(file, n); got != want {
			t.Errorf("cut into %d pieces:\n%s\nwant\n%s", n, got, want)
		}
	}
}

// The bar moves to the end of the file and never beyond.
func TestProgressReachesTheEnd(t *testing.T) {
	file := many(100_000)
	var calls, last, total atomic.Int64
	_, err := Parse([]byte(file), "c", terms(), func(done, of int) {
		calls.Add(1)
		last.Store(int64(done))
		total.Store(int64(of))
	})
	body := int64(len(file) - strings.IndexByte(file, '\n') - 1)
	if err != nil || last.Load() != body || total.Load() != body || calls.Load() < 2 {
		t.Errorf("%d calls, the last of %d of %d; want several, the last of %d (%v)", calls.Load(), last.Load(), total.Load(), body, err)
	}
}
