package cli

import (
	"context"
	"net"
	"net/url"

	"certame/internal/cli/usage"
	"certame/internal/installation"
	"certame/internal/run"
	"certame/internal/telemetry"
)

// telling is what a server tells who operates it, and where the numbers are read.
type telling struct {
	*telemetry.Telemetry
	on net.Listener // nil for nowhere
}

// telling takes the port of the numbers before anything is opened.
func (c *servir) telling(s *session) (*telling, error) {
	spans, err := c.spans()
	if err != nil {
		return nil, err
	}
	on, err := c.metrics()
	if err != nil {
		return nil, err
	}
	t, err := telemetry.New(s.ctx, run.Engine, spans)
	if err != nil {
		return nil, err
	}
	return &telling{t, on}, nil
}

func (c *servir) spans() (telemetry.Spans, error) {
	if c.Traces == "" {
		return telemetry.Spans{}, nil
	}
	to, err := url.Parse(c.Traces)
	if err != nil || to.Host == "" || to.User != nil || to.Scheme != "http" && to.Scheme != "https" {
		return telemetry.Spans{}, usage.Error("--rastros é o endereço http do coletor, sem senha nele, como http://127.0.0.1:4318")
	}
	return telemetry.Spans{To: c.Traces, Percent: c.percent}, nil
}

// metrics refuses to give the numbers, which have no password, to the whole world.
func (c *servir) metrics() (net.Listener, error) {
	if c.Metrics == "" {
		return nil, nil
	}
	host, _, err := net.SplitHostPort(c.Metrics)
	ip := net.ParseIP(host)
	if err != nil || ip == nil || !ip.IsLoopback() && !ip.IsPrivate() {
		return nil, usage.Error("--metricas é um endereço desta máquina ou da rede interna, e porta, como 127.0.0.1:9464: as métricas não pedem senha")
	}
	on, err := net.Listen("tcp", c.Metrics)
	if err != nil {
		return nil, usage.Error("não se pôde dar métricas em " + c.Metrics + ": a porta está em uso, ou o endereço não é desta máquina. Escolha outra porta em --metricas")
	}
	return on, nil
}

func (t *telling) address() string {
	if t.on == nil {
		return ""
	}
	return "http://" + t.on.Addr().String() + "/metrics"
}

// serve gives the numbers of an installation, until the end of what it returns.
func (t *telling) serve(ctx context.Context, i *installation.Installation) (end func()) {
	t.Look(i.Watched())
	if t.on == nil {
		return func() {}
	}
	ctx, stop := context.WithCancel(ctx)
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		_ = t.Serve(ctx, t.on) // who reads the numbers sees that they are not there
	}()
	return func() { stop(); <-ended }
}

// close lets go of the port, and sends what was not sent yet.
func (t *telling) close(ctx context.Context) {
	if t.on != nil {
		_ = t.on.Close() // closed already when it served
	}
	last, stop := context.WithTimeout(context.WithoutCancel(ctx), closingTime)
	defer stop()
	_ = t.Close(last) // spans that a collector does not take are lost, and nothing else
}
