package pseudonym

import (
	"strings"

	"certame"
	"certame/edital"

	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/lexer"
	"github.com/goccy/go-yaml/parser"
	"github.com/goccy/go-yaml/token"
)

// rulesFile replaces what edital.yaml says of which contest it is, its posts and
// its notes, and moves the minimums with the marks. Everything else of it stays
// as written, and its comments go.
func (m *Mapping) rulesFile(text string, t *edital.Terms) (string, error) {
	body := strings.TrimRight(text, "\r\n") // whose end the lexer would lose
	tokens := lexer.Tokenize(body)
	file, err := parser.Parse(tokens, 0)
	if err != nil {
		return "", err
	}
	r := &rules{m: m, terms: t, fresh: map[*token.Token]string{}, after: map[*token.Token]string{}}
	for _, doc := range file.Docs {
		r.node(doc.Body, nil)
	}
	var out strings.Builder
	for _, tk := range tokens {
		out.WriteString(r.origin(tk))
	}
	return out.String() + text[len(body):], nil
}

const blanks = " \t\r\n"

// rules walks the file.
type rules struct {
	m     *Mapping
	terms *edital.Terms
	fresh map[*token.Token]string // what takes the place of a scalar
	after map[*token.Token]string // what is written after one
	posts int                     // seen so far
}

// origin is a token as it is to be written: a comment is gone, a scalar may be
// another, between the same spaces and quotes.
func (r *rules) origin(tk *token.Token) string {
	body := strings.TrimLeft(tk.Origin, blanks)
	lead := tk.Origin[:len(tk.Origin)-len(body)]
	bare := strings.TrimRight(body, blanks)
	tail := r.after[tk] + body[len(bare):]
	fresh, ok := r.fresh[tk]
	switch {
	case tk.Type == token.CommentType:
		return lead + tail
	case !ok:
		return lead + bare + tail
	case body[:1] == `"` || body[:1] == "'":
		return lead + body[:1] + fresh + body[:1] + tail
	}
	return lead + fresh + tail
}

func (r *rules) node(n ast.Node, path []string) {
	switch n := n.(type) {
	case *ast.MappingNode:
		for _, v := range n.Values {
			r.node(v, path)
			r.post(v, path, n.IsFlowStyle)
		}
	case *ast.MappingValueNode:
		key := n.Key.GetToken().Value
		r.m.known.add(key)
		r.node(n.Value, append(path[:len(path):len(path)], key))
	case *ast.SequenceNode:
		for i, v := range n.Values {
			r.node(v, append(path[:len(path):len(path)], string(rune(i))))
		}
	case *ast.LiteralNode:
		r.scalar(n.Value.GetToken(), path)
	case *ast.StringNode, *ast.IntegerNode, *ast.FloatNode:
		r.scalar(n.GetToken(), path)
	}
}

// labels of the texts that say which contest it is.
var labels = map[string]string{
	"certame": "Certame", "orgao": "Órgão", "edital": "Edital", "fundamento": "Fundamento", "nome": "Nome", "localidade": "Localidade", "local": "Local", "rotulo": "Rótulo",
}

func (r *rules) scalar(tk *token.Token, path []string) {
	value, key, top := tk.Value, path[len(path)-1], path[0]
	fresh := value
	switch {
	case (key == "distribuicao" || key == "politica") && value == string(edital.DistributionDraw) && r.drawn():
		fresh = string(edital.DistributionDeclared)
	case top == "cargos" && key == "codigo":
		fresh = r.m.post(value)
	case top == "fases" && (key == "minimo" || key == "maximo"):
		fresh = r.limit(path, key)
	case labels[key] != "" && key != "rotulo":
		fresh = r.m.text(labels[key], value)
	case !r.m.known.harmless(value):
		fresh = r.m.text("Texto", value)
	}
	if fresh != value {
		r.fresh[tk] = fresh
	}
}

// limit is a minimum or a maximum, moved with its marks. A percentage of the
// maximum becomes the least mark that reached it.
func (r *rules) limit(path []string, key string) string {
	p := &r.terms.Phases[index(path[1])]
	least, most, column := p.Minimum, p.Max, p.Column
	if path[2] == "componentes" {
		c := &p.Components[index(path[3])]
		least, most, column = c.Minimum, c.Max, c.Column
	}
	if key == "maximo" {
		least = most
	}
	least += certame.Score(r.m.shifts(column)) * certame.ScoreUnit
	return string(certame.AppendScore(nil, least, '.', 0))
}

func index(step string) int { return int([]rune(step)[0]) }
