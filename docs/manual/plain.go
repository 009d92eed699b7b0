package manual

import (
	"path"
	"strconv"
	"strings"
	"unicode/utf8"

	"certame/docs"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	tables "github.com/yuin/goldmark/extension/ast"
	"github.com/yuin/goldmark/text"
)

// Plain is a text of the manual for a terminal: lines of at most so many letters, no
// marks, of each picture only what it shows, and links to other topics and to documents as
// the command that opens them.
func Plain(markdown string, width int) string { return plainFrom(folder, markdown, width) }

// PlainDocument is a document for a terminal, as Plain is of a text of the manual.
func PlainDocument(name string, width int) (text string, found bool) {
	document, found := docs.Lookup(name)
	return plainFrom(path.Dir(document.Path), document.Text, width), found
}

func plainFrom(from, markdown string, width int) string {
	source := []byte(markdown)
	tree := goldmark.New(goldmark.WithExtensions(extension.Table)).Parser().Parse(text.NewReader(source))
	w := &plain{source: source, width: width, from: from}
	w.blocks(tree, "", "")
	return strings.TrimRight(w.out.String(), "\n") + "\n"
}

type plain struct {
	source []byte
	width  int
	from   string // folder of the text
	out    strings.Builder
}

// blocks writes what is inside of a block; first begins its first line, and rest the
// others.
func (w *plain) blocks(parent ast.Node, first, rest string) {
	for n := parent.FirstChild(); n != nil; n = n.NextSibling() {
		w.block(n, first, rest)
		first = rest
	}
}

func (w *plain) block(n ast.Node, first, rest string) {
	switch node := n.(type) {
	case *ast.Heading:
		w.heading(node)
	case *ast.List:
		w.list(node, rest)
	case *tables.Table:
		w.table(node)
	case *ast.FencedCodeBlock, *ast.CodeBlock:
		w.code(n, rest)
	case *ast.HTMLBlock:
	default:
		w.wrap(w.inline(n), first, rest)
		if n.Kind() == ast.KindParagraph {
			w.out.WriteByte('\n')
		}
	}
}

// heading is underlined: the title of the page twice as strong.
func (w *plain) heading(n *ast.Heading) {
	line := "-"
	if n.Level == 1 {
		line = "="
	}
	title := w.inline(n)
	w.out.WriteString(title + "\n" + strings.Repeat(line, utf8.RuneCountInString(title)) + "\n\n")
}

func (w *plain) list(n *ast.List, indent string) {
	number := n.Start
	for item := n.FirstChild(); item != nil; item = item.NextSibling() {
		mark := "- "
		if n.IsOrdered() {
			mark = strconv.Itoa(number) + ". "
			number++
		}
		w.blocks(item, indent+mark, indent+strings.Repeat(" ", len(mark)))
	}
	w.out.WriteByte('\n')
}

// table is a row a paragraph: what it is about, and under it what is said of it, with the
// name of the column where there are many.
func (w *plain) table(n *tables.Table) {
	var names []string
	for row := n.FirstChild(); row != nil; row = row.NextSibling() {
		if row.Kind() == tables.KindTableHeader {
			names = w.cells(row)
			continue
		}
		for i, said := range w.cells(row) {
			switch {
			case i == 0:
				w.wrap(said, "", "    ")
			case said != "" && len(names) > 2 && names[i] != "":
				w.wrap(names[i]+": "+said, "    ", "      ")
			default:
				w.wrap(said, "    ", "    ")
			}
		}
	}
	w.out.WriteByte('\n')
}

func (w *plain) cells(row ast.Node) (said []string) {
	for cell := row.FirstChild(); cell != nil; cell = cell.NextSibling() {
		said = append(said, w.inline(cell))
	}
	return said
}

// code is kept as it is: who copies a command copies it whole.
func (w *plain) code(n ast.Node, indent string) {
	for i := range n.Lines().Len() {
		line := n.Lines().At(i)
		w.out.WriteString(indent + "    " + string(line.Value(w.source)))
	}
	w.out.WriteByte('\n')
}

func (w *plain) wrap(said, first, rest string) {
	line, empty := first, true
	for _, word := range strings.Fields(said) {
		if !empty && utf8.RuneCountInString(line)+1+utf8.RuneCountInString(word) > w.width {
			w.out.WriteString(line + "\n")
			line, empty = rest, true
		}
		if !empty {
			line += " "
		}
		line, empty = line+word, false
	}
	if !empty {
		w.out.WriteString(line + "\n")
	}
}

// inline is what is said in a line, without its marks.
func (w *plain) inline(parent ast.Node) string {
	var said strings.Builder
	for n := parent.FirstChild(); n != nil; n = n.NextSibling() {
		switch node := n.(type) {
		case *ast.Text:
			said.Write(node.Segment.Value(w.source))
			if node.SoftLineBreak() || node.HardLineBreak() {
				said.WriteByte(' ')
			}
		case *ast.Image:
			said.WriteString("[Figura: " + w.inline(node) + "]")
		case *ast.Link:
			said.WriteString(w.inline(node) + w.led(string(node.Destination)))
		default:
			said.WriteString(w.inline(n))
		}
	}
	return said.String()
}

// led is the command that opens what a link leads to. Words are looked up by their own
// name, and need none.
func (w *plain) led(to string) string {
	file, _, _ := strings.Cut(to, "#")
	topic, document := led(w.from, file)
	switch {
	case document != "":
		return " (certame ajuda " + document + ".md)"
	case topic != "" && topic != Words:
		return " (certame ajuda " + topic + ")"
	}
	return ""
}
