package telemetry

import (
	"context"
	"errors"
	"net/url"
	"strings"

	"go.opentelemetry.io/otel/attribute"
	"go.opentelemetry.io/otel/codes"
	"go.opentelemetry.io/otel/exporters/otlp/otlptrace/otlptracehttp"
	"go.opentelemetry.io/otel/sdk/resource"
	sdk "go.opentelemetry.io/otel/sdk/trace"
	"go.opentelemetry.io/otel/trace"
	"go.opentelemetry.io/otel/trace/noop"
)

// Spans say where spans go.
type Spans struct {
	To      string // http://127.0.0.1:4318, or empty for nowhere
	Percent int    // of the requests and jobs that are told
}

// open begins nothing when there is nowhere for spans to go, whatever the variables of
// the library say: what is told leaves by one door. A password of the collector comes by
// its variable, OTEL_EXPORTER_OTLP_HEADERS.
func (s Spans) open(ctx context.Context, version string) (trace.Tracer, func(context.Context) error, error) {
	if s.To == "" {
		return noop.NewTracerProvider().Tracer(""), func(context.Context) error { return nil }, nil
	}
	to := s.To
	if u, err := url.Parse(to); err == nil && strings.Trim(u.Path, "/") == "" {
		to = u.JoinPath("v1", "traces").String()
	}
	exporter, err := otlptracehttp.New(ctx, otlptracehttp.WithEndpointURL(to))
	if err != nil {
		return nil, nil, err
	}
	provider := sdk.NewTracerProvider(
		sdk.WithBatcher(exporter), sdk.WithSampler(sdk.TraceIDRatioBased(float64(s.Percent)/100)),
		sdk.WithResource(resource.NewSchemaless(attribute.String("service.name", "certame"), attribute.String("service.version", version))),
	)
	return provider.Tracer("certame"), provider.Shutdown, nil
}

// root is a span of something that nobody asked for in a request.
func (t *Telemetry) root(ctx context.Context, name string) (context.Context, func(error)) {
	ctx, span := t.tracer.Start(ctx, name, trace.WithNewRoot())
	return ctx, ending(span)
}

// inside is a span of a part of what is being told; alone, such a part says nothing.
func (t *Telemetry) inside(ctx context.Context, name, statement string) (context.Context, func(error)) {
	if !trace.SpanFromContext(ctx).IsRecording() {
		return ctx, func(error) {}
	}
	ctx, span := t.tracer.Start(ctx, name, trace.WithSpanKind(trace.SpanKindClient))
	if statement != "" {
		span.SetAttributes(attribute.String("db.query.text", statement))
	}
	return ctx, ending(span)
}

// ending says that it failed and never why: the text of an error may have what somebody
// sent.
func ending(span trace.Span) func(error) {
	return func(err error) {
		if err != nil && !errors.Is(err, context.Canceled) {
			span.SetStatus(codes.Error, "")
		}
		span.End()
	}
}

// TraceID is by what a collector knows the request of ctx, empty when nothing is told.
func TraceID(ctx context.Context) string {
	if c := trace.SpanContextFromContext(ctx); c.IsSampled() {
		return c.TraceID().String()
	}
	return ""
}
