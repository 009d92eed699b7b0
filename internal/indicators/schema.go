package indicators

import _ "embed"

//go:embed indicadores-1.schema.json
var schema []byte

// Schema is the published JSON Schema of the open format.
func Schema() []byte { return append([]byte(nil), schema...) }
