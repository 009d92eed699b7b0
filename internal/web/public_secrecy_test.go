package web_test

import (
	"maps"
	"net/http"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"certame"
	"certame/contest"
	"certame/edital"
	"certame/internal/answer"
	"certame/internal/auth/roles"
	"certame/internal/docket"
	"certame/internal/render/lists"
	"certame/internal/run"
	"certame/internal/store"
	"certame/internal/web"
	"certame/internal/web/webtest"
	"certame/ledger"
)

const secretTerms = `certame: Concurso reservado
orgao: Autarquia de ensaio
edital: 7/2026
publicado_em: 2026-02-10
inscricoes: {inicio: 2026-02-20, fim: 2026-03-20 23:59:59}
validade: 2 anos
cargos:
  - {codigo: "101", nome: Analista, vagas: 8}
`

// secretPeople has a mark in everything that nobody may read: columns that are not
// published, and the names of who was not approved or not confirmed.
func secretPeople() string {
	var b strings.Builder
	b.WriteString("inscricao;nome;cpf;nascimento;cargo;opcoes;nota_final;confirmacao_PPP;situacao;obs_motivo;x_voto;email\n")
	names := []string{"Amália Prado", "Bruno Leite", "Cora Dias", "Davi Melo", "Elisa Nunes", "Fábio Rocha", "Gina Porto", "Hugo Veiga", "Inês Matos", "Joel Braga", "Kátia Reis", "Lauro Pinto"}
	for i, name := range names {
		option, confirmation, situation := "", "", ""
		switch i {
		case 2, 3, 4, 5, 6, 7:
			option, confirmation = "PPP", "confirmada"
		case 8:
			option, confirmation, name = "PPP", "nao_confirmada", "CANARIONOME"
		case 9:
			option, confirmation, name = "PPP", "ausente", "CANARIOAUSENTE"
		case 10:
			situation, name = "desistente", "CANARIODESISTENTE"
		}
		b.WriteString("4400" + strconv.Itoa(10+i) + ";" + name + ";" + secretCPF(i) + ";0" + strconv.Itoa(1+i%9) + "/02/1990;101;" + option + ";" + strconv.Itoa(95-i) + ",00;" + confirmation + ";" + situation +
			";CANARIOOBSERVACAO;CANARIOVOTO;CANARIOCORREIO@exemplo.org\n")
	}
	return b.String()
}

// secretCPF is a number with its check digits, invented.
func secretCPF(i int) string {
	base := []int{3, 1, 4, 1, 5, 9, 2, 6, i / 10}
	for range 2 {
		sum := 0
		for at, d := range base {
			sum += d * (len(base) + 1 - at)
		}
		base = append(base, sum*10%11%10)
	}
	var b strings.Builder
	for _, d := range base {
		b.WriteString(strconv.Itoa(d))
	}
	return b.String()
}

// secretContest is computed with facts whose authors and reasons nobody may read.
func secretContest(t *testing.T, p *webtest.Platform) store.Contest {
	t.Helper()
	by := p.AccountOf(roles.HR)
	c, err := p.Docket.Create(t.Context(), by, docket.Draft{Slug: "reservado", Files: docket.Files{run.EditalFile: strings.NewReader(secretTerms), run.CandidatesFile: strings.NewReader(secretPeople())}})
	if err != nil {
		t.Fatal(err)
	}
	date := func(day int) certame.Date { return certame.MustDate(2026, 5, day) }
	for i, one := range []struct {
		kind ledger.Kind
		act  string
		data []ledger.Field
	}{
		{ledger.Homologated, "Edital 9", nil},
		{ledger.Appointed, "Portaria 1", []ledger.Field{{Name: "inscricao", Value: "440010"}}},
		{ledger.Voided, "Portaria 2", []ledger.Field{{Name: "inscricao", Value: "440010"}, {Name: "motivo", Value: "CANARIOMOTIVO"}}},
		{ledger.Appointed, "Portaria 3", []ledger.Field{{Name: "inscricao", Value: "440011"}}},
		{ledger.Died, "CANARIOOBITO", []ledger.Field{{Name: "inscricao", Value: "440011"}}},
		{ledger.CourtOrder, "CANARIOMANDADO", []ledger.Field{{Name: "efeito", Value: "participa"}, {Name: "inscricao", Value: "440021"}, {Name: "processo", Value: "CANARIOPROCESSO"}}},
	} {
		lines, err := p.Store.FactLines(t.Context(), c.ID)
		if err != nil {
			t.Fatal(err)
		}
		f := ledger.Fact{Kind: one.kind, Version: one.kind.Version(), At: edital.Instant{Date: date(i + 1), Second: ledger.WholeDay}, Act: one.act, Author: "CANARIOAUTOR", Data: one.data}
		complete := func(live *contest.Live, f *ledger.Fact) error {
			if one.kind == ledger.Homologated {
				return nil
			}
			_, err := answer.Complete(live, f)
			return err
		}
		if _, err := p.Docket.Record(t.Context(), by, c.ID, ledger.Head(lines), f, complete); err != nil {
			t.Fatalf("%s: %v", one.kind.Code(), err)
		}
	}
	if _, err := p.Docket.Compute(t.Context(), by, c.ID, func(string, int, int) {}); err != nil {
		t.Fatal(err)
	}
	return c
}

var (
	wholeCPF   = regexp.MustCompile(`[0-9]{3}\.[0-9]{3}\.[0-9]{3}-[0-9]{2}`)
	maskedCPF  = regexp.MustCompile(`[*0-9]{3}\.[*0-9]{3}\.[*0-9]{3}-[*0-9]{2}`)
	ourMask    = regexp.MustCompile(`^\*\*\*\.[0-9]{3}\.[0-9]{3}-\*\*$`)
	savedTable = regexp.MustCompile(`href="([^"]*formato=(?:csv|json|xlsx|pdf)[^"]*tabela=[^"]*)"`)
)

// No page and no file of the public has a mark of what nobody may read (S05, S28), a CPF
// but under the one mask (S22), or the name of somebody that another document hides (S23).
func TestPublicPagesKeepSecrets(t *testing.T) {
	p := webtest.Start(t)
	c := secretContest(t, p)
	for _, choice := range []lists.Choice{{CPF: true}, {}} {
		plan := docket.Plan{Kind: docket.Lists, Choice: choice, Formats: []string{"html", "json", "pdf", "xlsx", "ods"}, Totals: p.Totals(c)}
		proposal, err := p.Docket.Propose(t.Context(), p.AccountOf(roles.Examiner), c.ID, 1, plan, func(string, int, int) {})
		if err != nil {
			t.Fatal(err)
		}
		a, err := p.Docket.Confirm(t.Context(), p.AccountOf(roles.HR), proposal.ID, plan.Totals)
		if err != nil {
			t.Fatal(err)
		}
		if err := p.Transparency.Make(t.Context(), c.ID, a.Number); err != nil {
			t.Fatal(err)
		}
	}
	waits := act(t, p, c, docket.Package, time.Now().Add(time.Hour))
	texts := publicTexts(t, p)
	if len(texts) < 80 {
		t.Fatalf("only %d pages and files were read: %q", len(texts), slices.Sorted(maps.Keys(texts)))
	}
	for path, text := range texts {
		for _, never := range []string{"CANARIO", "3141592", secretCPF(3), waits.Files[0].Digest, "denuncia_recebida"} {
			if strings.Contains(text, never) {
				t.Errorf("%s has %q: %.300s", path, never, text[strings.Index(text, never):])
			}
		}
		for _, cpf := range append(wholeCPF.FindAllString(text, -1), maskedCPF.FindAllString(text, -1)...) {
			if !ourMask.MatchString(cpf) && cpf != "***.456.789-**" {
				t.Errorf("%s has the CPF %s", path, cpf)
			}
		}
	}
	for _, format := range []string{"csv", "html", "json", "pdf", "xlsx", "ods"} { // of each the words were read
		if !strings.Contains(texts["/publico/reservado/atos/1/listas."+format], "Cora Dias") {
			t.Errorf("listas.%s was not read", format)
		}
	}
	if page := texts["/publico/reservado/ordem"]; !strings.Contains(page, "440010") || !strings.Contains(page, "Portaria 2") || !strings.Contains(page, "reservado 0") && !strings.Contains(page, "reservado f") {
		t.Errorf("what is public of the facts is not there:\n%s", page)
	}
	numbers := texts["/publico/reservado/numeros"]
	if !strings.Contains(numbers, "protegid") || !strings.Contains(numbers, "Número de pessoas de 1 a 4 não se mostra") {
		t.Error("two people who were not confirmed are counted in sight (S24)")
	}
}

// publicTexts are the words of every page and file that the public reaches of the
// contest, each table as it is saved too.
func publicTexts(t *testing.T, p *webtest.Platform) map[string]string {
	t.Helper()
	out := map[string]string{}
	var read func(path string)
	read = func(path string) {
		if _, done := out[path]; done {
			return
		}
		status, text := asked(t, p, roles.Public, path)
		if status != http.StatusOK {
			t.Errorf("%s: %d", path, status)
		}
		text = legible(t, text)
		out[path] = text
		for _, found := range savedTable.FindAllStringSubmatch(text, -1) {
			read(strings.ReplaceAll(found[1], "&amp;", "&"))
		}
	}
	files := []string{"listas.csv", "listas.html", "listas.json", "listas.pdf", "listas.xlsx", "listas.ods"}
	for _, r := range web.Routes() {
		if r.Method != http.MethodGet || !strings.HasPrefix(r.Pattern, "/publico/{certame}") || strings.Contains(r.Pattern, "amostra/{") || strings.Contains(r.Pattern, "sorteio/{") || strings.Contains(r.Pattern, "/inscricao") {
			continue
		}
		for _, a := range []string{"1", "2"} {
			path := strings.NewReplacer("{certame}", "reservado", "{ato}", a).Replace(r.Pattern)
			switch {
			case strings.HasSuffix(path, "/prova"):
			case strings.Contains(path, "/dados/{"):
				for _, name := range []string{"dados.json", "indicadores.json", "quadro.csv", "fatos.csv", "cortes.csv"} {
					read(strings.Replace(path, "{arquivo}", name, 1))
				}
			case strings.Contains(path, "/atos/"+a+"/{arquivo}"):
				for _, name := range files {
					read(strings.Replace(path, "{arquivo}", name, 1))
				}
			case strings.Contains(path, "/listas"):
				for _, code := range []string{"AC", "PPP", lists.OrderCode} {
					read(path + "?cargo=101&lista=" + code)
				}
			case !strings.Contains(path, "{"):
				read(path)
			}
		}
	}
	for _, path := range []string{"/publico", "/publico/atos.atom", "/publico/atos.json", "/registro", "/verificar?resumo=00000000", "/acompanhamento"} {
		read(path)
	}
	return out
}

// What was hidden once stays hidden while it may be the same number.
func TestNumbersOfLaterActs(t *testing.T) {
	p := webtest.Start(t)
	c := secretContest(t, p)
	first := disclosed(t, p, c)
	again := disclosed(t, p, c)
	one, err := p.Transparency.Sheet(t.Context(), c.ID, first.Number)
	if err != nil {
		t.Fatal(err)
	}
	two, err := p.Transparency.Sheet(t.Context(), c.ID, again.Number)
	if err != nil {
		t.Fatal(err)
	}
	for i := range one.Numbers.Lists {
		a, b := one.Numbers.Lists[i], two.Numbers.Lists[i]
		if a.Denied != b.Denied || a.Absent != b.Absent || a.Confirmed != b.Confirmed {
			t.Errorf("%+v\n%+v", a, b)
		}
	}
	if !slices.ContainsFunc([]int{int(one.Numbers.Lists[1].Denied), int(one.Numbers.Lists[1].Absent)}, func(n int) bool { return n < 0 }) {
		t.Error("nothing was hidden: nothing was tried")
	}
}
