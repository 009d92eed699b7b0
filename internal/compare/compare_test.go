package compare

import (
	"errors"
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"certame/internal/intake"

	"github.com/google/go-cmp/cmp"
)

func TestOrders(t *testing.T) {
	line := func(post string, call int, final, id string) Line {
		return Line{Post: post, Call: call, Label: "PPP", Final: final, ID: id}
	}
	before := []Line{line("1", 1, "AC", "a"), line("1", 2, "PPP", "b"), line("1", 3, "PPP", "c"), line("2", 1, "AC", "a")}
	after := []Line{line("1", 1, "AC", "a"), line("1", 2, "PPP", "c"), line("1", 3, "AC", "d"), line("2", 1, "PPP", "a")}
	want := Difference{
		Entered: []Line{line("1", 3, "AC", "d")},
		Left:    []Line{line("1", 2, "PPP", "b")},
		Moved: []Move{
			{Before: line("1", 3, "PPP", "c"), After: line("1", 2, "PPP", "c")},
			{Before: line("2", 1, "AC", "a"), After: line("2", 1, "PPP", "a")}, // the same person in another post
		},
	}
	got := Orders(before, after)
	if diff := cmp.Diff(want, got); diff != "" || got.Empty() {
		t.Errorf("(-want +got)\n%s", diff)
	}
	if back := Orders(after, before); len(back.Entered) != 1 || len(back.Left) != 1 || len(back.Moved) != 2 || back.Entered[0] != want.Left[0] {
		t.Errorf("the way back is %+v", back)
	}
}

func TestEqualOrders(t *testing.T) {
	order := []Line{{Post: "1", Call: 1, Label: "AC", Final: "AC", ID: "a"}}
	for _, lines := range [][]Line{nil, order} {
		d := Orders(lines, lines)
		if !d.Empty() || d.Entered == nil || d.Left == nil || d.Moved == nil {
			t.Errorf("%+v: for machines nothing is an empty list", d)
		}
	}
}

const head = "cargo;convocacao;rotulo;rotulo_final;inscricao"

func folderWith(t *testing.T, text string) string {
	t.Helper()
	folder := t.TempDir()
	if err := os.WriteFile(filepath.Join(folder, orderFile), []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return folder
}

// Both dialects, columns to come after the contract's, and an empty order.
func TestRead(t *testing.T) {
	two := []Line{{"101", 1, "AC", "AC", "0001"}, {"101", 2, "PPP", "AC", "00;02"}}
	for text, want := range map[string][]Line{
		"\ufeff" + head + ";nota\r\n101;1;AC;AC;\"0001\";90,0\r\n101;2;PPP;AC;\"00;02\";80,0\r\n": two,
		"cargo,convocacao,rotulo,rotulo_final,inscricao\n101,1,AC,AC,0001\n101,2,PPP,AC,00;02\n":  two,
		head + "\n": nil,
	} {
		got, err := Read(folderWith(t, text))
		if diff := cmp.Diff(want, got); diff != "" || err != nil {
			t.Errorf("%q: %v (-want +got)\n%s", text, err, diff)
		}
	}
}

func TestReadRefuses(t *testing.T) {
	for _, c := range []struct {
		text, what string
		line       int
	}{
		{"", "não é uma ordem de convocação legível", 0},
		{head + "\n101;1;AC\n", "não é uma ordem de convocação legível", 0},
		{head + "\n\"101;1;AC;AC;1\n", "não é uma ordem de convocação legível", 0},
		{"cargo;convocacao\n101;1\n", "o cabeçalho não é o de uma ordem de convocação", 1},
		{"inscricao;cargo;convocacao;rotulo;rotulo_final\n", "o cabeçalho não é o de uma ordem de convocação", 1},
		{head + "\n101;1;AC;AC;1\n101;dois;AC;AC;2\n", "convocação que não é um número", 3},
	} {
		_, err := Read(folderWith(t, c.text))
		var refused *intake.Refused
		if !errors.As(err, &refused) || refused.Problems[0].What != c.what || refused.Problems[0].Line != c.line || refused.Problems[0].Remedy == "" {
			t.Errorf("%q: %v, want %q at line %d", c.text, err, c.what, c.line)
		}
	}
	var refused *intake.Refused
	if _, err := Read(t.TempDir()); !errors.As(err, &refused) || refused.Problems[0].What != "arquivo não encontrado" {
		t.Errorf("a folder without an order: %v", err)
	}
	folder := t.TempDir()
	if err := os.Mkdir(filepath.Join(folder, orderFile), 0o755); err != nil {
		t.Fatal(err)
	}
	if _, err := Read(folder); !errors.Is(err, syscall.EISDIR) {
		t.Errorf("a folder in the place of the order: %v", err)
	}
}
