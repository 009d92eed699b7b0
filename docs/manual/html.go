package manual

import (
	"bytes"
	"html/template"
	"path"
	"strconv"
	"strings"
	"unicode"

	"certame/docs"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	tables "github.com/yuin/goldmark/extension/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
	"golang.org/x/image/webp"
)

// Page is a topic for a browser, without its title, and the sections it has.
type Page struct {
	Title    string
	HTML     template.HTML
	Sections []string // what follows # in an address
}

// Read turns a topic into a page whose links lead to other topics under root, as
// /ajuda, and to the documents under it. What is in neither is not served, and is left
// as text.
func Read(topic, root string) (page Page, found bool, err error) {
	source, found := Text(topic)
	if !found {
		return page, false, nil
	}
	page, err = turned(source, links{root, folder})
	return page, true, err
}

// ReadDocument turns a document into a page, as Read does a topic.
func ReadDocument(name, root string) (page Page, found bool, err error) {
	document, found := docs.Lookup(name)
	if !found {
		return page, false, nil
	}
	page, err = turned(document.Text, links{root, path.Dir(document.Path)})
	return page, true, err
}

func turned(source string, to links) (page Page, err error) {
	title, body, _ := strings.Cut(source, "\n")
	names := &anchors{}
	reader := goldmark.New(goldmark.WithExtensions(extension.Table),
		goldmark.WithParserOptions(parser.WithAutoHeadingID(), parser.WithASTTransformers(util.Prioritized(to, 0))))
	var out bytes.Buffer
	if err := reader.Convert([]byte(body), &out, parser.WithContext(parser.NewContext(parser.WithIDs(names)))); err != nil {
		return page, err
	}
	title = strings.TrimPrefix(title, "# ")
	said := captioned(out.String(), title)
	// Only our own text is turned, and raw HTML in it is left out.
	return Page{title, template.HTML(said), names.given}, nil //nolint:gosec // see above
}

// wideTable is as many columns as no phone shows side by side.
const wideTable = 6

// captioned says what each table is of, and lets a wide one be moved by itself, also with
// the keyboard.
func captioned(said, title string) string {
	title = template.HTMLEscapeString(title)
	parts := strings.Split(said, "<table>")
	for i, part := range parts[1:] {
		table, rest, _ := strings.Cut(part, "</table>")
		table = `<table><caption class="oculto">` + title + "</caption>" + table + "</table>"
		if head, _, _ := strings.Cut(table, "</thead>"); strings.Count(head, "<th ") > wideTable {
			table = `<div class="rolagem" tabindex="0" role="group" aria-label="` + title + `">` + table + "</div>"
		}
		parts[i+1] = table + rest
	}
	return strings.Join(parts, "")
}

// anchors names sections as the sites that show Markdown do, accents kept: the same
// link works there and here.
type anchors struct{ given []string }

// Generate is the name of a heading.
func (a *anchors) Generate(heading []byte, _ ast.NodeKind) []byte {
	var name strings.Builder
	for _, r := range strings.ToLower(strings.TrimSpace(string(heading))) {
		switch {
		case unicode.IsLetter(r), unicode.IsDigit(r), r == '-', r == '_':
			name.WriteRune(r)
		case r == ' ':
			name.WriteByte('-')
		}
	}
	given := name.String()
	for n, base := 1, given; a.has(given); n++ {
		given = base + "-" + strconv.Itoa(n)
	}
	a.given = append(a.given, given)
	return []byte(given)
}

// Put is asked of names that a text gives itself; ours gives none.
func (a *anchors) Put([]byte) {}

func (a *anchors) has(name string) bool {
	for _, one := range a.given {
		if one == name {
			return true
		}
	}
	return false
}

// links leads each link of a topic to where the screens have it, and says of the headers
// of tables what they are headers of.
type links struct {
	root string
	from string // folder of the text, in that of the documents
}

// Transform is called once the text was read.
func (l links) Transform(document *ast.Document, _ text.Reader, _ parser.Context) {
	var outside []*ast.Link
	// The walk fails only if the function does.
	_ = ast.Walk(document, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		if !entering {
			return ast.WalkContinue, nil
		}
		switch node := n.(type) {
		case *tables.TableCell:
			if node.Parent().Kind() == tables.KindTableHeader {
				node.SetAttributeString("scope", []byte("col"))
			}
		case *ast.Image:
			l.picture(node)
		case *ast.Link:
			to, ours := l.address(string(node.Destination))
			if node.Destination = []byte(to); !ours {
				outside = append(outside, node)
			}
		}
		return ast.WalkContinue, nil
	})
	for _, link := range outside {
		unlink(link)
	}
}

// picture is asked for when it is near, and holds its place until it comes: who followed
// a link to a section below it stays there.
func (l links) picture(node *ast.Image) {
	name := path.Base(string(node.Destination))
	node.Destination = []byte(l.root + "/" + string(node.Destination))
	node.SetAttributeString("loading", []byte("lazy"))
	raw, _ := Picture(name)
	if size, err := webp.DecodeConfig(bytes.NewReader(raw)); err == nil {
		node.SetAttributeString("width", []byte(strconv.Itoa(size.Width)))
		node.SetAttributeString("height", []byte(strconv.Itoa(size.Height)))
	}
}

func (l links) address(to string) (address string, ours bool) {
	file, section, has := strings.Cut(to, "#")
	if file == "" {
		return to, true // of the same page
	}
	topic, document := led(l.from, file)
	switch {
	case topic != "":
		address = l.root + "/" + topic
	case document != "":
		address = l.root + "/documentos/" + document
	default:
		return to, false
	}
	if has {
		address += "#" + section
	}
	return address, true
}

// unlink puts what a link says in its place.
func unlink(link *ast.Link) {
	parent := link.Parent()
	for child := link.FirstChild(); child != nil; {
		next := child.NextSibling()
		parent.InsertBefore(parent, link, child)
		child = next
	}
	parent.RemoveChild(parent, link)
}
