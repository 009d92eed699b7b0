package web_test

import (
	"compress/gzip"
	"encoding/json"
	"io"
	"net/http"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"certame/internal/auth/roles"
	"certame/internal/demo"
	"certame/internal/docket"
	"certame/internal/store"
	"certame/internal/web/webtest"
)

// situated is a contest whose lists were published, with somebody of it tied to the
// candidate of the tests.
func situated(t *testing.T) (p *webtest.Platform, c store.Contest, mine, other string) {
	t.Helper()
	p = webtest.Start(t)
	c = p.Contest(60, 2)
	p.Published(c)
	rows, err := p.Store.ListPage(t.Context(), c.ID, 1, "101", "AC", 0, 20)
	if err != nil || len(rows) < 12 {
		t.Fatal(err)
	}
	mine, other = rows[11].ID, rows[10].ID
	p.Situated(c, mine)
	return p, c, mine, other
}

func readsOwn(t *testing.T, p *webtest.Platform, role roles.Role, path string) (status int, body string) {
	t.Helper()
	answer, err := p.Client(role).Get(p.URL + path)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	text, err := io.ReadAll(answer.Body)
	if err != nil {
		t.Fatal(err)
	}
	return answer.StatusCode, string(text)
}

const ofExample = "/certames/" + webtest.Example

// A person reads their place, why, and how far the call is; the same in JSON.
func TestOwnSituation(t *testing.T) {
	p, _, mine, _ := situated(t)
	status, page := readsOwn(t, p, roles.Candidate, ofExample+"/minha-situacao")
	for _, want := range []string{"Inscrição " + mine, "Você está em 12º lugar na lista Ampla concorrência (AC)", "Por que estou nesta posição?", "Por que ainda não fui chamada ou chamado?", "aguardam antes de você", "Lei nº 15.142/2025", "E se abrirem mais vagas?", "vagas do que há hoje"} {
		if status != http.StatusOK || !strings.Contains(page, want) {
			t.Errorf("%d, without %q", status, want)
		}
	}
	_, text := readsOwn(t, p, roles.Candidate, ofExample+"/minha-situacao/explicar.json?inscricao="+mine+"&cargo=101")
	var told struct {
		Post struct {
			Lists []struct {
				Position int `json:"posicao"`
			} `json:"listas"`
			Why []string `json:"por_que_esta_posicao"`
		} `json:"cargo"`
	}
	if err := json.Unmarshal([]byte(text), &told); err != nil || told.Post.Lists[0].Position != 12 || len(told.Post.Why) == 0 {
		t.Errorf("%+v, %v", told, err)
	}
	if status, page := readsOwn(t, p, roles.Candidate, ofExample+"/minha-situacao/explicar?inscricao="+mine+"&cargo=101"); status != http.StatusOK || !strings.Contains(page, told.Post.Why[0]) {
		t.Errorf("%d: the page does not have the sentences", status)
	}
}

// Between the hour of an act and what is told of it, and where nothing will be told of it,
// who reads an earlier result is told that there is a newer one.
func TestNewerThanTold(t *testing.T) {
	p, c, mine, _ := situated(t)
	const newer = "Há publicação mais nova"
	if _, page := readsOwn(t, p, roles.Candidate, ofExample+"/minha-situacao"); strings.Contains(page, newer) {
		t.Error("the last result is called old")
	}
	p.Published(c)
	if _, page := readsOwn(t, p, roles.Candidate, ofExample+"/minha-situacao"); !strings.Contains(page, newer) || !strings.Contains(page, `/atos/2"`) {
		t.Error("an earlier result is told as the last one")
	}
	p.MakesSituations(c)
	if _, page := readsOwn(t, p, roles.Candidate, ofExample+"/minha-situacao"); strings.Contains(page, newer) || !strings.Contains(page, "Inscrição "+mine) || !strings.Contains(page, "ato 2") {
		t.Error("the last result is not the one that is told")
	}
}

// The registration of somebody else is not there, by any address that takes one, and no
// page of the person names data of theirs (S17).
func TestOthersAreRefused(t *testing.T) {
	p, c, mine, other := situated(t)
	stranger := p.Someone("outra.pessoa", "Outra Pessoa", c.ID, roles.Candidate)
	for _, path := range []string{"/minha-situacao/explicar?cargo=101&inscricao=", "/minha-situacao/explicar.json?cargo=101&inscricao="} {
		if status, _ := readsOwn(t, p, roles.Candidate, ofExample+path+other); status != http.StatusNotFound {
			t.Errorf("%s of another: %d", path, status)
		}
		if status, _ := readsOwn(t, p, roles.Candidate, ofExample+path+mine); status != http.StatusOK {
			t.Errorf("%s of their own: %d", path, status)
		}
		answer, err := stranger.Client.Get(p.URL + ofExample + path + mine)
		if err != nil || answer.StatusCode != http.StatusNotFound {
			t.Errorf("%s by a stranger: %v, %v", path, answer, err)
		}
	}
	answer, err := p.Client(roles.Candidate).PostForm(p.URL+ofExample+"/meus-direitos", url.Values{"inscricao": {other}, "dado": {"nome"}, "texto": {"x"}})
	if err != nil || answer.StatusCode != http.StatusNotFound {
		t.Errorf("a correction for another: %v, %v", answer, err)
	}
}

// Everything about the person in one file, and of nobody else; that it was taken is
// noted (S17; LGPD, art. 18).
func TestOwnData(t *testing.T) {
	p, c, mine, _ := situated(t)
	status, text := readsOwn(t, p, roles.Candidate, ofExample+"/minha-situacao/meus-dados.json")
	var file map[string]json.RawMessage
	if err := json.Unmarshal([]byte(text), &file); err != nil || status != http.StatusOK {
		t.Fatalf("%d, %v", status, err)
	}
	for _, want := range []string{"conta", "inscricoes", "pedidos_de_correcao", "sobre_este_arquivo"} {
		if len(file[want]) < 3 {
			t.Errorf("without %s: %s", want, file[want])
		}
	}
	for _, want := range []string{mine, "O nome saiu sem o til.", "linha_em_candidatos_csv", "por_que_esta_posicao", "\"sessoes\"", "15.142"} {
		if !strings.Contains(text, want) {
			t.Errorf("without %q", want)
		}
	}
	people := namesOf(t, p, c)
	if len(people) < 20 {
		t.Errorf("%d names: nothing was tried", len(people))
	}
	for id, name := range people {
		if id != mine && strings.Contains(text, name) {
			t.Errorf("it names %s, of %s", name, id)
		}
	}
	log, err := p.Store.Accesses(t.Context(), c.ID, 0, 1000)
	if err != nil || !slices.ContainsFunc(log, func(a store.Access) bool {
		return a.Action == "titular.baixar" && a.Account == p.AccountOf(roles.Candidate)
	}) {
		t.Errorf("not noted: %v", err)
	}
}

// namesOf are those of the people of the contest, by registration.
func namesOf(t *testing.T, p *webtest.Platform, c store.Contest) map[string]string {
	t.Helper()
	people := map[string]string{}
	for _, post := range []string{"101", "102"} {
		rows, err := p.Store.ListPage(t.Context(), c.ID, 1, post, "AC", 0, 1000)
		if err != nil {
			t.Fatal(err)
		}
		for _, r := range rows {
			people[r.ID] = r.Name
		}
	}
	return people
}

// A correction that was asked for is answered by the office, once, and its person reads
// the answer; who does not answer for the contest reads nothing.
func TestCorrectionIsAnswered(t *testing.T) {
	p, _, mine, _ := situated(t)
	posts := func(role roles.Role, path string, form url.Values) int {
		answer, err := p.Client(role).PostForm(p.URL+ofExample+path, form)
		if err != nil {
			t.Fatal(err)
		}
		answer.Body.Close()
		return answer.StatusCode
	}
	asked := url.Values{"inscricao": {mine}, "dado": {"nascimento"}, "texto": {"É 1990, <b>não</b> 1991."}}
	if status := posts(roles.Candidate, "/meus-direitos", asked); status != http.StatusSeeOther {
		t.Fatalf("asked: %d", status)
	}
	asked.Del("texto")
	answered, err := p.Client(roles.Candidate).PostForm(p.URL+ofExample+"/meus-direitos", asked)
	if err != nil {
		t.Fatal(err)
	}
	defer answered.Body.Close()
	if text, err := io.ReadAll(answered.Body); err != nil || answered.StatusCode != http.StatusUnprocessableEntity || !strings.Contains(string(text), `href="#texto"`) || !strings.Contains(string(text), `aria-invalid="true"`) {
		t.Errorf("without words: %d, %v", answered.StatusCode, err)
	}
	status, page := readsOwn(t, p, roles.HR, ofExample+"/correcoes")
	at := regexp.MustCompile(`/correcoes/([0-9a-f-]+)"`).FindStringSubmatch(page)
	if status != http.StatusOK || at == nil || !strings.Contains(page, "É 1990, &lt;b&gt;não&lt;/b&gt; 1991.") {
		t.Fatalf("%d, %v", status, at)
	}
	answer := url.Values{"desfecho-" + at[1]: {"corrigido"}, "texto-" + at[1]: {"Corrigido na revisão 3."}}
	for _, want := range []int{http.StatusSeeOther, http.StatusUnprocessableEntity} {
		if status := posts(roles.HR, "/correcoes/"+at[1], answer); status != want {
			t.Errorf("answered: %d, want %d", status, want)
		}
	}
	if _, page := readsOwn(t, p, roles.Candidate, ofExample+"/meus-direitos"); !strings.Contains(page, "Corrigido na revisão 3.") {
		t.Error("the person does not read the answer")
	}
	if status := posts(roles.Candidate, "/correcoes/"+at[1], answer); status != http.StatusForbidden {
		t.Errorf("answered by the person: %d", status)
	}
	if log := p.Log.With(t.Context(), "/correcoes"); strings.Contains(log, mine) || webtest.Stands(log, "1990") {
		t.Error("the log of the program has what was asked")
	}
}

// Nothing of a result whose hour has not come is told, nor that there is one.
func TestOwnSituationBeforeTheHour(t *testing.T) {
	p := webtest.Start(t)
	c := p.Contest(60, 2)
	version, err := p.Store.Version(t.Context(), c.ID, 0)
	if err != nil {
		t.Fatal(err)
	}
	plan := docket.Plan{Kind: docket.Lists, Totals: p.Totals(c), Release: p.Store.Now().Add(time.Hour)}
	proposal, err := p.Docket.Propose(t.Context(), p.AccountOf(roles.Examiner), c.ID, version.Number, plan, func(string, int, int) {})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := p.Docket.Confirm(t.Context(), p.AccountOf(roles.HR), proposal.ID, plan.Totals); err != nil {
		t.Fatal(err)
	}
	p.Situated(c, demo.FirstID)
	for _, path := range []string{"/minha-situacao", "/meus-direitos", "/minha-situacao/meus-dados.json"} {
		status, page := readsOwn(t, p, roles.Candidate, ofExample+path)
		for _, canary := range []string{"posição é", "Você está", "por_que", version.Digest[:12], "Calculado em", "Provisório"} {
			if status != http.StatusOK || strings.Contains(page, canary) {
				t.Errorf("%s: %d, with %q", path, status, canary)
			}
		}
	}
	if status, _ := readsOwn(t, p, roles.Candidate, ofExample+"/minha-situacao/explicar?inscricao="+demo.FirstID+"&cargo=101"); status != http.StatusNotFound {
		t.Errorf("explained before the hour: %d", status)
	}
}

// On a first visit, everything that the page brings with it, as it comes over the wire,
// is under 100 kB: styles, scripts, drawings and the letters of Portuguese.
func TestOwnSituationIsLight(t *testing.T) {
	p, _, _, _ := situated(t)
	page, total := wire(t, p, ofExample+"/minha-situacao")
	brought := regexp.MustCompile(`(?:href|src)="(/estatico/[^"#]+)`).FindAllStringSubmatch(page, -1)
	seen := map[string]bool{}
	for _, one := range brought {
		seen[one[1]] = true
	}
	for address := range seen {
		if !strings.HasSuffix(address, ".css") {
			continue
		}
		css, _ := wire(t, p, address)
		for _, font := range regexp.MustCompile(`url\(([^)]+\.woff2)\)`).FindAllStringSubmatch(css, -1) {
			seen[address[:strings.LastIndex(address, "/")+1]+font[1]] = true
		}
	}
	for address := range seen {
		_, n := wire(t, p, address)
		t.Logf("%7d %s", n, address)
		total += n
	}
	if t.Logf("%7d in all", total); total >= 100_000 || len(seen) < 7 {
		t.Errorf("%d bytes in %d files", total, len(seen))
	}
	for _, letter := range page {
		if letter > 0xFF && !strings.ContainsRune("–—‘’“”•…←→−", letter) {
			t.Errorf("%q is not in the small letters", letter)
		}
	}
}

// wire gives what an address answers, and how many bytes came, heads included.
func wire(t *testing.T, p *webtest.Platform, path string) (text string, bytes int) {
	t.Helper()
	request, err := http.NewRequestWithContext(t.Context(), http.MethodGet, p.URL+path, nil)
	if err != nil {
		t.Fatal(err)
	}
	request.Header.Set("Accept-Encoding", "gzip") // said, nothing opens it on the way
	answer, err := p.Client(roles.Candidate).Do(request)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	raw, err := io.ReadAll(answer.Body)
	if err != nil || answer.StatusCode != http.StatusOK {
		t.Fatalf("%s: %d, %v", path, answer.StatusCode, err)
	}
	bytes = len(raw)
	for name, values := range answer.Header {
		bytes += len(name) + len(strings.Join(values, "")) + 4
	}
	if answer.Header.Get("Content-Encoding") != "gzip" {
		return string(raw), bytes
	}
	open, err := gzip.NewReader(strings.NewReader(string(raw)))
	if err != nil {
		t.Fatal(err)
	}
	plain, err := io.ReadAll(open)
	if err != nil {
		t.Fatal(err)
	}
	return string(plain), bytes
}

// A deadline is shown to its last second, and no longer; the calendar has it, and
// nothing that says whose it is.
func TestOwnDeadlines(t *testing.T) {
	brasilia := time.FixedZone("-03", -3*60*60)
	now := time.Now().In(brasilia)
	last := now.Add(10 * time.Minute).Truncate(time.Second)
	clock := webtest.At(now)
	p := webtest.StartAt(t, webtest.Setting{Host: "127.0.0.1", Clock: clock})
	c := p.ReceivesEnrolments(last, false)
	person := p.Someone("pessoa.candidata", "Pessoa Candidata", c.ID, roles.Candidate)
	address, told := "/certames/"+webtest.Enrolling+"/minha-situacao", last.Format("02/01/2006 15:04:05")
	if _, page := person.Opens(address); !strings.Contains(page, told) || !strings.Contains(page, "Faltam <span data-prazo=") {
		t.Error("the deadline is not told")
	}
	_, calendar := person.Opens(address + "/prazos.ics")
	if !strings.Contains(calendar, last.UTC().Format("DTSTART:20060102T150405Z")) || strings.Contains(calendar, "Pessoa") {
		t.Error(calendar)
	}
	for _, at := range []struct {
		time.Time
		told bool
	}{{last.Add(-20 * time.Second), true}, {last.Add(time.Second), false}} { // the clock goes on meanwhile
		clock.Put(at.Time)
		if status, page := person.Opens(address); status != http.StatusOK || strings.Contains(page, told) != at.told {
			t.Errorf("at %v: %d, told %v", at, status, !at.told)
		}
	}
}
