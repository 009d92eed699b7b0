package web_test

import (
	"bytes"
	"html"
	"image"
	"image/png"
	"mime/multipart"
	"net/http"
	"net/textproto"
	"net/url"
	"regexp"
	"strings"
	"testing"

	"certame/internal/auth/roles"
	"certame/internal/web/webtest"
)

const (
	boardsPath = "/certames/exemplo/comissoes"
	pppPath    = boardsPath + "/PPP"
)

// member is the form of a member as the page gives it back, over a revision.
func member(revision, action string, more ...string) url.Values {
	form := url.Values{"revisao": {revision}, "acao": {action}, "motivo": {"Portaria 3/2026"}, "instancia": {"comissao"}, "comissao": {"1"}}
	for i := 0; i < len(more); i += 2 {
		form.Set(more[i], more[i+1])
	}
	return form
}

// The page of a group says whether it may call, why not, and of the people only what
// the law asks of each; what they declared of themselves is on no page.
func TestBoardsTellNobodysAnswers(t *testing.T) {
	p := webtest.Start(t)
	p.Boards(4)
	_, all := asked(t, p, roles.Control, boardsPath)
	_, group := asked(t, p, roles.Control, pppPath)
	_, form := asked(t, p, roles.HR, pppPath+"/membro?instancia=comissao&comissao=1&membro=M1")
	for _, want := range []string{"Pode convocar?", "16 pessoas designadas", "Ainda não"} {
		if !strings.Contains(all, want) {
			t.Errorf("the boards do not say %q:\n%s", want, all)
		}
	}
	if !strings.Contains(group, "veredito sim") || !strings.Contains(group, "suplente de Pessoa M1") || !strings.Contains(group, "gênero: há diversidade") || strings.Contains(group, "Mudar a de Pessoa M1") {
		t.Errorf("the group:\n%s", group)
	}
	for _, word := range []string{"mulher", "homem", "branca", "Nordeste"} {
		if strings.Contains(group, word) {
			t.Errorf("the group shows %q", word)
		}
	}
	if strings.Count(form, " selected>(manter o que está gravado)") != 3 {
		t.Errorf("the form chooses what was declared:\n%s", form)
	}
	_, other := asked(t, p, roles.HR, boardsPath+"/PI")
	if !strings.Contains(other, "veredito nao") || !strings.Contains(other, "não há comissão designada") && !strings.Contains(other, "Não há comissão designada") || !strings.Contains(other, "Decreto nº 12.536/2025, art. 12") {
		t.Errorf("nobody is designated:\n%s", other)
	}
}

// A change is seen before it is kept, needs a reason, and is kept once.
func TestBoardMemberChanges(t *testing.T) {
	p := webtest.Start(t)
	p.Boards(4)
	form := member("1", "conferir", "membro", "M2", "nome", "Pessoa M2", "papel", "titular", "curso_certificado", "nao", "genero", "manter")
	status, page, _ := sendForm(t, p, roles.Secretary, pppPath+"/membro", form)
	if status != http.StatusOK || !strings.Contains(page, "continua, com outros dados") || !strings.Contains(page, "Pessoa M2 (M2): falta o certificado do curso") || !strings.Contains(page, "art. 8º, § 1º") || !strings.Contains(page, "antes podia") {
		t.Fatalf("%d\n%s", status, page)
	}
	if _, now := asked(t, p, roles.Secretary, pppPath); !strings.Contains(now, "veredito sim") {
		t.Error("a preview was kept")
	}
	form.Set("acao", "gravar")
	form.Set("motivo", " ")
	if status, page, _ := sendForm(t, p, roles.Secretary, pppPath+"/membro", form); status != http.StatusUnprocessableEntity || !strings.Contains(page, "Falta o motivo") {
		t.Errorf("without a reason: %d\n%s", status, page)
	}
	form.Set("motivo", "certificado vencido")
	if status, page, to := sendForm(t, p, roles.Secretary, pppPath+"/membro", form); status != http.StatusSeeOther || to != pppPath {
		t.Fatalf("%d %s\n%s", status, to, page)
	}
	if status, _, _ := sendForm(t, p, roles.Secretary, pppPath+"/membro", form); status != http.StatusConflict {
		t.Errorf("another tab: %d", status)
	}
	if _, now := asked(t, p, roles.Secretary, pppPath); !strings.Contains(now, "veredito nao") || !strings.Contains(now, "Pessoa M2 (M2): falta o certificado") || strings.Contains(now, "gêneros diversos") {
		t.Errorf("not kept, or what was not sent was lost:\n%s", now)
	}
	form = member("2", "retirar-gravar", "membro", "M2")
	if status, page, _ := sendForm(t, p, roles.Secretary, pppPath+"/membro", form); status != http.StatusSeeOther {
		t.Fatalf("%d\n%s", status, page)
	}
	if _, now := asked(t, p, roles.Secretary, pppPath); !strings.Contains(now, "tem 4 titulares, e deve ter 5") || strings.Contains(now, "suplente de Pessoa M2") {
		t.Errorf("not taken off:\n%s", now)
	}
}

// An attack (S16): who sat on the first board comes to the appeal under another code
// and the same CPF, by the form or by the file. Nothing of it is kept.
func TestBoardMemberTwiceUnderOneCPF(t *testing.T) {
	p := webtest.Start(t)
	p.Boards(4)
	form := member("1", "gravar", "membro", "S1", "nome", "Pessoa S1", "papel", "suplente", "suplente_de", "M1", "cpf", "123.456.789-09")
	if status, page, _ := sendForm(t, p, roles.HR, pppPath+"/membro", form); status != http.StatusSeeOther {
		t.Fatalf("%d\n%s", status, page)
	}
	form = member("2", "gravar", "membro", "R9", "instancia", "recursal", "nome", "Outra pessoa", "papel", "titular", "cpf", "12345678909")
	status, page, _ := sendForm(t, p, roles.HR, pppPath+"/membro", form)
	if status != http.StatusUnprocessableEntity || !strings.Contains(page, "Outra pessoa (R9) está na comissão recursal e integrou a primeira comissão, como Pessoa S1 (S1)") || !strings.Contains(page, "art. 11, § 1º") {
		t.Errorf("by the form: %d\n%s", status, page)
	}
	if strings.Contains(page, "Confira antes de gravar") {
		t.Error("what is refused may be kept")
	}
	text := download(t, p, roles.HR, boardsPath+"/comissao.csv")
	last := strings.LastIndex(strings.TrimRight(text, "\r\n"), "\n") + 1
	text = text[:last] + strings.Replace(text[last:], "Pessoa T3;;", "Pessoa T3;12345678909;", 1)
	if status, page := sendSheet(t, p, text); status != http.StatusUnprocessableEntity || !strings.Contains(page, "linha 17") || !strings.Contains(page, "Pessoa T3 (T3) está na comissão recursal e integrou a primeira comissão, como Pessoa S1 (S1)") {
		t.Errorf("by the file: %d\n%s", status, page)
	}
	if _, now := asked(t, p, roles.HR, pppPath); strings.Contains(now, "R9") {
		t.Error("kept")
	}
}

func download(t *testing.T, p *webtest.Platform, role roles.Role, path string) string {
	t.Helper()
	status, text := asked(t, p, role, path)
	if status != http.StatusOK {
		t.Fatalf("%s: %d", path, status)
	}
	return text
}

func sendSheet(t *testing.T, p *webtest.Platform, text string) (status int, page string) {
	t.Helper()
	last, err := p.Store.ContestBySlug(t.Context(), webtest.Example)
	if err != nil {
		t.Fatal(err)
	}
	revision, err := p.Store.Revision(t.Context(), last.ID, 0)
	if err != nil {
		t.Fatal(err)
	}
	var body bytes.Buffer
	form := multipart.NewWriter(&body)
	form.WriteField("revisao", string(rune('0'+revision.Number))) //nolint:errcheck // memory has no way to fail
	file, _ := form.CreateFormFile("arquivo", "comissao.csv")
	file.Write([]byte(text)) //nolint:errcheck // as above
	form.Close()             //nolint:errcheck // as above
	return sendBody(t, p, boardsPath, form.FormDataContentType(), &body)
}

func sendBody(t *testing.T, p *webtest.Platform, path, kind string, body *bytes.Buffer) (status int, page string) {
	t.Helper()
	answer, err := p.Client(roles.HR).Post(p.URL+path, kind, body)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	var text bytes.Buffer
	if _, err := text.ReadFrom(answer.Body); err != nil {
		t.Fatal(err)
	}
	return answer.StatusCode, text.String()
}

var hiddenText = regexp.MustCompile(`(?s)name="texto" value="([^"]*)"`)

// A whole file is read with its rows, seen, and kept as it was seen.
func TestBoardsFile(t *testing.T) {
	p := webtest.Start(t)
	p.Boards(4)
	text := download(t, p, roles.HR, boardsPath+"/comissao.csv")
	for change, want := range map[[2]string]string{
		{"titular", "chefe"}: "papel desconhecido", {"PPP;comissao;1;M2;", "PPP;comissao;1;M1;"}: "segunda linha do mesmo membro", {"Pessoa M2", "=1+1"}: "executaria como fórmula",
	} {
		if status, page := sendSheet(t, p, strings.Replace(text, change[0], change[1], 1)); status != http.StatusUnprocessableEntity || !strings.Contains(page, want) || !strings.Contains(page, "comissao.csv, linha ") {
			t.Errorf("%v: %d\n%s", change, status, page)
		}
	}
	status, page := sendSheet(t, p, strings.Replace(text, "PPP;comissao;1;M5;Pessoa M5;", "PPP;comissao;1;N5;\"Gente & \"\"Nova\"\"\";", 1))
	if status != http.StatusOK || !strings.Contains(page, "entra como titular") || !strings.Contains(page, ">sai<") {
		t.Fatalf("%d\n%s", status, page)
	}
	form := url.Values{"revisao": {"1"}, "acao": {"gravar"}, "motivo": {"nova portaria"}, "texto": {html.UnescapeString(hiddenText.FindStringSubmatch(page)[1])}}
	if status, page, _ := sendForm(t, p, roles.HR, boardsPath, form); status != http.StatusSeeOther {
		t.Fatalf("%d\n%s", status, page)
	}
	if _, now := asked(t, p, roles.HR, pppPath); !strings.Contains(now, "Gente &amp; &#34;Nova&#34;") || strings.Contains(now, "Pessoa M5") {
		t.Errorf("%s", now)
	}
	if status, page := sendSheet(t, p, ""); status != http.StatusUnprocessableEntity || !strings.Contains(page, "Nenhum arquivo veio") {
		t.Errorf("no file: %d\n%s", status, page)
	}
}

// A certificate is attached to a member who is on a board, and the row leads to it.
func TestBoardCertificate(t *testing.T) {
	p := webtest.Start(t)
	p.Boards(4)
	var picture bytes.Buffer
	if err := png.Encode(&picture, image.NewGray(image.Rect(0, 0, 640, 360))); err != nil {
		t.Fatal(err)
	}
	send := func(code string) (int, string) {
		var body bytes.Buffer
		form := multipart.NewWriter(&body)
		form.WriteField("inscricao", code) //nolint:errcheck // memory has no way to fail
		file, _ := form.CreatePart(textproto.MIMEHeader{"Content-Disposition": {`form-data; name="arquivo"; filename="curso.png"`}, "Content-Type": {"image/png"}})
		file.Write(picture.Bytes()) //nolint:errcheck // as above
		form.Close()                //nolint:errcheck // as above
		return sendBody(t, p, "/certames/exemplo/certificados", form.FormDataContentType(), &body)
	}
	if status, page := send("X9"); status != http.StatusUnprocessableEntity || !strings.Contains(page, "não é código de quem compõe") {
		t.Errorf("of nobody: %d\n%s", status, page)
	}
	if status, page := send("M1"); status != http.StatusSeeOther && status != http.StatusOK {
		t.Fatalf("%d\n%s", status, page)
	}
	_, now := asked(t, p, roles.HR, pppPath)
	if strings.Count(now, "Juntar o de ") != 15 || strings.Count(now, "Ver o de Pessoa M1") != 1 || !strings.Contains(now, "/certificados?membro=M2") {
		t.Errorf("%s", now)
	}
	if _, list := asked(t, p, roles.HR, "/certames/exemplo/certificados"); !strings.Contains(list, "Pessoa M1 (M1)") {
		t.Errorf("whose it is: %s", list)
	}
	if _, now = asked(t, p, roles.Control, pppPath); strings.Contains(now, "Juntar o de") || strings.Count(now, "não juntado") != 15 {
		t.Errorf("control: %s", now)
	}
}

// An alternate takes the place of who leaves, by the secretariat alone and with a
// reason; what that leaves lacking is said before.
func TestBoardSubstitution(t *testing.T) {
	p := webtest.Start(t)
	p.Boards(4)
	form := member("1", "conferir", "membro", "M3", "suplente", "S3", "motivo", "licença médica")
	status, page, _ := sendForm(t, p, roles.Secretary, pppPath+"/substituir", form)
	if status != http.StatusOK || !strings.Contains(page, "passa de suplente a titular") || !strings.Contains(page, "Há 4 suplentes, e deve haver 5") {
		t.Fatalf("%d\n%s", status, page)
	}
	form.Set("suplente", "S1")
	if status, page, _ := sendForm(t, p, roles.Secretary, pppPath+"/substituir", form); status != http.StatusUnprocessableEntity || !strings.Contains(page, "é suplente de Pessoa M1 (M1)") {
		t.Errorf("another's alternate: %d\n%s", status, page)
	}
	form.Set("suplente", "S3")
	form.Set("acao", "gravar")
	form.Set("motivo", "")
	if status, page, _ := sendForm(t, p, roles.Secretary, pppPath+"/substituir", form); status != http.StatusUnprocessableEntity || !strings.Contains(page, "falta o motivo da substituição") {
		t.Errorf("without a reason: %d\n%s", status, page)
	}
	form.Set("motivo", "licença médica")
	if status, _, _ := sendForm(t, p, roles.HR, pppPath+"/substituir", form); status != http.StatusForbidden {
		t.Errorf("HR: %d", status)
	}
	if status, page, _ := sendForm(t, p, roles.Secretary, pppPath+"/substituir", form); status != http.StatusSeeOther {
		t.Fatalf("%d\n%s", status, page)
	}
	if _, now := asked(t, p, roles.Secretary, pppPath); strings.Contains(now, "Pessoa M3") || !strings.Contains(now, "Substituir Pessoa S3") {
		t.Errorf("%s", now)
	}
}

// A composition goes into the book after it was seen, once; when it changes, the page
// says that the book has another.
func TestBoardRegistered(t *testing.T) {
	p := webtest.Start(t)
	c := p.Boards(4)
	_, page := asked(t, p, roles.HR, pppPath+"/registrar?instancia=comissao&comissao=1")
	form := url.Values{"cabeca": {headOf(t, page)}, "instancia": {"comissao"}, "comissao": {"1"}, "data": {"03/03/2026"}, "ato": {"Portaria 3/2026"}, "acao": {"conferir"}}
	status, page, _ := sendForm(t, p, roles.HR, pppPath+"/registrar", form)
	if status != http.StatusOK || !strings.Contains(page, "«PPP 1», 10 membros") {
		t.Fatalf("%d\n%s", status, page)
	}
	if lines, err := p.Store.FactLines(t.Context(), c.ID); err != nil || len(lines) != 0 {
		t.Fatalf("a preview was kept: %d, %v", len(lines), err)
	}
	form.Set("acao", "registrar")
	if status, page, _ := sendForm(t, p, roles.HR, pppPath+"/registrar", form); status != http.StatusSeeOther {
		t.Fatalf("%d\n%s", status, page)
	}
	if _, now := asked(t, p, roles.HR, pppPath); !strings.Contains(now, "No livro como «PPP 1», fato f1.") || strings.Contains(now, "A composição mudou depois") || strings.Count(now, "ainda não está no livro") != 1 {
		t.Errorf("%s", now)
	}
	if status, page, _ := sendForm(t, p, roles.HR, pppPath+"/registrar", form); status != http.StatusUnprocessableEntity || !strings.Contains(page, "já está no livro, no fato f1") {
		t.Errorf("again: %d\n%s", status, page)
	}
	if status, page, _ := sendForm(t, p, roles.HR, pppPath+"/membro", member("1", "gravar", "membro", "M1", "nome", "Outro nome", "papel", "titular")); status != http.StatusSeeOther {
		t.Fatalf("%d\n%s", status, page)
	}
	if _, now := asked(t, p, roles.HR, pppPath); !strings.Contains(now, "fato f1. A composição mudou depois.") {
		t.Errorf("%s", now)
	}
}

// A code is of the account of a person with the role, and of no candidate; the page says
// by which account each enters and when they signed.
func TestBoardMemberAccount(t *testing.T) {
	p := webtest.Start(t)
	c := p.Boards(4)
	one := p.Someone("ana.lima", "Ana Lima", c.ID, roles.Member)
	p.Someone("bia.sa", "Bia Sá", c.ID)
	tie := func(code, login, action string) (int, string) {
		status, page, _ := sendForm(t, p, roles.HR, pppPath+"/conta", url.Values{"instancia": {"comissao"}, "comissao": {"1"}, "membro": {code}, "login": {login}, "acao": {action}})
		return status, page
	}
	for login, want := range map[string]string{"nao.ha": "Não há conta com este nome de acesso", "bia.sa": "ainda não tem neste certame o papel"} {
		if status, page := tie("M1", login, "ligar"); status != http.StatusUnprocessableEntity || !strings.Contains(page, want) {
			t.Errorf("%s: %d\n%s", login, status, page)
		}
	}
	if status, page := tie("M1", "ana.lima", "ligar"); status != http.StatusSeeOther {
		t.Fatalf("%d\n%s", status, page)
	}
	if status, page := tie("M2", "ana.lima", "ligar"); status != http.StatusUnprocessableEntity || !strings.Contains(page, "já é de outro código neste grupo") {
		t.Errorf("two places: %d\n%s", status, page)
	}
	if status, _ := tie("X9", "ana.lima", "ligar"); status != http.StatusNotFound {
		t.Errorf("a code of nobody: %d", status)
	}
	_, now := asked(t, p, roles.HR, pppPath)
	if !strings.Contains(now, ">ana.lima<") || strings.Count(now, "sem conta") != 15 || strings.Count(now, "02/03/2026, em papel") != 16 {
		t.Errorf("%s", now)
	}
	if _, err := p.Sittings.Sign(t.Context(), one.Account, c.ID, "girassol trovão lápis azul"); err != nil {
		t.Fatal(err)
	}
	if _, now = asked(t, p, roles.HR, pppPath); strings.Count(now, "02/03/2026, em papel") != 15 {
		t.Errorf("signed: %s", now)
	}
	if status, page := tie("M1", "", "desligar"); status != http.StatusSeeOther {
		t.Fatalf("%d\n%s", status, page)
	}
	if _, now = asked(t, p, roles.HR, pppPath); strings.Contains(now, "ana.lima") {
		t.Errorf("%s", now)
	}
}
