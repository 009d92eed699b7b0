package manual

import (
	"bytes"
	"html/template"
	"path"
	"strconv"
	"strings"
	"unicode"

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
// /ajuda. What is outside of the manual is not served, and is left as text.
func Read(topic, root string) (page Page, found bool, err error) {
	source, found := Text(topic)
	if !found {
		return page, false, nil
	}
	title, body, _ := strings.Cut(source, "\n")
	names := &anchors{}
	reader := goldmark.New(goldmark.WithExtensions(extension.Table),
		goldmark.WithParserOptions(parser.WithAutoHeadingID(), parser.WithASTTransformers(util.Prioritized(links{root}, 0))))
	var out bytes.Buffer
	if err := reader.Convert([]byte(body), &out, parser.WithContext(parser.NewContext(parser.WithIDs(names)))); err != nil {
		return page, true, err
	}
	title = strings.TrimPrefix(title, "# ")
	said := strings.ReplaceAll(out.String(), "<table>", `<table><caption class="oculto">`+template.HTMLEscapeString(title)+"</caption>")
	// Only our own text is turned, and raw HTML in it is left out.
	return Page{title, template.HTML(said), names.given}, true, nil //nolint:gosec // see above
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
type links struct{ root string }

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
	topic, page := strings.CutSuffix(path.Base(file), ".md")
	if _, found := Text(topic); !page || !found || strings.Contains(file, "/") {
		return to, false
	}
	address = l.root + "/" + topic
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
