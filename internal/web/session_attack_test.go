package web_test

import (
	"bytes"
	"fmt"
	"net/http"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"certame/confirmation"
	"certame/internal/auth"
	"certame/internal/auth/roles"
	"certame/internal/custody"
	"certame/internal/docket"
	"certame/internal/sitting"
	"certame/internal/store"
	"certame/internal/web"
	"certame/internal/web/webtest"
)

// heard is a contest with a case that waits for votes, one in appeal, and one whose person
// may appeal.
func heard(t *testing.T) (p *webtest.Platform, c store.Contest, voting string, h webtest.Heard) {
	t.Helper()
	p = webtest.Start(t)
	c = p.Boards(12)
	voting = p.Voting(c)
	return p, c, voting, p.Heard(c)
}

// tries sends a form as a role.
func tries(t *testing.T, p *webtest.Platform, role roles.Role, address string, fields ...string) (status int, page string) {
	t.Helper()
	status, page, _ = answers(t, p, role, address, fields...)
	return status, page
}

// caseOf is the case as it is.
func caseOf(t *testing.T, p *webtest.Platform, c store.Contest, id string) *sitting.Case {
	t.Helper()
	one, err := p.Sittings.Case(t.Context(), c.ID, id)
	if err != nil {
		t.Fatal(err)
	}
	return one
}

var ofRequest = regexp.MustCompile(`Código do pedido: <code>[0-9a-f]+</code>|name="voltar" value="[^"]*"`)

// Another person's case is not there for a candidate, by any address, and answers as one
// that does not exist; nothing is written in it.
func TestAnotherPersonsCase(t *testing.T) {
	p, c, voting, h := heard(t)
	own := contestPath + "/minha-confirmacao/"
	_, nothing := asked(t, p, roles.Candidate, own+"01900000-0000-7000-8000-000000000000")
	for _, id := range []string{h.Appeal, voting} {
		before := caseOf(t, p, c, id).Seen()
		for _, rest := range []string{"", "/parecer/txt", "/parecer/pdf", "/comprovante.txt"} {
			status, page := asked(t, p, roles.Candidate, own+id+rest)
			if status != http.StatusNotFound {
				t.Errorf("%s: %d", rest, status)
			}
			if rest == "" && ofRequest.ReplaceAllString(page, "") != ofRequest.ReplaceAllString(nothing, "") {
				t.Errorf("what is of another answers otherwise than what is not there:\n%s\n%s", page, nothing)
			}
		}
		if status, _ := tries(t, p, roles.Candidate, own+id+"/recurso", "texto", "em nome de outra"); status != http.StatusNotFound || caseOf(t, p, c, id).Seen() != before {
			t.Errorf("an appeal in the name of another: %d", status)
		}
	}
	if status, _ := asked(t, p, roles.Candidate, own+h.Own); status != http.StatusOK {
		t.Errorf("their own: %d", status)
	}
}

// A case of one contest is in no other (S03): not for its person, nor for those who work
// in both.
func TestCaseOfAnotherContest(t *testing.T) {
	p, c, voting, h := heard(t)
	files := docket.Files{}
	for _, name := range []string{"edital.yaml", "candidatos.csv", webtest.BoardsFile} {
		content, _, err := p.Docket.OpenFile(t.Context(), c.ID, 0, name)
		if err != nil {
			t.Fatal(err)
		}
		defer content.Close() //nolint:errcheck // only read
		files[name] = content
	}
	other, err := p.Docket.Create(t.Context(), p.AccountOf(roles.HR), docket.Draft{Slug: "outro", Files: files})
	if err != nil {
		t.Fatal(err)
	}
	for _, role := range []roles.Role{roles.Secretary, roles.AppealMember} {
		if _, err := p.Sittings.Sign(t.Context(), p.AccountOf(role), other.ID, ""); err != nil {
			t.Fatal(err)
		}
	}
	for address, role := range map[string]roles.Role{
		"/certames/outro/secretaria/" + voting: roles.Secretary, "/certames/outro/julgar/" + h.Appeal: roles.AppealMember, "/certames/outro/minha-confirmacao/" + h.Own: roles.Candidate,
	} {
		if status, _ := asked(t, p, role, address); status != http.StatusNotFound {
			t.Errorf("%s: %d", address, status)
		}
	}
	for _, address := range []string{"/certames/outro/recursos/" + h.Appeal + "/distribuir", "/certames/outro/secretaria/" + voting + "/anular"} {
		if status, _ := tries(t, p, roles.Secretary, address, "motivo", "x"); status != http.StatusNotFound {
			t.Errorf("%s: %d", address, status)
		}
	}
}

// The secretariat opens, counts and closes; it casts no vote, changes none, closes none
// before its time and reads none, whatever it sends.
func TestSecretaryChangesNoVote(t *testing.T) {
	p, c, voting, h := heard(t)
	p.Votes(c, voting, 2)
	before := caseOf(t, p, c, voting).Seen()
	here := contestPath + "/secretaria/" + voting
	for _, act := range []string{"voto", "motivos", "parecer", "encerrada", "urna_aberta", "urna_anulada", "provisorio", "definitivo", "recurso", "elemento_aberto", "substituicao", ""} {
		status, _ := tries(t, p, roles.Secretary, here, "acao", act, "visto", strconv.Itoa(before), "texto", "não confirma", "confirmar", "sim")
		if status != http.StatusUnprocessableEntity {
			t.Errorf("%q as an occurrence: %d", act, status)
		}
	}
	for address, want := range map[string]int{
		contestPath + "/minha-fila/" + voting + "/voto": http.StatusForbidden, contestPath + "/julgar/" + h.Appeal + "/voto": http.StatusForbidden,
		contestPath + "/julgar/" + h.Appeal + "/elemento": http.StatusForbidden, here + "/encerrar": http.StatusConflict,
	} {
		if status, _ := tries(t, p, roles.Secretary, address, "voto", "confirma", "senha", webtest.VotePhrase, "senha-voto", webtest.VotePhrase, "elemento", "recurso"); status != want {
			t.Errorf("%s: %d, want %d", address, status, want)
		}
	}
	if caseOf(t, p, c, voting).Seen() != before {
		t.Error("something of it was written")
	}
	_, page := asked(t, p, roles.Secretary, here)
	if !strings.Contains(page, "4 de 5 votos recebidos") || strings.Contains(page, "motivo-secreto") || strings.Contains(page, "conta-M2") {
		t.Errorf("the page of the secretariat:\n%s", page)
	}
}

// What was sent once and is sent again does nothing the second time.
func TestReplays(t *testing.T) {
	p, c, voting, h := heard(t)
	seen := strconv.Itoa(caseOf(t, p, c, voting).Seen())
	for i, want := range []int{http.StatusSeeOther, http.StatusConflict} {
		if status, _ := tries(t, p, roles.Secretary, contestPath+"/secretaria/"+voting, "acao", "ocorrencia", "visto", seen, "texto", "queda de energia"); status != want {
			t.Errorf("occurrence, time %d: %d", i+1, status)
		}
	}
	for i, want := range []int{http.StatusSeeOther, http.StatusUnprocessableEntity} {
		if status, _ := tries(t, p, roles.Candidate, contestPath+"/minha-confirmacao/"+h.Own+"/recurso", "texto", "razões"); status != want {
			t.Errorf("appeal, time %d: %d", i+1, status)
		}
	}
	if list := caseOf(t, p, c, h.Own); list.Receipt() == nil || list.Receipt().Text != "razões" {
		t.Errorf("%+v", list.Receipt())
	}
	judge := contestPath + "/julgar/" + h.Appeal
	tries(t, p, roles.AppealMember, judge+"/declarar", "impedimento", sitting.NoImpediment)
	vote := []string{"voto", "confirma", "senha", webtest.VotePhrase}
	if status, _ := tries(t, p, roles.AppealMember, judge+"/voto", vote...); status != http.StatusUnprocessableEntity {
		t.Errorf("a vote before the file was opened: %d", status)
	}
	for _, element := range []string{"filmagem", "parecer", "recurso"} {
		if status, _ := tries(t, p, roles.AppealMember, judge+"/elemento", "elemento", element); status != http.StatusSeeOther {
			t.Errorf("%s: %d", element, status)
		}
	}
	for i, want := range []int{http.StatusSeeOther, http.StatusConflict} {
		if status, _ := tries(t, p, roles.AppealMember, judge+"/voto", vote...); status != want {
			t.Errorf("vote on appeal, time %d: %d", i+1, status)
		}
	}
	cast, seats, err := p.Sittings.Progress(t.Context(), caseOf(t, p, c, h.Appeal))
	if cast != 1 || seats != 3 || err != nil {
		t.Errorf("%d of %d, %v", cast, seats, err)
	}
}

// The rows of sessions and appeals that write, as who may: another site that
// makes the browser of that person send them does nothing.
func TestOtherSitesDoNothingToSessions(t *testing.T) {
	p, c, voting, h := heard(t)
	fill := strings.NewReplacer("{certame}", webtest.Example, "{processo}", voting, "{recurso}", h.Appeal, "{confirmacao}", h.Own)
	ofSession := regexp.MustCompile(`/(secretaria|recursos|julgar|minha-confirmacao)(/|$)`)
	log, err := p.Store.AccessHead(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	written := 0
	for _, route := range web.Routes() {
		if route.Method == http.MethodGet || !ofSession.MatchString(route.Pattern) {
			continue
		}
		grant, _ := roles.Lookup(route.Permission)
		role := grant.Roles[len(grant.Roles)-1]
		p.Client(role) // enters before the log is looked at
		written++
		request, err := http.NewRequestWithContext(t.Context(), route.Method, p.URL+fill.Replace(route.Pattern), strings.NewReader("texto=x&motivo=x&ato=x"))
		if err != nil {
			t.Fatal(err)
		}
		request.Header.Set("Content-Type", "application/x-www-form-urlencoded")
		request.Header.Set("Sec-Fetch-Site", "cross-site")
		answer, err := p.Client(role).Do(request)
		if err != nil {
			t.Fatal(err)
		}
		answer.Body.Close() //nolint:errcheck // nothing is read of it
		if answer.StatusCode != http.StatusForbidden {
			t.Errorf("%s as %s: %d", route.Pattern, role, answer.StatusCode)
		}
	}
	list, err := p.Store.Accesses(t.Context(), c.ID, 0, 5)
	if err != nil || written < 15 || len(list) > 0 && list[0].Number > log.Number {
		t.Errorf("of %d rows something was done: %+v, %v", written, list, err)
	}
}

// What people write is text, wherever it is shown; and what is restricted is in no public
// output, nor in the log of requests (S05, S28).
func TestWordsOfSessions(t *testing.T) {
	p, c, voting, h := heard(t)
	mark := `<script>alert("CANARIO")</script>`
	tries(t, p, roles.Secretary, contestPath+"/secretaria/"+voting, "acao", "ocorrencia", "visto", strconv.Itoa(caseOf(t, p, c, voting).Seen()), "texto", mark)
	if status, _ := tries(t, p, roles.Candidate, contestPath+"/minha-confirmacao/"+h.Own+"/recurso", "texto", mark); status != http.StatusSeeOther {
		t.Fatal(status)
	}
	by := p.AccountOf(roles.Secretary)
	if err := p.Sittings.ReceiveAppeal(t.Context(), by, c.ID, h.Own); err != nil {
		t.Fatal(err)
	}
	if err := p.Sittings.Distribute(t.Context(), by, c.ID, h.Own, ""); err != nil {
		t.Fatal(err)
	}
	judge := contestPath + "/julgar/" + h.Own
	tries(t, p, roles.AppealMember, judge+"/declarar", "impedimento", sitting.NoImpediment)
	tries(t, p, roles.AppealMember, judge+"/elemento", "elemento", "recurso")
	for address, role := range map[string]roles.Role{contestPath + "/secretaria/" + voting: roles.Secretary, judge: roles.AppealMember} {
		status, page := asked(t, p, role, address)
		if status != http.StatusOK || !strings.Contains(page, "CANARIO") || strings.Contains(page, "<script>alert") {
			t.Errorf("%s: %d\n%s", address, status, page)
		}
		for _, personal := range []string{"Optante Número", "98,00"} {
			if strings.Contains(page, personal) {
				t.Errorf("%s has %q", address, personal)
			}
		}
	}
	for _, address := range []string{contestPath + "/secretaria", contestPath + "/recursos", contestPath + "/secretaria/documentos/resultado-provisorio-a-publicar.txt", "/publico", "/publico/exemplo"} {
		if _, page := asked(t, p, roles.Secretary, address); strings.Contains(page, "CANARIO") || strings.Contains(page, "características fenotípicas") {
			t.Errorf("%s has what is restricted", address)
		}
	}
	if log := p.Log.With(t.Context(), "/julgar"); strings.Contains(log, "CANARIO") || strings.Contains(log, h.Own) {
		t.Error("the log of requests has what is restricted")
	}
}

// A vote on appeal that rests on what no board admits is pointed out once, with the
// article, and sealed only if it is sent again.
func TestGroundsOnAppeal(t *testing.T) {
	p, c, _, h := heard(t)
	judge := contestPath + "/julgar/" + h.Appeal
	tries(t, p, roles.AppealMember, judge+"/declarar", "impedimento", sitting.NoImpediment)
	for _, element := range []string{"filmagem", "parecer", "recurso"} {
		tries(t, p, roles.AppealMember, judge+"/elemento", "elemento", element)
	}
	vote := []string{"voto", "nao_confirma", "motivos", "a ancestralidade não foi provada", "senha", webtest.VotePhrase}
	status, page := tries(t, p, roles.AppealMember, judge+"/voto", vote...)
	if status != http.StatusOK || !strings.Contains(page, "Decreto nº 12.536/2025, art. 9º, § 2º") || !strings.Contains(page, "a ancestralidade não foi provada") || strings.Contains(page, webtest.VotePhrase) {
		t.Errorf("%d\n%s", status, page)
	}
	if cast, _, err := p.Sittings.Progress(t.Context(), caseOf(t, p, c, h.Appeal)); cast != 0 || err != nil {
		t.Errorf("%d cast, %v", cast, err)
	}
	if status, _ := tries(t, p, roles.AppealMember, judge+"/voto", append(vote, "ciente", "sim")...); status != http.StatusSeeOther {
		t.Errorf("sent again: %d", status)
	}
}

// What is published is what was seen: a result that changed since is not, and neither is
// one whose effect was not looked at.
func TestPublishWhatWasSeen(t *testing.T) {
	p, c, voting, _ := heard(t)
	p.Votes(c, voting, 0)
	here := contestPath + "/secretaria/"
	mark := func() string {
		_, page := asked(t, p, roles.Secretary, here+"documentos")
		found := regexp.MustCompile(`/secretaria/provisorio"><input type="hidden" name="visto" value="([0-9a-f]+)"`).FindStringSubmatch(page)
		if found == nil {
			return ""
		}
		return found[1]
	}
	if got := mark(); got != "" {
		t.Errorf("something may be published before it is decided: %q", got)
	}
	own := []string{"impedimento", sitting.NoImpediment}
	tries(t, p, roles.Member, contestPath+"/minha-fila/"+voting+"/impedimento", own...)
	tries(t, p, roles.Member, contestPath+"/minha-fila/"+voting+"/voto", "voto", "confirma", "senha-voto", webtest.VotePhrase, "acao", "lacrar")
	tries(t, p, roles.Secretary, here+voting+"/encerrar")
	seen := mark()
	tries(t, p, roles.Secretary, here+voting, "acao", "ocorrencia", "visto", strconv.Itoa(caseOf(t, p, c, voting).Seen()), "texto", "chegou um documento")
	if status, _ := tries(t, p, roles.Secretary, here+"provisorio", "visto", seen, "ato", "Edital 9", "propor", "sim"); seen == "" || status != http.StatusConflict {
		t.Errorf("what changed since: %q, %d", seen, status)
	}
	if status, page := tries(t, p, roles.Secretary, here+"provisorio", "visto", mark(), "ato", "Edital 9"); status != http.StatusOK || !strings.Contains(page, "Ainda nada foi gravado") {
		t.Errorf("the effect: %d\n%s", status, page)
	}
	if caseOf(t, p, c, voting).Last(sitting.Provisional) != nil {
		t.Error("the effect was looked at, and the result published")
	}
	if status, _ := tries(t, p, roles.Secretary, here+"provisorio", "visto", mark(), "ato", "Edital 9", "propor", "sim"); status != http.StatusSeeOther || caseOf(t, p, c, voting).Last(sitting.Provisional) != nil {
		t.Errorf("one person published: %d", status)
	}
}

// A result waits for a second person: nobody else confirms it, nobody without that task
// reads it, and what changed since is refused with what to do (S32).
func TestTwoPeoplePublishTheResult(t *testing.T) {
	p, c, _, _ := heard(t)
	p.Decided(c)
	proposal := p.Proposes(c)
	here := contestPath + "/publicar/propostas/" + proposal
	status, page := asked(t, p, roles.HR, here)
	found := regexp.MustCompile(`name="visto" value="([0-9a-f]{64})"`).FindStringSubmatch(page)
	if status != http.StatusOK || found == nil || !strings.Contains(page, "não confirmada\n") || !strings.Contains(page, "O que isto muda nas listas") {
		t.Fatalf("%d\n%s", status, page)
	}
	for _, role := range []roles.Role{roles.Secretary, roles.Member, roles.Examiner, roles.Control, roles.Administration, roles.Candidate} {
		if status, _ := tries(t, p, role, here+"/confirmar", "visto", found[1]); status != http.StatusForbidden {
			t.Errorf("%s confirmed: %d", role, status)
		}
		if _, page := asked(t, p, role, here); strings.Contains(page, "não confirmada") || strings.Contains(page, found[1]) {
			t.Errorf("%s reads it before it is published", role)
		}
	}
	if err := p.Door.Grant(t.Context(), auth.Person{}, p.AccountOf(roles.Secretary), c.ID, roles.HR); err != nil {
		t.Fatal(err)
	}
	if status, page := tries(t, p, roles.Secretary, here+"/confirmar", "visto", found[1]); status != http.StatusUnprocessableEntity || !strings.Contains(page, "outra pessoa precisa confirmar") {
		t.Errorf("who proposed, with both roles: %d\n%s", status, page)
	}
	if status, _ := tries(t, p, roles.HR, here+"/confirmar", "visto", strings.Repeat("0", 64)); status != http.StatusConflict {
		t.Errorf("a mark of something else: %d", status)
	}
	public := "/publico/" + c.Slug
	if _, page := asked(t, p, roles.Public, public); strings.Count(page, "Resultado provisório das comissões") != 2*2 { // in the course of the contest, and among the acts
		t.Errorf("before it is confirmed:\n%s", page)
	}
	waiting, err := p.Sittings.Cases(t.Context(), c.ID, confirmation.ToPublish)
	if err != nil || len(waiting) != 1 {
		t.Fatal(len(waiting), err)
	}
	one := waiting[0]
	tries(t, p, roles.Secretary, contestPath+"/secretaria/"+one.ID, "acao", "ocorrencia", "visto", strconv.Itoa(one.Seen()), "texto", "chegou um documento")
	if status, page := tries(t, p, roles.HR, here+"/confirmar", "visto", found[1]); status != http.StatusConflict || !strings.Contains(page, "Retirem a proposta") {
		t.Errorf("what changed since: %d\n%s", status, page)
	}
	if _, page := asked(t, p, roles.Secretary, contestPath+"/secretaria/documentos"); !strings.Contains(page, "não pode mais ser confirmada") {
		t.Errorf("who proposed does not know:\n%s", page)
	}
	if status, _ := tries(t, p, roles.Secretary, contestPath+"/secretaria/propostas/"+proposal+"/retirar"); status != http.StatusSeeOther {
		t.Errorf("taken back: %d", status)
	}
	here = contestPath + "/publicar/propostas/" + p.Proposes(c)
	_, page = asked(t, p, roles.HR, here)
	found = regexp.MustCompile(`name="visto" value="([0-9a-f]{64})"`).FindStringSubmatch(page)
	if status, _ := tries(t, p, roles.HR, here+"/confirmar", "visto", found[1]); status != http.StatusSeeOther || caseOf(t, p, c, one.ID).Last(sitting.Provisional) == nil {
		t.Errorf("by two people: %d", status)
	}
	if _, page := asked(t, p, roles.Public, public+"/atos/3/resultado-provisorio.txt"); !strings.Contains(page, fmt.Sprintf("%-9s    PPP      não confirmada\n", one.Registration)) {
		t.Errorf("what everybody reads:\n%s", page)
	}
	if _, page := asked(t, p, roles.Public, public+"/atos.atom"); !strings.Contains(page, "Resultado provisório das comissões, ato 3") {
		t.Errorf("the news:\n%s", page)
	}
}

// The person reads the opinion on themselves, and each reading is in the log (S06); before
// the result was published there is none to read.
func TestOwnOpinionIsLogged(t *testing.T) {
	p, c, _, h := heard(t)
	for _, format := range []string{"txt", "pdf"} {
		status, page := asked(t, p, roles.Candidate, contestPath+"/minha-confirmacao/"+h.Own+"/parecer/"+format)
		if status != http.StatusOK || format == "txt" && (!strings.Contains(page, "Conjunto das características fenotípicas.") || strings.Contains(page, "M1")) {
			t.Errorf("%s: %d\n%s", format, status, page)
		}
		list, err := p.Store.Accesses(t.Context(), c.ID, 0, 1)
		if err != nil || list[0].Action != "documento.baixar" || list[0].Account != p.AccountOf(roles.Candidate) || !strings.HasPrefix(list[0].Object, "parecer-") {
			t.Errorf("%+v, %v", list, err)
		}
	}
	if status, _ := asked(t, p, roles.Candidate, contestPath+"/minha-confirmacao/"+h.Own+"/parecer/html"); status != http.StatusNotFound {
		t.Errorf("another format: %d", status)
	}
}

// Who is of the appeal and rested a vote on what is never admitted completes its reasons,
// on a page of the appeal: without it nobody could, and the case would never be decided.
func TestReasonsOwedOnAppeal(t *testing.T) {
	p, c, _, h := heard(t)
	judge := contestPath + "/julgar/"
	tries(t, p, roles.AppealMember, judge+h.Appeal+"/declarar", "impedimento", sitting.NoImpediment)
	for _, element := range []string{"filmagem", "parecer", "recurso"} {
		tries(t, p, roles.AppealMember, judge+h.Appeal+"/elemento", "elemento", element)
		for _, other := range []store.AccountID{webtest.Nobody(12), webtest.Nobody(13)} {
			p.Sittings.Declare(t.Context(), other, c.ID, h.Appeal, sitting.NoImpediment, "") //nolint:errcheck // the vote below says
			if _, err := p.Sittings.OpenElement(t.Context(), other, c.ID, h.Appeal, sitting.Element(element)); err != nil {
				t.Fatal(err)
			}
		}
	}
	tries(t, p, roles.AppealMember, judge+h.Appeal+"/voto", "voto", "nao_confirma", "motivos", "a ancestralidade não foi provada", "senha", webtest.VotePhrase, "ciente", "sim")
	for _, other := range []store.AccountID{webtest.Nobody(12), webtest.Nobody(13)} {
		if _, err := p.Sittings.Cast(t.Context(), other, c.ID, h.Appeal, sitting.BallotPaper{Vote: confirmation.Against, Reason: "o conjunto dos traços"}, webtest.VotePhrase); err != nil {
			t.Fatal(err)
		}
	}
	tries(t, p, roles.Secretary, contestPath+"/secretaria/"+h.Appeal+"/encerrar")
	one := caseOf(t, p, c, h.Appeal)
	if one.State.Decision.Outcome != confirmation.Undecided {
		t.Fatalf("%+v", one.State.Decision)
	}
	if status, page := asked(t, p, roles.AppealMember, judge+"motivos"); status != http.StatusOK || !strings.Contains(page, one.Registration) || strings.Contains(page, "minha-fila") {
		t.Errorf("%d\n%s", status, page)
	}
	status, _, to := answers(t, p, roles.AppealMember, judge+"motivos", "processo", h.Appeal, "instancia", "recursal", "motivos", "o conjunto dos traços")
	if one = caseOf(t, p, c, h.Appeal); status != http.StatusSeeOther || to != judge+"motivos" || one.State.Decision.Outcome != confirmation.Denied {
		t.Errorf("%d %s, %+v", status, to, one.State.Decision)
	}
	if text := strings.Join(one.Told(p.Sittings.Now()).Examined, "; "); !strings.Contains(text, "R1: filmagem (não havia no processo), parecer, recurso") {
		t.Errorf("no film was kept, and the minutes say %q", text)
	}
}

// What comes with an appeal is of its term, and its board reads it with the reasons.
func TestPiecesOfAnAppeal(t *testing.T) {
	p, c, _, h := heard(t)
	begin := func(id, group string) int {
		one := caseOf(t, p, c, id)
		said := metadata("inscricao", one.Registration, "grupo", group, "peca", custody.Reasons, "filename", "razoes.pdf", "filetype", "application/pdf")
		return tusAsks(t, p.Client(roles.Candidate), http.MethodPost, p.URL+contestPath+"/envios/recurso", map[string]string{"Upload-Length": "1000", "Upload-Metadata": said}, nil).StatusCode
	}
	if status := begin(h.Own, "PPP"); status != http.StatusCreated {
		t.Errorf("within the term: %d", status)
	}
	p.Owns(c, caseOf(t, p, c, h.Appeal).Registration)
	for what, status := range map[string]int{"an appeal already received": begin(h.Appeal, "PPP"), "another group": begin(h.Own, "PI")} {
		if status != http.StatusUnprocessableEntity {
			t.Errorf("%s: %d", what, status)
		}
	}
	appealed := caseOf(t, p, c, h.Appeal)
	o, err := p.Custody.Put(t.Context(), custody.Sending{
		Contest: c.ID, Kind: custody.Appeal, Piece: custody.Reasons, Group: "PPP", Registration: appealed.Registration, By: p.AccountOf(roles.Candidate), Name: "razoes.pdf", Declared: "application/pdf",
	}, bytes.NewReader(printedPDF(t)))
	if err != nil {
		t.Fatal(err)
	}
	judge := contestPath + "/julgar/" + h.Appeal
	tries(t, p, roles.AppealMember, judge+"/declarar", "impedimento", sitting.NoImpediment)
	if _, page := asked(t, p, roles.AppealMember, judge); strings.Contains(page, o.ID) {
		t.Error("shown before the reasons are opened")
	}
	tries(t, p, roles.AppealMember, judge+"/elemento", "elemento", "recurso")
	if _, page := asked(t, p, roles.AppealMember, judge); !strings.Contains(page, "/guarda/"+o.ID) {
		t.Errorf("what came with the appeal does not reach its board:\n%s", page)
	}
	if status, _ := asked(t, p, roles.AppealMember, contestPath+"/guarda/"+o.ID); status != http.StatusOK {
		t.Errorf("it does not open: %d", status)
	}
}

// Who finds an impediment only in the file of the appeal leaves it, and reaches nothing of
// it any more.
func TestLateImpedimentOnAppeal(t *testing.T) {
	p, _, _, h := heard(t)
	judge := contestPath + "/julgar/" + h.Appeal
	tries(t, p, roles.AppealMember, judge+"/declarar", "impedimento", sitting.NoImpediment)
	if _, page := asked(t, p, roles.AppealMember, judge); !strings.Contains(page, "Descobri um impedimento") || !strings.Contains(page, `value="`+sitting.Kinship+`"`) || strings.Contains(page, `value="`+sitting.NoImpediment+`"`) {
		t.Errorf("the page does not let who is impeded leave:\n%s", page)
	}
	if status, _ := tries(t, p, roles.AppealMember, judge+"/declarar", "impedimento", sitting.Kinship); status != http.StatusSeeOther {
		t.Errorf("%d", status)
	}
	if status, _ := asked(t, p, roles.AppealMember, judge); status == http.StatusOK {
		t.Error("who is impeded still reads the file")
	}
}

// Who agreed to be filmed may refuse while the board does not vote, and not after.
func TestLateRefusalOfTheFilming(t *testing.T) {
	p, c, voting, _ := heard(t)
	here := contestPath + "/secretaria/" + voting
	if _, page := asked(t, p, roles.Secretary, here); strings.Contains(page, "mudou de ideia") {
		t.Error("offered while the board votes")
	}
	tries(t, p, roles.Secretary, here+"/anular", "motivo", "falta um membro")
	if _, page := asked(t, p, roles.Secretary, here); !strings.Contains(page, "mudou de ideia") {
		t.Errorf("who agreed can no longer refuse:\n%s", page)
	}
	status, _ := tries(t, p, roles.Secretary, here, "acao", "filmagem_recusada", "visto", strconv.Itoa(caseOf(t, p, c, voting).Seen()), "texto", "mudou de ideia", "confirmar", "sim")
	if one := caseOf(t, p, c, voting); status != http.StatusSeeOther || one.State.Decision.Outcome != confirmation.FilmingRefused {
		t.Errorf("%d, %+v", status, one.State.Decision)
	}
}

// Who sends an appeal twice, from two tabs, is told that there is one, and which; nothing of
// it changes.
func TestAppealTwice(t *testing.T) {
	p, c, _, h := heard(t)
	own := contestPath + "/minha-confirmacao/" + h.Own
	if status, _ := tries(t, p, roles.Candidate, own+"/recurso", "texto", "o primeiro"); status != http.StatusSeeOther {
		t.Fatal(status)
	}
	status, page := tries(t, p, roles.Candidate, own+"/recurso", "texto", "o segundo")
	if status != http.StatusUnprocessableEntity || !strings.Contains(page, "já foi interposto em") || strings.Contains(page, "Só cabe recurso da não confirmação") {
		t.Errorf("%d\n%s", status, page)
	}
	if r := caseOf(t, p, c, h.Own).Receipt(); r == nil || r.Text != "o primeiro" {
		t.Errorf("%+v", r)
	}
}
