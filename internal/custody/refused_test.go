package custody_test

import (
	"bytes"
	"errors"
	"os"
	"strings"
	"testing"

	"certame/internal/custody"
	"certame/law"
)

func pdf(t testing.TB) []byte { return must(os.ReadFile("testdata/folha.pdf"))(t) }

// refusal is the code of a refusal, "" of none.
func refusal(t testing.TB, err error) (code string, article []law.Provision) {
	t.Helper()
	var r *custody.Refusal
	if errors.As(err, &r) {
		if r.What == "" || r.Remedy == "" {
			t.Errorf("%+v does not say what to do", r)
		}
		return r.Code, r.Article
	}
	if err != nil {
		t.Error(err)
	}
	return "", nil
}

// Where only the phenotype decides, ancestry and reports are refused before any byte of
// them comes, with the article; elsewhere documents are received.
func TestForbiddenEvidence(t *testing.T) {
	s := alone(t)
	for _, c := range []struct {
		kind, group, piece, name string
		want                     string
	}{
		{custody.Document, "PPP", "ancestralidade", "a.pdf", "PROVA-VEDADA"},
		{custody.Document, "PPP", "laudo", "a.pdf", "PROVA-VEDADA"},
		{custody.Appeal, "PPP", "laudo", "a.pdf", "PROVA-VEDADA"},
		{custody.Appeal, "PPP", "ancestralidade", "a.pdf", "PROVA-VEDADA"},
		{custody.Document, "PPP", "identidade_civil", "Laudo dermatológico.pdf", "PROVA-VEDADA"},
		{custody.Appeal, "PPP", custody.Reasons, "certidão da avó.pdf", "PROVA-VEDADA"},
		{custody.Document, "PPP", "declaracao_de_liderancas", "a.pdf", "SO-FENOTIPO"},
		{custody.Document, "PPP", "", "a.pdf", "ESPECIE"},
		{custody.Document, "PPP", "outra", "a.pdf", "ESPECIE"},
		{custody.Document, "XX", "identidade_civil", "a.pdf", "GRUPO"},
		{custody.Document, "AC", "identidade_civil", "a.pdf", "GRUPO"},
		{custody.Document, "PPP", "identidade_civil", "a.pdf", ""},
		{custody.Appeal, "PPP", custody.Reasons, "a.pdf", ""},
		{custody.Document, "PI", "documento_da_comunidade", "declaração da família.pdf", ""},
		{custody.Document, "PI", "laudo", "a.pdf", "ESPECIE"},
		{custody.Document, "PcD", "laudo", "laudo médico.pdf", ""}, // of another law, which asks for it
		{"foto", "PPP", "", "a.pdf", "ESPECIE"},
	} {
		_, err := s.Put(ctx, custody.Sending{Contest: s.contest.ID, Kind: c.kind, Piece: c.piece, Group: c.group, Registration: "0001", By: "ana", Name: c.name, Declared: "application/pdf"}, bytes.NewReader(pdf(t)))
		code, article := refusal(t, err)
		if code != c.want {
			t.Errorf("%+v: %q", c, code)
		}
		if cited := law.Citations(article); c.want == "PROVA-VEDADA" && !strings.Contains(cited, "art. 9º, § 2º") {
			t.Errorf("%+v: the article is %q", c, cited)
		}
	}
	if n := len(must(s.Of(ctx, s.contest.ID, "0001", ""))(t)); n != 4 {
		t.Errorf("%d were kept", n)
	}
	if n := objects(t, s); n != 4 {
		t.Errorf("%d objects: something that was refused is there", n)
	}
}

// What is not what it says it is, or what is not received, is not kept.
func TestLies(t *testing.T) {
	s := alone(t)
	page := []byte("<!doctype html><script>alert(1)</script>" + strings.Repeat(" ", 5000))
	for name, c := range map[string]struct {
		kind, declared string
		content        []byte
	}{
		"a page as a film":        {custody.Film, "video/webm", page},
		"a page as a document":    {custody.Document, "application/pdf", page},
		"a page as what it is":    {custody.Document, "text/html", page},
		"a film as a document":    {custody.Document, "application/pdf", film(10_000)},
		"a document as a film":    {custody.Film, "video/webm", pdf(t)},
		"one film as another":     {custody.Film, "video/mp4", film(10_000)},
		"a program":               {custody.Film, "video/webm", append([]byte("\x7fELF\x02\x01\x01"), make([]byte, 5000)...)},
		"nothing":                 {custody.Film, "video/webm", nil},
		"a little of nothing":     {custody.Film, "video/webm", []byte("oi")},
		"a document cut":          {custody.Document, "application/pdf", pdf(t)[:len(pdf(t))/2]},
		"a document with a shell": {custody.Document, "application/pdf", []byte("%PDF-1.7\n" + strings.Repeat("lixo\n", 100))},
	} {
		what := sending(s)
		what.Kind, what.Declared, what.Piece = c.kind, c.declared, "identidade_civil"
		_, err := s.Put(ctx, what, bytes.NewReader(c.content))
		if code, _ := refusal(t, err); code != "TIPO" && code != "PDF" {
			t.Errorf("%s: %q", name, code)
		}
	}
	if n := objects(t, s); n != 0 {
		t.Errorf("%d objects were left", n)
	}
	if left := must(s.Store.CustodyKeys(ctx, "", 100))(t); len(left) != 0 {
		t.Errorf("%d keys were left", len(left))
	}
}

// A size over the limit is refused when it is said and when it comes.
func TestTooLarge(t *testing.T) {
	s := alone(t)
	what := sending(s)
	what.Kind, what.Piece, what.Declared, what.Total = custody.Document, "identidade_civil", "application/pdf", 1<<30
	_, err := s.Begin(ctx, what)
	if code, _ := refusal(t, err); code != "TAMANHO" {
		t.Errorf("%v", err)
	}
	what.Total = -1
	u := must(s.Begin(ctx, what))(t)
	_, err = s.Append(ctx, u, 0, bytes.NewReader(append(pdf(t), make([]byte, 20<<20)...)))
	if code, _ := refusal(t, err); code != "TAMANHO" {
		t.Errorf("%v", err)
	}
	if _, err := s.Length(ctx, u, 1<<30); err == nil {
		t.Error("a size over the limit was taken")
	}
	_, err = s.Begin(ctx, custody.Sending{Contest: s.contest.ID, Kind: custody.Film, Group: "PPP", Declared: "video/webm", Total: -1})
	if code, _ := refusal(t, err); code != "INSCRICAO" {
		t.Errorf("%v", err)
	}
}

// One person does not fill the disk: so many documents, so many sendings under way.
func TestTooMany(t *testing.T) {
	s := alone(t)
	what := custody.Sending{Contest: s.contest.ID, Kind: custody.Document, Piece: "identidade_civil", Group: "PPP", Registration: "0001", By: "ana", Name: "a.pdf", Declared: "application/pdf", Total: -1}
	for range 20 {
		must(s.Begin(ctx, what))(t)
	}
	_, err := s.Begin(ctx, what)
	if code, _ := refusal(t, err); code != "ENVIOS" {
		t.Errorf("%v", err)
	}
	what.By = "bia"
	for range 60 {
		must(s.Put(ctx, what, bytes.NewReader(pdf(t))))(t)
	}
	_, err = s.Put(ctx, what, bytes.NewReader(pdf(t)))
	if code, _ := refusal(t, err); code != "DOCUMENTOS" {
		t.Errorf("%v", err)
	}
	what.Registration = "0002"
	must(s.Put(ctx, what, bytes.NewReader(pdf(t))))(t)
}

// A contest of the Armed Forces is told by its own norm.
func TestForbiddenByNorm(t *testing.T) {
	if cited := law.Citations(custody.ForbiddenBy(law.RegimePortariaMD)); !strings.Contains(cited, "Portaria") {
		t.Error(cited)
	}
	if cited := law.Citations(custody.ForbiddenBy(law.RegimeDec12536)); !strings.Contains(cited, "12.536") {
		t.Error(cited)
	}
}
