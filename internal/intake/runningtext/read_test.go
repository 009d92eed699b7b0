package runningtext

import (
	"context"
	"strings"
	"testing"

	"certame/internal/intake/tabular"
)

// dump writes tables: columns, then line: cells or the problem.
func dump(t testing.TB, tables []tabular.Table) string {
	t.Helper()
	var b strings.Builder
	for i := range tables {
		b.WriteString("[" + strings.Join(tables[i].Columns, "|") + "]\n")
		err := tables[i].Each(context.Background(), func(r *tabular.Row) error {
			if r.Problem != "" {
				b.WriteString("! " + r.Problem + "\n")
				return nil
			}
			for j, c := range r.Cells {
				if j > 0 {
					b.WriteString("|")
				}
				b.Write(c)
			}
			b.WriteString("\n")
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	return b.String()
}

const says = "na seguinte ordem: número de inscrição, nome e nota final.\n"

func TestRead(t *testing.T) {
	for name, c := range map[string]struct{ text, want string }{
		"broken lines and names": {
			"TÉCNICO\nLista, " + says + "10001, Ana de\nLima, 8,50 / 10002,\nBia Sá, -, x / 10003, Caio, 7,00.\n",
			"[número de inscrição|nome|nota final|cargo|sub judice]\n10001|Ana de Lima|8,50|TÉCNICO|\n! o registro tem 4 campos, e os desta lista têm 3: falta uma barra, uma vírgula, ou outro texto colou nele\n10003|Caio|7,00|TÉCNICO|\n",
		},
		"a page number between fields": {
			says + "10001, Ana, 8,50 / 10002, Bia,\n   31\n7,00 / 10003, Caio,\n\n12\n\f, 5 / 10004, Davi, 6,00.",
			"[número de inscrição|nome|nota final|sub judice]\n10001|Ana|8,50|\n10002|Bia|7,00|\n! o registro tem 4 campos, e os desta lista têm 3: falta uma barra, uma vírgula, ou outro texto colou nele\n10004|Davi|6,00|\n",
		},
		"a number alone that is a field": {
			says + "10001, Ana, 8,50 / 10002, Bia,\n7\n/ 10003, Caio, 5,00.",
			"[número de inscrição|nome|nota final|sub judice]\n10001|Ana|8,50|\n10002|Bia|7|\n10003|Caio|5,00|\n",
		},
		"initials are not the end": {
			says + "10001, Ana B. Lima, 8,50 / 10002, Bia C., 7,00 / 10003, Caio D. E. Sá, 5,00.\nFim do edital, 10009, nada",
			"[número de inscrição|nome|nota final|sub judice]\n10001|Ana B. Lima|8,50|\n10002|Bia C.|7,00|\n10003|Caio D. E. Sá|5,00|\n",
		},
		"two posts glued by a full stop": {
			says + "10001, Ana, 8,50 / 10002, Bia, 7,00. ANALISTA 10003, Caio, 5,00 / 10004, Davi, 4,00.",
			"[número de inscrição|nome|nota final|cargo|sub judice]\n10001|Ana|8,50||\n10002|Bia|7,00||\n10003|Caio|5,00|ANALISTA|\n10004|Davi|4,00|ANALISTA|\n",
		},
		"two posts glued by nothing": {
			says + "10001, Ana, 8,50 / 10002, Bia, 7,00 ANALISTA 10003, Caio, 5,00 / 10004, Davi, 4,00.",
			"[número de inscrição|nome|nota final|sub judice]\n10001|Ana|8,50|\n! dois registros sem barra entre eles: pode haver dois cargos colados\n! dois cargos podem estar colados na linha 2: não se sabe de qual é\n! dois cargos podem estar colados na linha 2: não se sabe de qual é\n",
		},
		"cut at the end": {
			says + "10001, Ana, 8,50 / 10002, Bia, 7,0",
			"[número de inscrição|nome|nota final|sub judice]\n10001|Ana|8,50|\n! a lista acaba sem ponto final: o último registro pode estar cortado\n",
		},
		"goes on without a title": {
			says + "10001, Ana, 8,50 / 10002, Bia, 7,00.\n10003, Caio, 5,00 / 10004, Davi, 4,00.",
			"[número de inscrição|nome|nota final|sub judice]\n10001|Ana|8,50|\n10002|Bia|7,00|\n! a lista acaba em ponto e recomeça sem título: não se sabe de que cargo é\n! a lista acaba em ponto e recomeça sem título: não se sabe de que cargo é\n",
		},
		"sub judice for one post only": {
			"1 na seguinte ordem: cargo, número de inscrição, nome e nota final.\nANALISTA\n10001, Ana, 8,50 / 10002, Bia, 7,00.\n1.1 Candidatos sub judice, " + says + "10003, Caio, 5,00.\nTÉCNICO\n10004, Davi, 4,00.\n",
			"[número de inscrição|nome|nota final|cargo|sub judice]\n10001|Ana|8,50|ANALISTA|\n10002|Bia|7,00|ANALISTA|\n10003|Caio|5,00|ANALISTA|sim\n10004|Davi|4,00|TÉCNICO|\n",
		},
		"sub judice and then who knows": {
			"Candidatos sub judice, " + says + "10001, Ana, 8,50 / 10002, Bia, 7,00.\nTÉCNICO\n10003, Caio, 5,00 / 10004, Davi, 4,00.\n",
			"[número de inscrição|nome|nota final|cargo|sub judice]\n10001|Ana|8,50||sim\n10002|Bia|7,00||sim\n! vem depois de uma lista sub judice, e não se sabe se ainda é sub judice\n! vem depois de uma lista sub judice, e não se sabe se ainda é sub judice\n",
		},
		"no number at the beginning": {
			says + "10001, Ana, 8,50 / Bia, 7,00 / 10003, Caio, 5,00 / 10004, Davi, 4,00.",
			"[número de inscrição|nome|nota final|sub judice]\n10001|Ana|8,50|\n! registro sem número de inscrição no começo\n10003|Caio|5,00|\n10004|Davi|4,00|\n",
		},
		"not declared": {
			"10001, Ana, 8,50 / 10002, Bia, 7,00 / 10003, Caio, 5,00.",
			"[número de inscrição|||sub judice]\n10001|Ana|8,50|\n10002|Bia|7,00|\n10003|Caio|5,00|\n",
		},
	} {
		if !Looks([]byte(c.text)) {
			t.Errorf("%s: is not seen as running text", name)
		}
		if got := dump(t, Read([]byte(c.text))); got != c.want {
			t.Errorf("%s: read\n%swant\n%s", name, got, c.want)
		}
	}
}

func TestLooks(t *testing.T) {
	for text, want := range map[string]bool{
		"10001, Ana, 8,50\n10002, Bia, 7,00\n": false, "Inscrição;Nota\n10001;8,50\n": false, "01/02/2026 a 03/04/2026": false,
		"10001, Ana / 10002, Bia / 10003, Caio": true,
	} {
		if got := Looks([]byte(text)); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}

func TestItems(t *testing.T) {
	got := items("na seguinte ordem: número de inscrição, nome, nota (de 0 a 1,5), classificação de candidatos pretos, pardos ou indígenas e situação.")
	want := []string{"número de inscrição", "nome", "nota (de 0 a 1,5)", "classificação de candidatos pretos pardos ou indígenas", "situação"}
	if strings.Join(got, "|") != strings.Join(want, "|") {
		t.Errorf("%q, want %q", got, want)
	}
}

// FuzzRead: nothing panics, every record is a row, and none has more cells than
// its table has columns unless it is a problem.
func FuzzRead(f *testing.F) {
	for _, seed := range []string{says + "10001, Ana, 8,50 / 10002, Bia, 7,00.", "10001, a / 10002, b / 10003, c", "/ / ,", "1 na seguinte ordem: x\n10001, [...] / 10002,\n\f12\n", "10001, a. B 10002, c / 10003, d."} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		for _, table := range append(Read([]byte(text)), SingleColumn([]byte(text)), ReadAdmissions([]byte(text))) {
			err := table.Each(context.Background(), func(r *tabular.Row) error {
				if table.Columns != nil && r.Problem == "" && len(r.Cells) != len(table.Columns) {
					t.Errorf("%q: %d cells for %d columns", text, len(r.Cells), len(table.Columns))
				}
				return nil
			})
			if err != nil {
				t.Fatal(err)
			}
		}
		SpacedColumns([]byte(text))
	})
}
