// Package documents reads the Markdown of the house, so that tests can hold what it
// says (links, commands, names) to what there is.
package documents

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"unicode"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/text"
)

// Document is one file of Markdown.
type Document struct {
	File     string // from the root, with slashes
	Text     string
	Sections []string // what follows # in an address, as the sites that show Markdown name it
	Links    []string
	Spans    []string // code inside of a sentence, in one line
	Blocks   []Block
}

// Block is code set apart.
type Block struct{ Language, Text string }

// Typed is what of a block a person types: of a session at a terminal (console), the
// lines after $; of any other, all of it.
func (b Block) Typed() string {
	if b.Language != "console" {
		return b.Text
	}
	var typed strings.Builder
	for line := range strings.Lines(b.Text) {
		if strings.HasPrefix(line, "$ ") {
			typed.WriteString(line)
		}
	}
	return typed.String()
}

// Read reads every file of Markdown under a root.
func Read(root string) (list []Document, err error) {
	err = filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && (d.Name() == ".git" || d.Name() == "bin" || d.Name() == "node_modules") {
			return filepath.SkipDir
		}
		if d.IsDir() || filepath.Ext(path) != ".md" {
			return nil
		}
		content, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		file, err := filepath.Rel(root, path)
		list = append(list, Parse(filepath.ToSlash(file), string(content)))
		return err
	})
	return list, err
}

// Parse reads one text.
func Parse(file, content string) Document {
	d := Document{File: file, Text: content}
	source := []byte(content)
	tree := goldmark.New(goldmark.WithExtensions(extension.Table)).Parser().Parse(text.NewReader(source))
	// The walk fails only if the function does.
	_ = ast.Walk(tree, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		if entering {
			d.take(n, source)
		}
		return ast.WalkContinue, nil
	})
	return d
}

func (d *Document) take(n ast.Node, source []byte) {
	switch node := n.(type) {
	case *ast.Heading:
		d.Sections = append(d.Sections, section(words(node, source)))
	case *ast.Link:
		d.Links = append(d.Links, string(node.Destination))
	case *ast.Image:
		d.Links = append(d.Links, string(node.Destination))
	case *ast.CodeSpan:
		d.Spans = append(d.Spans, strings.Join(strings.Fields(words(node, source)), " "))
	case *ast.FencedCodeBlock:
		d.Blocks = append(d.Blocks, Block{string(node.Language(source)), string(node.Lines().Value(source))})
	case *ast.CodeBlock:
		d.Blocks = append(d.Blocks, Block{"", string(node.Lines().Value(source))})
	}
}

// words are the letters of a node, without what marks them.
func words(n ast.Node, source []byte) string {
	var b strings.Builder
	// The walk fails only if the function does.
	_ = ast.Walk(n, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		if letters, is := n.(*ast.Text); is && entering {
			b.Write(letters.Segment.Value(source))
			if letters.SoftLineBreak() {
				b.WriteByte(' ')
			}
		}
		return ast.WalkContinue, nil
	})
	return b.String()
}

// section is the name of a heading in an address.
func section(heading string) string {
	var b strings.Builder
	for _, r := range strings.ToLower(strings.TrimSpace(heading)) {
		switch {
		case unicode.IsLetter(r), unicode.IsDigit(r), r == '-', r == '_':
			b.WriteRune(r)
		case r == ' ':
			b.WriteByte('-')
		}
	}
	return b.String()
}
