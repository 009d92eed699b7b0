package web_test

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"certame/internal/auth/roles"
	"certame/internal/store"
	"certame/internal/web/webtest"
)

// voting is a platform with a case of the Example open for the vote of a member.
func voting(t *testing.T) (p *webtest.Platform, c store.Contest, own string) {
	t.Helper()
	p = webtest.Start(t)
	c = p.Boards(3)
	return p, c, "/certames/" + webtest.Example + "/minha-fila/" + p.Voting(c)
}

func answers(t *testing.T, p *webtest.Platform, role roles.Role, address string, fields ...string) (status int, page, to string) {
	t.Helper()
	form := url.Values{}
	for i := 0; i < len(fields); i += 2 {
		form.Add(fields[i], fields[i+1])
	}
	return sendForm(t, p, role, address, form)
}

// S11: before the term nothing of any session is shown; after it, the queue is.
func TestTermFirst(t *testing.T) {
	p, c, own := voting(t)
	newcomer := p.Someone("nova.membro", "Nova Membro", c.ID, roles.Member)
	if err := p.Store.TieMember(t.Context(), store.MemberAccount{Contest: c.ID, Member: "S1", Account: newcomer.Account}); err != nil {
		t.Fatal(err)
	}
	for _, address := range []string{own, "/certames/exemplo/minha-fila/motivos"} {
		if status, page := newcomer.Opens(address); status != http.StatusForbidden || webtest.Stands(page, "2001") || !strings.Contains(page, "TERMO") {
			t.Errorf("%s: %d\n%s", address, status, page)
		}
	}
	if status, page := newcomer.Opens("/certames/exemplo/minha-fila"); status != http.StatusOK || !strings.Contains(page, "termo de confidencialidade") || webtest.Stands(page, "2001") {
		t.Errorf("%d\n%s", status, page)
	}
	for _, wrong := range [][]string{
		{"senha-voto", webtest.VotePhrase, "senha-voto-de-novo", webtest.VotePhrase},
		{"senha-voto", webtest.VotePhrase, "senha-voto-de-novo", "outra", "compromisso", "sim"},
		{"senha-voto", "curta", "senha-voto-de-novo", "curta", "compromisso", "sim"},
		{"compromisso", "sim"},
	} {
		if status, _ := newcomer.Posts("/certames/exemplo/termo", wrong...); status != http.StatusUnprocessableEntity {
			t.Errorf("%v: %d", wrong, status)
		}
	}
	if status, page := newcomer.Posts("/certames/exemplo/termo", "senha-voto", webtest.VotePhrase, "senha-voto-de-novo", webtest.VotePhrase, "compromisso", "sim"); status != http.StatusOK || !strings.Contains(page, "Você assinou") {
		t.Errorf("%d\n%s", status, page)
	}
	if status, page := newcomer.Opens("/certames/exemplo/minha-fila"); status != http.StatusOK || !strings.Contains(page, "Nenhum processo espera") {
		t.Errorf("%d\n%s", status, page)
	}
	if status, _ := newcomer.Opens(own); status != http.StatusNotFound {
		t.Errorf("who signed after the case was opened has no place in it: %d", status)
	}
}

// S04: what a member gets of a case, before and after declaring, and with the other
// votes in, has its number and group, and nothing that could tell more.
func TestMemberSeesNoMore(t *testing.T) {
	p, c, own := voting(t)
	p.Votes(c, own[strings.LastIndex(own, "/")+1:], 3)
	look := func() string {
		status, page := asked(t, p, roles.Member, own)
		if status != http.StatusOK || !strings.Contains(page, "2001") || !strings.Contains(page, "retas e pardas") {
			t.Fatalf("%d\n%s", status, page)
		}
		return page
	}
	pages := look()
	if status, _, to := answers(t, p, roles.Member, own+"/impedimento", "impedimento", "nenhum"); status != http.StatusSeeOther || to != own {
		t.Fatalf("%d %s", status, to)
	}
	pages += look()
	_, queue := asked(t, p, roles.Member, "/certames/exemplo/minha-fila")
	pages += queue
	for _, more := range []string{"Optante", "98,00", "motivo-secreto", "cpf", "CPF", "Ampla", "posição", "classificação", "M2", "M3", "votos"} {
		if strings.Contains(pages, more) {
			t.Errorf("the pages of a member have %q", more)
		}
	}
}

// A vote by the form: reasons are required, forbidden grounds are pointed out once with
// the words as they were written, the phrase seals it, and it does not change.
func TestVoteByTheForm(t *testing.T) {
	p, c, own := voting(t)
	id := own[strings.LastIndex(own, "/")+1:]
	if status, _, _ := answers(t, p, roles.Member, own+"/voto", "voto", "confirma", "senha-voto", webtest.VotePhrase); status != http.StatusConflict {
		t.Errorf("voted before declaring: %d", status)
	}
	answers(t, p, roles.Member, own+"/impedimento", "impedimento", "nenhum")
	if status, page, _ := answers(t, p, roles.Member, own+"/voto", "voto", "nao-confirma", "senha-voto", webtest.VotePhrase); status != http.StatusUnprocessableEntity || !strings.Contains(page, "faltam os motivos") {
		t.Errorf("against with no reason: %d", status)
	}
	words := "O laudo &amp; a avó"
	status, page, _ := answers(t, p, roles.Member, own+"/voto", "voto", "nao-confirma", "motivos", "O laudo & a avó", "senha-voto", webtest.VotePhrase)
	if status != http.StatusOK || !strings.Contains(page, "ascendência ou de laudo") || !strings.Contains(page, words) || strings.Contains(page, webtest.VotePhrase) {
		t.Errorf("%d\n%s", status, page)
	}
	if status, page, _ := answers(t, p, roles.Member, own+"/voto", "voto", "duvida", "senha-voto", "outra frase qualquer aqui"); status != http.StatusUnprocessableEntity || !strings.Contains(page, "senha de voto não confere") {
		t.Errorf("a wrong phrase: %d", status)
	}
	status, _, to := answers(t, p, roles.Member, own+"/voto", "voto", "nao-confirma", "motivos", "O laudo & a avó", "senha-voto", webtest.VotePhrase, "ciente", "sim")
	if status != http.StatusSeeOther || !strings.Contains(to, "voto=") {
		t.Errorf("%d %s", status, to)
	}
	if _, page := asked(t, p, roles.Member, to); !strings.Contains(page, "Voto lacrado") || !strings.Contains(page, id) {
		t.Error(page)
	}
	if status, _, _ := answers(t, p, roles.Member, own+"/voto", "voto", "confirma", "senha-voto", webtest.VotePhrase); status != http.StatusConflict {
		t.Errorf("voted twice: %d", status)
	}
	// The result depends on it, and its reasons are owed: asked of the member, who gives others.
	p.Votes(c, id, 2)
	if _, err := p.Sittings.CloseVoting(t.Context(), p.AccountOf(roles.Secretary), c.ID, id); err != nil {
		t.Fatal(err)
	}
	reasons := "/certames/exemplo/minha-fila/motivos"
	if _, page := asked(t, p, roles.Member, reasons); !strings.Contains(page, "inscrição 2001") {
		t.Error(page)
	}
	if status, _, to := answers(t, p, roles.Member, reasons, "processo", id, "motivos", "traços da face"); status != http.StatusSeeOther || to != reasons {
		t.Errorf("%d %s", status, to)
	}
	if _, page := asked(t, p, roles.Member, reasons); !strings.Contains(page, "não deve motivos") {
		t.Error(page)
	}
}
