package cli

import (
	"regexp"
	"strings"
	"testing"

	"github.com/alecthomas/kong"
)

var secretName = regexp.MustCompile(`senha|segredo|token|chave|credencia|identidade`)

// ofFiles says of a flag that it takes the name of a file, or what everybody may know.
var ofFiles = regexp.MustCompile(`(?i)arquivo|pública|age1|pasta`)

// No command takes a secret in its arguments, which every account of the machine reads in
// the list of processes: where there is one, the flag takes a file.
func TestSecretsAreNotArguments(t *testing.T) {
	parser, err := kong.New(&root{}, kong.Name("certame"))
	if err != nil {
		t.Fatal(err)
	}
	tried := 0
	var walk func(node *kong.Node)
	walk = func(node *kong.Node) {
		for _, flag := range node.Flags {
			if !secretName.MatchString(flag.Name) || flag.IsBool() {
				continue
			}
			tried++
			if flag.PlaceHolder != "ARQ" && !ofFiles.MatchString(flag.Help) {
				t.Errorf("%s --%s: %s", node.FullPath(), flag.Name, flag.Help)
			}
		}
		for _, child := range node.Children {
			walk(child)
		}
	}
	walk(parser.Model.Node)
	if tried < 8 {
		t.Errorf("%d flags: the search finds nothing", tried)
	}
	// Whoever writes a password in an address is told where to put it, and it is not said again.
	const word = "palavra-que-nao-se-repete"
	for _, command := range [][]string{
		{"servir", "--dados", t.TempDir(), "--endereco", "127.0.0.1:0"}, {"backup", t.TempDir() + "/c"}, {"restaurar", "/dev/null"}, {"chave", "aposentar", "--todas-paradas", "--antigas", t.TempDir() + "/a"},
	} {
		out, errs, code := say(append(command, "--banco", "postgres://ana:"+word+"@127.0.0.1:1/banco")...)
		if code == ExitOK || strings.Contains(out+errs, word) {
			t.Errorf("%q left with %d and said:\n%s%s", command, code, out, errs)
		}
	}
}
