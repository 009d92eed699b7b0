package web

import (
	"context"
	"crypto/rand"
	"encoding/hex"
	"fmt"
	"net/http"
	"runtime"
	"runtime/debug"
	"slices"
	"time"

	"certame/internal/telemetry"
)

// record gives each request a code and writes one line of it: the pattern of the
// address and never the address, which may hold the number of a registration.
func (s *Server) record(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		about := &about{code: newCode()}
		w.Header().Set("X-Pedido", about.code)
		started := s.Clock()
		counted := &counted{ResponseWriter: w, status: http.StatusOK}
		ctx, ended := s.watched(r)
		next.ServeHTTP(counted, r.WithContext(context.WithValue(ctx, aboutKey{}, about)))
		ended(about.pattern, counted.status)
		line := s.Log
		if trace := telemetry.TraceID(ctx); trace != "" {
			line = line.With("rastro", trace)
		}
		line.Info("pedido", "codigo", about.code, "metodo", r.Method, "rota", about.pattern, "estado", counted.status,
			"bytes", counted.bytes, "ms", s.Clock().Sub(started).Round(time.Millisecond).Milliseconds())
	})
}

// watched tells Watch, if there is one. Anybody may make up a method: only the ones that
// there are have a name.
func (s *Server) watched(r *http.Request) (context.Context, func(string, int)) {
	if s.Watch == nil {
		return r.Context(), func(string, int) {}
	}
	method := r.Method
	if !slices.Contains(methods, method) {
		method = "outro"
	}
	return s.Watch(r.Context(), method)
}

var methods = []string{http.MethodGet, http.MethodHead, http.MethodPost, http.MethodPut, http.MethodPatch, http.MethodDelete, http.MethodOptions}

// about is what the line of a request says of it beside its answer.
type about struct{ code, pattern string }

type aboutKey struct{}

// note tells the line which row of the table answered.
func note(r *http.Request, pattern string) {
	if a, is := r.Context().Value(aboutKey{}).(*about); is {
		a.pattern = pattern
	}
}

func codeOf(r *http.Request) string { return codeIn(r.Context()) }

func codeIn(ctx context.Context) string {
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

// where is the place of a bug. The text of a panic may carry what somebody sent:
// only what the language itself says is kept.
func where(bug any) string {
	if err, is := bug.(runtime.Error); is {
		return err.Error() + "\n" + string(debug.Stack())
	}
	return fmt.Sprintf("%T\n%s", bug, debug.Stack())
}
