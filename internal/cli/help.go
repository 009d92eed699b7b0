package cli

import (
	"fmt"
	"io"
	"strings"

	"certame/internal/cli/usage"

	"github.com/alecthomas/kong"
)

// ajuda shows the help of a command, a topic of the manual, or a word of the glossary.
type ajuda struct {
	Words []string `arg:"" optional:"" name:"assunto" help:"Comando, tema do manual, com a seção se quiser, documento (edital.md) ou uma palavra a procurar."`
}

// Run prints the help.
func (a *ajuda) Run(s *session) error {
	parser, err := newParser(&root{}, s.Streams)
	if err != nil {
		return err
	}
	node := parser.Model.Node
	for _, word := range a.Words {
		child := usage.ChildNamed(node, word)
		if child == nil {
			return subjectHelp(s, a.Words)
		}
		node = child
	}
	writeHelp(s.Out, node)
	if len(a.Words) == 0 {
		writeTopics(s.Out)
	}
	return nil
}

// subjectHelp is a topic of the manual, a document or, if there is none of the name, a word
// of the glossary, of the manual, or of both.
func subjectHelp(s *session, words []string) error {
	if known, err := manualHelp(s, words); known {
		return err
	}
	if known, err := documentHelp(s, words); known {
		return err
	}
	subject := strings.Join(words, " ")
	found := mentions(subject)
	if err := glossaryHelp(s, subject); err != nil && len(found) == 0 {
		return err
	}
	if len(found) > 0 {
		writeMentions(s.Out, found)
	}
	return nil
}

func wantsHelp(args []string) bool {
	if len(args) == 0 {
		return true
	}
	for _, arg := range args {
		if arg == "--help" || arg == "-h" || arg == "--ajuda" {
			return true
		}
	}
	return false
}

// showHelp answers --ajuda anywhere on the line, and the bare command.
func showHelp(parser *kong.Kong, args []string, streams Streams) int {
	writeHelp(streams.Out, usage.Reached(parser.Model.Node, args))
	if len(args) == 0 {
		return ExitUsage
	}
	return ExitOK
}

func writeHelp(w io.Writer, node *kong.Node) {
	fmt.Fprintf(w, "Uso: %s\n\n%s\n", useOf(node), titleOf(node))
	if len(node.Children) > 0 {
		fmt.Fprintln(w, "\nComandos:")
		for _, child := range node.Children {
			fmt.Fprintf(w, "  %-14s %s\n", child.Name, child.Help)
		}
	}
	if len(node.Positional) > 0 {
		fmt.Fprintln(w, "\nArgumentos:")
		for _, arg := range node.Positional {
			fmt.Fprintf(w, "  %-20s %s\n", "<"+arg.Name+">", arg.Help)
		}
	}
	writeFlags(w, node)
	writeEffect(w, node)
	if text, ok := examples[strings.TrimPrefix(node.FullPath(), "certame ")]; ok {
		fmt.Fprintf(w, "\nExemplos:\n%s", text)
	}
	if node.Parent == nil {
		fmt.Fprintf(w, "\n%s\n%s", exitNotes(), rootNotes)
	}
}

func titleOf(node *kong.Node) string {
	if node.Parent == nil {
		return "Reserva de vagas em certames públicos: do edital à última convocação, com o artigo de cada passo."
	}
	return node.Help
}

func useOf(node *kong.Node) string {
	use := node.FullPath()
	if len(node.Children) > 0 {
		use += " <comando>"
	}
	for _, arg := range node.Positional {
		if arg.Required {
			use += " <" + arg.Name + ">"
		} else {
			use += " [<" + arg.Name + ">]"
		}
	}
	for _, flag := range node.Flags {
		if flag.Required {
			use += " --" + flag.Name + "=" + flag.FormatPlaceHolder()
		}
	}
	return use + " [opções]"
}

// effectOf is what a command reads and writes, if it does.
func effectOf(node *kong.Node) (e effect, has bool) {
	e, has = effects[strings.TrimPrefix(node.FullPath(), "certame ")]
	return e, has && e != effect{nothing, nothing}
}

func writeEffect(w io.Writer, node *kong.Node) {
	if e, has := effectOf(node); has {
		fmt.Fprintf(w, "\nLê: %s.\nGrava: %s.\n", e.reads, e.writes)
	}
}

func writeFlags(w io.Writer, node *kong.Node) {
	fmt.Fprintln(w, "\nOpções:")
	for _, group := range node.AllFlags(true) {
		for _, flag := range group {
			name := "--" + flag.Name
			if !flag.IsBool() {
				name += "=" + flag.FormatPlaceHolder()
			}
			fmt.Fprintf(w, "  %-26s %s\n", name, flag.Help)
		}
	}
	fmt.Fprintf(w, "  %-26s %s\n", "--ajuda", "Mostra esta ajuda.")
}

const rootNotes = `Comece por: certame demonstrar · O manual, por tarefa: certame ajuda indice
`
