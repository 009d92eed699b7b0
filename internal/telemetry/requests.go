package telemetry

import (
	"context"
	"strconv"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"go.opentelemetry.io/otel/attribute"
	"go.opentelemetry.io/otel/codes"
	"go.opentelemetry.io/otel/trace"
)

// requests are the answers, by the pattern of the address: the address itself may hold
// the number of a registration.
type requests struct {
	answered *prometheus.CounterVec
	seconds  *prometheus.HistogramVec
	now      prometheus.Gauge
}

func newRequests() *requests {
	return &requests{
		prometheus.NewCounterVec(prometheus.CounterOpts{Name: "certame_pedidos_total", Help: "Pedidos respondidos, por rota, método e estado."}, []string{"rota", "metodo", "estado"}),
		prometheus.NewHistogramVec(prometheus.HistogramOpts{Name: "certame_pedido_segundos", Help: "Duração dos pedidos, por rota e método.", Buckets: short}, []string{"rota", "metodo"}),
		prometheus.NewGauge(prometheus.GaugeOpts{Name: "certame_pedidos_agora", Help: "Pedidos que estão sendo respondidos."}),
	}
}

// Describe is of prometheus.Collector.
func (r *requests) Describe(to chan<- *prometheus.Desc) {
	r.answered.Describe(to)
	r.seconds.Describe(to)
	r.now.Describe(to)
}

// Collect is of prometheus.Collector.
func (r *requests) Collect(to chan<- prometheus.Metric) {
	r.answered.Collect(to)
	r.seconds.Collect(to)
	r.now.Collect(to)
}

// Request is told of a request. Which row of the table answers is known at the end.
func (t *Telemetry) Request(ctx context.Context, method string) (context.Context, func(pattern string, status int)) {
	began := time.Now()
	t.requests.now.Inc()
	ctx, span := t.tracer.Start(ctx, method, trace.WithNewRoot(), trace.WithSpanKind(trace.SpanKindServer))
	return ctx, func(pattern string, status int) {
		t.requests.now.Dec()
		t.requests.seconds.WithLabelValues(pattern, method).Observe(since(began))
		t.requests.answered.WithLabelValues(pattern, method, strconv.Itoa(status)).Inc()
		span.SetName(method + " " + pattern)
		span.SetAttributes(attribute.String("http.request.method", method), attribute.String("http.route", pattern), attribute.Int("http.response.status_code", status))
		if status >= 500 {
			span.SetStatus(codes.Error, "")
		}
		span.End()
	}
}
