package usage

import (
	"fmt"
	"reflect"
	"regexp"
	"strconv"
	"strings"

	"certame/internal/intake"

	"github.com/alecthomas/kong"
)

// Error is a wrong use of a command that the grammar cannot see.
type Error string

func (e Error) Error() string { return string(e) }

// usagePatterns translate what the grammar library says. A test parses a wrong
// command line of every kind, and fails on any English left.
var usagePatterns = []struct {
	english    *regexp.Regexp
	portuguese string
}{
	{regexp.MustCompile(`^unexpected argument (.+?)(?:, did you mean .*)?$`), "argumento inesperado: $1"},
	{regexp.MustCompile(`^unknown flag (.+?)(?:, did you mean .*)?$`), "opção desconhecida: $1"},
	{regexp.MustCompile(`^missing flags: (.*), (\S+)$`), "faltam as opções $1 e $2"},
	{regexp.MustCompile(`^missing flags: (.*)$`), "falta a opção $1"},
	{regexp.MustCompile(`^expected one of .*$`), "falta o comando"},
	{regexp.MustCompile(`^expected "(.*?)(?: \.\.\.)?"$`), "falta o argumento $1"},
	{regexp.MustCompile(`^(\S+) must be one of (.*) but got "(.*)"$`), "$1 não aceita «$3»; valores aceitos: $2"},
	{regexp.MustCompile(`^(--\S+): expected .* value but got "EOL".*$`), "falta o valor de $1"},
	{regexp.MustCompile(`^(--\S+): missing value.*$`), "falta o valor de $1"},
	{regexp.MustCompile(`^(--\S+): expected .* value but got "(.*)" \((?:short|long) flag\).*$`), "falta o valor de $1; se for «$2», escreva $1=$2"},
	{regexp.MustCompile(`^(--\S+): bool value must be .* but got "(.*)"$`), "$1 não leva valor, e veio «$2»"},
	{regexp.MustCompile(`^(--\S+): («.*» não é um número inteiro)$`), "$1: $2"},
}

var unquoted = strings.NewReplacer(`","`, ", ", `"`, "")

// Message is the first line of a usage error, with the nearest command or
// option and where to read more.
func Message(parser *kong.Kong, args []string, err error) string {
	node := Reached(parser.Model.Node, args)
	see := "Veja: certame ajuda" + strings.TrimPrefix(node.FullPath(), "certame")
	for _, p := range usagePatterns {
		found := p.english.FindStringSubmatch(err.Error())
		if found == nil {
			continue
		}
		if name, only := onlyChild(node); only && found[0] == `expected "`+name+`"` {
			return "falta o comando: " + name + ". " + see
		}
		text := unquoted.Replace(p.english.ReplaceAllString(err.Error(), p.portuguese))
		return text + usageHint(node, found) + ". " + see
	}
	return "linha de comando não reconhecida. " + see
}

// Reached is the last command named on the line.
func Reached(node *kong.Node, args []string) *kong.Node {
	for _, arg := range args {
		if child := ChildNamed(node, arg); child != nil {
			node = child
		}
	}
	return node
}

// usageHint lists the commands when one is missing, and suggests the command or
// option most like a wrong word.
func usageHint(node *kong.Node, found []string) string {
	switch {
	case strings.HasPrefix(found[0], "expected one of"):
		return ": " + strings.Join(ChildNames(node), ", ")
	case !strings.HasPrefix(found[0], "un"): // unexpected, unknown
		return ""
	}
	valid := ChildNames(node)
	if strings.HasPrefix(found[1], "-") {
		valid = FlagNames(node)
	}
	if near := intake.Nearest(found[1], valid); near != "" {
		return fmt.Sprintf(". O mais parecido é «%s»", near)
	}
	return ""
}

// onlyChild is the only command of a group that has one: the library says of it
// what it says of a missing argument.
func onlyChild(node *kong.Node) (name string, only bool) {
	if len(node.Children) != 1 {
		return "", false
	}
	return node.Children[0].Name, true
}

func ChildNames(node *kong.Node) (names []string) {
	for _, child := range node.Children {
		names = append(names, child.Name)
	}
	return names
}

func FlagNames(node *kong.Node) []string {
	names := []string{"--ajuda"}
	for _, group := range node.AllFlags(true) {
		for _, flag := range group {
			names = append(names, "--"+flag.Name)
		}
	}
	return names
}

func ChildNamed(node *kong.Node, name string) *kong.Node {
	for _, child := range node.Children {
		if child.Name == name {
			return child
		}
	}
	return nil
}

// WholeNumber reads numbers as people write them. The library would read 010 as
// eight and 0x10 as sixteen.
func WholeNumber(ctx *kong.DecodeContext, target reflect.Value) error {
	token, err := ctx.Scan.PopValue("integer")
	if err != nil {
		return err
	}
	n, err := strconv.Atoi(fmt.Sprint(token.Value))
	if err != nil {
		return fmt.Errorf("«%v» não é um número inteiro", token.Value)
	}
	target.SetInt(int64(n))
	return nil
}
