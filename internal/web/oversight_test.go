package web_test

import (
	"archive/zip"
	"bytes"
	"io"
	"net/http"
	"net/url"
	"regexp"
	"strings"
	"testing"

	"certame/internal/auth/roles"
	"certame/internal/docket"
	"certame/internal/run"
	"certame/internal/store"
	"certame/internal/web/webtest"
)

const (
	goodCase   = "Ofício 77/2026"
	goodReason = "Apuração do CANARIOFUNDAMENTO pedida pela auditoria interna"
)

// overseenContest is secretContest with marks where its people cannot put them: a comment
// of the edital, a file and its name, an object of the log, the account of a candidate.
func overseenContest(t *testing.T, p *webtest.Platform) store.Contest {
	t.Helper()
	c := secretContest(t, p)
	files := docket.Files{run.EditalFile: strings.NewReader("# CANARIOCOMENTARIO\n" + secretTerms), "CANARIOARQUIVO.txt": strings.NewReader("CANARIOCONTEUDO")}
	if _, err := p.Docket.Revise(t.Context(), p.AccountOf(roles.HR), c.ID, 1, "CANARIONOTA", docket.Changes{Put: files}); err != nil {
		t.Fatal(err)
	}
	candidate := p.Someone("canarioconta", "CANARIOTITULAR", c.ID, roles.Candidate)
	if err := p.Store.Note(t.Context(), store.Access{Account: candidate.Account, Contest: c.ID, Action: "nova.acao", Object: "CANARIOOBJETO"}); err != nil {
		t.Fatal(err)
	}
	return c
}

// unpacked is every file of an answer that is a zip, one after the other.
func unpacked(t *testing.T, answer *http.Response, err error) (names []string, all string) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	body, err := io.ReadAll(answer.Body)
	if err != nil || answer.StatusCode != http.StatusOK {
		t.Fatalf("%s %v\n%s", answer.Status, err, body)
	}
	z, err := zip.NewReader(bytes.NewReader(body), int64(len(body)))
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	for _, f := range z.File {
		content, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		names = append(names, f.Name)
		b.WriteString("\n" + f.Name + "\n")
		if _, err := io.Copy(&b, content); err != nil {
			t.Fatal(err)
		}
		content.Close()
	}
	return names, b.String()
}

var canary = regexp.MustCompile(`(?i)canario[a-z]*`)

// What the covered extract leaves out is what is planted: in every column, reason, act,
// file, comment and account, and the whole one has it (S07).
func TestCoveredExtractKeepsSecrets(t *testing.T) {
	p := webtest.Start(t)
	c := overseenContest(t, p)
	at := p.URL + "/certames/" + c.Slug + "/controle"
	client := p.Client(roles.Control)
	answer, err := client.PostForm(at+"/integral", url.Values{"processo": {goodCase}, "motivo": {goodReason}})
	_, whole := unpacked(t, answer, err)
	answer, err = client.Get(at + "/extrato.zip")
	names, covered := unpacked(t, answer, err)
	if found := canary.FindAllString(covered, -1); len(found) > 0 {
		t.Errorf("the covered extract has %v", found)
	}
	for i := range 12 {
		cpf := secretCPF(i)
		if strings.Contains(covered, cpf) || !strings.Contains(whole, cpf) || !strings.Contains(covered, "***."+cpf[3:6]+"."+cpf[6:9]+"-**") {
			t.Errorf("CPF %d: covered as it must not be, or not in the whole one", i)
		}
	}
	for _, personal := range []string{"Amália Prado", "Lauro Pinto", "/02/1990", "1990-02", "CANARIONOME", "CANARIOMOTIVO", "CANARIOOBITO", "CANARIOMANDADO", "CANARIOPROCESSO", "CANARIOAUTOR", "CANARIOOBSERVACAO", "CANARIOCORREIO", "CANARIOCOMENTARIO", "CANARIOCONTEUDO", "CANARIOARQUIVO"} {
		if strings.Contains(covered, personal) {
			t.Errorf("the covered extract has %q", personal)
		}
		if personal != "1990-02" && !strings.Contains(whole, personal) {
			t.Errorf("the whole one has no %q: the mark proves nothing", personal)
		}
	}
	for _, mask := range maskedCPF.FindAllString(covered, -1) {
		if !ourMask.MatchString(mask) {
			t.Errorf("another mask: %s", mask)
		}
	}
	for _, name := range []string{"edital.yaml", "candidatos.csv", "fatos.csv", "atos.csv", "acessos.csv", "arquivos.csv", "resultado/listas.csv", "resultado/ordem.csv", "dicionario.csv"} {
		if !strings.Contains(strings.Join(names, "\n"), name) {
			t.Errorf("no %s in %v", name, names)
		}
	}
	for _, there := range []string{"440010", "440021", "PPP", "95,00", "sem_efeito", "Portaria 1", "controle.integral", "fato.registrar"} {
		if !strings.Contains(covered, there) {
			t.Errorf("the covered extract has no %q", there)
		}
	}
}

// Without a ground there is not one byte nor one line; with it, the line comes first, and
// the agency reads it on the page; other roles have neither.
func TestWholeExtractAsksForAGround(t *testing.T) {
	p := webtest.Start(t)
	c := overseenContest(t, p)
	at := p.URL + "/certames/" + c.Slug + "/controle"
	for _, wrong := range []url.Values{{}, {"processo": {goodCase}}, {"motivo": {goodReason}}, {"processo": {"nenhum"}, "motivo": {goodReason}}, {"processo": {goodCase}, "motivo": {"auditoria"}}} {
		answer, err := p.Client(roles.Control).PostForm(at+"/integral", wrong)
		if err != nil {
			t.Fatal(err)
		}
		answer.Body.Close()
		if answer.StatusCode != http.StatusUnprocessableEntity || answer.Header.Get("Content-Type") == "application/zip" {
			t.Errorf("%v: %s", wrong, answer.Status)
		}
	}
	ground := url.Values{"processo": {goodCase}, "motivo": {goodReason}}
	for _, d := range roles.Demands() {
		if d.Role == roles.Control {
			continue
		}
		answer, err := p.Client(d.Role).PostForm(at+"/integral", ground)
		if err != nil {
			t.Fatal(err)
		}
		answer.Body.Close()
		if answer.StatusCode == http.StatusOK {
			t.Errorf("%s receives it", d.Role)
		}
	}
	if n := len(given(t, p, c)); n != 0 {
		t.Fatalf("%d lines of what was refused", n)
	}
	answer, err := p.Client(roles.Control).PostForm(at+"/integral", ground)
	unpacked(t, answer, err)
	lines := given(t, p, c)
	if len(lines) != 1 || lines[0].Account != p.AccountOf(roles.Control) || !strings.HasSuffix(lines[0].Object, goodCase+": "+goodReason) {
		t.Fatalf("%+v", lines)
	}
	if page := read(t, p.Client(roles.HR), at); !strings.Contains(page, goodReason) || strings.Contains(page, "extrato.zip") || strings.Contains(page, "/integral") {
		t.Error("the agency reads the ground, and is offered no extract")
	}
}

func given(t *testing.T, p *webtest.Platform, c store.Contest) []store.Access {
	t.Helper()
	list, err := p.Store.AccessesOf(t.Context(), c.ID, docket.HandedWhole, 10)
	if err != nil {
		t.Fatal(err)
	}
	return list
}
