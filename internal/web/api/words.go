package api

import (
	"fmt"
	"net/http"
	"strings"
	"sync"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/validation"
)

// speakPortuguese makes the library that reads requests refuse them as everything
// else here does: as problems, in Portuguese. It keeps its words in variables of its
// own, which nobody else in the program uses.
var speakPortuguese = sync.OnceFunc(func() {
	huma.NewError = func(status int, message string, errs ...error) huma.StatusError {
		return fromLibrary(status, message, errs)
	}
	huma.NewErrorWithContext = func(ctx huma.Context, status int, message string, errs ...error) huma.StatusError {
		p := fromLibrary(status, message, errs)
		if c, is := ctx.Context().Value(callKey{}).(*call); is {
			p.Request = c.Code(c.ctx)
		}
		return p
	}
	for of, words := range libraryWords {
		*of = words
	}
})

// libraryWords are the words of the library for what the operations use.
var libraryWords = map[*string]string{
	&validation.MsgUnexpectedProperty:       "campo que não há",
	&validation.MsgExpectedRFC3339DateTime:  "deve ser dia e hora com fuso, como 2026-03-10T14:00:00-03:00",
	&validation.MsgExpectedBoolean:          "deve ser true ou false",
	&validation.MsgExpectedNumber:           "deve ser um número",
	&validation.MsgExpectedInteger:          "deve ser um número inteiro",
	&validation.MsgExpectedString:           "deve ser um texto",
	&validation.MsgExpectedArray:            "deve ser uma lista",
	&validation.MsgExpectedObject:           "deve ser um objeto",
	&validation.MsgExpectedOneOf:            "deve ser um destes: \"%s\"",
	&validation.MsgExpectedMinimumNumber:    "deve ser no mínimo %v",
	&validation.MsgExpectedMaximumNumber:    "deve ser no máximo %v",
	&validation.MsgExpectedMinLength:        "deve ter no mínimo %d letras",
	&validation.MsgExpectedMaxLength:        "deve ter no máximo %d letras",
	&validation.MsgExpectedMatchPattern:     "não tem a forma %s",
	&validation.MsgExpectedMinItems:         "deve ter no mínimo %d itens",
	&validation.MsgExpectedMaxItems:         "deve ter no máximo %d itens",
	&validation.MsgExpectedRequiredProperty: "falta o campo %s",
}

// fromLibrary is a problem out of a refusal of the library.
func fromLibrary(status int, message string, errs []error) *Problem {
	p := problem(kindInput, "O pedido não tem a forma desta operação.", "Compare com "+Root+"/openapi.json.")
	switch status {
	case http.StatusRequestEntityTooLarge:
		return problem(kindLarge, "O pedido passa do limite desta operação.", "Envie em partes menores.")
	case http.StatusInternalServerError:
		return internal()
	case http.StatusNotModified:
		return &Problem{Status: status}
	}
	if status >= http.StatusBadRequest {
		p.Status = status
	}
	for _, err := range errs {
		p.Problems = append(p.Problems, fieldProblem(err))
	}
	if len(p.Problems) == 0 {
		p.Problems = []InputProblem{{Column: "body", What: inPortuguese(message)}}
	}
	return p
}

func fieldProblem(err error) InputProblem {
	d, is := err.(huma.ErrorDetailer) //nolint:errorlint // the library gives them bare
	if !is {
		return InputProblem{Column: "body", What: inPortuguese(err.Error())}
	}
	detail := d.ErrorDetail()
	out := InputProblem{Column: detail.Location, What: inPortuguese(detail.Message)}
	switch value := detail.Value.(type) {
	case nil, map[string]any, []any: // the whole of what was sent is no value
	default:
		out.Value = fmt.Sprint(value)
	}
	return out
}

// fixed are messages that the library has no variable for.
var fixed = []struct{ of, words string }{
	{"parameter is missing", "falta"},
	{"unknown query parameter", "parâmetro que não há"},
	{"request body is required", "falta o corpo do pedido"},
	{"request body is too large", "o corpo do pedido é grande demais"},
	{"unknown content type", "tipo de conteúdo que não se lê: envie application/json"},
	{"invalid integer", "deve ser um número inteiro"},
	{"invalid boolean", "deve ser true ou false"},
}

func inPortuguese(message string) string {
	for _, f := range fixed {
		if strings.Contains(message, f.of) {
			return f.words
		}
	}
	for _, words := range libraryWords {
		if begin, _, _ := strings.Cut(words, "%"); strings.HasPrefix(message, begin) {
			return message
		}
	}
	return "não pôde ser lido"
}
