package web_test

import (
	"regexp"
	"strings"
	"testing"

	"certame/internal/auth/roles"
	"certame/internal/docket"
	"certame/internal/run"
	"certame/internal/web/webtest"
)

// What everybody reads of an admission to the Forces says its own words.
func TestPublicPagesInTheWordsOfTheForces(t *testing.T) {
	p := webtest.Start(t)
	c, err := p.Docket.Create(t.Context(), p.AccountOf(roles.HR), docket.Draft{Slug: webtest.Example, Files: docket.Files{
		run.EditalFile:     strings.NewReader("certame: EXAME DE ADMISSÃO\norgao: Escola\npublicado_em: 2026-04-10\nnatureza: forcas_armadas\ntipo: admissao_militar\nvalidade: 1 ano\ncargos:\n  - {codigo: \"1\", nome: Intendência, vagas: 3}\n"),
		run.CandidatesFile: strings.NewReader("inscricao;nome;cargo;opcoes;nota_final;nascimento\n0001;Ana;1;PPP;90,00;02/03/2005\n0002;Bruno;1;;80,00;02/03/2004\n"),
	}})
	if err == nil {
		_, err = p.Docket.Compute(t.Context(), p.AccountOf(roles.HR), c.ID, func(string, int, int) {})
	}
	if err != nil {
		t.Fatal(err)
	}
	p.Published(c)
	civil := regexp.MustCompile(`(?i)<(?:th|label|caption|button)[^>]*>[^<]*\bcargos?\b`)
	for _, path := range []string{"", "/vagas", "/ordem", "/cortes", "/atos/1/listas"} {
		_, page := asked(t, p, roles.Public, "/publico/exemplo"+path)
		if found := civil.FindString(page); found != "" || path != "" && !strings.Contains(strings.ToLower(page), "turma") {
			t.Errorf("%s says %q", path, found)
		}
	}
}
