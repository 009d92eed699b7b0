package settings

import (
	"bytes"
	"cmp"
	"flag"
	"fmt"
	"strings"
	"testing"

	"certame/internal/arch/documents"
)

var update = flag.Bool("update", false, "write docs/configuracao.md again")

// docs/configuracao.md says every key as the table has it.
func TestReference(t *testing.T) {
	documents.Hold(t, "../../docs/configuracao.md", referencePage(), *update)
}

func referencePage() []byte {
	var b bytes.Buffer
	b.WriteString("# Configuração da plataforma\n\n" + documents.Made("internal/settings") + `
As chaves de ` + "`certame.yaml`" + `, que ` + "`certame servir`" + ` e os comandos de operação leem na pasta da instalação, ou onde ` + "`--configuracao`" + ` disser. A linha de comando vale sobre a variável, a variável sobre o arquivo, e o
arquivo sobre o que está em «sem ela». Nenhum segredo vai no arquivo: ele diz em que arquivos estão. Tudo é lido quando o programa abre; o que se muda vale quando ele abre de novo.

` + "`certame configurar`" + ` grava um arquivo comentado com todas; ` + "`certame configurar --conferir`" + ` confere cada uma e o que ela nomeia; o [esquema](esquemas/certame.schema.json) serve a editores. Como usar: [operar](operar.md).
`)
	writeKeys(&b, "", keys)
	for _, s := range sections {
		fmt.Fprintf(&b, "\n## `%s`\n\n%s\n", s.name, s.help)
		writeKeys(&b, s.name+".", keys)
	}
	return b.Bytes()
}

// writeKeys is the table of the keys of a section.
func writeKeys(b *bytes.Buffer, section string, keys []Key) {
	b.WriteString("\n| chave | o que é | o que aceita | sem ela | variável | opção | exemplo |\n|---|---|---|---|---|---|---|\n")
	for _, k := range keys {
		name, in := strings.CutPrefix(k.Name, section)
		if !in || strings.Contains(name, ".") {
			continue
		}
		option := ""
		if k.Option != "" {
			option = "`--" + k.Option + "`"
		}
		fmt.Fprintf(b, "| `%s` | %s | %s | %s | `%s` | %s | `%s` |\n", k.Name, k.Help, accepted(k), k.Default, k.Variable, option, k.Example)
	}
}

// accepted is what the value of a key may be, in words.
func accepted(k Key) string {
	switch {
	case k.kind.name == "boolean":
		return "sim ou não"
	case k.kind.name == "integer":
		return fmt.Sprintf("de %d a %d", k.kind.low, k.kind.up)
	case len(k.kind.values) > 0:
		return "`" + strings.Join(k.kind.values, "`, `") + "`"
	case k.kind.secret:
		return "um arquivo que só a conta do programa lê"
	case k.kind.file:
		return "um arquivo que existe"
	case k.kind.list:
		return "um ou mais"
	}
	words := map[string]string{listening.pattern: "máquina e porta", origin.pattern: "começo de endereço https", address.pattern: "endereço http ou https", database.pattern: "endereço de PostgreSQL, sem senha"}
	return cmp.Or(words[k.kind.pattern], "texto")
}
