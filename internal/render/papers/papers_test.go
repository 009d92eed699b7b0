package papers

import (
	"archive/zip"
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"strings"
	"testing"

	"certame"
	"certame/confirmation"
	"certame/edital"
	"certame/trace"
)

func rules(t *testing.T, code string) (*edital.Terms, *confirmation.Rules) {
	t.Helper()
	terms := edital.Resolve(edital.Declared{Name: "T", Notice: "1/2026", Published: certame.MustDate(2026, 2, 10), Posts: []edital.DeclaredPost{{Code: "1", Vacancies: 10}}}, trace.Discard)
	m, _ := terms.Modality(code)
	r, _ := confirmation.RulesOf(terms, m)
	return terms, r
}

// The two public results have exactly what the law lists (S09, S10).
func TestPublicResults(t *testing.T) {
	terms, _ := rules(t, "PPP")
	list := []Conclusion{{"0001", "PPP", true}, {"0002", "PPP", false}}
	provisional := Provisional(terms, list, certame.MustDate(2026, 4, 1))
	if got, want := string(provisional.Text()), `Resultado provisório da confirmação das opções — T — Edital nº 1/2026

Inscrição    Grupo    Conclusão
0001    PPP    confirmada
0002    PPP    não confirmada

Recurso: cabe da não confirmação, dirigido à comissão recursal, na forma do edital, até 23:59:59 de 06/04/2026, horário de Brasília.
`; got != want {
		t.Errorf("%s\nwant\n%s", got, want)
	}
	definitive := Definitive(terms, list)
	if got, want := string(definitive.Text()), `Resultado definitivo da confirmação das opções — T — Edital nº 1/2026

Inscrição    Grupo    Conclusão final
0001    PPP    confirmada
0002    PPP    não confirmada
`; got != want {
		t.Errorf("%s\nwant\n%s", got, want)
	}
	unknown := Provisional(terms, list, certame.NoDate)
	if got := string(unknown.Text()); !strings.Contains(got, "em 2 dias úteis contados da publicação") || provisional.Restricted || definitive.Restricted {
		t.Errorf("%s", got)
	}
}

// A form shows a member nothing but the number (S04), and every restricted paper
// says what it is.
func TestRestrictedPapers(t *testing.T) {
	for _, code := range []string{"PPP", "PI", "PQ"} {
		terms, r := rules(t, code)
		s := Session{ID: "0001", Day: "10/03/2026", For: 2, Against: 3, Conclusion: "não confirmada", Article: "art. X"}
		for _, p := range []Paper{Term(terms, r, "M1"), Form(terms, r, "0001"), Minutes(terms, r, []Session{s}), Opinion(terms, r, s, []Reason{{"M1", "não confirma", "CANARIO"}})} {
			text := string(p.Text())
			if !p.Restricted || p.Folder() != "restrito" || !strings.Contains(text, restrictedNote) {
				t.Errorf("%s does not say that it is restricted", p.Name)
			}
			if strings.Contains(text, "CANARIO") != strings.HasPrefix(p.Name, "parecer") {
				t.Errorf("%s: reasons are in the opinion and only there", p.Name)
			}
			if code != "PPP" && strings.Contains(text, "fenótipo") {
				t.Errorf("%s of %s speaks of the phenotype", p.Name, code)
			}
		}
	}
}

// The same paper gives the same bytes: a zip with the type first, stored, and
// well-formed XML whatever the text.
func TestODT(t *testing.T) {
	p := Paper{Title: `A & B <c> "d"`, Lines: []string{"x\ty", "controle \x00 e ]]>"}}
	first, err := p.ODT()
	again, _ := p.ODT()
	if err != nil || !bytes.Equal(first, again) {
		t.Fatalf("%v", err)
	}
	archive, err := zip.NewReader(bytes.NewReader(first), int64(len(first)))
	if err != nil || archive.File[0].Name != "mimetype" || archive.File[0].Method != zip.Store {
		t.Fatalf("%v", err)
	}
	for _, f := range archive.File[1:] {
		r, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		decoder := xml.NewDecoder(r)
		for err == nil {
			_, err = decoder.Token()
		}
		if !errors.Is(err, io.EOF) {
			t.Errorf("%s: %v", f.Name, err)
		}
	}
}
