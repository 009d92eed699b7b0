package editalfile

import (
	"errors"
	"fmt"
	"strings"

	"certame/internal/intake"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/parser"
)

// sizeLimit is far beyond any real edital; a larger file is a mistake.
const sizeLimit = 8 << 20

// reader checks the file against the contract and collects every problem.
type reader struct {
	file     string
	problems []intake.Problem
}

func (r *reader) refuse(line, column int, value, what, remedy string) {
	r.problems = append(r.problems, intake.Problem{
		File: r.file, Line: line, Column: fmt.Sprint(column), Value: value, What: what, Remedy: remedy,
	})
}

// parse turns the bytes into the root node.
func (r *reader) parse(data []byte) ast.Node {
	if len(data) > sizeLimit {
		r.problems = append(r.problems, intake.Problem{File: r.file, What: "arquivo maior que 8 MiB", Remedy: "O edital.yaml traz só as regras; as pessoas ficam em candidatos.csv."})
		return nil
	}
	if strings.TrimSpace(string(data)) == "" {
		r.problems = append(r.problems, intake.Problem{File: r.file, What: "arquivo vazio", Remedy: "Comece pelo modelo: certame modelo edital."})
		return nil
	}
	file, err := parser.ParseBytes(data, 0, parser.AllowDuplicateMapKey())
	if err != nil {
		r.syntax(err)
		return nil
	}
	if len(file.Docs) != 1 || file.Docs[0].Body == nil {
		r.refuse(1, 1, "", "o arquivo deve ter um só documento YAML", "Retire as linhas «---».")
		return nil
	}
	return file.Docs[0].Body
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

func place(n ast.Node) (line, column int) {
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
