package web_test

import (
	"fmt"
	"html"
	"io"
	"net/http"
	"strings"
	"testing"

	"certame/internal/auth/roles"
	"certame/internal/docket"
	"certame/internal/intake/twintest"
	"certame/internal/run"
	"certame/internal/web/webtest"
)

const twinFolder = "../../conformance/amostras"

// twinWay is what a person answers on the pages to bring a twin in, and how many times
// something is sent: the file, the columns, the corrections, the names, the record.
type twinWay struct {
	edital, people string
	columns        map[string]string
	sent           int
	stops          string // what is said where nothing is recorded
}

func ownEdital(posts string) string {
	return "certame: Gêmeas\norgao: Instituto Inventado\npublicado_em: 2024-01-10\nregime: proprio\nfundamento: reserva do edital\nmultiplas: por_resultado\ngrupos:\n" +
		"  - {codigo: PPP, percentual: 20, confirmacao: nenhuma}\n  - {codigo: PI, percentual: 3, confirmacao: nenhuma}\n  - {codigo: PQ, percentual: 2, confirmacao: nenhuma}\n  - {codigo: PcD, percentual: 5, confirmacao: nenhuma}\n" +
		"cargos:\n" + posts
}

func onePostOf(code string) string { return fmt.Sprintf("  - {codigo: %q, vagas: 6}\n", code) }

var twinWays = map[string]twinWay{
	"01-tabela-com-planilhas-ocultas.xlsx": {edital: ownEdital(onePostOf("B9-01-A")), columns: map[string]string{"cargo": "B9-01-A"}, sent: 4},
	"01b-tabela-excel-pt-br.csv":           {edital: ownEdital(onePostOf("B9-01-A")), columns: map[string]string{"cargo": "B9-01-A"}, sent: 4},
	"01c-tabela-utf8-bom.csv":              {edital: ownEdital(onePostOf("B9-01-A")), columns: map[string]string{"cargo": "B9-01-A"}, sent: 4},
	"01d-quadro-de-vagas.csv":              {edital: ownEdital(onePostOf("B9-01-A")), sent: 2, stops: "na página Quadro de vagas"},
	"02-texto-corrido-com-sub-judice.txt":  {edital: ownEdital(onePostOf("101") + onePostOf("102")), columns: map[string]string{"cargo-0": "101", "cargo-1": "102"}, sent: 4},
	"03-linhas-pagina-colada-na-nota.txt": {edital: ownEdital(onePostOf("101")), columns: map[string]string{
		"cargo": "101", "campo-3": "ignorar", "campo-4": "ignorar", "campo-5": "ignorar", "campo-6": "ignorar", "campo-7": "ignorar",
		"campo-8": "nota_final",
	}, sent: 4},
	"05-sufixos-no-nome.csv":           {edital: ownEdital(onePostOf("101")), columns: map[string]string{"cargo": "101"}, sent: 2, stops: "falta a coluna obrigatória «nota_final»"},
	"07a-ordem-que-comeca-no-meio.txt": {edital: ownEdital(onePostOf("101")), sent: 2, stops: "certame conciliar ordem"},
	"07b-so-nomes-ac.xlsx":             {edital: ownEdital(onePostOf("101")), sent: 1, stops: "nada se junta por nome"},
	"07b-so-nomes-ppp.xlsx":            {edital: ownEdital(onePostOf("101")), sent: 1, stops: "nada se junta por nome"},
	"07b-so-nomes-pcd.xlsx":            {edital: ownEdital(onePostOf("101")), sent: 1, stops: "nada se junta por nome"},
	"08-cpf-de-mascara-invertida.txt":  {edital: ownEdital(onePostOf("101")), sent: 1, stops: "Peça a lista com o número de inscrição"},
	"11-resultado-de-banca-sujo.csv":   {edital: strings.Replace(editalText, "Concurso de teste", "Gêmeas", 1), people: peopleOfResults(10), columns: map[string]string{"grupo": "PPP"}, sent: 4},
	"12-dou-so-inscricao.txt":          {edital: ownEdital(onePostOf("B8-77-X")), sent: 3},
	"13-dou-nomeacoes.xml":             {edital: ownEdital(onePostOf("101")), columns: map[string]string{"cargo-0": "101"}, sent: 3, stops: "certame conciliar dou"},
	"15-votos-da-comissao.csv":         {edital: ownEdital(onePostOf("101")), sent: 3, stops: "certame comissao apurar"},
}

func peopleOfResults(n int) string {
	people := "inscricao;nome;cpf;cargo;opcoes;nota_final\n"
	for i := range n {
		people += fmt.Sprintf("00%02d;P;000000001%02d;101;PPP;80\n", i, i)
	}
	return people
}

// TestTwinsOnThePages takes each twin through the pages as a person would, to the revision
// of the contest that has its people, or to a sentence that says where it belongs.
func TestTwinsOnThePages(t *testing.T) {
	p := webtest.Start(t)
	for i, w := range twintest.All(t, twinFolder) {
		t.Run(w.File, func(t *testing.T) {
			way, ok := twinWays[w.File]
			if !ok {
				t.Fatal("nobody says how it is brought in")
			}
			slug := fmt.Sprintf("gemea-%d", i)
			files := map[string]string{"edital": way.edital, "candidatos": way.people}
			if way.people == "" {
				files["candidatos"] = "inscricao;nome;cargo;opcoes;nota_final\n"
			}
			if status, _, text := posted(t, p, "/certames/novo", map[string]string{"endereco": slug}, files); status != http.StatusSeeOther {
				t.Fatalf("%d\n%s", status, text)
			}
			walkTwin(t, p, slug, w, way)
		})
	}
}

func walkTwin(t *testing.T, p *webtest.Platform, slug string, w twintest.Twin, way twinWay) {
	t.Helper()
	walk := &twinWalk{t: t, p: p, slug: slug}
	walk.bring(w.Text(t))
	page := walk.page("")
	if w.Refused {
		walk.ends(page, way, false)
		return
	}
	has(t, page, fmt.Sprintf("%d lidas, %d aceitas, %d em quarentena", w.Read, w.Accepted, w.Quarantined))
	walk.send("", filledIn(page, way.columns))
	page = walk.page("/pendencias")
	if strings.Contains(page, "quarentena.xlsx") {
		walk.correct(page)
		page = walk.page("/pendencias")
	}
	if strings.Contains(page, `id="demais"`) {
		walk.send("/pendencias", filledIn(page, map[string]string{"demais": "sim", "motivo": "inscrições diferentes"}))
	}
	page = walk.page("/gravar")
	if !strings.Contains(page, "Gravar como nova revisão") {
		walk.ends(walk.page(""), way, false)
		return
	}
	walk.send("/gravar", filledIn(page, nil))
	walk.ends("", way, true)
	c, err := p.Store.ContestBySlug(t.Context(), slug)
	if err != nil {
		t.Fatal(err)
	}
	name := map[string]string{"candidatos.csv": run.CandidatesFile, "confirmacoes.csv": run.RulingsFile}[w.Writes]
	content, _, err := p.Docket.OpenFile(t.Context(), c.ID, 0, name)
	if err != nil {
		t.Fatal(err)
	}
	defer content.Close()
	kept, err := io.ReadAll(content)
	if err != nil || strings.Count(string(kept), "\n")-1 != w.Rows {
		t.Errorf("%d rows kept, want %d (%v)\n%s", strings.Count(string(kept), "\n")-1, w.Rows, err, kept)
	}
}

// twinWalk counts what is sent on the way.
type twinWalk struct {
	t        *testing.T
	p        *webtest.Platform
	slug, at string
	sent     int
}

func (w *twinWalk) bring(text string) {
	w.t.Helper()
	status, at, said := posted(w.t, w.p, "/certames/"+w.slug+"/importar", nil, map[string]string{"arquivo": text})
	if status != http.StatusSeeOther {
		w.t.Fatalf("%d\n%s", status, said)
	}
	w.at = at
	w.sent++
	ended(w.t, w.p, w.slug)
}

func (w *twinWalk) page(step string) string {
	w.t.Helper()
	return html.UnescapeString(seen(w.t, w.p, roles.HR, w.at+step))
}

func (w *twinWalk) send(step string, form map[string][]string) {
	w.t.Helper()
	if status, _, text := sentForm(w.t, w.p, w.at+step, form); status != http.StatusSeeOther {
		w.t.Fatalf("%s: %d\n%s", step, status, text)
	}
	w.sent++
	ended(w.t, w.p, w.slug)
}

func (w *twinWalk) correct(page string) {
	w.t.Helper()
	answer, err := w.p.Client(roles.HR).Get(w.p.URL + w.at + "/" + docket.HeldFile)
	if err != nil {
		w.t.Fatal(err)
	}
	defer answer.Body.Close()
	sheet, err := io.ReadAll(answer.Body)
	if err != nil {
		w.t.Fatal(err)
	}
	fields := map[string]string{"vez": turnOf.FindStringSubmatch(page)[1], "motivo": "conferida no original"}
	if status, _, text := posted(w.t, w.p, w.at+"/correcao", fields, map[string]string{"planilha": string(twintest.Decide(w.t, sheet))}); status != http.StatusSeeOther {
		w.t.Fatalf("%d\n%s", status, text)
	}
	w.sent++
	ended(w.t, w.p, w.slug)
}

// ends holds the walk to what was expected of it.
func (w *twinWalk) ends(page string, way twinWay, recorded bool) {
	w.t.Helper()
	if w.sent != way.sent {
		w.t.Errorf("%d forms sent, want %d", w.sent, way.sent)
	}
	if recorded != (way.stops == "") {
		w.t.Errorf("recorded: %v, and it says %q", recorded, way.stops)
	}
	if !strings.Contains(page, way.stops) {
		w.t.Errorf("no %q in\n%s", way.stops, page)
	}
}
