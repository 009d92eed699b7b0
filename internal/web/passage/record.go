package passage

import (
	"context"
	"crypto/rand"
	"encoding/hex"
	"fmt"
	"log/slog"
	"net/http"
	"runtime"
	"runtime/debug"
	"slices"
	"time"

	"certame/internal/telemetry"
)

// Recorder writes one line of each request.
type Recorder struct {
	Log   *slog.Logger
	Clock func() time.Time
	// Watch, when there is one, is told of each request, by the pattern of its address:
	// it gives the context to answer in, and what to call at the end.
	Watch func(ctx context.Context, method string) (context.Context, func(pattern string, status int))
}

// Around gives each request a code and writes one line of it: the pattern of the
// address and never the address, which may hold the number of a registration.
func (c Recorder) Around(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		about := &about{code: newCode()}
		w.Header().Set("X-Pedido", about.code)
		started := c.Clock()
		counted := &counted{ResponseWriter: w, status: http.StatusOK}
		ctx, ended := c.watched(r)
		next.ServeHTTP(counted, r.WithContext(context.WithValue(ctx, aboutKey{}, about)))
		ended(about.pattern, counted.status)
		line := c.Log
		if trace := telemetry.TraceID(ctx); trace != "" {
			line = line.With("rastro", trace)
		}
		line.Info("pedido", "codigo", about.code, "metodo", r.Method, "rota", about.pattern, "estado", counted.status,
			"bytes", counted.bytes, "ms", c.Clock().Sub(started).Round(time.Millisecond).Milliseconds())
	})
}

// watched tells Watch, if there is one. Anybody may make up a method: only the ones that
// there are have a name.
func (c Recorder) watched(r *http.Request) (context.Context, func(string, int)) {
	if c.Watch == nil {
		return r.Context(), func(string, int) {}
	}
	method := r.Method
	if !slices.Contains(methods, method) {
		method = "outro"
	}
	return c.Watch(r.Context(), method)
}

var methods = []string{http.MethodGet, http.MethodHead, http.MethodPost, http.MethodPut, http.MethodPatch, http.MethodDelete, http.MethodOptions}

// about is what the line of a request says of it beside its answer.
type about struct{ code, pattern string }

type aboutKey struct{}

// Note tells the line which row of the table answered.
func Note(r *http.Request, pattern string) {
	if a, is := r.Context().Value(aboutKey{}).(*about); is {
		a.pattern = pattern
	}
}

func CodeOf(r *http.Request) string { return CodeIn(r.Context()) }

func CodeIn(ctx context.Context) string {
	if a, is := ctx.Value(aboutKey{}).(*about); is {
		return a.code
	}
	return ""
}

func newCode() string {
	var b [8]byte
	rand.Read(b[:]) // never fails
	return hex.EncodeToString(b[:])
}

// counted remembers how a request was answered.
type counted struct {
	http.ResponseWriter
	status int
	bytes  int64
}

func (c *counted) WriteHeader(status int) {
	c.status = status
	c.ResponseWriter.WriteHeader(status)
}

func (c *counted) Write(p []byte) (int, error) {
	n, err := c.ResponseWriter.Write(p)
	c.bytes += int64(n)
	return n, err
}

// Unwrap lets deadlines and flushing through.
func (c *counted) Unwrap() http.ResponseWriter { return c.ResponseWriter }

// Where is the place of a bug. The text of a panic may carry what somebody sent:
// only what the language itself says is kept.
func Where(bug any) string {
	if err, is := bug.(runtime.Error); is {
		return err.Error() + "\n" + string(debug.Stack())
	}
	return fmt.Sprintf("%T\n%s", bug, debug.Stack())
}
