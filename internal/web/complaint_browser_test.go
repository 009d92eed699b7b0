package web_test

import (
	"archive/zip"
	"bytes"
	"fmt"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"certame/internal/auth/roles"
	"certame/internal/docket"
	"certame/internal/run"
	"certame/internal/store"
	"certame/internal/web/webtest"

	"github.com/chromedp/chromedp"
)

// told is in everything that people write in a proceeding, and must be nowhere else.
const told = "CANARIO-5d1e"

// investigated is a platform with a contest of five people, two of them optantes, whose
// edital gives an appeal, and a clock that goes ahead.
type investigation struct {
	t     *testing.T
	p     *webtest.Platform
	tab   *webtest.Tab
	c     store.Contest
	ahead atomic.Int64
}

func investigates(t *testing.T) *investigation {
	t.Helper()
	i := &investigation{t: t, p: webtest.Start(t)}
	i.p.Complaints.Now = func() time.Time { return time.Now().Add(time.Duration(i.ahead.Load())) }
	notice := time.Now().AddDate(0, -2, 0).Format(time.DateOnly)
	edital := fmt.Sprintf("certame: Concurso de teste\norgao: Universidade\npublicado_em: %s\nvalidade: 2 anos\nfraude: {recurso: sim}\ncargos:\n  - {codigo: \"101\", vagas: 3}\n", notice)
	people := "inscricao;nome;cargo;opcoes;nota_final;confirmacao_PPP\n" +
		"0001;Ana;101;;90,00;\n0002;Bento;101;PPP;80,00;confirmada\n0003;Célia;101;;70,00;\n0004;Davi;101;PPP;60,00;confirmada\n0005;Eva;101;;50,00;\n"
	var err error
	i.c, err = i.p.Docket.Create(t.Context(), i.p.AccountOf(roles.HR), docket.Draft{Slug: webtest.Example, Files: docket.Files{run.EditalFile: strings.NewReader(edital), run.CandidatesFile: strings.NewReader(people)}})
	if err == nil {
		err = i.p.Store.TieCandidacy(t.Context(), store.Candidacy{Contest: i.c.ID, Registration: "0002", Account: i.p.AccountOf(roles.Candidate), TiedBy: i.p.AccountOf(roles.HR)})
	}
	if err != nil {
		t.Fatal(err)
	}
	i.p.Computed()
	i.tab = webtest.NewTab(t)
	return i
}

// From the public page to the effect on the order and the two letters, by clicks: who
// told it follows it, the person defends themselves and appeals, and of what anybody
// wrote nothing is in any log, in the book or in anything public.
func TestComplaintInABrowser(t *testing.T) {
	i := investigates(t)
	code := i.tells()
	i.admits()
	i.step("Instauração", nil)
	i.step("Notificação", map[string]string{"dias": "2", "texto": "O que há " + told})
	i.answers("Apresentar defesa", "Defesa ")
	i.step("Conclusão", map[string]string{"resultado": "fraude", "dias": "1", "texto": "Razões " + told})
	i.answers("Apresentar recurso", "Recurso ")
	i.step("Decisão do recurso", map[string]string{"resultado": "ma_fe", "texto": "Mantida " + told})
	i.takesEffect()
	i.sends("Remessa ao Ministério Público", "encaminhamento-mp", "Ao Ministério Público")
	i.sends("Remessa à Advocacia-Geral da União", "encaminhamento-agu", "À Advocacia-Geral da União")
	i.adds(code)
	i.says("tudo cumprido")
	i.tab.Shot("apuracao-cumprida")
	i.silence()
	if faults := i.tab.Faults(); len(faults) > 0 {
		t.Errorf("scripts complained: %v", faults)
	}
}

func (i *investigation) want(texts ...string) {
	i.t.Helper()
	said := i.tab.Text()
	for _, want := range texts {
		if !strings.Contains(said, want) {
			i.t.Fatalf("the page does not say %q:\n%s", want, said)
		}
	}
}

// set writes over what a field comes with.
func (i *investigation) set(field, value string) {
	i.t.Helper()
	webtest.Eval[bool](i.tab, fmt.Sprintf("document.getElementById(%q).value = %q, true", field, value))
}

func (i *investigation) tells() (code string) {
	i.t.Helper()
	i.tab.Open(i.p.URL + "/publico/exemplo")
	i.tab.Follow("Denunciar")
	i.set("sobre", "Bento "+told)
	i.set("relato", "Contou que "+told)
	proof := filepath.Join(i.t.TempDir(), "prova.pdf")
	if err := os.WriteFile(proof, []byte("%PDF-1.4\n"+told), 0o600); err != nil {
		i.t.Fatal(err)
	}
	i.tab.Do(chromedp.SetUploadFiles("#anexos", []string{proof}))
	i.tab.Follow("Enviar denúncia")
	i.want("A denúncia foi recebida")
	i.tab.Accessible("the receipt of a complaint")
	i.tab.Shot("denuncia-recibo")
	code = webtest.Eval[string](i.tab, "document.getElementById('codigo').innerText")
	i.follows(code)
	i.want("Aguarda exame")
	i.tab.Accessible("a complaint followed")
	return code
}

func (i *investigation) follows(code string) {
	i.t.Helper()
	i.tab.Open(i.p.URL + "/publico/exemplo/denuncia/acompanhar")
	i.set("codigo", code)
	i.tab.Follow("Ver o andamento")
	i.want("Recebida em")
	if at := webtest.Eval[string](i.tab, "location.href"); strings.Contains(at, code) {
		i.t.Errorf("the code stands in the address %s", at)
	}
}

func (i *investigation) admits() {
	i.t.Helper()
	i.tab.As(i.p, roles.HR)
	i.tab.Open(i.p.URL + "/certames/exemplo/denuncias")
	i.tab.Open(webtest.Eval[string](i.tab, "document.querySelector('#denuncias tbody a').href"))
	i.want("Contou que "+told, "prova.pdf")
	i.takesProof()
	i.set("pergunta", "Quando foi? "+told)
	i.tab.Follow("Perguntar")
	i.want("Pergunta de quem apura", "Quando foi? "+told)
	i.set("inscricao", "0001")
	i.tab.Follow("Admitir")
	i.want("não se declarou a reserva nenhuma", "O que fazer")
	i.tab.Accessible("a complaint that is not admitted")
	i.set("inscricao", "0002")
	i.tab.Follow("Admitir")
	i.want("ainda não foi instaurado", "O que ainda não pode ser feito")
}

// takesProof takes the file that came with the complaint, as HR; the person whom it is
// about is told that it is not there.
func (i *investigation) takesProof() {
	i.t.Helper()
	at := webtest.Eval[string](i.tab, "new URL(document.querySelector('main a[href*=anexos]').href).pathname")
	if status, text := asked(i.t, i.p, roles.HR, at); status != http.StatusOK || text != "%PDF-1.4\n"+told {
		i.t.Errorf("the file: %d %q", status, text)
	}
	if status, _ := asked(i.t, i.p, roles.Examiner, at); status != http.StatusForbidden {
		i.t.Errorf("the board takes it: %d", status)
	}
}

// adds answers what was asked, by the code alone.
func (i *investigation) adds(code string) {
	i.t.Helper()
	i.follows(code)
	i.want("A apuração chegou a uma conclusão", "Quando foi? "+told)
	i.set("texto", "Em março "+told)
	i.tab.Follow("Enviar")
	i.want("Complemento de", "Em março "+told)
	i.tab.Accessible("what was asked and added")
	i.tab.Shot("denuncia-complemento")
	if at := webtest.Eval[string](i.tab, "location.href"); strings.Contains(at, code) {
		i.t.Errorf("the code stands in the address %s", at)
	}
}

// opens is the proceeding, as HR reads it.
func (i *investigation) opens() {
	i.t.Helper()
	i.tab.As(i.p, roles.HR)
	i.tab.Open(i.p.URL + "/certames/exemplo/denuncias")
	i.tab.Open(webtest.Eval[string](i.tab, "document.querySelector('#apuracoes tbody a').href"))
}

func (i *investigation) says(texts ...string) {
	i.t.Helper()
	i.opens()
	i.want(texts...)
}

func (i *investigation) step(name string, fields map[string]string) {
	i.t.Helper()
	i.opens()
	i.tab.Follow(name)
	i.set("ato", "Despacho 7")
	for field, value := range fields {
		i.set(field, value)
	}
	i.tab.Follow("Registrar")
	i.want("Autos", name, "Despacho 7")
}

func (i *investigation) answers(button, text string) {
	i.t.Helper()
	i.tab.As(i.p, roles.Candidate)
	i.tab.Open(i.p.URL + "/certames/exemplo/defesa")
	i.want("O que há "+told, "às 23:59:59 de Brasília", "faltam")
	if strings.Contains(i.tab.Text(), "Contou que") {
		i.t.Error("the person reads the complaint itself")
	}
	i.tab.Accessible("the defence of the person")
	i.set("texto", text+told)
	i.tab.Follow(button)
	i.want(text + told)
}

func (i *investigation) takesEffect() {
	i.t.Helper()
	i.opens()
	i.tab.Follow("Efeito")
	i.set("ato", "Portaria 9")
	i.tab.Follow("Ver o que muda")
	i.want("O que o efeito muda na ordem", "0002", "0003", "Lei nº 15.142/2025")
	i.tab.Accessible("the effect on the order")
	i.tab.Shot("apuracao-efeito")
	if lines, err := i.p.Store.FactLines(i.t.Context(), i.c.ID); err != nil || len(lines) != 0 {
		i.t.Errorf("before the effect the book has %d facts, %v", len(lines), err)
	}
	i.tab.Follow("Registrar o efeito")
	i.want("faltam efeitos", "Remessas")
	explained, err := i.p.Docket.Explain(i.t.Context(), i.c.ID, "0002", "")
	if err != nil || explained.Situation != "eliminada" || !strings.Contains(strings.Join(explained.Sentences, " "), "art. 4º") {
		i.t.Errorf("after the effect 0002 is %+v, %v", explained, err)
	}
}

func (i *investigation) sends(name, file, to string) {
	i.t.Helper()
	i.opens()
	i.tab.Accessible("a proceeding with its letters")
	at := webtest.Eval[string](i.tab, "location.pathname")
	status, text := asked(i.t, i.p, roles.HR, at+"/remessas/"+file+".txt")
	if status != http.StatusOK || !strings.Contains(text, to) || !strings.Contains(text, "0002") || strings.Contains(text, told) {
		i.t.Errorf("the letter: %d\n%s", status, text)
	}
	if status, pdf := asked(i.t, i.p, roles.HR, at+"/remessas/"+file+".pdf"); status != http.StatusOK || !strings.Contains(pdfText(i.t, []byte(pdf)), to) {
		i.t.Errorf("the letter as PDF: %d", status)
	}
	i.tab.Follow(name)
	i.set("ato", "Ofício 3")
	i.tab.Follow("Registrar como enviada")
	i.want(name, "Ofício 3")
}

// silence looks for what people wrote in the book, in its page as others read it, in
// what was logged and in everything that is public.
func (i *investigation) silence() {
	i.t.Helper()
	i.p.Computed()
	i.publishes()
	lines, err := i.p.Store.FactLines(i.t.Context(), i.c.ID)
	if err != nil || len(lines) != 10 {
		i.t.Errorf("the book has %d facts, %v", len(lines), err)
	}
	places := map[string]string{"the book": string(bytes.Join(lines, nil)), "the log": i.p.Log.With(i.t.Context(), "/publico/{certame}/denuncia")}
	for address, role := range map[string]roles.Role{
		"/certames/exemplo/fatos": roles.Examiner, "/certames/exemplo/pessoas/0002": roles.Examiner, "/certames/exemplo": roles.Examiner,
		"/publico/exemplo": roles.Public, "/publico/exemplo/atos.atom": roles.Public, "/publico/exemplo/atos/1": roles.Public, "/publico/exemplo/atos/1/pacote.zip": roles.Public,
	} {
		status, text := asked(i.t, i.p, role, address)
		if status != http.StatusOK {
			i.t.Errorf("%s: %d", address, status)
		}
		places[address] = text
	}
	places["the package"] = unzipped(i.t, places["/publico/exemplo/atos/1/pacote.zip"])
	for place, text := range places {
		if strings.Contains(text, told) || text == "" {
			i.t.Errorf("%s has what somebody wrote, or has nothing", place)
		}
	}
	if strings.Contains(places["the package"], "fraude_") {
		i.t.Error("the package tells of the proceeding")
	}
}

// publishes puts the open package out.
func (i *investigation) publishes() {
	i.t.Helper()
	version, err := i.p.Store.Version(i.t.Context(), i.c.ID, 0)
	if err != nil {
		i.t.Fatal(err)
	}
	plan := docket.Plan{Kind: docket.Package, Totals: i.p.Totals(i.c)}
	one, err := i.p.Docket.Propose(i.t.Context(), i.p.AccountOf(roles.Examiner), i.c.ID, version.Number, plan, func(string, int, int) {})
	if err == nil {
		_, err = i.p.Docket.Confirm(i.t.Context(), i.p.AccountOf(roles.HR), one.ID, plan.Totals)
	}
	if err != nil {
		i.t.Fatal(err)
	}
}

func unzipped(t *testing.T, text string) string {
	t.Helper()
	archive, err := zip.NewReader(strings.NewReader(text), int64(len(text)))
	if err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	for _, f := range archive.File {
		content, err := f.Open()
		if err == nil {
			_, err = io.Copy(&out, content)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return out.String()
}
