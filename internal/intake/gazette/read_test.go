package gazette

import (
	"context"
	"strings"
	"testing"

	"certame/internal/intake/tabular"
)

func article(paragraphs string) []byte {
	return []byte(`<xml><article pubName="DO2" artType="Portaria" pubDate="09/04/2026" numberPage="12" idMateria="7"><body><Identifica><![CDATA[PORTARIA <b>Nº&nbsp;3</b>]]></Identifica><Texto><![CDATA[` + paragraphs + `]]></Texto></body></article></xml>`)
}

func rows(t testing.TB, text []byte) string {
	t.Helper()
	table, err := Read(text)
	if err != nil {
		return "error: " + err.Error()
	}
	var b strings.Builder
	err = table.Each(context.Background(), func(r *tabular.Row) error {
		for _, c := range r.Cells {
			b.WriteString(string(c) + "|")
		}
		b.WriteString(r.Problem + "\n")
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return b.String()
}

func TestAppointments(t *testing.T) {
	got := rows(t, article(`<p>A DIRETORA resolve: Nomear, para o cargo de Técnico:</p><p class="x">1. ANA D&#39;ÁVILA, classificação 1ª AC, código de vaga nº 0800001.</p>`+
		`<p>2. BIA LIMA, classificada em 3º lugar na lista PPP (sub judice), código de vaga nº (a definir)</p><p>3. caio sá, classificação 2ª AC.</p><p>4. DAVI SÁ, código de vaga nº 0800002.</p><p>AUTORIDADE</p>`))
	want := "1|ANA D'ÁVILA|1º AC|0800001||Técnico||\n2|BIA LIMA|3º PPP||sim|Técnico|sem código de vaga|\n3|caio sá||||Técnico|sem código de vaga|item de nomeação que não começa por um nome\n4|DAVI SÁ||0800002||Técnico||item de nomeação sem classificação\n"
	if got != want {
		t.Errorf("read\n%swant\n%s", got, want)
	}
}

func TestArticle(t *testing.T) {
	list, err := Articles(article("<p>a<br/>b</p>"))
	if err != nil || len(list) != 1 {
		t.Fatal(list, err)
	}
	if a := list[0]; a.Title != "PORTARIA Nº 3" || a.Date != "09/04/2026" || strings.Join(a.Paragraphs, "|") != "a|b" {
		t.Errorf("%+v", a)
	}
}

func TestRefused(t *testing.T) {
	for text, want := range map[string]string{
		"<a/>":                      "falta o elemento article",
		"<xml><article>":            "acaba antes do fim",
		"<!DOCTYPE a><article/>":    "tipo de documento",
		"<article>&nbsp;</article>": "entidade",
	} {
		if got := rows(t, []byte(text)); !strings.Contains(got, want) {
			t.Errorf("%q: %q", text, got)
		}
	}
}

// FuzzRead: nothing panics.
func FuzzRead(f *testing.F) {
	f.Add(article("<p>1. ANA, classificação 1ª AC</p>"))
	f.Add([]byte("<article><Texto>x</Texto></article>"))
	f.Fuzz(func(t *testing.T, text []byte) { rows(t, text) })
}
