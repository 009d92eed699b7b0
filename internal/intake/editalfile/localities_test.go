package editalfile

import (
	"strings"
	"testing"

	"certame/edital"
)

const localitiesHead = "certame: X\npublicado_em: 2026-02-10\n"

// A cargo of several localities is a post in each, with the name and the weights of
// the cargo, and people put posts in order.
func TestLocalitiesArePosts(t *testing.T) {
	d, err := Parse([]byte(localitiesHead+`cargos:
  - codigo: A
    nome: Analista
    lista: local
    pesos: {p: 3}
    localidades:
      - {codigo: A1, localidade: Belém, vagas: 2, quadro: {AC: 1, PPP: 1}}
      - {codigo: A2, localidade: Recife, vagas: 1}
  - {codigo: B, localidade: Natal, vagas: 4}
fases: [{codigo: p}]
`), "edital.yaml")
	if err != nil {
		t.Fatal(err)
	}
	a1, a2, b := d.Posts[0], d.Posts[1], d.Posts[2]
	if !d.Preference || len(d.Posts) != 3 || a1.Of != "A" || a2.Of != "A" || b.Of != "" {
		t.Errorf("preferences %v, posts %+v", d.Preference, d.Posts)
	}
	if a1.Code != "A1" || a1.Name != "Analista" || a1.Place != "Belém" || a1.Vacancies != 2 || len(a1.Table) != 2 || a1.List != edital.ListLocal || a1.Where != "edital.yaml:9:9" {
		t.Errorf("locality %+v", a1)
	}
	if a2.Table != nil || a2.Phases[0].Weight != 3 || b.Phases != nil || b.Place != "Natal" {
		t.Errorf("locality %+v, post %+v", a2, b)
	}
}

func TestLocalitiesRefused(t *testing.T) {
	const one = "localidades: [{codigo: A1, localidade: Belém, vagas: 2}]"
	for text, want := range map[string]string{
		"cargos: [{codigo: A}]\n":                                                       "falta a chave obrigatória «vagas» em «cargos»",
		"cargos: [{codigo: A, vagas: 2, " + one + "}]\n":                                "«vagas» e «localidades» juntas em «cargos». Deixe só uma.",
		"cargos: [{codigo: A, quadro: {AC: 2}, " + one + "}]\n":                         "«quadro» em cargo de várias localidades. Escreva-a em cada uma das localidades.",
		"cargos: [{codigo: A, localidade: X, " + one + "}]\n":                           "«localidade» em cargo de várias localidades",
		"cargos: [{codigo: A, vagas: 2, lista: local}]\n":                               "lista sem localidades",
		"cargos: [{codigo: A, lista: nenhuma, " + one + "}]\n":                          "Valores aceitos: geral, local.",
		"preferencias: nao\ncargos: [{codigo: A, " + one + "}]\n":                       "preferencias: nao com cargo de várias localidades",
		"cargos: [{codigo: A1, " + one + "}]\n":                                         "código de cargo repetido",
		"cargos: [{codigo: A, " + one + "}, {codigo: A1, vagas: 1}]\n":                  "código de cargo repetido",
		"cargos: [{codigo: A, localidades: [{codigo: A1, vagas: 2}]}]\n":                "falta a chave obrigatória «localidade» em «localidades»",
		"cargos: [{codigo: A, localidades: [{codigo: =A, localidade: X, vagas: 2}]}]\n": "sinal reservado",
	} {
		if _, err := Parse([]byte(localitiesHead+text), "edital.yaml"); err == nil || !strings.Contains(err.Error(), want) || !strings.Contains(err.Error(), "linha") {
			t.Errorf("%q: %v\nwant %q", text, err, want)
		}
	}
}
