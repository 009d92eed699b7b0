package web_test

import (
	"bytes"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"certame/internal/auth/roles"
	"certame/internal/web"
	"certame/internal/web/webtest"

	"github.com/chromedp/chromedp"
)

type page struct {
	role           roles.Role
	pattern, shown string
}

// pages are the patterns of every page there is, with the role that opens it, and the
// name of its picture in the manual.
var pages = []page{
	{roles.Public, "/{$}", "inicio"},
	{roles.Public, "/acessibilidade", "acessibilidade"},
	{roles.Public, "/nada", "erro"},
	{roles.Public, "/ajuda", "ajuda"},
	{roles.Public, "/ajuda/{tema}", "ajuda-tema"},
	{roles.Public, "/ajuda/documentos/{documento}", "ajuda-documento"},
	{roles.Public, "/entrar", "entrar"},
	{roles.Public, "/acesso/{segredo}", "acesso"},
	{roles.Public, "/cadastro", "cadastro"},
	{roles.Public, "/cadastro/{pedido}", "cadastro-concluir"},
	{roles.Public, "/privacidade", "privacidade"},
	{roles.HR, "/mapa", "mapa"},
	{roles.Public, "/demonstracao", "demonstracao"},
	{roles.Account, "/entrar/codigo", "codigo"},
	{roles.Account, "/conta", "conta"},
	{roles.Account, "/conta/codigos", "codigos"},
	{roles.Account, "/conta/chaves", "chaves-sem-nome"},
	{roles.Administration, "/pessoas", "contas"},
	{roles.Administration, "/pessoas/{conta}", "conta-de"},
	{roles.Administration, "/certames/{certame}/papeis", "papeis"},
	{roles.Account, "/certames", "certames-nenhum"},
	{roles.Control, "/certames/novo", "sem-permissao"},
	{roles.HR, "/certames", "certames"},
	{roles.HR, "/certames/novo", "novo"},
	{roles.HR, "/certames/{certame}", "painel"},
	{roles.HR, "/certames/{certame}/quadro", "quadro"},
	{roles.HR, "/certames/{certame}/quadro/mudar", "quadro-mudar"},
	{roles.HR, "/certames/{certame}/listas", "listas"},
	{roles.HR, "/certames/{certame}/listas/lado-a-lado", "listas-lado-a-lado"},
	{roles.HR, "/certames/{certame}/listas/comparar", "listas-comparar-vazio"},
	{roles.HR, "/certames/{certame}/pessoas", "pessoas"},
	{roles.HR, "/certames/{certame}/pessoas/{inscricao}", "pessoa"},
	{roles.HR, "/certames/{certame}/ordem", "ordem"},
	{roles.HR, "/certames/{certame}/fatos", "fatos"},
	{roles.HR, "/certames/{certame}/fatos/novo?tipo=nomeacao", "fato-novo"},
	{roles.HR, "/certames/{certame}/fatos/{fato}/estornar", "fato-estornar"},
	{roles.HR, "/certames/{certame}/e-se", "e-se"},
	{roles.HR, "/certames/{certame}/importar", "importar"},
	{roles.HR, "/certames/{certame}/importar/{importacao}", "importar-colunas"},
	{roles.HR, "/certames/{certame}/importar/{importacao}/pendencias", "importar-pendencias"},
	{roles.HR, "/certames/{certame}/importar/{importacao}/gravar", "importar-gravar-ainda-nao"},
	{roles.HR, "/certames/{certame}/comissoes", "comissoes"},
	{roles.HR, "/certames/{certame}/comissoes/{grupo}", "comissoes-grupo"},
	{roles.HR, "/certames/{certame}/comissoes/{grupo}/membro?instancia=comissao&comissao=1&membro=M1", "comissoes-membro"},
	{roles.Secretary, "/certames/{certame}/comissoes/{grupo}/substituir?instancia=comissao&comissao=1&membro=M1", "comissoes-substituir"},
	{roles.HR, "/certames/{certame}/comissoes/{grupo}/registrar?instancia=comissao&comissao=1", "comissoes-registrar"},
	{roles.Member, "/certames/{certame}/minha-fila", "fila"},
	{roles.Member, "/certames/{certame}/minha-fila/{processo}", "fila-impedimento"},
	{roles.Member, "/certames/{certame}/minha-fila/motivos", "fila-motivos"},
	{roles.AppealMember, "/certames/{certame}/julgar/motivos", "fila-motivos-recurso"},
	{roles.Member, "/certames/{certame}/termo", "termo-assinado"},
	{roles.HR, "/certames/{certame}/sorteio", "sorteio"},
	{roles.HR, "/certames/{certame}/publicar", "publicar"},
	{roles.HR, "/certames/{certame}/publicar/propor", "publicar-propor"},
	{roles.HR, "/certames/{certame}/publicar/propostas/{proposta}", "publicar-proposta"},
	{roles.Control, "/certames/{certame}/publicar/atos/{ato}", "publicar-ato"},
	{roles.HR, "/certames/{certame}/publicar/propostas/{resultado}", "publicar-resultado"},
	{roles.Public, "/publico/{certame}/atos/1", "publico-ato-comissoes"},
	{roles.Secretary, "/certames/{certame}/secretaria", "secretaria"},
	{roles.Secretary, "/certames/{certame}/impressos", "impressos"},
	{roles.Secretary, "/certames/{certame}/secretaria/{processo}", "secretaria-processo"},
	{roles.Secretary, "/certames/{certame}/secretaria/documentos", "secretaria-documentos"},
	{roles.Secretary, "/certames/{certame}/recursos", "recursos"},
	{roles.AppealMember, "/certames/{certame}/julgar", "julgar"},
	{roles.AppealMember, "/certames/{certame}/julgar/{recurso}", "julgar-recurso-declarar"},
	{roles.Candidate, "/certames/{certame}/minha-confirmacao", "minha-confirmacao"},
	{roles.Candidate, "/certames/{certame}/minha-situacao", "minha-situacao"},
	{roles.Candidate, "/certames/{certame}/minha-situacao/explicar?inscricao={inscricao}", "minha-situacao-explicar"},
	{roles.Candidate, "/certames/{certame}/meus-direitos", "meus-direitos"},
	{roles.HR, "/certames/{certame}/correcoes", "correcoes"},
	{roles.Candidate, "/certames/{certame}/minha-confirmacao/{confirmacao}", "minha-confirmacao-processo"},
	{roles.Examiner, "/certames/{certame}/agenda", "agenda"},
	{roles.Examiner, "/certames/{certame}/agenda/salas", "agenda-salas"},
	{roles.Examiner, "/certames/{certame}/agenda/plano", "agenda-plano"},
	{roles.Examiner, "/certames/{certame}/agenda/mensagens", "agenda-mensagens"},
	{roles.Examiner, "/certames/{certame}/agenda/{grupo}/{convocada}", "agenda-pessoa"},
	{roles.Public, "/recibo/{recibo}", "recibo"},
	{roles.Public, "/aviso/{aviso}", "aviso"},
	{roles.Public, "/aviso/{aviso}/parar", "aviso-parar"},
	{roles.Account, "/conta/avisos", "conta-avisos"},
	{roles.HR, "/certames/{certame}/avisos", "avisos"},
	{roles.Public, "/publico", "publicos"},
	{roles.Public, "/registro", "registro"},
	{roles.Public, "/acompanhamento", "acompanhamento"},
	{roles.Public, "/acompanhamento/conferir", "acompanhamento-conferir"},
	{roles.Control, "/acompanhamento/importar", "acompanhamento-importar"},
	{roles.Public, "/publico/{certame}", "publico"},
	{roles.Public, "/publico/{certame}/atos/{ato}", "publico-ato"},
	{roles.Public, "/publico/{certame}/denuncia", "denuncia"},
	{roles.Public, "/publico/{certame}/denuncia/acompanhar", "denuncia-acompanhar"},
	{roles.HR, "/certames/{certame}/denuncias", "denuncias"},
	{roles.HR, "/certames/{certame}/denuncias/indicio", "denuncia-indicio"},
	{roles.HR, "/certames/{certame}/denuncias/recebidas/{denuncia}", "denuncia-recebida"},
	{roles.HR, "/certames/{certame}/denuncias/apuracoes/{apuracao}", "apuracao"},
	{roles.HR, "/certames/{certame}/denuncias/apuracoes/{apuracao}/passos/{passo}", "apuracao-passo"},
	{roles.HR, "/certames/{certame}/denuncias/apuracoes/{apuracao}/decisoes/{decisao}", "apuracao-passo-recusado"},
	{roles.Candidate, "/certames/{certame}/defesa", "defesa"},
	{roles.HR, "/certames/{certame}/amostra", "amostra"},
	{roles.Member, "/certames/{certame}/amostra/reler", "amostra-reler"},
	{roles.Public, "/publico/{certame}/amostra", "publico-amostra"},
	{roles.Secretary, "/certames/{certame}/gravar", "gravar"},
	{roles.Candidate, "/certames/{certame}/meus-documentos", "meus-documentos"},
	{roles.Candidate, "/certames/{certame}/guarda/{objeto}", "guarda"},
	{roles.Candidate, "/certames/{certame}/minhas-leituras", "minhas-leituras"},
	{roles.Secretary, "/certames/{certame}/certificados", "certificados"},
	{roles.HR, "/certames/{certame}/custodia", "custodia"},
	{roles.Control, "/certames/{certame}/custodia/{objeto}", "custodia-leituras"},
	{roles.Control, "/certames/{certame}/controle", "controle"},
	{roles.HR, "/certames/{certame}/custodia/eliminacoes/{eliminacao}", "custodia-eliminacao"},
	{roles.Account, "/certames/{certame}/inscricao", "inscricao-encerrada"},
	{roles.Candidate, "/certames/{certame}/minha-inscricao", "minha-inscricao-encerrada"},
	{roles.Candidate, "/certames/{certame}/minha-inscricao/mudar", "minha-inscricao-mudar-encerrada"},
	{roles.HR, "/certames/{certame}/inscricoes", "inscricoes"},
	{roles.HR, "/certames/{certame}/inscricoes/edital", "inscricoes-edital"},
	{roles.Public, "/publico/{certame}/inscricao", "publico-inscricao"},
	{roles.Public, "/publico/{certame}/comprovante", "publico-comprovante"},
	{roles.Public, "/publico/{certame}/vagas", "publico-vagas"},
	{roles.Public, "/publico/{certame}/regras", "publico-regras"},
	{roles.Public, "/publico/{certame}/numeros", "publico-numeros"},
	{roles.Public, "/publico/{certame}/ordem", "publico-ordem"},
	{roles.Public, "/publico/{certame}/cortes", "publico-cortes"},
	{roles.Public, "/publico/{certame}/sorteio", "publico-sorteio"},
	{roles.Public, "/publico/{certame}/dados", "publico-dados"},
	{roles.Public, "/publico/{certame}/atos/{ato}/listas", "publico-listas"},
	{roles.Public, "/verificar", "verificar"},
	{roles.Public, "/verificar?resumo=0123456789abcdef", "verificar-nada"},
	{roles.Public, "/direito", "direito"},
	{roles.Public, "/direito/normas/{norma}", "direito-norma"},
	{roles.Public, "/direito/dispositivos/{dispositivo}", "direito-dispositivo"},
	{roles.Public, "/direito/cenarios/{cenario}", "direito-cenario"},
	{roles.Public, "/direito/interpretacoes", "direito-interpretacoes"},
	{roles.Public, "/publico/{certame}/consulta", "publico-consulta"},
	{roles.HR, "/certames/{certame}/achados", "achados"},
	{roles.HR, "/certames/{certame}/trabalhos", "trabalhos"},
	{roles.HR, "/certames/{certame}/trabalhos/{trabalho}", "trabalho"},
}

// kept is the picture of the page for the manual: who runs for a post reads on a phone.
func (p page) kept(tab *webtest.Tab) {
	if p.role == roles.Candidate {
		tab.PhoneShot(p.shown)
		return
	}
	tab.Shot(p.shown)
}

// Every page, in a real browser: nothing of axe-core's to say, usable by the keyboard
// alone, at twice the letter and on the narrowest phone, without a script's complaint
// and without a word to anybody else.
func TestPagesInABrowser(t *testing.T) {
	p := webtest.Start(t)
	fill := filled(t, p, 400, 5)
	tab := webtest.NewTab(t)
	for _, page := range pages {
		t.Run(page.shown, func(t *testing.T) {
			defer tab.Under(t)()
			tab.As(p, page.role)
			tab.Open(p.URL + fill.Replace(page.pattern))
			page.kept(tab)
			tab.Accessible(page.pattern)
			tab.Zoomed(page.pattern)
			tab.Fold(page.pattern)
			tab.Sound(page.pattern)
			tab.InContrast(page.pattern)
			tab.Keyboard(page.pattern)
		})
	}
	if others := tab.Strangers(p.URL); len(others) > 0 {
		t.Errorf("the pages asked %v", others)
	}
	if faults := tab.Faults(); len(faults) > 0 {
		t.Errorf("scripts complained: %v", faults)
	}
}

// White on black, for who asks, is as accessible, and stays asked; what people are told
// when something is wrong is looked at like any page.
func TestAnswersInABrowser(t *testing.T) {
	p := webtest.Start(t)
	p.Contest(60, 2)
	tab := webtest.NewTab(t)
	tab.Open(p.URL + "/entrar")
	tab.Write("#nome", "ninguem")
	tab.Write("#senha", "qualquer coisa")
	tab.Press("main button[type=submit]", ".br-message.danger")
	tab.Accessible("a wrong password")
	tab.As(p, roles.HR)
	tab.Open(p.URL + "/certames/novo")
	tab.Follow("Alto contraste")
	if at := webtest.Eval[string](tab, "location.pathname + document.documentElement.className"); at != "/certames/novocontraste" {
		t.Errorf("high contrast at %s", at)
	}
	tab.Accessible("the form of a contest, in high contrast")
	tab.Write("#endereco", "novo")
	folder := t.TempDir()
	edital := filepath.Join(folder, "edital.yaml")
	if err := os.WriteFile(edital, []byte("certame: X\npublicado_em: ontem\nvagas: 1\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	tab.Do(chromedp.SetUploadFiles("#edital", []string{edital}))
	tab.Press("main form[enctype] button[type=submit]", ".br-message.danger")
	tab.Accessible("what is wrong with a file, in high contrast")
	if text := tab.Text(); !strings.Contains(text, "edital.yaml, linha 2") || !strings.Contains(text, "edital.yaml, linha 3") {
		t.Errorf("the problems:\n%s", text)
	}
	tab.Open(p.URL + "/certames/exemplo")
	tab.Accessible("the panel, in high contrast")
	tab.Shot("painel-alto-contraste")
	tab.Follow("Contraste comum")
	if class := webtest.Eval[string](tab, "document.documentElement.className"); class != "" {
		t.Errorf("the common contrast has class %q", class)
	}
	tab.Open(p.URL + "/conta")
	tab.Write(`form[action="/conta/programas"] input`, "roteiro da importação")
	tab.Press(`form[action="/conta/programas"] button`, "#segredo")
	tab.Accessible("the secret of a program")
	tab.Zoomed("the secret of a program")
	tab.Shot("programa")
	tab.Open(p.URL + "/conta")
	tab.Accessible("the account with a program")
	tab.As(p, roles.Administration)
	tab.Open(p.URL + "/pessoas")
	tab.Write("#login", "bia.souza")
	tab.Write("#nome", "Bia Souza")
	tab.Press("main form button[type=submit]", "#endereco-de-acesso")
	tab.Accessible("a link to hand over")
}

// A new row of the table comes with its page looked at.
func TestEveryPageIsLookedAt(t *testing.T) {
	for _, route := range web.Routes() {
		if route.Method == http.MethodGet && !route.File && !slices.ContainsFunc(pages, func(p page) bool { path, _, _ := strings.Cut(p.pattern, "?"); return path == route.Pattern }) {
			t.Errorf("%s is not in pages", route.Pattern)
		}
	}
}

// A page goes to A4 without its menus, and each sheet says its number.
func TestPrinted(t *testing.T) {
	p := webtest.Start(t)
	tab := webtest.NewTab(t)
	tab.Open(p.URL + "/acessibilidade")
	text := pdfText(t, tab.PDF())
	for _, want := range []string{"Acessibilidade e atalhos", "página 1 de 1"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not on the paper:\n%s", want, text)
		}
	}
	for _, not := range []string{"Ir para o menu", "Procurar", "Entrar"} {
		if strings.Contains(text, not) {
			t.Errorf("%q is on the paper:\n%s", not, text)
		}
	}
}

func pdfText(t *testing.T, pdf []byte) string {
	t.Helper()
	command := exec.Command("pdftotext", "-layout", "-", "-")
	command.Stdin = bytes.NewReader(pdf)
	text, err := command.Output()
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
