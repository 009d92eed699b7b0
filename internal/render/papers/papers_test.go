package papers

import (
	"bytes"
	"strings"
	"testing"

	"certame"
	"certame/confirmation"
	"certame/edital"
	"certame/law"
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
0001         PPP      confirmada
0002         PPP      não confirmada

Recurso: cabe da não confirmação, dirigido à comissão recursal, na forma do edital, até 23:59:59 de 06/04/2026, horário de Brasília.
Cada pessoa aparece só pelo número de inscrição: nomes, motivos e votos são de acesso restrito.
`; got != want {
		t.Errorf("%s\nwant\n%s", got, want)
	}
	definitive := Definitive(terms, list)
	if got, want := string(definitive.Text()), `Resultado definitivo da confirmação das opções — T — Edital nº 1/2026

Inscrição    Grupo    Conclusão final
0001         PPP      confirmada
0002         PPP      não confirmada

Cada pessoa aparece só pelo número de inscrição: nomes, motivos e votos são de acesso restrito.
`; got != want {
		t.Errorf("%s\nwant\n%s", got, want)
	}
	unknown := Provisional(terms, list, certame.NoDate)
	if got := string(unknown.Text()); !strings.Contains(got, "em 2 dias úteis contados da publicação") || provisional.Restricted || definitive.Restricted {
		t.Errorf("%s", got)
	}
}

// The Forces read their own words.
func TestMilitaryWords(t *testing.T) {
	terms, _ := rules(t, "PPP")
	terms.Regime.ID, terms.Kind = law.RegimePortariaMD, edital.TemporaryMilitary
	p := Provisional(terms, nil, certame.NoDate)
	text := string(p.Text())
	if !strings.Contains(text, "Aviso de convocação nº 1/2026") || !strings.Contains(text, "na forma do aviso de convocação") || strings.Contains(text, "dital") {
		t.Errorf("%s", text)
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

// Minutes tell what the session noted; what the appeal board opened takes the place of
// the boxes; and neither is in the opinion, which goes to the person.
func TestMinutesTellTheSession(t *testing.T) {
	terms, r := rules(t, "PPP")
	s := Session{ID: "0001", Day: "10/03/2026", Appealed: true, AppealFor: 1, AppealAgainst: 2, Notes: []string{"OCORRÊNCIA"}}
	boxes := string(one(Minutes(terms, r, []Session{s})))
	s.Examined = []string{"R1: filmagem, parecer, recurso", "R2: nada"}
	told := string(one(Minutes(terms, r, []Session{s})))
	if !strings.Contains(boxes, "( ) parecer") || strings.Contains(told, "( )") || !strings.Contains(told, "R1: filmagem, parecer, recurso; R2: nada") {
		t.Errorf("%s\n%s", boxes, told)
	}
	if opinion := string(one(Opinion(terms, r, s, nil))); strings.Contains(opinion, "OCORRÊNCIA") || !strings.Contains(told, "OCORRÊNCIA") {
		t.Errorf("%s", opinion)
	}
}

func one(p Paper) []byte { return p.Text() }

// The same paper gives the same bytes, whatever the text, and every page says
// that it is restricted.
func TestPDF(t *testing.T) {
	p := Paper{Title: `A & B <c> "d"`, Restricted: true, Lines: []string{"x\ty", "controle \x00 e ]]>", "não \u2063 😀"}}
	for range 60 {
		p.Lines = append(p.Lines, "não confirmada\t"+strings.Repeat("motivo ", 20))
	}
	first, err := p.PDF()
	again, _ := p.PDF()
	if err != nil || !bytes.HasPrefix(first, []byte("%PDF-")) || !bytes.Equal(first, again) {
		t.Fatalf("%v", err)
	}
	pages := p.pages(false)
	var plain bytes.Buffer
	if err := pages.Output(&plain); err != nil {
		t.Fatal(err)
	}
	if n := bytes.Count(plain.Bytes(), wide("Acesso restrito")); n != pages.PageNo() || n < 3 {
		t.Errorf("%d of %d pages say that they are restricted", n, pages.PageNo())
	}
	if n := bytes.Count(plain.Bytes(), wide("não confirmada")); n != 60 {
		t.Errorf("%d rows of 60", n)
	}
}

// wide is text as a page holds it: two bytes for each letter.
func wide(text string) (out []byte) {
	for _, r := range text {
		out = append(out, byte(r>>8), byte(r))
	}
	return out
}
