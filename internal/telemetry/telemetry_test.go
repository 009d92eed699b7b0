package telemetry_test

import (
	"context"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"

	"certame/internal/telemetry"

	collector "go.opentelemetry.io/proto/otlp/collector/trace/v1"
	"google.golang.org/protobuf/proto"
)

func numbers(t *testing.T, told *telemetry.Telemetry) string {
	t.Helper()
	w := httptest.NewRecorder()
	told.Handler().ServeHTTP(w, httptest.NewRequest(http.MethodGet, "/metrics", nil))
	if w.Code != http.StatusOK {
		t.Fatalf("%d %s", w.Code, w.Body)
	}
	return w.Body.String()
}

func none(t *testing.T) *telemetry.Telemetry {
	t.Helper()
	told, err := telemetry.New(t.Context(), "9.9.9", telemetry.Spans{})
	if err != nil {
		t.Fatal(err)
	}
	return told
}

// What happened is counted by pattern, kind and operation; a failure that never was is
// there as a zero, or its first would not be seen to grow.
func TestNumbers(t *testing.T) {
	told := none(t)
	_, ended := told.Request(t.Context(), "GET")
	if text := numbers(t, told); !strings.Contains(text, "certame_pedidos_agora 1\n") {
		t.Errorf("nobody is being answered:\n%s", text)
	}
	ended("/certames/{certame}", 503)
	_, done := told.Job(t.Context(), "apurar")
	done(errors.New("sem disco"))
	_, done = told.Statement(t.Context(), "leitura", "SELECT 1")
	done(nil)
	_, done = told.Object(t.Context(), "gravar")
	done(nil)
	text := numbers(t, told)
	for _, want := range []string{
		`certame_pedidos_total{estado="503",metodo="GET",rota="/certames/{certame}"} 1`, `certame_pedido_segundos_count{metodo="GET",rota="/certames/{certame}"} 1`,
		`certame_trabalho_falhas_total{especie="apurar"} 1`, `certame_banco_falhas_total{operacao="leitura"} 0`, `certame_objetos_segundos_count{operacao="gravar"} 1`,
		`certame_versao{versao="9.9.9"} 1`, "certame_pedidos_agora 0\n", "go_goroutines ",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("no %s in\n%s", want, text)
		}
	}
}

// received is a collector that keeps what it is sent.
type received struct {
	mutex sync.Mutex
	raw   strings.Builder
	names []string
	roots int
}

func (r *received) ServeHTTP(_ http.ResponseWriter, q *http.Request) {
	body, _ := io.ReadAll(q.Body)
	var sent collector.ExportTraceServiceRequest
	if proto.Unmarshal(body, &sent) != nil || q.URL.Path != "/v1/traces" {
		return
	}
	r.mutex.Lock()
	defer r.mutex.Unlock()
	r.raw.WriteString(sent.String())
	for _, of := range sent.ResourceSpans {
		for _, scope := range of.ScopeSpans {
			for _, span := range scope.Spans {
				r.names = append(r.names, span.Name)
				if len(span.ParentSpanId) == 0 {
					r.roots++
				}
			}
		}
	}
}

// A request is one span with the statements inside of it, told by the pattern and by the
// text of the program; what alone would say nothing, and the text of errors, are not told.
func TestSpans(t *testing.T) {
	into := &received{}
	server := httptest.NewServer(into)
	defer server.Close()
	told, err := telemetry.New(t.Context(), "1", telemetry.Spans{To: server.URL, Percent: 100})
	if err != nil {
		t.Fatal(err)
	}
	_, alone := told.Statement(t.Context(), "leitura", "SELECT alone")
	alone(nil)
	ctx, ended := told.Request(t.Context(), "GET")
	_, done := told.Statement(ctx, "gravacao", "UPDATE session SET data = $1")
	done(errors.New("Ana Lima, 111.444.777-35"))
	if telemetry.TraceID(ctx) == "" || telemetry.TraceID(t.Context()) != "" {
		t.Error("the log cannot be joined to the trace")
	}
	ended("/certames/{certame}", 200)
	_, job := told.Job(t.Context(), "apurar")
	job(nil)
	if err := told.Close(t.Context()); err != nil {
		t.Fatal(err)
	}
	names := strings.Join(into.names, ";")
	if names != "banco gravacao;GET /certames/{certame};trabalho apurar" || into.roots != 2 {
		t.Errorf("%s, %d roots", names, into.roots)
	}
	if raw := into.raw.String(); !strings.Contains(raw, "UPDATE session SET data = $1") || strings.Contains(raw, "Ana") || strings.Contains(raw, "111.444") {
		t.Error(raw)
	}
}

// A collector that is not there takes nothing from who is answered.
func TestNoCollector(t *testing.T) {
	told, err := telemetry.New(t.Context(), "1", telemetry.Spans{To: "http://127.0.0.1:1", Percent: 100})
	if err != nil {
		t.Fatal(err)
	}
	_, ended := told.Request(t.Context(), "GET")
	ended("/", 200)
	gone, stop := context.WithCancel(t.Context())
	stop()
	if err := told.Close(gone); err == nil {
		t.Error("it was sent to nobody")
	}
	if !strings.Contains(numbers(t, told), `certame_pedidos_total{estado="200",metodo="GET",rota="/"} 1`) {
		t.Error("not counted")
	}
}
