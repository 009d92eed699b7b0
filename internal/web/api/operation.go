package api

import (
	"context"
	"net/http"
	"strings"
	"time"

	"certame/internal/auth/roles"

	"github.com/danielgtaylor/huma/v2"
)

// Operation is one thing that may be asked, and what it takes: a row of the table of
// roles, which also says whether a program may it.
type Operation struct {
	ID, Method, Path     string
	Tag, Summary, Detail string
	Permission           roles.Permission
	Status               int   // of the answer when all is well; 0 is 200
	Body                 int64 // the most a request may bring; 0 is smallBody
	File                 bool  // it gives bytes
	Sends                string
	Dry                  bool // a POST that keeps nothing: who only reads may ask it
}

// smallBody is enough for any request that is not of files.
const smallBody = 1 << 20

// InContest says whether the operation is about the contest of its address.
func (o *Operation) InContest() bool { return strings.Contains(o.Path, "{certame}") }

// register adds an operation whose action is do. It is answered only after who asks,
// and what they may, is known.
func register[I, O any](a *API, o Operation, do func(*call, *I) (*O, error)) {
	a.operations = append(a.operations, o)
	h := huma.Operation{
		OperationID: o.ID, Method: o.Method, Path: o.Path, Summary: o.Summary, Description: o.text(), Tags: []string{o.Tag}, DefaultStatus: o.Status,
		MaxBodyBytes: max(o.Body, smallBody), BodyReadTimeout: time.Minute, Errors: o.errors(), RejectUnknownQueryParameters: true,
		Middlewares: huma.Middlewares{a.guard(o)}, Extensions: map[string]any{"x-permissao": string(o.Permission)}, Security: o.security(),
	}
	o.describeBytes(&h)
	if _, cached := any(new(I)).(interface{ fresh(string) error }); cached {
		h.Responses = map[string]*huma.Response{"304": {Description: "Ainda é o mesmo que se tem."}}
	}
	huma.Register(a.huma, h, func(ctx context.Context, in *I) (*O, error) {
		c := callOf(ctx)
		if o.InContest() && c.contest == nil {
			return nil, c.problem(notFound("certame neste endereço"))
		}
		out, err := do(c, in)
		if err != nil {
			return nil, c.problem(c.told(err))
		}
		return out, nil
	})
}

// text is what the document says of the operation.
func (o *Operation) text() string {
	g, _ := roles.Lookup(o.Permission)
	text := o.Detail
	if text != "" {
		text += "\n\n"
	}
	text += "Permissão: `" + string(o.Permission) + "` (" + strings.TrimSuffix(g.Allows, ".") + ")."
	return text
}

// Writes says whether the operation changes something.
func (o *Operation) Writes() bool { return o.Method != http.MethodGet && !o.Dry }

// Public says whether everybody may, without a token.
func (o *Operation) Public() bool { return roles.May(nil, o.Permission) }

func (o *Operation) security() []map[string][]string {
	if o.Public() {
		return []map[string][]string{{}}
	}
	return []map[string][]string{{tokenScheme: {}}}
}

// errors are what the operation may answer when something is wrong.
func (o *Operation) errors() []int {
	list := []int{http.StatusNotFound, http.StatusTooManyRequests, http.StatusServiceUnavailable}
	if !o.Public() {
		list = append(list, http.StatusUnauthorized, http.StatusForbidden, http.StatusConflict, http.StatusNotImplemented)
	}
	if o.Method != http.MethodGet {
		list = append(list, http.StatusBadRequest, http.StatusPreconditionFailed, http.StatusRequestEntityTooLarge, http.StatusPreconditionRequired, http.StatusInsufficientStorage)
	}
	return list
}

// describeBytes documents bodies that are not JSON.
func (o *Operation) describeBytes(h *huma.Operation) {
	bytes := &huma.MediaType{} // in OpenAPI 3.1, bytes are what has no schema
	if o.File {
		h.Responses = map[string]*huma.Response{"200": {Description: "Os bytes do arquivo.", Content: map[string]*huma.MediaType{"*/*": bytes}}}
	}
	if o.Sends != "" {
		h.RequestBody = &huma.RequestBody{Description: "Os bytes do arquivo.", Required: true, Content: map[string]*huma.MediaType{o.Sends: bytes}}
	}
}
