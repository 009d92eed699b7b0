package settings

import (
	"bytes"
	"encoding/json"
	"strings"
)

// SchemaID names the schema.
const SchemaID = "urn:certame:esquema:configuracao:1"

// property is one key of the schema.
type property struct {
	Description string              `json:"description,omitempty"`
	Type        any                 `json:"type"`
	Pattern     string              `json:"pattern,omitempty"`
	Enum        []any               `json:"enum,omitempty"`
	Minimum     *int                `json:"minimum,omitempty"`
	Maximum     *int                `json:"maximum,omitempty"`
	Items       *property           `json:"items,omitempty"`
	Properties  map[string]property `json:"properties,omitempty"`
	Additional  *bool               `json:"additionalProperties,omitempty"`
}

// Schema is the JSON Schema of the file, for editors that complete and check while
// somebody types.
func Schema() ([]byte, error) {
	no := false
	top := map[string]property{}
	for _, s := range sections {
		top[s.name] = property{Description: s.help, Type: []string{"object", "null"}, Properties: map[string]property{}, Additional: &no}
	}
	for _, k := range keys {
		if section, name, in := strings.Cut(k.Name, "."); in {
			top[section].Properties[name] = propertyOf(k)
		} else {
			top[k.Name] = propertyOf(k)
		}
	}
	whole := struct {
		Draft string `json:"$schema"`
		ID    string `json:"$id"`
		Title string `json:"title"`
		property
	}{"https://json-schema.org/draft/2020-12/schema", SchemaID, "Configuração do certame (certame.yaml)", property{Type: "object", Properties: top, Additional: &no}}
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	err := e.Encode(whole)
	return b.Bytes(), err
}

func propertyOf(k Key) property {
	p := property{Description: k.Help + " Sem ela: " + k.Default + ". Variável: " + k.Variable + ".", Type: k.kind.name, Pattern: k.kind.pattern}
	switch {
	case k.kind.name == "integer":
		p.Minimum, p.Maximum = &k.kind.low, &k.kind.up
	case k.kind.name == "boolean":
		p.Type, p.Enum = []string{"boolean", "string"}, []any{true, false, "sim", "não", "nao"}
	case k.kind.list:
		p.Type, p.Items = []string{"string", "array"}, &property{Type: "string"}
	}
	for _, v := range k.kind.values {
		p.Enum = append(p.Enum, v)
	}
	return p
}
