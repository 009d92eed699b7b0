package telemetry

import (
	"context"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"go.opentelemetry.io/otel/trace"
)

// Telemetry is told of what happens. Its methods have the shape that each package wants
// to tell.
type Telemetry struct {
	registry *prometheus.Registry
	requests *requests
	plain    prometheus.Counter
	jobs     *timed
	store    *timed
	blobs    *timed
	tracer   trace.Tracer
	close    func(context.Context) error
}

// New has numbers; spans only when there is somewhere for them to go.
func New(ctx context.Context, version string, spans Spans) (*Telemetry, error) {
	t := &Telemetry{
		registry: prometheus.NewRegistry(), requests: newRequests(),
		plain: prometheus.NewCounter(prometheus.CounterOpts{Name: "certame_consultas_total", Help: "Fragmentos da consulta do resultado respondidos pelo caminho curto, que não entram em certame_pedidos_total."}),
		jobs:  newTimed("certame_trabalho", "das tentativas de cada trabalho de segundo plano", "especie", long),
		store: newTimed("certame_banco", "das leituras, gravações e transações no banco", "operacao", short),
		blobs: newTimed("certame_objetos", "das operações no armazenamento de objetos", "operacao", short),
	}
	about := prometheus.NewGaugeVec(prometheus.GaugeOpts{Name: "certame_versao", Help: "Sempre 1; a versão do programa está no rótulo."}, []string{"versao"})
	about.WithLabelValues(version).Set(1)
	t.registry.MustRegister(about, collectors.NewGoCollector(), collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	t.registry.MustRegister(t.requests, t.plain, t.jobs, t.store, t.blobs)
	var err error
	t.tracer, t.close, err = spans.open(ctx, version)
	return t, err
}

// Close sends the spans that are still here.
func (t *Telemetry) Close(ctx context.Context) error { return t.close(ctx) }

// Plain is told of an answer that was given before the server of HTTP.
func (t *Telemetry) Plain() { t.plain.Inc() }

// Job is told of an attempt of a job of the background.
func (t *Telemetry) Job(ctx context.Context, kind string) (context.Context, func(error)) {
	ctx, span := t.root(ctx, "trabalho "+kind)
	return ctx, both(t.jobs.begin(kind), span)
}

// Statement is told of a use of the database.
func (t *Telemetry) Statement(ctx context.Context, kind, statement string) (context.Context, func(error)) {
	ctx, span := t.inside(ctx, "banco "+kind, statement)
	return ctx, both(t.store.begin(kind), span)
}

// Object is told of a use of what keeps the objects.
func (t *Telemetry) Object(ctx context.Context, operation string) (context.Context, func(error)) {
	ctx, span := t.inside(ctx, "objetos "+operation, "")
	return ctx, both(t.blobs.begin(operation), span)
}

func both(a, b func(error)) func(error) {
	return func(err error) { a(err); b(err) }
}

// Bounds of what is timed, in seconds.
var (
	short = []float64{.001, .005, .01, .025, .05, .1, .25, .5, 1, 2.5, 5, 10}
	long  = []float64{.1, .5, 1, 5, 15, 60, 300, 900, 3600, 4 * 3600}
)

func since(began time.Time) float64 { return time.Since(began).Seconds() }
