package profile

import (
	"slices"
	"strings"
	"testing"
)

// Every profile that comes with the program parses, has a name of its own, and
// its text can be shown.
func TestProfiles(t *testing.T) {
	list, err := All()
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	for _, p := range list {
		if seen[p.Name] || p.Title == "" {
			t.Errorf("%q: repeated or without title", p.Name)
		}
		seen[p.Name] = true
		if text, ok := Source(p.Name); !ok || !strings.Contains(text, p.Title) {
			t.Errorf("%q has no text", p.Name)
		}
	}
	if len(list) < 12 {
		t.Errorf("%d profiles", len(list))
	}
}

func TestParseRefuses(t *testing.T) {
	for text, want := range map[string]string{
		"nome: a\ntipo: b\n": "faltam", "nome: a\ntipo: b\nformato: c\nxyz: 1\n": "xyz", "nome: a\ntipo: b\nformato: c\ndecimal: x\n": "decimal",
		"nome: a\ntipo: b\nformato: c\ncolunas:\n  - {campo: xyz}\n": "campo desconhecido",
	} {
		if _, err := Parse([]byte(text)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v", text, err)
		}
	}
}

// The words of the vocabulary are written as Clean writes them: another spelling
// would never be met.
func TestVocabularyIsClean(t *testing.T) {
	for word, s := range words() {
		if Clean(word) != word {
			t.Errorf("%s: %q should be %q", s.field, word, Clean(word))
		}
		if KindOf(s.field) == Unknown {
			t.Errorf("unknown field %s", s.field)
		}
	}
	for code, list := range groups {
		for _, word := range list {
			if got, _ := Group(word); got != code || Clean(word) != word {
				t.Errorf("%q is of %q and of %q", word, code, got)
			}
		}
	}
}

func fields(headers ...string) []string {
	var out []string
	for _, a := range (&Profile{}).Assign(headers) {
		field := a.Field
		if a.SameAs > 0 {
			field += "=" + headers[a.SameAs-1]
		}
		out = append(out, field)
	}
	return out
}

func TestAssign(t *testing.T) {
	for _, c := range []struct{ headers, want []string }{
		{[]string{"Nº de Inscrição", "NOME DO CANDIDATO", "Nota Final"}, []string{"inscricao", "nome", "nota_final"}},
		{[]string{"Class Ampla", "Class PCD", "Class\nIndígena", "Class Indígena", "Class PCD2"}, []string{"classificacao_AC", "classificacao_PcD", "classificacao_PI", "classificacao_PI=Class\nIndígena", "classificacao_PcD=Class PCD"}},
		{[]string{"Cargo", "Cód. Cargo Edital"}, []string{"x_cargo", "cargo"}},
		{[]string{"nota_p1", "confirmacao_PPP", "x_obs", "PPP", "Qualquer coisa", ""}, []string{"nota_p1", "confirmacao_PPP", "x_obs", "grupo_PPP", "x_qualquer_coisa", "ignorar"}},
		{[]string{"Nota da prova de conhecimentos específicos de direito", "Nota da prova de conhecimentos específicos de economia"}, []string{"nota_da_prova_de_conhecimentos_especificos_de", "nota_da_prova_de_conhecimentos_especificos_de_coluna_2"}},
		{[]string{"Classificação na ampla concorrência", "Vagas PPP", "Cotista negro", "Heteroidentificação indígena"}, []string{"classificacao_AC", "vagas_PPP", "opcao_PPP", "confirmacao_PI"}},
	} {
		if got := fields(c.headers...); !slices.Equal(got, c.want) {
			t.Errorf("%q\nare  %q\nwant %q", c.headers, got, c.want)
		}
	}
}

func TestGroupsIn(t *testing.T) {
	for text, want := range map[string]string{"PN": "PPP", "AC": "", "PPP|PcD": "PPP PcD", "negros, quilombola": "PPP PQ", "Pretos e Pardos": "PPP", "ampla / PCD": "PcD"} {
		got, ok := GroupsIn(text)
		if !ok || strings.Join(got, " ") != want {
			t.Errorf("%q: %q, %v", text, got, ok)
		}
	}
	for _, text := range []string{"XX", "PPP|XX", ""} {
		if got, ok := GroupsIn(text); ok {
			t.Errorf("%q: %q", text, got)
		}
	}
}

func TestRecognise(t *testing.T) {
	list, err := All()
	if err != nil {
		t.Fatal(err)
	}
	for headers, want := range map[string]string{
		"Inscrição;Nota Final;Class Ampla;Cód. Cargo Edital": "cesgranrio-tabela", "num;nome;cl_ac": "fcc-tabela", "CO_INSCRICAO_ENEM;NO_INSCRITO": "mec-sisu",
		"inscricao;cargo;opcoes;nota_final": "certame-candidatos", "Inscrição;Nota Final": "",
	} {
		name := ""
		if p, _ := Recognise(list, strings.Split(headers, ";")); p != nil {
			name = p.Name
		}
		if name != want {
			t.Errorf("%s: %q, want %q", headers, name, want)
		}
	}
}
