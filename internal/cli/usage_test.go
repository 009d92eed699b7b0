package cli

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/alecthomas/kong"
)

// portuguese are the only first lines that a wrong use may get, before the
// pointer to the help.
var portuguese = regexp.MustCompile(`^certame: (argumento inesperado: \S+(\. O mais parecido é «[a-z]+»)?` +
	`|opção desconhecida: --?\S+(\. O mais parecido é «--[a-z-]+»)?` +
	`|falta a opção (--[a-z-]+=\S+)` +
	`|faltam as opções --[a-z-]+=\S+(, --[a-z-]+=\S+)* e --[a-z-]+=\S+` +
	`|falta o comando: [a-z]+(, [a-z]+)*` +
	`|falta o argumento <\S+>( <\S+>)*` +
	`|falta o valor de --[a-z-]+(; se for «-\S*», escreva --[a-z-]+=-\S*)?` +
	`|--[a-z-]+ não leva valor, e veio «\S*»` +
	`|--[a-z-]+: «\S*» não é um número inteiro` +
	`|(--[a-z-]+|<\S+>) não aceita «\S*»; valores aceitos: \S+(, \S+)*)\. Veja: certame ajuda( [a-z]+)*\n$`)

// Every wrong line that can be made out of every command and option is refused
// in Portuguese: not a word of the library reaches the person.
func TestUsageIsPortuguese(t *testing.T) {
	lines := wrongLines(t)
	for _, line := range lines {
		stdout, stderr, code := say(line...)
		if code != ExitUsage || stdout != "" || !portuguese.MatchString(stderr) {
			t.Errorf("%q left with %d and said %q and %q", line, code, stdout, stderr)
		}
	}
	if kinds := kindsOf(lines); !slices.Equal(kinds, []string{"ajuda", "anonimizar", "apurar", "auditar", "avisos", "backup", "chave", "comissao", "completar", "conciliar", "configurar", "conformidade", "demonstrar", "direito", "exemplo", "exportar", "fato", "fraude", "importar", "indicadores", "inscricao", "modelo", "mover", "novo", "ordem", "publicar", "registro", "restaurar", "retomar", "servir", "simular", "vagas", "validar", "verificar", "versao"}) {
		t.Errorf("the lines are only of %v", kinds)
	}
}

func kindsOf(lines [][]string) (kinds []string) {
	for _, line := range lines {
		if !strings.HasPrefix(line[0], "-") && line[0] != "xpto" {
			kinds = append(kinds, line[0])
		}
	}
	slices.Sort(kinds)
	return slices.Compact(kinds)
}

func wrongLines(t *testing.T) [][]string {
	t.Helper()
	parser, err := newParser(&root{}, Streams{})
	if err != nil {
		t.Fatal(err)
	}
	lines := [][]string{{"xpto"}, {"--xpto"}, {"-x"}, {"--json"}, {"--json=talvez", "versao"}, {"--"}}
	for _, command := range parser.Model.Children {
		lines = append(lines, wrongLinesOf(command, nil)...)
	}
	return lines
}

// wrongLinesOf makes the wrong lines of a command and of those under it.
func wrongLinesOf(node *kong.Node, path []string) (lines [][]string) {
	path = append(path[:len(path):len(path)], node.Name)
	say := func(words ...string) { lines = append(lines, slices.Concat(path, words)) }
	if len(node.Children) > 0 {
		say()
		say("xpto")
	}
	for _, child := range node.Children {
		lines = append(lines, wrongLinesOf(child, path)...)
	}
	given := arguments(node)
	say(append(given, "--xpto")...)
	if !endless(node) && len(node.Children) == 0 {
		say(append(given, "a", "b", "c")...)
	}
	for n, positional := range node.Positional {
		if positional.Required {
			say(given[:n]...)
		}
		if positional.Enum != "" {
			say("xpto")
		}
	}
	for _, flag := range node.Flags {
		lines = append(lines, wrongFlag(flag, path, given)...)
	}
	return lines
}

// arguments are good values for every argument and obligatory option.
func arguments(node *kong.Node) (words []string) {
	for _, positional := range node.Positional {
		word := "x"
		if positional.Enum != "" {
			word, _, _ = strings.Cut(positional.Enum, ",")
		}
		words = append(words, word)
	}
	for _, flag := range node.Flags {
		if flag.Required {
			words = append(words, "--"+flag.Name+"=1")
		}
	}
	return words
}

func endless(node *kong.Node) bool {
	return len(node.Positional) > 0 && node.Positional[len(node.Positional)-1].IsCumulative()
}

func wrongFlag(flag *kong.Flag, path, given []string) (lines [][]string) {
	say := func(words ...string) { lines = append(lines, slices.Concat(path, given, words)) }
	name := "--" + flag.Name
	switch {
	case flag.IsBool():
		say(name + "=talvez")
		return lines
	case flag.Enum != "", flag.Target.Kind().String() == "int", flag.Target.Type().String() == "[]int":
		say(name + "=xpto")
	}
	say(name)
	say(name, "--json")
	say(name, "-5")
	if flag.Required {
		lines = append(lines, path)
	}
	return lines
}
