package settings

import (
	"errors"
	"strings"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/parser"

	"certame/internal/intake"
)

// largest is far beyond any configuration.
const largest = 1 << 20

// reader puts the values of a file where they belong, and gathers what is wrong.
type reader struct {
	file     string
	into     map[string]Value
	problems []intake.Problem
}

func (r *reader) refuse(v Value, what, remedy string) {
	r.problems = append(r.problems, v.Problem(what, remedy))
}

func (r *reader) read(content []byte) {
	whole := Value{File: r.file}
	if len(content) > largest {
		r.refuse(whole, "arquivo maior que 1 MiB", "Comece pelo modelo: certame configurar")
		return
	}
	parsed, err := parser.ParseBytes(content, 0, parser.AllowDuplicateMapKey())
	if err != nil {
		r.syntax(err)
		return
	}
	for n, doc := range parsed.Docs {
		if doc.Body == nil || doc.Body.Type() == ast.CommentType {
			continue
		}
		if n > 0 {
			r.refuse(r.at(doc.Body), "o arquivo deve ter um só documento", "Retire as linhas «---»")
			return
		}
		r.section("", doc.Body)
	}
}

func (r *reader) syntax(err error) {
	at := Value{File: r.file}
	var syntax *yaml.SyntaxError
	if errors.As(err, &syntax) && syntax.Token != nil && syntax.Token.Position != nil {
		at.Line, at.Column = syntax.Token.Position.Line, syntax.Token.Position.Column
	}
	r.refuse(at, "o texto não é YAML válido neste ponto", "Confira o recuo (espaços, nunca tabulação), os dois-pontos e as aspas")
}

// at is where a node is.
func (r *reader) at(n ast.Node) Value {
	v := Value{File: r.file}
	if t := n.GetToken(); t != nil && t.Position != nil {
		v.Line, v.Column = t.Position.Line, t.Position.Column
	}
	return v
}

func (r *reader) section(name string, n ast.Node) {
	var entries []*ast.MappingValueNode
	switch n := n.(type) {
	case *ast.MappingNode:
		entries = n.Values
	case *ast.MappingValueNode:
		entries = []*ast.MappingValueNode{n}
	case *ast.NullNode: // a section of which every line is a comment
		return
	default:
		r.refuse(r.at(n), "aqui vão chaves, uma por linha", "Escreva chave: valor, como no modelo de certame configurar")
		return
	}
	for _, e := range entries {
		r.entry(name, e)
	}
}

func (r *reader) entry(section string, e *ast.MappingValueNode) {
	name, at := e.Key.GetToken().Value, r.at(e.Key)
	if section == "" && isSection(name) {
		r.section(name, e.Value)
		return
	}
	if section != "" {
		name = section + "." + name
	}
	k, known := ByName(name)
	if !known {
		r.unknown(at, name)
		return
	}
	if _, twice := r.into[name]; twice {
		r.refuse(at, "a chave «"+name+"» está duas vezes", "Deixe uma só")
		return
	}
	v, is := r.value(k, e.Value)
	if !is {
		return
	}
	r.into[name] = v
	if what, remedy := k.kind.check(v.Text); what != "" {
		r.refuse(v, "«"+name+"» "+what, remedy)
	}
}

// value is the text of a node: a scalar, or the items of a list where there may be
// several. A key without a value says nothing.
func (r *reader) value(k Key, n ast.Node) (Value, bool) {
	v := r.at(n)
	switch n := n.(type) {
	case *ast.NullNode:
		return v, false
	case *ast.SequenceNode:
		if !k.kind.list {
			break
		}
		var items []string
		for _, one := range n.Values {
			items = append(items, one.GetToken().Value)
		}
		v.Text = strings.Join(items, ",")
		return v, len(items) > 0
	case *ast.LiteralNode, *ast.MappingNode, *ast.MappingValueNode, *ast.AnchorNode, *ast.AliasNode, *ast.TagNode:
	default:
		v.Text = n.GetToken().Value
		return v, v.Text != ""
	}
	r.refuse(v, "«"+k.Name+"» leva um valor em uma linha", "Escreva, por exemplo, "+k.Example)
	return v, false
}

func isSection(name string) bool {
	for _, s := range sections {
		if s.name == name {
			return true
		}
	}
	return false
}

// unknown refuses a key that there is not: one misspelt would be a rule that does not
// hold. A key of a secret has a remedy of its own.
func (r *reader) unknown(at Value, name string) {
	if file := name + "_arquivo"; isKey(file) || name == "banco_senha" {
		r.refuse(at, "«"+name+"» é um segredo, e segredos não vão neste arquivo", "Grave-o em um arquivo só dele, de modo 0600, e diga o nome em "+file)
		return
	}
	var names []string
	for _, k := range keys {
		names = append(names, k.Name)
	}
	remedy := "As chaves estão no modelo de certame configurar"
	if near := intake.Nearest(name, names); near != "" {
		remedy = "Talvez «" + near + "»"
	}
	r.refuse(at, "não há a chave «"+name+"»", remedy)
}

func isKey(name string) bool {
	_, is := ByName(name)
	return is
}
