package candidates

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync/atomic"
	"syscall"
	"testing"

	"certame"

	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"
)

// Every kind of column, and every way of writing a value.
func TestEveryColumn(t *testing.T) {
	roll := read(t, "Inscrição;Nome;CPF;Nascimento;Cargo;Opções;Nota Final;confirmação_PPP;Confirmação PcD;Situação;Sub judice;no_corte_ac;jurado;hora_nascimento;ordem_inscricao;sorteio;nota_p1;uf;observação\n"+
		"0001;Ana;1;31/12/1990;101;PPP|PcD;90,50;confirmada;Não confirmada;ativa;sim;não;S;08:15;7;42;1,5;DF;x\n"+
		" 0002 ;;;1990-12-31;2002; PcD | - ;-; ;deferida;DESISTENTE;nao;sim;n;23:59:59;0;999999999;;;\n"+
		"A-3/b;;;-;101;AC;AUSENTE;;;;;;;;1;1;ELIM;;\n"+
		"0;;;;2002;;100;;;-;-;-;-;;1;1;-1;;\n")
	want := []string{
		"0001 0 90.50 o1001 c1 d1000 s0 f111 1990-12-31 29700 7 42 nota_p1=1.5",
		"A-3/b 0 - o0 c0 d0 s0 f0  0 1 1 nota_p1=-",
		"0002 1 - o1000 c1000 d0 s1 f0 1990-12-31 86399 0 999999999 nota_p1=-",
		"0 1 100.00 o0 c0 d0 s0 f0  0 1 1 nota_p1=-1",
	}
	if got := people(roll); !slices.Equal(got, want) {
		t.Errorf("read\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	if roll.Places != 2 {
		t.Errorf("%d places, want 2", roll.Places)
	}
}

// People of a post stand together, in the order of the file within it.
func TestGroupedByPost(t *testing.T) {
	roll := read(t, "inscricao;cargo;nota_final\n4;2002;1\n3;101;2\n2;2002;3\n1;101;4\n")
	want := []string{"3 0 2 o0 c0 d0 s0 f0", "1 0 4 o0 c0 d0 s0 f0", "4 1 1 o0 c0 d0 s0 f0", "2 1 3 o0 c0 d0 s0 f0"}
	if got := people(roll); !slices.Equal(got, want) {
		t.Errorf("read %q, want %q", got, want)
	}
}

// Columns that the file does not have are not made.
func TestOptionalColumns(t *testing.T) {
	roll := read(t, "inscricao;cargo;nota_final\n1;101;1\n")
	if roll.Birth != nil || roll.BirthTime != nil || roll.Sequence != nil || roll.Draw != nil || roll.Components != nil {
		t.Errorf("columns out of nothing: %+v", roll)
	}
}

// A header alone is a contest in which nobody registered.
func TestHeaderAlone(t *testing.T) {
	for _, file := range []string{"inscricao;cargo;nota_final", "inscricao;cargo;nota_final\n", "inscricao;cargo;nota_final\r\n\r\n\r\n"} {
		if roll := read(t, file); roll.Len() != 0 || roll.IDs.Len() != 0 {
			t.Errorf("%q has %d people", file, roll.Len())
		}
	}
}

const plain = "inscricao;nome;cargo;nota_final\n0001;João;101;90,5\n0002;Bia;2002;80,25\n"

// Writings are different bytes of the same file.
func TestSameFileInEveryWriting(t *testing.T) {
	latin, err := charmap.Windows1252.NewEncoder().String(plain)
	if err != nil {
		t.Fatal(err)
	}
	writings := map[string]string{
		"BOM":                "\ufeff" + plain,
		"CRLF":               strings.ReplaceAll(plain, "\n", "\r\n"),
		"no last line end":   strings.TrimSuffix(plain, "\n"),
		"blank lines":        strings.ReplaceAll(plain, "\n", "\n\n\r\n"),
		"Windows-1252":       latin,
		"UTF-16 LE":          utf16(t, unicode.LittleEndian, plain),
		"UTF-16 BE":          utf16(t, unicode.BigEndian, plain),
		"commas":             strings.NewReplacer(";", ",", "90,5", "90.5", "80,25", "80.25").Replace(plain),
		"tabs":               strings.ReplaceAll(plain, ";", "\t"),
		"bars":               strings.ReplaceAll(plain, ";", "|"),
		"quotes":             strings.NewReplacer("0001", `"0001"`, "João", `"Jo""ã""o"`, "80,25", `"80,25"`).Replace(plain),
		"line end in quotes": strings.ReplaceAll(plain, "João", "\"João\n\nde\r\nDeus; filho\""),
		"spaces":             strings.ReplaceAll(plain, ";", " ; "),
		"empty last columns": strings.NewReplacer("90,5\n", "90,5;;;\n").Replace(plain),
		"quote in a text":    strings.ReplaceAll(plain, "João", `Jo"ão`),
	}
	want := people(read(t, plain))
	for name, writing := range writings {
		if got := people(read(t, writing)); !slices.Equal(got, want) {
			t.Errorf("%s: read %q, want %q", name, got, want)
		}
	}
}

func utf16(t *testing.T, order unicode.Endianness, text string) string {
	t.Helper()
	out, err := unicode.UTF16(order, unicode.UseBOM).NewEncoder().String(text)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// Each separator has its decimal mark, and the other one is refused.
func TestDecimalMarkGoesWithTheSeparator(t *testing.T) {
	for _, c := range []struct{ file, refused string }{
		{"inscricao,cargo,nota_final\n1,101,\"9,5\"\n", "9,5"},
		{"inscricao;cargo;nota_final\n1;101;9.5\n", "9.5"},
		{"inscricao\tcargo\tnota_final\n1\t101\t9.5\n", "9.5"},
		{"inscricao|cargo|nota_final\n1|101|9.5\n", "9.5"},
	} {
		_, err := Parse([]byte(c.file), "c", terms(), nil)
		problems := problemsOf(t, err)
		if len(problems) != 1 || problems[0].Value != c.refused || problems[0].Line != 2 || problems[0].Column != "nota_final" {
			t.Errorf("%q: %v", c.file, err)
		}
	}
}

// Registration numbers are text: zeros and signs are kept, and two that are
// equal as numbers are two people.
func TestIdentifiersAreText(t *testing.T) {
	roll := read(t, "inscricao;cargo;nota_final\n1;101;1\n01;101;1\n001;101;1\n1.0;101;1\n1-0;101;1\n250255E11;101;1\nE+1;101;1\n")
	var ids []string
	for i := range roll.Len() {
		ids = append(ids, string(roll.IDs.At(certame.Person(i))))
	}
	if want := []string{"1", "01", "001", "1.0", "1-0", "250255E11", "E+1"}; !slices.Equal(ids, want) {
		t.Errorf("read %q, want %q", ids, want)
	}
}

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

// Pieces tile the file at ends of rows, and count its lines.
func TestSplit(t *testing.T) {
	file := many(50)
	for n := 1; n < 200; n++ {
		pieces := split([]byte(file), 1, n)
		text, line, row := "", 1, 0
		for _, p := range pieces {
			if p.line != line || p.start != row || p.rows == 0 {
				t.Fatalf("%d pieces: one begins at line %d and row %d, want %d and %d", n, p.line, p.start, line, row)
			}
			text += string(p.data)
			line += strings.Count(string(p.data), "\n")
			row += p.rows
		}
		if text != file {
			t.Fatalf("%d pieces are not the file", n)
		}
	}
	if got := len(split([]byte(file), 1, 10)); got != 10 {
		t.Errorf("%d pieces, want 10", got)
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

// Repeated numbers are found wherever they stand, each line named with the
// first that has the number.
func TestRepeatedNumbers(t *testing.T) {
	_, err := Parse([]byte("cargo;inscricao;nota_final\n101;inscricao;1\n2002;7;1\n\n101;8;1\n101; 7;1\n2002;inscricao;1\n101;\"7\";1\n"), "c", terms(), nil)
	want := "c, linha 6, coluna inscricao, valor \"7\": inscrição repetida: já está na linha 3. Cada inscrição ocupa uma linha; reveja as duas antes de apurar.\n" +
		"c, linha 7, coluna inscricao, valor \"inscricao\": inscrição repetida: já está na linha 2. Cada inscrição ocupa uma linha; reveja as duas antes de apurar.\n" +
		"c, linha 8, coluna inscricao, valor \"7\": inscrição repetida: já está na linha 3. Cada inscrição ocupa uma linha; reveja as duas antes de apurar."
	if err == nil || err.Error() != want {
		t.Errorf("said\n%v\nwant\n%s", err, want)
	}
}

// In a file of many, exactly the repeated are found: none is missed in the
// buckets and none is taken for another.
func TestRepeatedNumbersAmongMany(t *testing.T) {
	var b strings.Builder
	b.WriteString("inscricao;cargo;nota_final\n")
	for i := range 20_000 {
		fmt.Fprintf(&b, "%d;101;1\n", i)
	}
	if roll := read(t, b.String()); roll.Len() != 20_000 {
		t.Fatalf("%d people", roll.Len())
	}
	for i := range 40 {
		fmt.Fprintf(&b, "%d;2002;1\n", i*499)
	}
	_, err := Parse([]byte(b.String()), "c", terms(), nil)
	for i, p := range problemsOf(t, err) {
		if p.Line != 20_002+i || p.Value != fmt.Sprint(i*499) || p.What != fmt.Sprintf("inscrição repetida: já está na linha %d", i*499+2) {
			t.Errorf("problem %d is %v", i, p)
		}
	}
	if n := len(problemsOf(t, err)); n != 40 {
		t.Errorf("%d problems, want 40", n)
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

// allocated is how many bytes a function asks of the memory.
func allocated(do func()) uint64 {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	do()
	runtime.ReadMemStats(&after)
	return after.TotalAlloc - before.TotalAlloc
}

// A line of ten million columns is refused for what it is, without a word of
// memory for each column.
func TestLineOfTenMillionColumns(t *testing.T) {
	wide := strings.Repeat(";", 10_000_000)
	for name, file := range map[string]string{
		"in the header": "inscricao;cargo;nota_final" + wide + "\n1;101;1\n",
		"in a row":      "inscricao;cargo;nota_final\n1;101;1\n2;101;1" + wide + "\n3;101;x\n",
	} {
		var err error
		data := []byte(file)
		bytes := allocated(func() { _, err = Parse(data, "c", terms(), nil) })
		problem := problemsOf(t, err)[0]
		if problem.What != "linha com mais de 1 MiB" || problem.Line != 1+2*strings.Count(name, "row") {
			t.Errorf("%s: %v", name, err)
		}
		if limit := uint64(200 << 20); bytes > limit {
			t.Errorf("%s: %d bytes of memory, want less than %d", name, bytes, limit)
		}
	}
}

// A quote left open at the beginning of a large file does not make the rest of
// it a value in a message.
func TestQuoteOpenOverTheRestOfTheFile(t *testing.T) {
	file := "inscricao;cargo;nota_final\n\"1;101;1\n" + strings.Repeat("2;101;1\n", 1_000_000)
	_, err := Parse([]byte(file), "c", terms(), nil)
	if want := "c, linha 2: linha com mais de 1 MiB. Confira as aspas e as quebras de linha do arquivo."; err == nil || err.Error() != want {
		t.Errorf("said %.300v, want %s", err, want)
	}
}

// Load refuses what is not a file of people before reading it.
func TestLoad(t *testing.T) {
	folder := t.TempDir()
	empty, huge := filepath.Join(folder, "empty"), filepath.Join(folder, "huge")
	for _, path := range []string{empty, huge} {
		if err := os.WriteFile(path, nil, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Truncate(huge, sizeLimit+1); err != nil { // takes no room on the disk
		t.Fatal(err)
	}
	for path, what := range map[string]string{
		empty: "arquivo vazio", huge: "arquivo maior que 4 GiB", folder: "é uma pasta, não um arquivo",
		filepath.Join(folder, "none"): "arquivo não encontrado",
	} {
		_, err := Load(path, "candidatos.csv")
		if p := problemsOf(t, err)[0]; p.What != what || p.File != "candidatos.csv" || p.Remedy == "" {
			t.Errorf("%s: %v, want %q", path, err, what)
		}
	}
	if _, err := Load(filepath.Join(empty, "inside"), "candidatos.csv"); !errors.Is(err, syscall.ENOTDIR) {
		t.Errorf("the system's own error became %v", err)
	}
}
