package editalfile

import (
	"bytes"
	"flag"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"certame/edital"
	"certame/internal/arch/documents"
	"certame/law"
	"certame/trace"
)

var update = flag.Bool("update", false, "write docs/edital.md again")

// otherwise is what holds without each key that may be left out and that no interpretation
// settles: a word of the key itself, which a test puts in the file, or what happens.
var otherwise = map[string]string{
	"orgao": "não se diz", "edital": "não se diz", "tipo": "=concurso_publico", "natureza": "não se confere o que depende dela", "regime": "decorre de publicado_em",
	"fundamento": "nenhuma", "validade": "o edital não a data", "validade.inicio": "o livro de fatos diz quando começou", "validade.prorrogavel": "não",
	"inscricoes": "a idade se conta na publicação do edital", "inscricoes.inicio": "não se confere o começo",
	"grupos": "os do regime, com os números da lei", "grupos.rotulo": "o do regime", "grupos.percentual": "o do regime", "grupos.arredondamento": "o do regime", "grupos.minimo_vagas": "o do regime",
	"grupos.teto": "o do regime", "grupos.confirmacao": "a do grupo na lei", "grupos.colisao": "pessoas com deficiência primeiro, depois o maior percentual",
	"matricula_em": "repõe-se até o fim da validade", "ausencia": "ampla; sob a Lei nº 12.990/2014, elimina", "confirmacao.prazo_recurso": "dois dias úteis",
	"distribuicao.pasta": "sorteio", "cargos.nome": "o código", "cargos.localidade": "não se diz", "cargos.vagas": "obrigatória, se não há localidades", "cargos.localidades": "o cargo é de um lugar só",
	"cargos.quadro": "calculado", "cargos.localidades.quadro": "calculado", "cargos.pesos": "os de fases",
	"fases": "uma fase sem mínimo: a coluna nota_final", "fases.nome": "o código", "fases.peso": "1", "fases.maximo": "a soma dos máximos das provas, se os têm", "fases.minimo": "nenhum",
	"fases.carater": "=eliminatoria_e_classificatoria", "fases.componentes": "a fase tem uma nota só", "fases.componentes.peso": "1", "fases.componentes.maximo": "não se confere", "fases.componentes.minimo": "nenhum",
	"fases.barreira": "seguem todas as pessoas com o mínimo", "fases.barreira.manter": "o que multiplo dá", "fases.barreira.multiplo": "o que manter diz", "fases.barreira.piso": "nenhum", "fases.barreira.empates": "=mantem",
	"desempate": "idoso, jurado, mais_velho", "desempate.data": "o fim das inscrições", "reversao": "a do regime: decreto; antes dele, lei", "compensacao.regra": "compensa",
	"sub_judice": "=espelho", "fim_de_fila": "não se admite", "fim_de_fila.perde_prioridade": "não", "preferencias": "cada pessoa concorre a um cargo", "ordem_de_preferencia": "=declarada",
	"rotulos": "os nomes da lei", "pendentes": "=bloqueia", "limite_aprovados": "não há",
	"confirmacao": "o que o regime diz", "confirmacao.prazo_recurso.corridos": "dias úteis", "confirmacao.sem_expediente": "só os feriados nacionais", "confirmacao.comissao_documental": "3",
	"confirmacao.documentos_indigenas": "só os do art. 13, I e II", "confirmacao.forma": "não se confere", "confirmacao.local": "não se diz",
	"fraude": "só o que a lei diz", "fraude.recurso": "não", "fraude.instaurar": "sem prazo", "fraude.concluir": "sem prazo", "fraude.remeter": "sem prazo",
}

// row is a key of the file, with where it is.
type row struct {
	path     string
	required bool
	*spec
}

// rowsOf are all the keys under a spec, each once: what a key may be written in two ways is
// one row.
func rowsOf(s *spec, path string, rows []row) []row {
	for _, f := range s.fields {
		at := strings.TrimPrefix(path+"."+f.key, ".")
		if !slices.ContainsFunc(rows, func(r row) bool { return r.path == at }) {
			rows = append(rows, row{at, f.required, f.spec})
		}
		rows = rowsOf(f.spec, at, rows)
	}
	if s.item != nil {
		rows = rowsOf(s.item, path, rows)
	}
	for _, one := range s.either {
		rows = rowsOf(one, path, rows)
	}
	return rows
}

// points are the interpretations that a key settles.
func points(path string) (list []law.InterpretationRecord) {
	for _, one := range law.Interpretations() {
		if one.Key == path {
			list = append(list, one)
		}
	}
	return list
}

// docs/edital.md says every key of the contract.
func TestReference(t *testing.T) {
	documents.Hold(t, "../../../docs/edital.md", referencePage(), *update)
}

// The schema that is kept for editors is the one that the program gives.
func TestSchemaReference(t *testing.T) {
	documents.Hold(t, "../../../docs/esquemas/edital.schema.json", Schema(), *update)
}

const referenceHead = `
O arquivo que todo certame tem. Só ` + "`certame`, `publicado_em` e `cargos`" + ` são obrigatórias: sem as outras vale o que o regime dá, e o regime decorre da data. Chave que não existe, repetida, sem valor ou com valor de outro tipo é recusada, com linha,
coluna e a chave mais parecida. Para começar: ` + "`certame modelo edital`" + `; para editores de texto, o [esquema](esquemas/edital.schema.json), que também sai de ` + "`certame modelo edital --esquema`" + `; para conferir com a lei: ` + "`certame validar`" + `.

Datas se escrevem 2026-02-10 ou 10/02/2026; horas, as de Brasília; percentuais, 25% ou 2,5%; sim e não, sim e nao. Onde os textos deixam um ponto aberto, a coluna do meio diz qual é ([interpretações](direito/interpretacoes.md)), e o resultado diz quem decidiu: o edital ou o padrão.
`

func referencePage() []byte {
	var b bytes.Buffer
	b.WriteString("# As chaves de edital.yaml\n\n" + documents.Made("internal/intake/editalfile e law/dados") + referenceHead)
	b.WriteString("\n| chave | o que diz | o que aceita | ponto aberto | sem ela |\n|---|---|---|---|---|\n")
	for _, r := range rowsOf(contract, "", nil) {
		fmt.Fprintf(&b, "| `%s` | %s | %s | %s | %s |\n", r.path, r.doc, accepts(r.spec), openPoints(r.path), without(r))
	}
	b.WriteString("\n## Quem decide o quê\n\nOs dispositivos de cada ponto aberto que uma chave decide.\n\n| chave | ponto | dispositivos |\n|---|---|---|\n")
	for _, one := range law.Interpretations() {
		if one.Key != "" {
			fmt.Fprintf(&b, "| `%s` | %s: %s | %s |\n", one.Key, one.ID, one.Title, law.Citations(one.Provisions))
		}
	}
	return b.Bytes()
}

func openPoints(path string) string {
	var said []string
	for _, one := range points(path) {
		said = append(said, string(one.ID))
	}
	return strings.Join(said, ", ")
}

func without(r row) string {
	var said []string
	for _, one := range points(r.path) {
		said = append(said, "`"+one.Default+"`")
	}
	word, literal := strings.CutPrefix(otherwise[r.path], "=")
	switch {
	case r.required:
		return "obrigatória"
	case literal:
		return "`" + word + "`"
	case word == "" && len(said) > 0:
		return strings.Join(said, ", ")
	}
	return word
}

// accepts is what may be written, in words.
func accepts(s *spec) string {
	switch s.kind {
	case kindChoice:
		said := "`" + strings.Join(s.choices, "`, `") + "`"
		if s.prefix != "" {
			said += ", `" + s.prefix + "…`"
		}
		if s.numbers {
			said += ", um número"
		}
		return said
	case kindObject:
		return "chaves"
	case kindList:
		return "lista: " + accepts(s.item)
	case kindMap:
		return "código e valor: " + accepts(s.item)
	case kindEither:
		var said []string
		for _, one := range s.either {
			said = append(said, accepts(one))
		}
		return strings.Join(slices.Compact(said), "; ou ")
	}
	return describe(s)
}

// Every key that may be left out says what holds without it, and nothing else is said.
func TestEveryKeyHasAnOtherwise(t *testing.T) {
	seen := map[string]bool{}
	for _, r := range rowsOf(contract, "", nil) {
		seen[r.path] = true
		if !r.required && otherwise[r.path] == "" && len(points(r.path)) == 0 {
			t.Errorf("%s does not say what holds without it", r.path)
		}
		if r.required && otherwise[r.path] != "" {
			t.Errorf("%s cannot be left out", r.path)
		}
	}
	for path := range otherwise {
		if !seen[path] {
			t.Errorf("%s is no key", path)
		}
	}
	for _, one := range law.Interpretations() {
		if one.Key != "" && !seen[one.Key] {
			t.Errorf("%s is settled by %s, which is no key", one.ID, one.Key)
		}
	}
}

// What is said to hold without a key is what the engine does: the edital that writes it and
// the one that does not have the same terms.
func TestOtherwiseIsTrue(t *testing.T) {
	tried := 0
	for _, r := range rowsOf(contract, "", nil) {
		word, literal := strings.CutPrefix(otherwise[r.path], "=")
		if one := points(r.path); len(one) == 1 && !literal {
			word, literal = one[0].Default, true
		}
		choices := slices.Concat(r.choices, firstChoices(r.spec))
		if !literal || strings.Contains(r.path, ".") || !slices.Contains(choices, word) {
			continue
		}
		tried++
		if with, none := resolved(t, r.path+": "+word+"\n"), resolved(t, ""); !reflect.DeepEqual(with, none) {
			t.Errorf("without %s it is not %s:\n%+v\n%+v", r.path, word, with, none)
		}
	}
	if tried < 10 {
		t.Errorf("only %d keys were tried", tried)
	}
}

func firstChoices(s *spec) []string {
	if len(s.either) == 0 {
		return nil
	}
	return s.either[0].choices
}

func resolved(t *testing.T, line string) *edital.Terms {
	t.Helper()
	d, err := Parse([]byte("certame: x\npublicado_em: 2026-02-10\n"+line+"cargos: [{codigo: \"1\", vagas: 20}]\n"), "edital.yaml")
	if err != nil {
		t.Fatal(err)
	}
	terms := edital.Resolve(d, &trace.Log{})
	terms.Positions, terms.Posts = nil, nil // where things stand in the file
	terms.Declared.Posts = nil
	return terms
}
