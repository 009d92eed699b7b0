package cli

import (
	"fmt"
	"strings"

	"github.com/alecthomas/kong"
)

type completar struct {
	Shell string `arg:"" name:"interpretador" enum:"bash,zsh,fish" help:"bash, zsh ou fish."`
}

// Run prints a completion script made from the command tree.
func (c *completar) Run(s *session) error {
	parser, err := newParser(&root{}, s.Streams)
	if err != nil {
		return err
	}
	switch c.Shell {
	case "fish":
		fishNode(s, parser.Model.Node, nil)
	case "zsh":
		fmt.Fprint(s.Out, "autoload -U +X bashcompinit && bashcompinit\n")
		bashScript(s, parser.Model.Node)
	default:
		bashScript(s, parser.Model.Node)
	}
	return nil
}

// bashScript offers, after the words typed, the children and options of the
// command they name.
func bashScript(s *session, root *kong.Node) {
	fmt.Fprint(s.Out, "_certame() {\n  local cur=\"${COMP_WORDS[COMP_CWORD]}\" path=\"${COMP_WORDS[*]:1:COMP_CWORD-1}\"\n  case \"$path\" in\n")
	bashCases(s, root, nil)
	fmt.Fprint(s.Out, "  esac\n}\ncomplete -o default -F _certame certame\n")
}

func bashCases(s *session, node *kong.Node, path []string) {
	for _, child := range node.Children {
		bashCases(s, child, append(path[:len(path):len(path)], child.Name))
	}
	pattern := "\"" + strings.Join(path, " ") + "\"*"
	if len(path) == 0 {
		pattern = "\"\""
	}
	fmt.Fprintf(s.Out, "    %s) COMPREPLY=($(compgen -W %q -- \"$cur\"));;\n", pattern, strings.Join(words(node), " "))
}

func words(node *kong.Node) (list []string) {
	for _, child := range node.Children {
		list = append(list, child.Name)
	}
	for _, group := range node.AllFlags(true) {
		for _, flag := range group {
			list = append(list, "--"+flag.Name)
		}
	}
	return list
}

func fishNode(s *session, node *kong.Node, path []string) {
	condition := "__fish_use_subcommand"
	if len(path) > 0 {
		condition = "__fish_seen_subcommand_from " + path[len(path)-1]
	}
	for _, child := range node.Children {
		fmt.Fprintf(s.Out, "complete -c certame -f -n %q -a %s -d %q\n", condition, child.Name, child.Help)
		fishNode(s, child, append(path, child.Name))
	}
	for _, flag := range node.Flags {
		fmt.Fprintf(s.Out, "complete -c certame -n %q -l %s -d %q\n", condition, flag.Name, flag.Help)
	}
}
