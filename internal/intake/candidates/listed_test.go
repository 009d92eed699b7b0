package candidates

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"certame"
	"certame/edital"
	"certame/internal/intake"
	"certame/trace"
)

func preferring() *edital.Terms {
	return edital.Resolve(edital.Declared{
		Published: certame.MustDate(2026, 2, 10), Preference: true, AgeOn: certame.NoDate,
		Posts: []edital.DeclaredPost{{Code: "A", Vacancies: 1}, {Code: "B", Vacancies: 1}, {Code: "C", Vacancies: 1}},
	}, trace.Discard)
}

// rowsOf writes each candidate with the posts in order and the marks in them.
func rowsOf(t *edital.Terms, r *certame.Roll) (out []string) {
	for c := range int32(r.Preferences.Len()) {
		line := ""
		for i, p := range r.Preferences.Of(c) {
			if int(r.Preferences.Place[p]) != i+1 || r.Head(p) != r.Preferences.Of(c)[0] {
				return []string{"places out of order"}
			}
			line += fmt.Sprintf(" %s %s %s", r.IDs.At(p), t.Posts[r.Post[p]].Code, certame.AppendScore(nil, r.Score[p], ',', 0))
		}
		out = append(out, strings.TrimSpace(line))
	}
	return out
}

// One mark for all the posts of the list or one for each; what is said of the
// person is said of every application.
func TestListOfPosts(t *testing.T) {
	tm := preferring()
	r, err := Parse([]byte("nota_final;inscricao;cargo;opcoes;situacao\n90;01;C|A;PPP;\n80|70,5;02;A | B;;desistente\n-;03;B;;\n"), "c.csv", tm, nil)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := rowsOf(tm, r), []string{"01 C 90 01 A 90", "02 A 80 02 B 70,5", "03 B -"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	for _, p := range r.Preferences.Of(0) {
		if !r.Options[p].Has(1) {
			t.Error("an application without the option of the person")
		}
	}
	for _, p := range r.Preferences.Of(1) {
		if r.State[p] != certame.StateWithdrawn {
			t.Error("an application without the state of the person")
		}
	}
	if !slices.IsSorted(r.Post) || r.Candidates() != 3 || r.Len() != 5 {
		t.Errorf("posts %v, %d candidates", r.Post, r.Candidates())
	}
}

func TestListsRefused(t *testing.T) {
	for _, c := range []struct{ row, says string }{
		{"01;A|A;90", "repetido na ordem de preferência"},
		{"01;A|X;90", "que o edital não tem"},
		{"01;A|;90", "que o edital não tem"},
		{"01;A|B;90|80|70", "3 notas para 2 opções de cargo"},
		{"01;A|B;90|x", "nota que"},
		{"01;A;90\n01;B;80", "inscrição repetida: já está na linha 2"},
	} {
		_, err := Parse([]byte("inscricao;cargo;nota_final\n"+c.row+"\n"), "c.csv", preferring(), nil)
		refused := (*intake.Refused)(nil)
		if !errors.As(err, &refused) || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%q: %v; want %q", c.row, err, c.says)
		}
	}
}

// The order of the rows changes nothing but the numbers of the candidates.
func TestListOfPostsInPieces(t *testing.T) {
	var b strings.Builder
	b.WriteString("inscricao;cargo;nota_final\n")
	for i := range 3000 {
		fmt.Fprintf(&b, "%06d;%s;%d\n", i, []string{"A|B", "C", "B|C|A"}[i%3], i%100)
	}
	tm := preferring()
	f := &file{shown: "c.csv", terms: tm, data: []byte(b.String())}
	body, _ := f.readHeader()
	whole, cut := f.readRows(body, 1, nil), f.readRows(body, 7, nil)
	want := rowsOf(tm, whole)
	if got := rowsOf(tm, cut); !slices.Equal(got, want) || len(got) != 3000 {
		t.Errorf("in pieces %d rows, whole %d, or they differ", len(got), len(want))
	}
}

// The order of registration is one for all the posts, or one for each: an open
// package brings the order among equals of each post.
func TestOrderOfEachPost(t *testing.T) {
	r, err := Parse([]byte("inscricao;cargo;nota_final;ordem_inscricao\n01;C|A;90;2|7\n02;B|A;80;5\n03;A|B;70;|1\n"), "c.csv", preferring(), nil)
	if err != nil {
		t.Fatal(err)
	}
	var got []int32
	for c := range int32(3) {
		for _, p := range r.Preferences.Of(c) {
			got = append(got, r.Sequence[p])
		}
	}
	if want := []int32{2, 7, 5, 5, certame.NoNumber, 1}; !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
	_, err = Parse([]byte("inscricao;cargo;nota_final;ordem_inscricao\n01;C|A;90;2|7|9\n"), "c.csv", preferring(), nil)
	if err == nil || !strings.Contains(err.Error(), "3 números para 2 opções") {
		t.Error(err)
	}
}

// The code of a cargo stands for its localities not named yet, in the order of the
// edital.
func TestCargoStandsForItsLocalities(t *testing.T) {
	tm := preferring()
	tm.Posts[0].Of, tm.Posts[2].Of = "X", "X"
	r, err := Parse([]byte("inscricao;cargo;nota_final\n01;X;90\n02;C|X;80\n03;B|X;70|60|50\n04;X|B;40\n"), "c.csv", tm, nil)
	if err != nil {
		t.Fatal(err)
	}
	want := []string{"01 A 90 01 C 90", "02 C 80 02 A 80", "03 B 70 03 A 60 03 C 50", "04 A 40 04 C 40 04 B 40"}
	if got := rowsOf(tm, r); !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	for row, says := range map[string]string{
		"01;A|C|X;90":  "valor \"X\": cargo repetido na ordem de preferência",
		"01;X|A;90":    "valor \"A\": cargo repetido na ordem de preferência",
		"01;quatro;90": "Códigos do edital: A, B, C, X.",
	} {
		if _, err := Parse([]byte("inscricao;cargo;nota_final\n"+row+"\n"), "c.csv", tm, nil); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%q: %v; want %q", row, err, says)
		}
	}
}
