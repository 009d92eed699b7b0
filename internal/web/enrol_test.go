package web_test

import (
	"html"
	"io"
	"net/http"
	"net/url"
	"path"
	"regexp"
	"strings"
	"testing"
	"time"

	"certame/internal/auth"
	"certame/internal/auth/roles"
	"certame/internal/cpf"
	"certame/internal/jobs"
	"certame/internal/run"
	"certame/internal/store"
	"certame/internal/web/webtest"
)

var (
	hiddenField = regexp.MustCompile(`<input type="hidden" name="([^"]+)" value="([^"]*)">`)
	receiptLink = regexp.MustCompile(`/certames/inscreve/minha-inscricao/comprovantes/\d+/txt`)
)

// advised are the fields that a page of advice sends on.
func advised(page string) (fields []string) {
	for _, m := range hiddenField.FindAllStringSubmatch(page, -1) {
		if m[1] != "voltar" {
			fields = append(fields, m[1], html.UnescapeString(m[2]))
		}
	}
	return fields
}

// enrols is a person who registers by the forms, without a script, and gives what the
// page then says.
func enrols(t *testing.T, who *webtest.Someone, fields ...string) string {
	t.Helper()
	status, page := who.Posts("/certames/inscreve/inscricao/conferir", fields...)
	if status != http.StatusOK || !strings.Contains(page, "Gravar a inscrição") {
		t.Fatalf("%d\n%s", status, page)
	}
	status, page = who.Posts("/certames/inscreve/inscricao", advised(page)...)
	if status != http.StatusOK || !strings.Contains(page, "Inscrição gravada") {
		t.Fatalf("%d\n%s", status, page)
	}
	return page
}

func enrolment(name, digits string, more ...string) []string {
	return append([]string{"nome", name, "cpf", digits, "nascimento", "1990-12-31", "cargo", "101"}, more...)
}

// A registration without a script: nothing is kept before its consequences were shown,
// the receipt is verified by anybody who has it, options change and are undone, and what
// is of another is not reached.
func TestEnrolling(t *testing.T) {
	p := webtest.Start(t)
	c := p.ReceivesEnrolments(time.Now().Add(24*time.Hour), false)
	ana, bia := p.Someone("ana.souza", "Ana Souza", ""), p.Someone("bia.lima", "Bia Lima", "")
	if status, page := ana.Opens("/certames/inscreve/inscricao"); status != http.StatusOK || !strings.Contains(page, "Ana Souza") || !strings.Contains(page, "25% das vagas") {
		t.Fatalf("%d\n%s", status, page)
	}
	form := enrolment("Ana Souza", "529.982.247-25", "grupo-PPP", "sim", "grupo-PI", "sim")
	status, page := ana.Posts("/certames/inscreve/inscricao", form...)
	if status != http.StatusUnprocessableEntity || !strings.Contains(page, "Ainda nada foi gravado") || !strings.Contains(page, "pode deixar sem vaga") {
		t.Fatalf("kept without the advice: %d\n%s", status, page)
	}
	if end, err := p.Enrolments.Count(t.Context(), c.ID); err != nil || end.Number != 0 {
		t.Fatal(end, err)
	}
	page = enrols(t, ana, form...)
	if !strings.Contains(page, "Identidade civil") || !strings.Contains(page, "basta um deles") {
		t.Errorf("the documents are not asked:\n%s", page)
	}
	receipt := receiptLink.FindString(page)
	status, text := ana.Opens(receipt)
	if status != http.StatusOK || !strings.HasPrefix(text, "COMPROVANTE DE INSCRIÇÃO") || strings.Contains(text, "52998224725") {
		t.Fatalf("%d %s", status, text)
	}
	says(t, bia, "/publico/inscreve/comprovante", "O comprovante confere", "comprovante", text)
	says(t, bia, "/publico/inscreve/comprovante", "não é comprovante", "comprovante", strings.Replace(text, "Ana", "Eva", 1))
	if status, _ := bia.Opens(receipt); status != http.StatusForbidden {
		t.Errorf("another reads a receipt: %d", status)
	}
	says(t, bia, "/certames/inscreve/inscricao/conferir", "não confere com os seus dígitos", enrolment("Bia", "123")...)
	_, page = bia.Posts("/certames/inscreve/inscricao/conferir", enrolment("Bia Lima", "52998224725")...)
	says(t, bia, "/certames/inscreve/inscricao", "Já há inscrição com este CPF", advised(page)...)
	enrols(t, bia, enrolment("Bia Lima", cpf.Of(7))...)
	if status, _ := bia.Opens(receipt); status != http.StatusNotFound {
		t.Errorf("another candidate reads a receipt: %d", status)
	}
	changes(t, ana)
	status, page = ana.Opens("/certames/inscreve/meus-documentos")
	if status != http.StatusOK || !strings.Contains(page, "0000001") {
		t.Errorf("documents cannot be sent: %d", status)
	}
	files(t, p, c)
}

func says(t *testing.T, who *webtest.Someone, address, want string, fields ...string) {
	t.Helper()
	if _, page := who.Posts(address, fields...); !strings.Contains(page, want) {
		t.Errorf("%s does not say %q:\n%s", address, want, page)
	}
}

// changes undoes an option, withdraws and comes back.
func changes(t *testing.T, ana *webtest.Someone) {
	t.Helper()
	_, page := ana.Opens("/certames/inscreve/minha-inscricao/mudar")
	stale := advised(page)
	fields := append(enrolment("Ana Souza", "", "grupo-PPP", "sim"), stale...)
	_, page = ana.Posts("/certames/inscreve/minha-inscricao/conferir", fields...)
	if strings.Contains(page, "pode deixar sem vaga") {
		t.Error("the trap is told to who declares one group")
	}
	kept := advised(page)
	says(t, ana, "/certames/inscreve/minha-inscricao/mudar", "Mudança da inscrição gravada", kept...)
	other := append(enrolment("Ana Souza", "", "grupo-PQ", "sim"), stale...)
	_, page = ana.Posts("/certames/inscreve/minha-inscricao/conferir", other...)
	says(t, ana, "/certames/inscreve/minha-inscricao/mudar", "mudou depois que você abriu", advised(page)...)
	_, page = ana.Opens("/certames/inscreve/minha-inscricao")
	says(t, ana, "/certames/inscreve/minha-inscricao/desistir", "Você desistiu desta inscrição", advised(page)...)
	_, page = ana.Opens("/certames/inscreve/minha-inscricao/mudar")
	_, page = ana.Posts("/certames/inscreve/minha-inscricao/conferir", append(enrolment("Ana Souza", "", "grupo-PPP", "sim"), advised(page)...)...)
	says(t, ana, "/certames/inscreve/minha-inscricao/mudar", "Volta à inscrição", advised(page)...)
}

// files has the office put what was received in the files of the contest, and holds them
// to what people did.
func files(t *testing.T, p *webtest.Platform, c store.Contest) {
	t.Helper()
	answer, err := p.Client(roles.HR).PostForm(p.URL+"/certames/inscreve/inscricoes/gravar", url.Values{})
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	job := path.Base(answer.Header.Get("Location"))
	for open := true; open; time.Sleep(10 * time.Millisecond) {
		j, err := p.Jobs.Job(t.Context(), job)
		if err != nil {
			t.Fatal(err)
		}
		if open = j.State.Open(); !open && j.State != jobs.Done {
			t.Fatalf("%+v", j)
		}
	}
	content, _, err := p.Docket.OpenFile(t.Context(), c.ID, 0, run.CandidatesFile)
	if err != nil {
		t.Fatal(err)
	}
	defer content.Close()
	text, err := io.ReadAll(content)
	if err != nil || !strings.Contains(string(text), "0000001;Ana Souza;31/12/1990;101;PPP;") || !strings.Contains(string(text), "0000002;Bia Lima;31/12/1990;101;;") {
		t.Errorf("%v\n%s", err, text)
	}
}

// A CPF is told after registering, and never that of another: neither one that is
// registered here, nor, by an account that is known by a CPF, another than its own.
func TestCPFByThePages(t *testing.T) {
	p := webtest.Start(t)
	p.ReceivesEnrolments(time.Now().Add(24*time.Hour), false)
	ana, bia := p.Someone("ana.souza", "Ana Souza", ""), p.Someone("bia.lima", "Bia Lima", "")
	enrols(t, ana, enrolment("Ana Souza", "529.982.247-25")...)
	enrols(t, bia, enrolment("Bia Lima", "", "jurado", "sim")...)
	_, page := bia.Opens("/certames/inscreve/minha-inscricao/mudar")
	seen := regexp.MustCompile(`name="visto" value="(\d+)"`).FindStringSubmatch(page)[1]
	has(t, page, `id="cpf"`, "Em branco, fica o que está gravado", `id="jurado" name="jurado" type="checkbox" value="sim" checked`)
	changes := func(digits string) (int, string) {
		t.Helper()
		_, page := bia.Posts("/certames/inscreve/minha-inscricao/conferir", append(enrolment("Bia Lima", digits), "visto", seen, "jurado", "sim")...)
		return bia.Posts("/certames/inscreve/minha-inscricao/mudar", advised(page)...)
	}
	if status, page := changes("529.982.247-25"); status != http.StatusConflict || !strings.Contains(page, "Já há inscrição com este CPF") {
		t.Errorf("%d\n%s", status, page)
	}
	if status, page := changes(cpf.Of(123456789)); status != http.StatusOK || !strings.Contains(page, "Mudança da inscrição gravada") || !strings.Contains(page, cpf.Veiled(cpf.Of(123456789))) || !strings.Contains(page, "Função de jurado") {
		t.Errorf("%d\n%s", status, page)
	}
	caio, link, err := p.Door.Register(t.Context(), auth.Person{}, auth.Newcomer{Login: "caio", Name: "Caio", CPF: cpf.Of(7)})
	if err != nil {
		t.Fatal(err)
	}
	for digits, want := range map[string]bool{cpf.Of(7): true, cpf.Of(8): false} {
		if owns, err := p.Door.OwnsCPF(t.Context(), caio.ID, digits); err != nil || owns != want {
			t.Errorf("%s: %v, %v", digits, owns, err)
		}
	}
	known := newOutsider(t, p)
	known.posts("/acesso/"+link, "senha", "barco girassol trovão lápis")
	status, _, page := known.posts("/certames/inscreve/inscricao/conferir", enrolment("Caio", cpf.Of(8))...)
	if status != http.StatusUnprocessableEntity {
		t.Errorf("registered with the CPF of another: %d", status)
	}
	has(t, page, "Não é o CPF desta conta", `href="#cpf"`)
}
