package editalfile

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strings"

	"certame/internal/intake"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/lexer"
	"github.com/goccy/go-yaml/parser"
)

// sizeLimit is far beyond any real edital; a larger file is a mistake.
const sizeLimit = 8 << 20

// reader checks the file against the contract and collects every problem.
type reader struct {
	file     string
	problems []intake.Problem
	more     int
}

func (r *reader) refuse(line, column int, value, what, remedy string) {
	r.add(intake.Problem{File: r.file, Line: line, Column: fmt.Sprint(column), Value: value, What: what, Remedy: remedy})
}

// refuseFile is about the whole file.
func (r *reader) refuseFile(what, remedy string) {
	r.add(intake.Problem{File: r.file, What: what, Remedy: remedy})
}

func (r *reader) add(p intake.Problem) {
	if r.full() {
		r.more++
		return
	}
	r.problems = append(r.problems, p)
}

// full reports whether another problem would only be counted: its remedy, which
// may cost a search, need not be made.
func (r *reader) full() bool { return len(r.problems) >= intake.ProblemLimit }

func (r *reader) refused() error {
	if len(r.problems) == 0 {
		return nil
	}
	slices.SortStableFunc(r.problems, func(a, b intake.Problem) int { return a.Line - b.Line })
	return &intake.Refused{Problems: r.problems, More: r.more}
}

// parse turns the bytes into the root node, or nil after refusing them.
func (r *reader) parse(data []byte) ast.Node {
	if len(data) > sizeLimit {
		r.refuseFile("arquivo maior que 8 MiB", "O edital.yaml traz só as regras; as pessoas ficam em candidatos.csv.")
		return nil
	}
	text, ok := intake.Decode(data)
	if !ok || bytes.IndexByte(text, 0) >= 0 {
		r.refuseFile("codificação de texto não reconhecida", "Grave o arquivo como texto em UTF-8.")
		return nil
	}
	tokens := lexer.Tokenize(string(text))
	if t := hostile(tokens); t != nil {
		r.refuse(t.Position.Line, t.Position.Column, "", "níveis, chaves ou documentos demais", "Um edital.yaml tem um só documento, até cinco níveis e poucas dezenas de chaves.")
		return nil
	}
	file, err := parser.Parse(tokens, 0, parser.AllowDuplicateMapKey())
	if err != nil {
		r.syntax(err)
		return nil
	}
	return r.onlyDocument(file)
}

func (r *reader) onlyDocument(file *ast.File) ast.Node {
	var bodies []ast.Node
	for _, doc := range file.Docs {
		if _, isComment := doc.Body.(*ast.CommentGroupNode); doc.Body != nil && !isComment {
			bodies = append(bodies, doc.Body)
		}
	}
	switch {
	case len(bodies) == 0:
		r.refuseFile("arquivo vazio", "Comece pelo modelo: certame modelo edital.")
		return nil
	case len(bodies) > 1:
		line, column := place(bodies[1])
		r.refuse(line, column, "", "o arquivo deve ter um só documento YAML", "Retire as linhas «---» e o que não é deste edital.")
		return nil
	}
	return bodies[0]
}

func (r *reader) syntax(err error) {
	line, column, near := 1, 1, ""
	var syntax *yaml.SyntaxError
	if errors.As(err, &syntax) && syntax.Token != nil {
		line, column, near = syntax.Token.Position.Line, syntax.Token.Position.Column, strings.TrimSpace(syntax.Token.Value)
	}
	r.refuse(line, column, near, "o texto não é YAML válido neste ponto", "Confira o recuo (espaços, nunca tabulação), os dois-pontos e as aspas.")
}

// scalar is the text of a scalar node as written; ok is false for others.
func scalar(n ast.Node) (string, bool) {
	switch n := n.(type) {
	case *ast.StringNode:
		return n.Value, true
	case *ast.LiteralNode:
		return n.Value.Value, true
	case *ast.IntegerNode, *ast.FloatNode, *ast.BoolNode, *ast.InfinityNode, *ast.NanNode:
		return n.GetToken().Value, true
	}
	return "", false
}

// place is where a node begins; a mapping begins at its first key, and the
// parser would say its first colon.
func place(n ast.Node) (line, column int) {
	if entries, ok := mapping(n); ok && len(entries) > 0 && !isFlow(n) {
		n = entries[0].Key
	}
	if t := n.GetToken(); t != nil && t.Position != nil {
		return t.Position.Line, t.Position.Column
	}
	return 1, 1
}

// mapping is the entries of a mapping node, one-entry maps included.
func mapping(n ast.Node) ([]*ast.MappingValueNode, bool) {
	switch n := n.(type) {
	case *ast.MappingNode:
		return n.Values, true
	case *ast.MappingValueNode:
		return []*ast.MappingValueNode{n}, true
	}
	return nil, false
}

// isFlow reports whether a mapping is written between braces.
func isFlow(n ast.Node) bool {
	m, ok := n.(*ast.MappingNode)
	return ok && m.IsFlowStyle
}
