package notices

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	text "text/template"
	"text/template/parse"

	"certame/internal/intake"
)

// readModel reads a model, which may only name fields of its kind and ask whether they are
// there: a model is written by who runs an installation, and is no program. first is the
// line of the file where it begins. One that people may ask not to get says where to.
func readModel(k Kind, path, raw string, first int, stops bool) (*text.Template, []intake.Problem) {
	t, err := text.New(k.Code).Parse(raw)
	if err != nil {
		return nil, []intake.Problem{{File: path, Line: lineOf(err.Error(), first), What: "o modelo não foi entendido (" + reason(err) + ")", Remedy: "Um campo se escreve {{.Certame}}; o que só aparece se houver, {{if .Orgao}}…{{end}}."}}
	}
	c := checking{kind: k, path: path, first: first, tree: t.Tree}
	c.list(t.Tree.Root)
	if stops && !c.used["Escolhas"] {
		c.refuse(t.Tree.Root, "", "falta o endereço por onde se pede para não receber mais", "Ponha {{.Escolhas}} na mensagem.")
	}
	return t, c.problems
}

type checking struct {
	kind     Kind
	path     string
	first    int
	tree     *parse.Tree
	used     map[string]bool
	problems []intake.Problem
}

func (c *checking) list(l *parse.ListNode) {
	if l == nil {
		return
	}
	for _, n := range l.Nodes {
		c.node(n)
	}
}

func (c *checking) node(n parse.Node) {
	switch n := n.(type) {
	case *parse.TextNode, *parse.CommentNode:
	case *parse.ActionNode:
		c.pipe(n, n.Pipe)
	case *parse.IfNode:
		c.pipe(n, n.Pipe)
		c.list(n.List)
		c.list(n.ElseList)
	default:
		c.refuse(n, n.String(), "isto não se usa em um modelo", "Use só campos e {{if .Campo}}…{{else}}…{{end}}.")
	}
}

// pipe is one field, and nothing else.
func (c *checking) pipe(at parse.Node, p *parse.PipeNode) {
	if len(p.Decl) == 0 && len(p.Cmds) == 1 && len(p.Cmds[0].Args) == 1 {
		if f, is := p.Cmds[0].Args[0].(*parse.FieldNode); is && len(f.Ident) == 1 {
			c.field(f, f.Ident[0])
			return
		}
	}
	c.refuse(at, p.String(), "isto não se usa em um modelo", "Use só um campo, como {{.Certame}}.")
}

func (c *checking) field(at parse.Node, name string) {
	if c.used == nil {
		c.used = map[string]bool{}
	}
	c.used[name] = true
	known := FieldsOf(c.kind)
	if !slices.Contains(known, name) {
		c.refuse(at, "."+name, "o aviso «"+c.kind.Code+"» não tem este campo", "Use um destes: "+strings.Join(known, ", ")+"."+nearest(name, known))
	}
}

func nearest(name string, known []string) string {
	if near := intake.Nearest(name, known); near != "" {
		return fmt.Sprintf(" Talvez «%s».", near)
	}
	return ""
}

func (c *checking) refuse(at parse.Node, value, what, remedy string) {
	where, _ := c.tree.ErrorContext(at)
	c.problems = append(c.problems, intake.Problem{File: c.path, Line: lineOf("template: "+where, c.first), Value: value, What: what, Remedy: remedy})
}

// lineOf is the line that a message of the library names: "template: name:3:…".
func lineOf(message string, first int) int {
	parts := strings.Split(message, ":")
	if len(parts) > 2 {
		if n, err := strconv.Atoi(strings.TrimSpace(parts[2])); err == nil {
			return n + first - 1
		}
	}
	return first
}

// reason leaves out of a message of the library where it was.
func reason(err error) string {
	line := firstLine(err)
	if parts := strings.SplitN(line, ": ", 3); len(parts) == 3 {
		return parts[2]
	}
	return line
}
