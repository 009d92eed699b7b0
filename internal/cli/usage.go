package cli

import (
	"fmt"
	"regexp"
	"strings"

	"certame/internal/intake"

	"github.com/alecthomas/kong"
)

// usagePatterns translate what the grammar library says. A test parses a wrong
// command line of every kind, and fails on any English left.
var usagePatterns = []struct {
	english    *regexp.Regexp
	portuguese string
}{
	{regexp.MustCompile(`^unexpected argument (\S+).*$`), "argumento inesperado: $1"},
	{regexp.MustCompile(`^unknown flag (\S+?)(?:,.*)?$`), "opção desconhecida: $1"},
	{regexp.MustCompile(`^missing flags: (.*)$`), "falta a opção: $1"},
	{regexp.MustCompile(`^expected one of (.*)$`), "falta o subcomando: $1"},
	{regexp.MustCompile(`^expected "(.*)"$`), "faltam argumentos: $1"},
	{regexp.MustCompile(`^missing positional arguments (.*)$`), "faltam argumentos: $1"},
	{regexp.MustCompile(`^(--\S+): expected an? .*? but got "(.*)" .*$`), "$1: valor inválido «$2»"},
	{regexp.MustCompile(`^(\S+) must be one of (.*) but got "(.*)"$`), "$1: valor inválido «$3»; aceitos: $2"},
	{regexp.MustCompile(`^(--\S+): missing value.*$`), "$1: falta o valor"},
	{regexp.MustCompile(`^(--\S+?)(?:=\S+)? expected .*$`), "$1: falta o valor"},
	{regexp.MustCompile(`^(--\S+): .*invalid syntax.*$`), "$1: valor inválido"},
	{regexp.MustCompile(`^(--\S+): .*$`), "$1: valor inválido ou ausente"},
}

// usageMessage is the first line of a usage error, with the nearest command.
func usageMessage(parser *kong.Kong, args []string, err error) string {
	text := err.Error()
	for _, p := range usagePatterns {
		if p.english.MatchString(text) {
			text = p.english.ReplaceAllString(text, p.portuguese)
			return text + "." + nearestHint(parser, args, text) + " Veja: certame ajuda"
		}
	}
	return "linha de comando não reconhecida. Veja: certame ajuda"
}

// nearestHint suggests the command or option most like the wrong word.
func nearestHint(parser *kong.Kong, args []string, text string) string {
	node := parser.Model.Node
	for _, arg := range args {
		child := childNamed(node, arg)
		if child == nil {
			return hintAmong(node, arg, text)
		}
		node = child
	}
	return ""
}

func hintAmong(node *kong.Node, word, text string) string {
	var valid []string
	if strings.HasPrefix(word, "--") {
		for _, group := range node.AllFlags(true) {
			for _, flag := range group {
				valid = append(valid, "--"+flag.Name)
			}
		}
	} else {
		for _, child := range node.Children {
			valid = append(valid, child.Name)
		}
	}
	if near := intake.Nearest(word, valid); near != "" && near != word {
		return fmt.Sprintf(" O mais parecido é «%s».", near)
	}
	return ""
}

func childNamed(node *kong.Node, name string) *kong.Node {
	for _, child := range node.Children {
		if child.Name == name {
			return child
		}
	}
	return nil
}
