package candidates

import (
	"fmt"
	"strings"
	"testing"
)

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
