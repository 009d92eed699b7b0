package custody

import "testing"

// FuzzClasses: a table of retention that is read has every kind in one class, with a time.
func FuzzClasses(f *testing.F) {
	for _, text := range []string{"", "classe;especies;meses;inicio;nota\n", "classe;especies;meses;inicio;nota\ntudo;filme,documento,certificado,parecer,recurso;24;recebimento;x\n", "a;b\n\"", "classe;especies;meses;inicio;nota\na;filme;99999999999999999999;validade;n\n"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		list, err := ParseClasses(text)
		if err != nil {
			return
		}
		kinds := map[string]int{}
		for _, c := range list {
			if c.Months <= 0 || c.Note == "" {
				t.Errorf("%+v", c)
			}
			for _, k := range c.Kinds {
				kinds[k]++
			}
		}
		if len(kinds) != 5 {
			t.Errorf("%v", kinds)
		}
		for k, n := range kinds {
			if n != 1 {
				t.Errorf("%s is in %d classes", k, n)
			}
		}
	})
}
