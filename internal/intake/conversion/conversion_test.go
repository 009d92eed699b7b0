package conversion

import (
	"bytes"
	"context"
	"errors"
	"maps"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"certame/internal/intake"
	"certame/internal/intake/profile"
	"certame/internal/intake/review"
)

// converted gives what a list becomes, with the map that is derived from it.
func converted(t *testing.T, list string, opt Options) (string, error) {
	t.Helper()
	path := filepath.Join(t.TempDir(), "lista")
	if err := os.WriteFile(path, []byte(list), 0o600); err != nil {
		t.Fatal(err)
	}
	profiles, err := profile.All()
	if err != nil {
		t.Fatal(err)
	}
	e, err := review.Examine(context.Background(), path, review.Options{Profiles: profiles, Digest: true})
	if err != nil {
		t.Fatal(err)
	}
	defer e.Close()
	derived, err := review.ParseMap([]byte(e.Derive()))
	if err != nil {
		t.Fatalf("the derived map does not parse: %v\n%s", err, e.Derive())
	}
	if opt.Map == nil {
		opt.Map = derived
	}
	var out bytes.Buffer
	_, err = Write(context.Background(), &out, e, opt)
	return strings.ReplaceAll(strings.TrimPrefix(out.String(), "\ufeff"), "\r", ""), err
}

func TestKinds(t *testing.T) {
	for name, c := range map[string]struct{ list, want string }{
		"people": {
			"Inscrição;Nome;Nascimento;Cargo;Nota P1;Nota Final;PcD;Classificação na modalidade\n007;Ana (D);1/2/1990;101;-5,25;88,50;Sim;2º PN\n008;\"Bia; Sá\";02/03/1991;101;AUSENTE;-;Não;-\n",
			"inscricao;nome;nascimento;cargo;opcoes;nota_final;nota_p1;situacao;sub_judice;x_opcao_PcD;x_classificacao_modalidade;x_sufixo\n" +
				"007;Ana;01/02/1990;101;PPP|PcD;88,50;-5,25;;;sim;2º PN;D\n008;\"Bia; Sá\";02/03/1991;101;;-;-;;;;-;\n",
		},
		"dots become commas":         {"Inscrição,Nome,Cargo,Nota Final\n1001,Ana,101,88.5\n1002,Bia,101,0.25\n", "inscricao;nome;cargo;opcoes;nota_final;situacao;sub_judice;x_sufixo\n1001;Ana;101;;88,5;;;\n1002;Bia;101;;0,25;;;\n"},
		"order":                      {"5 AC\n6 PPP\n7 PCD\n", "posicao;lista\n5;AC\n6;PPP\n7;PcD\n"},
		"votes":                      {"Inscrição;Membro;Voto;Data\n1001;A1;Confirma;8/1/2026\n", "inscricao;membro;voto;data\n1001;A1;Confirma;08/01/2026\n"},
		"appointments":               {`<article><Texto><![CDATA[<p>Nomear para o cargo de Técnico:</p><p>1. ANA LIMA, classificação 2ª PPP (sub judice), código de vaga nº 0800001</p><p>2. BIA SÁ, classificação 1ª AC, código de vaga nº (a definir)</p>]]></Texto></article>`, "item;nome;lista;posicao;cargo;codigo_vaga;sub_judice;observacao\n1;ANA LIMA;PPP;2;Técnico;0800001;sim;\n2;BIA SÁ;AC;1;Técnico;;;sem código de vaga\n"},
		"a free text that would run": {"Inscrição;Nome;Cargo;Nota Final;Observação livre\n1001;Ana;101;-1,5;=HYPERLINK(1)\n", "inscricao;nome;cargo;opcoes;nota_final;situacao;sub_judice;x_observacao_livre;x_sufixo\n1001;Ana;101;;-1,5;;;'=HYPERLINK(1);\n"},
	} {
		got, err := converted(t, c.list, Options{})
		if got != c.want || err != nil {
			t.Errorf("%s: %v\nwrote\n%swant\n%s", name, err, got, c.want)
		}
	}
}

func TestOnePost(t *testing.T) {
	got, err := converted(t, "Inscrição;Cargo;Nota Final\n1001;101;1,5\n1001;102;2,5\n1002;102;3,5\n", Options{Post: "102"})
	if want := "inscricao;cargo;opcoes;nota_final;situacao;sub_judice\n1001;102;;2,5;;\n1002;102;;3,5;;\n"; got != want || err != nil {
		t.Errorf("%v\nwrote\n%swant\n%s", err, got, want)
	}
	got, err = converted(t, "Inscrição;Nota Final\n1001;1,5\n", Options{Post: "102"})
	if want := "inscricao;cargo;opcoes;nota_final;situacao;sub_judice\n1001;102;;1,5;;\n"; got != want || err != nil {
		t.Errorf("without posts: %v\nwrote\n%swant\n%s", err, got, want)
	}
}

// A result that only has the CPF is of the person who has it, whole; of nobody
// when it is not there, and never of a namesake.
func TestDecisionsByCPF(t *testing.T) {
	list := "nome,cpf,resultado\nAna,000.000.001-91,Aprovada\nBia,00000000272,não compareceu\n"
	known := map[string]string{"00000000191": "0001", "00000000272": "0002"}
	got, err := converted(t, list, Options{Map: &review.Map{Group: "PPP"}, ByCPF: known})
	if want := "inscricao;grupo;resultado;motivo\n0001;PPP;confirmada;\n0002;PPP;nao_confirmada;ausente\n"; got != want || err != nil {
		t.Errorf("%v\nwrote\n%swant\n%s", err, got, want)
	}
	refused := (*intake.Refused)(nil)
	if _, err := converted(t, list, Options{Map: &review.Map{Group: "PPP"}}); !errors.As(err, &refused) || refused.Problems[0].Line != 2 {
		t.Errorf("unknown CPF: %v", err)
	}
	if _, err := converted(t, list, Options{Map: &review.Map{}, ByCPF: known}); !errors.As(err, &refused) || !strings.Contains(err.Error(), "grupo") {
		t.Errorf("no group: %v", err)
	}
}

func TestReadCPFs(t *testing.T) {
	got := ReadCPFs([]byte("inscricao;cpf\n1;000.000.001-91\n2;00000000272\n3;000.000.002-72\n4;***.000.001-**\n5;\n"))
	if want := map[string]string{"00000000191": "1"}; !maps.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}

// A cancelled conversion says so, and a row is not written after.
func TestCancelled(t *testing.T) {
	profiles, err := profile.All()
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "lista")
	if err := os.WriteFile(path, []byte("Inscrição;Nota Final\n1001;1,5\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	e, err := review.Examine(context.Background(), path, review.Options{Profiles: profiles})
	if err != nil {
		t.Fatal(err)
	}
	defer e.Close()
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if rows, err := Write(ctx, &bytes.Buffer{}, e, Options{Map: &review.Map{}}); !errors.Is(err, context.Canceled) || rows != 0 {
		t.Errorf("%d rows, %v", rows, err)
	}
}
