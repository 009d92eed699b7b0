package editalfile

import (
	"bytes"
	"encoding/json"
	"fmt"
	"testing"

	"github.com/goccy/go-yaml"
	"github.com/santhosh-tekuri/jsonschema/v6"
)

func compiledSchema(t *testing.T) *jsonschema.Schema {
	t.Helper()
	document, err := jsonschema.UnmarshalJSON(bytes.NewReader(Schema()))
	if err != nil {
		t.Fatal(err)
	}
	compiler := jsonschema.NewCompiler()
	if err := compiler.AddResource("edital.schema.json", document); err != nil {
		t.Fatal(err)
	}
	schema, err := compiler.Compile("edital.schema.json")
	if err != nil {
		t.Fatal(err)
	}
	return schema
}

// asEditor reads a file as an editor of text does before it validates.
func asEditor(t *testing.T, data []byte) any {
	t.Helper()
	var value any
	if err := yaml.Unmarshal(data, &value); err != nil {
		t.Fatal(err)
	}
	plain, err := json.Marshal(value)
	if err != nil {
		t.Fatal(err)
	}
	document, err := jsonschema.UnmarshalJSON(bytes.NewReader(plain))
	if err != nil {
		t.Fatal(err)
	}
	return document
}

// The schema accepts every edital that the reader accepts.
func TestSchemaAcceptsWhatTheReaderAccepts(t *testing.T) {
	schema := compiledSchema(t)
	accepted := 0
	for path, data := range seeds(t) {
		if _, err := Parse(data, path); err != nil {
			continue
		}
		accepted++
		if err := schema.Validate(asEditor(t, data)); err != nil {
			t.Errorf("%s: the reader accepts it and the schema does not: %v", path, err)
		}
	}
	if accepted < 2 {
		t.Errorf("only %d editais were compared", accepted)
	}
}

// The schema refuses what the reader refuses for its shape, its keys or its
// words. What needs the law or another key (repeated codes, unknown groups,
// days that do not exist) only the reader sees.
func TestSchemaRefusesWhatTheReaderRefuses(t *testing.T) {
	schema := compiledSchema(t)
	const good = "certame: X\npublicado_em: 2026-02-10\ncargos: [{codigo: \"101\", vagas: 2}]\n"
	if err := schema.Validate(asEditor(t, []byte(good))); err != nil {
		t.Fatalf("the good one is refused: %v", err)
	}
	for _, wrong := range []string{
		"orgao: Y\n", // without the obligatory keys
		"[]\n",
		good + "oragao: Y\n",
		good + "regime: lei-15124\n",
		good + "reversao: decretto\n",
		good + "desempate: [idozo]\n",
		good + "desempate: [nota_]\n",
		good + "desempate: idoso\n",
		good + "grupos: [{codigo: PPP, percentual: vinte}]\n",
		good + "grupos: []\n",
		good + "rotulos: {PPP: [a]}\n",
		good + "fim_de_fila: {permitido: talvez}\n",
		good + "validade: {meses: -1}\n",
		good + "inscricoes: {inicio: 2026-02-10}\n",
		good + "preferencias: talvez\n",
		"certame: X\npublicado_em: 10/02/26\ncargos: [{codigo: \"101\", vagas: 2}]\n",
		"certame: X\npublicado_em: 2026-02-10\ncargos: []\n",
		"certame: X\npublicado_em: 2026-02-10\ncargos: [{codigo: \"101\", vagas: dois}]\n",
		"certame: X\npublicado_em: 2026-02-10\ncargos: [{codigo: \"101\", vagas: -1}]\n",
		"certame: X\npublicado_em: 2026-02-10\ncargos: [{codigo: \"101\", vagas: 1000001}]\n",
		"certame: X\npublicado_em: 2026-02-10\ncargos: [{codigo: \"101\", vaga: 2}]\n",
		"certame: X\npublicado_em: 2026-02-10\ncargos: [{codigo: \"101\", vagas: 2, quadro: {AC: muitas}}]\n",
	} {
		if _, err := Parse([]byte(wrong), "edital.yaml"); err == nil {
			t.Errorf("the reader accepts %q", wrong)
		}
		if err := schema.Validate(asEditor(t, []byte(wrong))); err == nil {
			t.Errorf("the schema accepts %q", wrong)
		}
	}
}

// Every key of the contract is in the schema, in its order, with its text.
func TestSchemaHasEveryKey(t *testing.T) {
	type level struct {
		Properties json.RawMessage `json:"properties"`
	}
	var root level
	if err := json.Unmarshal(Schema(), &root); err != nil {
		t.Fatal(err)
	}
	decoder := json.NewDecoder(bytes.NewReader(root.Properties))
	if _, err := decoder.Token(); err != nil {
		t.Fatal(err)
	}
	for _, f := range contract.fields {
		key, err := decoder.Token()
		if err != nil {
			t.Fatal(err)
		}
		var property struct {
			Text string `json:"description"`
		}
		if err := decoder.Decode(&property); err != nil {
			t.Fatal(err)
		}
		if fmt.Sprint(key) != f.key || property.Text != f.doc || f.doc == "" {
			t.Errorf("the schema has %v, %q; want %s, %q", key, property.Text, f.key, f.doc)
		}
	}
	if decoder.More() {
		t.Error("the schema has keys that the contract does not")
	}
}
