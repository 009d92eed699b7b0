package cli

import (
	"slices"
	"strings"
	"testing"

	"certame/internal/arch"
	"certame/internal/arch/documents"
	"certame/internal/cli/usage"

	"github.com/alecthomas/kong"
)

func documentsOf(t *testing.T) []documents.Document {
	t.Helper()
	root, err := arch.ModuleRoot()
	if err != nil {
		t.Fatal(err)
	}
	list, err := documents.Read(root)
	if err != nil {
		t.Fatal(err)
	}
	return list
}

// ofCertame are the words after the name of the program, if a line calls it.
func ofCertame(line []string) (args []string, is bool) {
	switch {
	case slices.Contains([]string{"certame", "./certame", "bin/certame"}, line[0]):
		return line[1:], true
	case len(line) > 2 && line[0] == "go" && line[1] == "run" && line[2] == "./cmd/certame":
		return line[3:], true
	}
	return nil, false
}

func understood(t *testing.T, args []string) error {
	t.Helper()
	parser, err := newParser(&root{}, Streams{})
	if err != nil {
		t.Fatal(err)
	}
	if wantsHelp(args) {
		return nil
	}
	_, err = parser.Parse(args)
	return err
}

// Every line that a document gives to be typed is one that the program takes.
func TestLinesOfDocumentsAreTaken(t *testing.T) {
	lines := 0
	for _, d := range documentsOf(t) {
		for _, block := range d.Blocks {
			if block.Language == "text" {
				continue // the form of a line, or what a program says
			}
			for _, line := range documents.Commands(block.Typed()) {
				args, is := ofCertame(line)
				if !is {
					continue
				}
				lines++
				if err := understood(t, args); err != nil {
					t.Errorf("%s: %q: %v", d.File, line, err)
				}
			}
		}
	}
	if lines < 60 {
		t.Errorf("only %d lines: the search finds nothing", lines)
	}
}

// Every command and option that a document names inside of a sentence is there. What
// the command needs besides may be left out.
func TestCommandsNamedInDocumentsAreThere(t *testing.T) {
	named := 0
	for _, d := range documentsOf(t) {
		for _, span := range d.Spans {
			for _, line := range documents.Commands(span) {
				args, is := ofCertame(line)
				if !is || len(args) == 0 {
					continue
				}
				named++
				if err := understood(t, args); err != nil {
					holdNamed(t, d.File, args)
				}
			}
		}
	}
	if named < 100 {
		t.Errorf("only %d names: the search finds nothing", named)
	}
}

// holdNamed is of a line that is not whole.
func holdNamed(t *testing.T, file string, args []string) {
	t.Helper()
	parser, err := newParser(&root{}, Streams{})
	if err != nil {
		t.Fatal(err)
	}
	node := parser.Model.Node
	for i, arg := range args {
		child := usage.ChildNamed(node, arg)
		switch {
		case strings.HasPrefix(arg, "--"):
			name, _, _ := strings.Cut(arg, "=")
			if !slices.Contains(usage.FlagNames(usual(node)), name) {
				t.Errorf("%s: %q: there is no option %s", file, args, name)
			}
		case child != nil:
			node = child
		case len(node.Children) > 0 && node.DefaultCmd == nil && arg != "…" && !strings.HasPrefix(arg, "<"):
			t.Errorf("%s: %q: %q is no command", file, args, args[i])
			return
		}
	}
}

// usual is the command that a group stands for when none is named.
func usual(node *kong.Node) *kong.Node {
	if node.DefaultCmd != nil {
		return node.DefaultCmd
	}
	return node
}

// Every example that a command shows in its help is taken by it, and every command has one.
func TestExamplesAreTaken(t *testing.T) {
	parser, err := newParser(&root{}, Streams{})
	if err != nil {
		t.Fatal(err)
	}
	var have []string
	for _, leaf := range parser.Model.Leaves(true) {
		have = append(have, strings.TrimPrefix(leaf.FullPath(), "certame "))
	}
	for name, text := range examples {
		for _, line := range documents.Commands(text) {
			args, is := ofCertame(line)
			if !is {
				t.Errorf("%s: %q is not of the program", name, line)
			} else if err := understood(t, args); err != nil {
				t.Errorf("%s: %q: %v", name, line, err)
			}
		}
	}
	for _, name := range have {
		if examples[name] == "" {
			t.Errorf("%s has no example", name)
		}
	}
}
