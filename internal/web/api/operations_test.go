package api_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"certame/internal/arch/documents"
	"certame/internal/auth/roles"
)

type operation struct {
	ID          string `json:"operationId"`
	Summary     string
	Description string
	Permission  roles.Permission `json:"x-permissao"`
	Tags        []string
	Parameters  []struct{ Name, Description string }
	Body        struct {
		Content map[string]struct{ Schema reference }
	} `json:"requestBody"`
	Responses map[string]struct {
		Description string
		Content     map[string]json.RawMessage
	}
}

type reference struct {
	To string `json:"$ref"`
}

type property struct {
	reference
	Description string
	Examples    []any
}

type contract struct {
	Tags       []struct{ Name, Description string }
	Paths      map[string]map[string]operation
	Components struct {
		Schemas map[string]struct{ Properties map[string]property }
	}
}

func kept(t *testing.T) (c contract) {
	t.Helper()
	raw, err := os.ReadFile(documentFile)
	if err == nil {
		err = json.Unmarshal(raw, &c)
	}
	if err != nil || len(c.Paths) < 20 {
		t.Fatalf("%d paths: %v", len(c.Paths), err)
	}
	return c
}

// each goes through the operations in order.
func (c *contract) each(do func(method, path string, o operation)) {
	var paths []string
	for path := range c.Paths {
		paths = append(paths, path)
	}
	slices.Sort(paths)
	for _, path := range paths {
		for _, method := range []string{"get", "post", "put", "delete"} {
			if o, has := c.Paths[path][method]; has {
				do(method, path, o)
			}
		}
	}
}

// Every operation says what it does, which permission of the table it asks for, what is
// brought to it with an example, and its refusals as problems.
func TestEveryOperationIsTold(t *testing.T) {
	c := kept(t)
	bodies := 0
	c.each(func(method, path string, o operation) {
		at := method + " " + path
		if _, known := roles.Lookup(o.Permission); o.Summary == "" || o.Description == "" || !known {
			t.Errorf("%s says %q, %q and the permission %q", at, o.Summary, o.Description, o.Permission)
		}
		for _, p := range o.Parameters {
			if p.Description == "" {
				t.Errorf("%s does not say what %s is", at, p.Name)
			}
		}
		for code, r := range o.Responses {
			if r.Description == "" || code >= "400" && r.Content["application/problem+json"] == nil {
				t.Errorf("%s answers %s without saying what it is", at, code)
			}
		}
		if body, has := o.Body.Content["application/json"]; has {
			bodies++
			c.exampled(t, at, body.Schema)
		}
	})
	if bodies < 5 {
		t.Errorf("only %d bodies", bodies)
	}
}

// exampled is of a body: each of its properties has an example, and says what it is.
func (c *contract) exampled(t *testing.T, at string, of reference) {
	t.Helper()
	schema := c.Components.Schemas[strings.TrimPrefix(of.To, "#/components/schemas/")]
	if len(schema.Properties) == 0 {
		t.Errorf("%s takes %q, which has nothing", at, of.To)
	}
	for name, p := range schema.Properties {
		switch {
		case name == "$schema":
		case p.To != "":
			c.exampled(t, at, p.reference)
		case p.Description == "" || len(p.Examples) == 0:
			t.Errorf("%s: %s says %q, with the examples %v", at, name, p.Description, p.Examples)
		}
	}
}

// docs/api/operacoes.md is the document as a table for people.
func TestOperationsPage(t *testing.T) {
	c := kept(t)
	var b bytes.Buffer
	b.WriteString("# Operações da API\n\n<!-- Gerado por make api. Não edite. -->\n\nCada operação, com a permissão que pede ([quem a tem](../direito/papeis.md)). O que cada uma recebe e responde, com exemplos: [openapi.json](openapi.json). Recusas, repetição e limites: [API](../api.md).\n")
	for _, tag := range c.Tags {
		fmt.Fprintf(&b, "\n## %s\n\n%s\n\n| operação | o que faz | permissão | respostas |\n|---|---|---|---|\n", tag.Name, tag.Description)
		c.each(func(method, path string, o operation) {
			if slices.Contains(o.Tags, tag.Name) {
				var codes []string
				for code := range o.Responses {
					codes = append(codes, code)
				}
				slices.Sort(codes)
				fmt.Fprintf(&b, "| `%s %s` | %s | `%s` | %s |\n", strings.ToUpper(method), path, o.Summary, o.Permission, strings.Join(codes, ", "))
			}
		})
	}
	documents.Hold(t, "../../../docs/api/operacoes.md", b.Bytes(), *update)
	c.each(func(method, path string, _ operation) {
		if !strings.Contains(b.String(), fmt.Sprintf("`%s %s`", strings.ToUpper(method), path)) {
			t.Errorf("%s %s is under no heading", method, path)
		}
	})
}
