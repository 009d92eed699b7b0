package inquiry

import (
	"errors"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"certame"
	"certame/edital"
	"certame/internal/intake"
	"certame/internal/intake/proceedings"
	"certame/trace"
)

// world is a contest of two optantes of PPP, 0001 and 0002.
func world() (*edital.Terms, *certame.Roll) {
	terms := edital.Resolve(edital.Declared{
		Name: "T", Published: certame.MustDate(2026, 2, 10), Posts: []edital.DeclaredPost{{Code: "1", Vacancies: 10}},
		Validity: edital.Validity{From: certame.MustDate(2026, 2, 10), Months: 24},
	}, trace.Discard)
	ppp, _ := terms.Modality("PPP")
	roll := &certame.Roll{Post: make([]certame.PostIndex, 2)}
	for _, id := range []string{"0001", "0002"} {
		roll.IDs.Append([]byte(id))
		roll.Options = append(roll.Options, certame.GroupSet(0).With(ppp))
	}
	return terms, roll
}

const head = "inscricao;fato;data;ate;conclusao\n"

func gather(t *testing.T, lines ...string) ([]*Proceeding, error) {
	t.Helper()
	terms, roll := world()
	entries, err := proceedings.Parse([]byte(head+strings.Join(lines, "\n")), "f.csv", terms, roll)
	if err != nil {
		t.Fatal(err)
	}
	return Gather(Input{Terms: terms, Roll: roll, Entries: entries, ValidUntil: certame.NoDate})
}

var whole = []string{
	"0001;denuncia;02/03/2026;;", "0002;indicio;02/03/2026;;", "0001;instauracao;03/03/2026;;", "0001;notificacao;04/03/2026;14/03/2026;",
	"0001;defesa;10/03/2026;;", "0001;conclusao;20/03/2026;;fraude", "0001;nomeacao;05/03/2026;;", "0001;efeito;21/03/2026;;",
}

// The order in which the lines were written does not matter.
func TestOrderOfTheLines(t *testing.T) {
	list, err := gather(t, whole...)
	if err != nil || len(list) != 2 {
		t.Fatalf("%d proceedings, %v", len(list), err)
	}
	day := certame.MustDate(2026, 4, 1)
	want := list[0].On(day)
	random := rand.New(rand.NewPCG(1, 2))
	for range 20 {
		lines := append([]string(nil), whole...)
		random.Shuffle(len(lines), func(i, j int) { lines[i], lines[j] = lines[j], lines[i] })
		again, err := gather(t, lines...)
		if err != nil {
			t.Fatal(err)
		}
		for _, p := range again {
			if got := p.On(day); p.ID == "0001" && !reflect.DeepEqual(got, want) {
				t.Fatalf("%q comes to %+v, want %+v", lines, got, want)
			}
		}
	}
}

// A proceeding is told as it was known on the day asked about.
func TestOn(t *testing.T) {
	list, _ := gather(t, whole...)
	for day, acts := range map[int]int{1: 0, 2: 1, 3: 2, 4: 3, 9: 4, 10: 5, 20: 6, 21: 7} {
		if s := list[0].On(certame.MustDate(2026, 3, day)); len(s.Acts) != acts {
			t.Errorf("on day %d there are %d acts, want %d", day, len(s.Acts), acts)
		}
	}
	if last := list[0].Case.ValidUntil; last != certame.MustDate(2028, 2, 10) {
		t.Errorf("valid until %s", last.ISO())
	}
}

// Each impossible line is refused once, in its column, with the article.
func TestImpossible(t *testing.T) {
	for _, c := range []struct{ lines, want string }{
		{"0001;instauracao;03/03/2026;;", "linha 2, coluna fato, valor \"instauracao\""},
		{"0001;denuncia;05/03/2026;;\n0001;instauracao;03/03/2026;;", "linha 3, coluna data, valor \"03/03/2026\""},
		{"0001;denuncia;01/03/2026;;\n0001;instauracao;03/03/2026;;\n0001;instauracao;03/03/2026;;", "linha 4, coluna fato"},
		{"0001;denuncia;01/03/2026;;\n0001;instauracao;03/03/2026;;\n0001;notificacao;04/03/2026;;", "linha 4, coluna ate"},
		{"0001;denuncia;01/03/2026;;\n0001;instauracao;03/03/2026;;\n0001;notificacao;04/03/2026;14/03/2026;\n0001;conclusao;14/03/2026;;fraude", "linha 5, coluna data, valor \"14/03/2026\""},
	} {
		_, err := gather(t, c.lines)
		var refused *intake.Refused
		if !errors.As(err, &refused) || strings.Count(err.Error(), "\n") > 0 || !strings.Contains(err.Error(), c.want) || !strings.Contains(err.Error(), "[Lei nº 15.142/2025, art. 4º]") {
			t.Errorf("%q: %v", c.lines, err)
		}
	}
}
