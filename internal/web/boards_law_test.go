package web_test

import (
	"strings"
	"testing"

	"certame/internal/auth/roles"
	"certame/internal/docket"
	"certame/internal/run"
	"certame/internal/web/webtest"
)

// Pages of the boards cite the norm of the contest: in one of the Armed Forces, the
// ordinance and not the decree alone.
func TestBoardPagesCiteTheirNorm(t *testing.T) {
	p := webtest.Start(t)
	c, err := p.Docket.Create(t.Context(), p.AccountOf(roles.HR), docket.Draft{Slug: webtest.Example, Files: docket.Files{
		run.EditalFile:     strings.NewReader("certame: EXAME DE ADMISSÃO\norgao: Escola\npublicado_em: 2026-04-10\nnatureza: forcas_armadas\ntipo: admissao_militar\nvalidade: 1 ano\ncargos:\n  - {codigo: \"1\", vagas: 30}\n"),
		run.CandidatesFile: strings.NewReader("inscricao;nome;cargo;opcoes;nota_final\n0001;Ana;1;PPP;90,00\n"),
	}})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := p.Sittings.Sign(t.Context(), p.AccountOf(roles.Secretary), c.ID, ""); err != nil {
		t.Fatal(err)
	}
	for path, want := range map[string]string{"/termo": "Portaria GM-MD nº 1.286/2026, art. 12", "/gravar": "Portaria GM-MD nº 1.286/2026, art. 17"} {
		_, page := asked(t, p, roles.Secretary, "/certames/exemplo"+path)
		if !strings.Contains(page, want) || strings.Contains(page, "Decreto") {
			t.Errorf("%s does not cite %s, or cites the decree:\n%s", path, want, page)
		}
		if path == "/gravar" && (strings.Contains(page, `value="PI"`) || !strings.Contains(page, `value="PPP"`)) {
			t.Errorf("a procedure that is not filmed is offered:\n%s", page)
		}
	}
}
