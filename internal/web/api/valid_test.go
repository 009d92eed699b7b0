package api_test

import (
	"bytes"
	"io"
	"net/http"
	"os"
	"sync"
	"testing"

	"github.com/pb33f/libopenapi"
	validator "github.com/pb33f/libopenapi-validator"
)

// described is the document that is kept, read by a library that is not the one that
// wrote it.
var described = sync.OnceValues(func() (validator.Validator, error) {
	text, err := os.ReadFile(documentFile)
	if err != nil {
		return nil, err
	}
	document, err := libopenapi.NewDocument(text)
	if err != nil {
		return nil, err
	}
	v, errs := validator.NewValidator(document)
	if len(errs) > 0 {
		return nil, errs[0]
	}
	return v, nil
})

// The document is OpenAPI 3.1 by the schema of those who made OpenAPI.
func TestDocumentIsValid(t *testing.T) {
	v, err := described()
	if err != nil {
		t.Fatal(err)
	}
	_, problems := v.ValidateDocument()
	for _, p := range problems {
		t.Errorf("%s: %s", p.Message, p.Reason)
		for _, one := range p.SchemaValidationErrors {
			t.Errorf("  %s: %s", one.FieldPath, one.Reason)
		}
	}
	if version, _ := os.ReadFile(documentFile); !bytes.Contains(version, []byte(`"openapi": "3.1.`)) {
		t.Error("not 3.1")
	}
}

// asDescribed holds an answer to what the document says of its operation. What is no
// operation has nothing said of it.
func asDescribed(t testing.TB, r *http.Request, s said) {
	t.Helper()
	v, err := described()
	if err != nil {
		t.Fatal(err)
	}
	answer := *s.Response
	answer.Body = io.NopCloser(bytes.NewReader(s.text))
	if ok, problems := v.ValidateHttpResponse(r, &answer); !ok {
		for _, p := range problems {
			if p.ValidationType == "path" {
				return
			}
			t.Errorf("%s %s, %s: %s: %s", r.Method, r.URL.Path, s.Status, p.Message, p.Reason)
			for _, one := range p.SchemaValidationErrors {
				t.Errorf("  %s: %s", one.FieldPath, one.Reason)
			}
		}
	}
}
