package web_test

import (
	"bytes"
	"fmt"
	"image"
	"image/png"
	"net/http"
	"regexp"
	"strings"
	"testing"

	"certame/internal/auth/roles"
	"certame/internal/custody"
	"certame/internal/docket"
	"certame/internal/run"
	"certame/internal/sitting"
	"certame/internal/store"
	"certame/internal/web/webtest"
)

// documents is a contest with one person who opted for the reserve of indígenas or of
// quilombolas and handed documents in, before a board of D1, who is the member of the
// demonstration, D2 and D3.
func documents(t *testing.T, p *webtest.Platform, group string, kinds ...string) (c store.Contest, own string) {
	t.Helper()
	var board strings.Builder
	board.WriteString("grupo;instancia;comissao;membro;nome;papel;pertencimento;notorio_saber\n")
	for n := range 3 {
		fmt.Fprintf(&board, "%s;comissao;1;D%d;Pessoa D%d;titular;sim;sim\n", group, n+1, n+1)
	}
	c, err := p.Docket.Create(t.Context(), p.AccountOf(roles.HR), docket.Draft{Slug: "documentos", Files: docket.Files{
		run.EditalFile:     strings.NewReader("certame: DOCUMENTOS\npublicado_em: 2026-02-10\ncargos:\n  - {codigo: \"101\", vagas: 40}\n"),
		run.CandidatesFile: strings.NewReader("inscricao;nome;cargo;opcoes;nota_final\n3001;Pessoa Sigilosa;101;" + group + ";80\n"),
		webtest.BoardsFile: strings.NewReader(board.String()),
	}})
	if err != nil {
		t.Fatal(err)
	}
	p.Signs(c, "D1", p.AccountOf(roles.Member))
	p.Signs(c, "D2", webtest.Nobody(2))
	p.Signs(c, "D3", webtest.Nobody(3))
	for _, kind := range kinds {
		var scan bytes.Buffer
		if err := png.Encode(&scan, image.NewGray(image.Rect(0, 0, 8, 8))); err != nil {
			t.Fatal(err)
		}
		if _, err := p.Custody.Put(t.Context(), custody.Sending{Contest: c.ID, Kind: custody.Document, Piece: kind, Group: group, Registration: "3001", By: "x", Name: "Pessoa-Sigilosa.png", Declared: "image/png"}, &scan); err != nil {
			t.Fatal(err)
		}
	}
	one, err := p.Sittings.OpenCase(t.Context(), p.AccountOf(roles.Secretary), c.ID, group, "3001")
	if err != nil {
		t.Fatal(err)
	}
	p.Opens(one)
	return c, "/certames/documentos/minha-fila/" + one.ID
}

var viewed = regexp.MustCompile(`/certames/documentos/guarda/[0-9a-f-]+`)

// the checklist of the board of documents opens what was handed in only to who
// declared, says what the marks amount to, with its article, and leaves the vote to the
// member.
func TestDocumentsOfIndigena(t *testing.T) {
	p := webtest.Start(t)
	c, own := documents(t, p, "PI", "documento_da_comunidade")
	objects, err := p.Custody.Of(t.Context(), c.ID, "3001", "PI")
	if err != nil || len(objects) != 1 {
		t.Fatal(objects, err)
	}
	view := "/certames/documentos/guarda/" + objects[0].ID
	if status, _ := asked(t, p, roles.Member, view); status != http.StatusNotFound {
		t.Errorf("a document before the declaration: %d", status)
	}
	answers(t, p, roles.Member, own+"/impedimento", "impedimento", sitting.NoImpediment)
	_, page := asked(t, p, roles.Member, own)
	if viewed.FindString(page) != view || strings.Contains(page, "Sigilosa") || strings.Contains(page, "Dúvida razoável") || !strings.Contains(page, "art. 13") {
		t.Errorf("the form of documents:\n%s", page)
	}
	if status, _ := asked(t, p, roles.Member, view); status != http.StatusOK {
		t.Errorf("who verifies does not see the document: %d", status)
	}
	marked := []string{"documento-documento_da_comunidade", "sim", "assinaturas-documento_da_comunidade"}
	if _, page, _ := answers(t, p, roles.Member, own+"/voto", append(marked, "2", "acao", "conferir")...); !strings.Contains(page, "não bastam") || !strings.Contains(page, `value="2"`) {
		t.Error(page)
	}
	if _, page, _ := answers(t, p, roles.Member, own+"/voto", append(marked, "3", "acao", "conferir")...); !strings.Contains(page, "os documentos bastam") {
		t.Error(page)
	}
	status, page, _ := answers(t, p, roles.Member, own+"/voto", append(marked, "2", "voto", "confirma", "senha-voto", webtest.VotePhrase)...)
	if status != http.StatusOK || !strings.Contains(page, "Votar assim mesmo") {
		t.Errorf("%d\n%s", status, page)
	}
	if status, _, to := answers(t, p, roles.Member, own+"/voto", append(marked, "2", "voto", "confirma", "senha-voto", webtest.VotePhrase, "ciente", "sim")...); status != http.StatusSeeOther || !strings.Contains(to, "voto=") {
		t.Errorf("%d %s", status, to)
	}
	if status, _ := asked(t, p, roles.Member, view); status != http.StatusNotFound {
		t.Errorf("a document after the vote: %d", status)
	}
}

// both pieces, always.
func TestDocumentsOfQuilombola(t *testing.T) {
	p := webtest.Start(t)
	_, own := documents(t, p, "PQ")
	answers(t, p, roles.Member, own+"/impedimento", "impedimento", sitting.NoImpediment)
	_, page := asked(t, p, roles.Member, own)
	if !strings.Contains(page, "Palmares") || !strings.Contains(page, "lideranças") || !strings.Contains(page, "Nada foi entregue") || !strings.Contains(page, "art. 15") {
		t.Error(page)
	}
	leaders := []string{"documento-declaracao_de_liderancas", "sim", "assinaturas-declaracao_de_liderancas", "3", "acao", "conferir"}
	if _, page, _ := answers(t, p, roles.Member, own+"/voto", leaders...); !strings.Contains(page, "não bastam") {
		t.Error(page)
	}
	if _, page, _ := answers(t, p, roles.Member, own+"/voto", append(leaders, "documento-certidao_palmares", "sim")...); !strings.Contains(page, "os documentos bastam") {
		t.Error(page)
	}
	tab := webtest.NewTab(t)
	tab.As(p, roles.Member)
	tab.Open(p.URL + own)
	tab.Accessible("the form of documents")
	tab.Zoomed("the form of documents")
	tab.Keyboard("the form of documents")
	tab.Shot("fila-documentos")
}
