package telemetry

import (
	"context"
	"sync"
	"time"

	"certame/internal/durable"
	"certame/internal/jobs"
	"certame/internal/store"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
)

// Watched is what is looked at when somebody reads the numbers.
type Watched struct {
	Store  *store.DB
	Jobs   *jobs.Queue
	Folder string
	Over   store.Over
	Ready  func(context.Context) error
}

// Look adds the numbers of an open installation. They are counted again only when the
// last count is old: who reads often does not burden the database.
func (t *Telemetry) Look(w Watched) {
	t.registry.MustRegister(collectors.NewDBStatsCollector(w.Store.SQL(), "gravacao"))
	if w.Store.ReadSQL() != w.Store.SQL() {
		t.registry.MustRegister(collectors.NewDBStatsCollector(w.Store.ReadSQL(), "leitura"))
	}
	t.registry.MustRegister(&state{Watched: w})
}

// counted is for how long a count is good, and looking for how long counting may take.
const (
	counted = 15 * time.Second
	looking = 5 * time.Second
)

func describe(name, help string, labels ...string) *prometheus.Desc {
	return prometheus.NewDesc("certame_"+name, help, labels, nil)
}

var (
	readyDesc    = describe("pronto", "1 quando a plataforma pode trabalhar, como em /pronto; 0 quando não.")
	diskDesc     = describe("disco_livre_bytes", "Bytes livres no disco da pasta de dados.")
	waitingDesc  = describe("trabalhos", "Trabalhos que não terminaram, por espécie e situação.", "especie", "situacao")
	oldestDesc   = describe("trabalho_espera_segundos", "Há quanto tempo foi pedido o trabalho mais antigo que não terminou.", "especie", "situacao")
	messagesDesc = describe("mensagens", "Mensagens que ainda não chegaram a um fim, por estado.", "estado")
	proposedDesc = describe("propostas_abertas", "Propostas que esperam uma segunda pessoa.")
	sealedDesc   = describe("atos_lacrados", "Atos confirmados cuja hora ainda não veio.")
	unloggedDesc = describe("atos_fora_do_registro", "Atos que ainda não entraram no registro de transparência.")
	lagDesc      = describe("registro_atraso_segundos", "Há quanto tempo o mais antigo deles foi confirmado; 0 sem nenhum.")
	sessionsDesc = describe("sessoes", "Sessões abertas.")
)

// state looks at what is in the database and on the disk.
type state struct {
	Watched

	mutex sync.Mutex
	at    time.Time
	last  []prometheus.Metric
}

// Describe is of prometheus.Collector.
func (s *state) Describe(to chan<- *prometheus.Desc) {
	for _, d := range []*prometheus.Desc{readyDesc, diskDesc, waitingDesc, oldestDesc, messagesDesc, proposedDesc, sealedDesc, unloggedDesc, lagDesc, sessionsDesc} {
		to <- d
	}
}

// Collect is of prometheus.Collector. What could not be counted is left out: a zero
// would say that all is well.
func (s *state) Collect(to chan<- prometheus.Metric) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if time.Since(s.at) >= counted {
		ctx, stop := context.WithTimeout(context.Background(), looking)
		defer stop()
		s.last, s.at = s.count(ctx), time.Now()
	}
	for _, m := range s.last {
		to <- m
	}
}

func gauge(d *prometheus.Desc, value float64, labels ...string) prometheus.Metric {
	return prometheus.MustNewConstMetric(d, prometheus.GaugeValue, value, labels...)
}

func (s *state) count(ctx context.Context) (list []prometheus.Metric) {
	ready := 1.0
	if s.Ready(ctx) != nil {
		ready = 0
	}
	list = append(list, gauge(readyDesc, ready))
	if free, err := durable.Free(s.Folder); err == nil {
		list = append(list, gauge(diskDesc, float64(free)))
	}
	return append(append(list, s.countJobs(ctx)...), s.countStore(ctx)...)
}

func (s *state) countJobs(ctx context.Context) (list []prometheus.Metric) {
	open, err := s.Jobs.Counts(ctx)
	if err != nil {
		return nil
	}
	for _, c := range open {
		list = append(list, gauge(waitingDesc, float64(c.N), c.Kind, c.State.String()), gauge(oldestDesc, s.age(c.Oldest), c.Kind, c.State.String()))
	}
	return list
}

func (s *state) countStore(ctx context.Context) []prometheus.Metric {
	b, err := s.Store.Backlog(ctx, s.Over)
	if err != nil {
		return nil
	}
	list := []prometheus.Metric{
		gauge(proposedDesc, float64(b.Proposals)), gauge(sealedDesc, float64(b.Sealed)), gauge(unloggedDesc, float64(b.Unlogged)),
		gauge(lagDesc, s.age(b.Oldest)), gauge(sessionsDesc, float64(b.Sessions)),
	}
	for stateName, n := range b.Messages {
		list = append(list, gauge(messagesDesc, float64(n), stateName))
	}
	return list
}

func (s *state) age(of time.Time) float64 {
	if of.IsZero() {
		return 0
	}
	return max(0, s.Store.Now().Sub(of).Seconds())
}
