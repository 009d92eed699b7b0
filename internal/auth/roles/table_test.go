package roles

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"certame/law"
)

// golden is the whole answer of the table, role by role, written by hand beside
// it: a change of access is a change of this test too.
var golden = map[Role][]string{
	Administration: {
		"pessoa.ver", "pessoa.cadastrar", "pessoa.redefinir", "pessoa.bloquear", "instalacao.ver", "registro.ler",
		"acompanhamento.importar", "certame.criar", "papel.ver", "papel.atribuir", "certame.listar",
	},
	HR: {
		"certame.criar", "papel.ver", "certame.listar", "certame.ver", "certame.editar", "certame.encerrar", "certame.transferir",
		"quadro.ver", "quadro.editar", "simulacao.fazer", "sorteio.ver", "sorteio.preparar", "sorteio.apurar", "arquivo.ver",
		"arquivo.importar", "pendencia.ver", "pendencia.decidir", "trabalho.ver", "trabalho.cancelar", "resultado.apurar",
		"lista.ver_restrita", "lista.comparar", "resultado.explicar", "ordem.ver", "fato.ver", "fato.registrar",
		"estorno.propor", "estorno.confirmar", "ato.ver", "ato.propor", "ato.retirar", "ato.confirmar", "exportar.restrito",
		"aviso.enviar", "comissao.ver", "comissao.compor", "agenda.ver", "amostra.sortear", "denuncia.tratar", "denuncia.decidir",
		"custodia.ler", "custodia.reter", "eliminacao.propor", "eliminacao.confirmar", "correcao.responder",
	},
	Examiner: {
		"certame.listar", "certame.ver", "quadro.ver", "simulacao.fazer", "sorteio.ver", "arquivo.ver", "arquivo.importar",
		"pendencia.ver", "pendencia.decidir", "trabalho.ver", "trabalho.cancelar", "resultado.apurar", "lista.ver_restrita",
		"lista.comparar", "resultado.explicar", "ordem.ver", "fato.ver", "ato.ver", "ato.propor", "ato.retirar",
		"exportar.restrito", "aviso.enviar", "comissao.ver", "agenda.ver", "agenda.planejar", "agenda.remarcar", "convocacao.enviar",
	},
	Secretary: {
		"certame.listar", "certame.ver", "quadro.ver", "trabalho.ver", "aviso.enviar", "comissao.ver", "comissao.compor",
		"comissao.substituir", "termo.assinar", "agenda.ver", "agenda.planejar", "agenda.remarcar", "convocacao.enviar",
		"sessao.conduzir", "filme.gravar", "sessao.encerrar", "ata.gerar", "resultado.propor", "recurso.receber",
	},
	Member:       {"certame.listar", "termo.assinar", "impedimento.declarar", "fila.ver", "voto.registrar", "documento.examinar", "amostra.reler"},
	AppealMember: {"certame.listar", "termo.assinar", "impedimento.declarar", "recurso.examinar", "recurso.votar"},
	Candidate: {
		"certame.listar", "inscricao.mudar", "documento.enviar", "situacao.ver", "parecer.ver", "filme.ver", "recurso.interpor", "defesa.apresentar",
	},
	Control: {
		"registro.ler", "acompanhamento.importar", "papel.ver", "certame.listar", "certame.ver", "quadro.ver", "sorteio.ver", "ato.ver",
		"controle.extrato", "controle.integral", "comissao.ver", "amostra.sortear", "custodia.ler",
	},
	Account: {"conta.propria", "certame.ver_meus", "inscricao.fazer", "titular.exercer", "leitura.ver"},
	Public: {
		"denuncia.apresentar", "publico.ver", "publico.baixar", "publico.verificar", "publico.simular", "publico.acompanhar", "sessao.entrar",
	},
}

// Every permission against every role: what is written here and nothing else.
func TestEveryPermissionOfEveryRole(t *testing.T) {
	for _, d := range Demands() {
		want := slices.Concat(golden[d.Role], golden[Public])
		if d.Role != Public {
			want = append(want, golden[Account]...)
		}
		for _, g := range Grants() {
			if got := May([]Role{d.Role}, g.Permission); got != slices.Contains(want, string(g.Permission)) {
				t.Errorf("%s may %s: %v", d.Role, g.Permission, got)
			}
		}
		for _, p := range want {
			if _, known := Lookup(Permission(p)); !known {
				t.Errorf("%s is not a permission", p)
			}
		}
	}
}

// Roles add up and take nothing from one another; nobody is the public.
func TestRolesAddUp(t *testing.T) {
	for _, g := range Grants() {
		for _, a := range Demands() {
			for _, b := range Demands() {
				either := May([]Role{a.Role}, g.Permission) || May([]Role{b.Role}, g.Permission)
				if May([]Role{a.Role, b.Role}, g.Permission) != either {
					t.Errorf("%s and %s together: %s", a.Role, b.Role, g.Permission)
				}
			}
		}
		if May(nil, g.Permission) != slices.Contains(golden[Public], string(g.Permission)) {
			t.Errorf("without any role: %s", g.Permission)
		}
	}
}

func TestUnknownIsRefused(t *testing.T) {
	var all []Role
	for _, d := range Demands() {
		all = append(all, d.Role)
	}
	for _, p := range []Permission{"", "fato", "fato.registrar ", "FATO.REGISTRAR", "tudo"} {
		if May(all, p) {
			t.Errorf("%q is allowed", p)
		}
	}
	if May([]Role{"inventado"}, "fato.registrar") {
		t.Error("a role that does not exist registers facts")
	}
}

// What the table may never say, whoever changes it.
func TestDutiesStayApart(t *testing.T) {
	no := func(r Role, permissions ...Permission) {
		t.Helper()
		for _, p := range permissions {
			if _, known := Lookup(p); !known || May([]Role{r}, p) {
				t.Errorf("%s may %s", r, p)
			}
		}
	}
	no(Administration, "certame.ver", "lista.ver_restrita", "exportar.restrito", "fato.registrar", "ato.propor", "ato.confirmar", "fila.ver", "recurso.examinar", "controle.integral", "certame.transferir")
	for _, r := range []Role{Member, AppealMember} {
		no(r, "lista.ver_restrita", "resultado.explicar", "agenda.ver", "arquivo.ver", "exportar.restrito", "sessao.encerrar", "papel.atribuir", "ordem.ver")
	}
	no(Member, "recurso.examinar", "recurso.votar")
	no(AppealMember, "fila.ver", "voto.registrar")
	no(Secretary, "voto.registrar", "recurso.votar", "fila.ver", "recurso.examinar", "lista.ver_restrita", "ato.confirmar")
	no(Control, "lista.ver_restrita", "exportar.restrito", "certame.editar", "fato.registrar", "ato.propor")
	no(Examiner, "ato.confirmar", "fato.registrar", "estorno.confirmar", "certame.editar")
}

// What a program may never do in a person's name: what gives access to others, what
// asks for two people, what decides another's right, and the account itself.
func TestProgramsAreNotPeople(t *testing.T) {
	var all []Role
	for _, d := range Demands() {
		all = append(all, d.Role)
	}
	for _, p := range []Permission{
		"conta.propria", "pessoa.cadastrar", "pessoa.redefinir", "pessoa.bloquear", "papel.atribuir", "ato.confirmar", "estorno.confirmar",
		"eliminacao.propor", "eliminacao.confirmar", "voto.registrar", "recurso.votar", "fila.ver", "recurso.examinar", "documento.examinar",
		"termo.assinar", "impedimento.declarar", "sessao.encerrar", "sessao.entrar", "controle.integral", "inscricao.fazer", "filme.ver",
	} {
		if MayByProgram(all, p) || !May(all, p) {
			t.Errorf("%s by a program", p)
		}
	}
	for _, p := range []Permission{"certame.ver", "arquivo.importar", "resultado.apurar", "lista.ver_restrita", "fato.registrar", "ato.propor", "publico.ver"} {
		if !MayByProgram(all, p) {
			t.Errorf("%s not by a program", p)
		}
	}
	if MayByProgram(nil, "certame.ver") || MayByProgram(all, "tudo") {
		t.Error("a program may more than its person")
	}
}

// The table itself: names, scopes, roles and provisions that exist, each line whole.
func TestTableIsWhole(t *testing.T) {
	provisions := map[law.Provision]bool{}
	for _, r := range law.Provisions() {
		provisions[r.ID] = true
	}
	named := regexp.MustCompile(`^[a-z]+\.[a-z_]+$`)
	seen := map[Permission]bool{}
	for _, g := range Grants() {
		if seen[g.Permission] || !named.MatchString(string(g.Permission)) {
			t.Errorf("%q is twice or badly named", g.Permission)
		}
		seen[g.Permission] = true
		if !slices.Contains([]Scope{ScopeInstallation, ScopeContest, ScopeOwn, ScopePublic}, g.Scope) || g.Why == "" || g.Allows == "" || len(g.Roles) == 0 {
			t.Errorf("%s is not whole: %+v", g.Permission, g)
		}
		if (g.Scope == ScopePublic) != slices.Contains(g.Roles, Public) {
			t.Errorf("%s: the public scope and the public role go together", g.Permission)
		}
		for _, r := range g.Roles {
			if _, known := DemandOf(r); !known {
				t.Errorf("%s: no role %q", g.Permission, r)
			}
		}
		for _, p := range g.Provisions {
			if !provisions[p] {
				t.Errorf("%s cites %q, which is not a provision", g.Permission, p)
			}
		}
	}
	if text := string(Page("")); strings.Count(text, "\n| `") != 2*len(Grants())+len(Demands()) {
		t.Error("the page does not have every line")
	}
}
