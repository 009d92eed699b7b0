package editalfile

import (
	"bytes"
	"encoding/json"
)

// Schema is the JSON Schema of edital.yaml, for editors, made from the same
// tree of specs that the reader uses.
func Schema() []byte {
	root := schemaOf(contract)
	root.Schema = "https://json-schema.org/draft/2020-12/schema"
	root.Title = "edital.yaml do certame"
	var b bytes.Buffer
	encoder := json.NewEncoder(&b)
	encoder.SetIndent("", "  ")
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(root); err != nil {
		panic(err) // the tree is ours and has no cycle
	}
	return b.Bytes()
}

// node is one JSON Schema; fields in the order in which they are written.
type node struct {
	Schema      string     `json:"$schema,omitempty"`
	Title       string     `json:"title,omitempty"`
	Description string     `json:"description,omitempty"`
	Type        any        `json:"type,omitempty"`
	Enum        []string   `json:"enum,omitempty"`
	Pattern     string     `json:"pattern,omitempty"`
	Minimum     *int       `json:"minimum,omitempty"`
	Maximum     *int       `json:"maximum,omitempty"`
	AnyOf       []*node    `json:"anyOf,omitempty"`
	OneOf       []*node    `json:"oneOf,omitempty"`
	Items       *node      `json:"items,omitempty"`
	MinItems    int        `json:"minItems,omitempty"`
	Properties  properties `json:"properties,omitempty"`
	Required    []string   `json:"required,omitempty"`
	Additional  any        `json:"additionalProperties,omitempty"`
}

// properties keep the order of the contract.
type properties []property

type property struct {
	key  string
	node *node
}

// MarshalJSON writes the properties in order.
func (p properties) MarshalJSON() ([]byte, error) {
	var b bytes.Buffer
	b.WriteByte('{')
	for i, item := range p {
		if i > 0 {
			b.WriteByte(',')
		}
		key, err := json.Marshal(item.key)
		if err != nil {
			return nil, err
		}
		value, err := json.Marshal(item.node)
		if err != nil {
			return nil, err
		}
		b.Write(append(append(key, ':'), value...))
	}
	b.WriteByte('}')
	return b.Bytes(), nil
}

const (
	datePattern    = `^(\d{4}-\d{2}-\d{2}|\d{2}/\d{2}/\d{4})$`
	instantPattern = `^(\d{4}-\d{2}-\d{2}|\d{2}/\d{2}/\d{4})( \d{1,2}:\d{2}(:\d{2})?)?$`
	percentPattern = `^\d+([,.]\d{1,6})? ?%?$`
)

func schemaOf(s *spec) *node {
	n := &node{Description: s.doc}
	zero, most := 0, numberLimit
	switch s.kind {
	case kindText:
		n.Type = []string{"string", "number"}
	case kindInteger:
		n.Type, n.Minimum, n.Maximum = "integer", &zero, &most
	case kindDecimal, kindMark:
		n.Type = []string{"string", "number"}
	case kindPercent:
		n.Type, n.Pattern = []string{"string", "number"}, percentPattern
	case kindDate:
		n.Type, n.Pattern = "string", datePattern
	case kindInstant:
		n.Type, n.Pattern = "string", instantPattern
	case kindYesNo:
		n.Type, n.Pattern = []string{"string", "boolean"}, "^([Ss]im|[Nn][aã]o)$"
	case kindChoice:
		choiceSchema(n, s)
	case kindList:
		n.Type, n.Items, n.MinItems = "array", schemaOf(s.item), 1
	case kindMap:
		n.Type, n.Additional = "object", schemaOf(s.item)
	case kindEither:
		for _, option := range s.either {
			n.AnyOf = append(n.AnyOf, schemaOf(option))
		}
	case kindObject:
		objectSchema(n, s)
	}
	return n
}

func choiceSchema(n *node, s *spec) {
	switch zero, most := 0, numberLimit; {
	case s.numbers:
		n.AnyOf = []*node{{Enum: s.choices}, {Type: "integer", Minimum: &zero, Maximum: &most}}
		return
	case s.prefix != "":
		n.AnyOf = []*node{{Enum: s.choices}, {Pattern: "^" + s.prefix + ".+$"}}
	default:
		n.Enum = s.choices
	}
	n.Type = "string"
}

func objectSchema(n *node, s *spec) {
	n.Type, n.Additional = "object", false
	for _, f := range s.fields {
		n.Properties = append(n.Properties, property{f.key, schemaOf(f.spec)})
		if f.required {
			n.Required = append(n.Required, f.key)
		}
	}
	for _, key := range s.one {
		n.OneOf = append(n.OneOf, &node{Required: []string{key}})
	}
}
