package telemetry

import (
	"time"

	"github.com/prometheus/client_golang/prometheus"
)

// timed is how long something of each kind took, and how often it failed.
type timed struct {
	seconds *prometheus.HistogramVec
	failed  *prometheus.CounterVec
}

func newTimed(name, of, label string, bounds []float64) *timed {
	return &timed{
		prometheus.NewHistogramVec(prometheus.HistogramOpts{Name: name + "_segundos", Help: "Duração " + of + ".", Buckets: bounds}, []string{label}),
		prometheus.NewCounterVec(prometheus.CounterOpts{Name: name + "_falhas_total", Help: "Falhas " + of + "."}, []string{label}),
	}
}

func (t *timed) begin(kind string) func(error) {
	began := time.Now()
	return func(err error) {
		t.seconds.WithLabelValues(kind).Observe(since(began))
		failed := t.failed.WithLabelValues(kind) // there from the first time, so that its growth is seen
		if err != nil {
			failed.Inc()
		}
	}
}

// Describe is of prometheus.Collector.
func (t *timed) Describe(to chan<- *prometheus.Desc) { t.seconds.Describe(to); t.failed.Describe(to) }

// Collect is of prometheus.Collector.
func (t *timed) Collect(to chan<- prometheus.Metric) { t.seconds.Collect(to); t.failed.Collect(to) }
