package transparency

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// published is a listas.csv of two posts, with names that a reader of lines would cut.
func published() (text string, all map[string][][]string) {
	all = map[string][][]string{}
	var b strings.Builder
	b.WriteString("cargo,lista,posicao,inscricao,nome,nota,situacao\n")
	for _, one := range []struct {
		post, list string
		rows       int
	}{{"101", "AC", 1001}, {"101", "PPP", 200}, {"101", "ORDEM", 3}, {"102", "AC", 1}, {"102", "PQ", 401}} {
		for n := range one.rows {
			state := "classificada"
			if one.list == "ORDEM" {
				state = "convocada pela lista " + []string{"AC", "PPP", "AC"}[n]
			}
			row := []string{one.post, one.list, fmt.Sprint(n + 1), fmt.Sprintf("%06d", n), "Ana,\n\"" + one.list + "\"", fmt.Sprintf("%d.50", 90-n%50), state}
			all[one.post+one.list] = append(all[one.post+one.list], row)
			quoted := slices.Clone(row)
			quoted[4] = `"` + strings.ReplaceAll(row[4], `"`, `""`) + `"`
			b.WriteString(strings.Join(quoted, ",") + "\n")
		}
	}
	return b.String(), all
}

// Any rows of any list come out of the file as they are in it, wherever they begin.
func TestRows(t *testing.T) {
	text, all := published()
	s := &Sheet{}
	if err := s.index(strings.NewReader(text)); err != nil {
		t.Fatal(err)
	}
	if len(s.Lists) != 5 || s.List("102", "ORDEM") != nil {
		t.Fatalf("%+v", s.Lists)
	}
	content := strings.NewReader(text)
	for i := range s.Lists {
		l := &s.Lists[i]
		want := all[l.Post+l.Code]
		if l.Rows != len(want) {
			t.Fatalf("%s %s has %d rows", l.Post, l.Code, l.Rows)
		}
		for after := -1; after <= l.Rows; after += 7 {
			for _, count := range []int{0, 1, 50, 2 * markRows} {
				got, err := s.Rows(content, l, after, count)
				if err != nil {
					t.Fatal(err)
				}
				var from [][]string
				if after >= 0 && after < l.Rows {
					from = want[after:min(after+count, l.Rows)]
				}
				if !slices.EqualFunc(got, from, slices.Equal) {
					t.Fatalf("%s %s after %d, %d: %d rows, not %d", l.Post, l.Code, after, count, len(got), len(from))
				}
			}
		}
	}
}

// The cut of a list is the last one called by it.
func TestCuts(t *testing.T) {
	text, _ := published()
	s := &Sheet{}
	if err := s.index(strings.NewReader(text)); err != nil {
		t.Fatal(err)
	}
	want := []Cut{{"101", "AC", 2, "88.50"}, {"101", "PPP", 1, "89.50"}}
	if !slices.Equal(s.Cuts, want) {
		t.Errorf("%+v", s.Cuts)
	}
}

// A list in two places, or a file of other columns, is not guessed at.
func TestIndexRefuses(t *testing.T) {
	const head = "cargo,lista,posicao,inscricao,nota,situacao\n"
	for _, text := range []string{
		"", "cargo,lista\n1,AC\n", head + "1,AC,1,a,1.00,x\n1,PPP,1,a,1.00,x\n1,AC,2,b,1.00,x\n", head + "1,AC\n",
	} {
		if err := (&Sheet{}).index(strings.NewReader(text)); err == nil {
			t.Errorf("%q was taken", text)
		}
	}
}

// large is a listas.csv of a contest of two million people: one list of them all, and
// three of parts.
func large() string {
	var b strings.Builder
	b.Grow(120 << 20)
	b.WriteString("cargo,lista,posicao,inscricao,nome,nota,situacao\n")
	for _, one := range []struct {
		list string
		rows int
	}{{"AC", 2_000_000}, {"PPP", 500_000}, {"PI", 60_000}, {"ORDEM", 10_000}} {
		for n := range one.rows {
			state := "classificada"
			if one.list == "ORDEM" {
				state = calledBy + "AC"
			}
			fmt.Fprintf(&b, "101,%s,%d,%09d,Pessoa de Nome Inventado,%d.%02d,%s\n", one.list, n+1, n, 90-n%50, n%100, state)
		}
	}
	return b.String()
}

func BenchmarkIndex(b *testing.B) {
	text := large()
	b.SetBytes(int64(len(text)))
	b.ResetTimer()
	for range b.N {
		if err := (&Sheet{}).index(strings.NewReader(text)); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkRows reads a page from anywhere in the list of two million.
func BenchmarkRows(b *testing.B) {
	text := large()
	s := &Sheet{}
	if err := s.index(strings.NewReader(text)); err != nil {
		b.Fatal(err)
	}
	content := strings.NewReader(text)
	b.ResetTimer()
	for i := range b.N {
		if rows, err := s.Rows(content, &s.Lists[0], i*7919*50%2_000_000, 50); err != nil || len(rows) != 50 {
			b.Fatal(len(rows), err)
		}
	}
}
