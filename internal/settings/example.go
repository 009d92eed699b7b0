package settings

import (
	"fmt"
	"strings"
)

// Example is a file with every key, explained and commented out: as it is, it changes
// nothing.
func Example() string {
	var b strings.Builder
	b.WriteString(`# Configuração do certame. Cada chave está com o que é, o que vale sem ela e a variável que
# diz o mesmo. A linha de comando vale sobre as variáveis, e as variáveis sobre este arquivo.
# Retire o # do que quiser mudar. Segredos não vão aqui: diga em que arquivos estão.
# Confira depois de mudar: certame configurar --conferir
`)
	for _, k := range keys {
		if !strings.Contains(k.Name, ".") {
			explain(&b, k, k.Name, "")
		}
	}
	for _, s := range sections {
		fmt.Fprintf(&b, "\n# %s\n%s:\n", s.help, s.name)
		for _, k := range keys {
			if name, in := strings.CutPrefix(k.Name, s.name+"."); in {
				explain(&b, k, name, "  ")
			}
		}
	}
	return b.String()
}

func explain(b *strings.Builder, k Key, name, indent string) {
	fmt.Fprintf(b, "\n%s# %s\n%s# Sem ela: %s. Variável: %s.\n%s#%s: %s\n", indent, k.Help, indent, k.Default, k.Variable, indent, name, k.Example)
}
