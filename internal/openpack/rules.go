package openpack

import (
	"bytes"

	"certame/edital"
	"certame/publication"

	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/parser"
)

// rules is the edital of the package: without comments, which may say what is not
// public, and with the tie-breaks that look at private data replaced by the order
// they gave.
func rules(raw []byte, t *edital.Terms) ([]byte, error) {
	file, err := parser.ParseBytes(raw, 0)
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	for _, doc := range file.Docs {
		mapping, ok := doc.Body.(*ast.MappingNode)
		if !ok {
			continue
		}
		for _, value := range mapping.Values {
			if key := value.Key.String(); key != "desempate" && key != "ordem_de_preferencia" {
				out.WriteString(value.String())
				out.WriteByte('\n')
			}
		}
	}
	out.WriteString("desempate:\n")
	for _, tb := range publication.PublicCriteria(t) {
		out.WriteString("  - " + tb.Component + "\n")
	}
	out.WriteString("  - ordem_inscricao\n")
	if t.Preference {
		out.WriteString("ordem_de_preferencia: " + string(edital.OrderByResult) + "\n")
	}
	return out.Bytes(), nil
}
