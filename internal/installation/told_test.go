package installation_test

import (
	"context"
	"net/http/httptest"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"certame/internal/docket"
	"certame/internal/installation"
	"certame/internal/jobs"
	"certame/internal/run"
	"certame/internal/telemetry"
)

// What an installation does is told: its statements, its objects, its jobs, and what
// waits, as it stands when somebody looks.
func TestTold(t *testing.T) {
	for name, at := range places {
		t.Run(name, func(t *testing.T) {
			told, err := telemetry.New(t.Context(), "1", telemetry.Spans{})
			if err != nil {
				t.Fatal(err)
			}
			place := at(t)
			place.Told, place.Limits = told, installation.Limits{Connections: 5, Jobs: 2}
			i := open(t, place)
			defer closed(t, i)
			c, err := i.Docket.Create(t.Context(), hr, docket.Draft{Slug: "teste", Files: docket.Files{run.EditalFile: strings.NewReader(terms), run.CandidatesFile: strings.NewReader(people)}})
			if err != nil {
				t.Fatal(err)
			}
			if _, _, err := i.Jobs.Ask(t.Context(), jobs.Task{Kind: installation.Computing, Contest: string(c.ID), By: string(hr)}); err != nil {
				t.Fatal(err)
			}
			told.Look(i.Watched())
			text := scraped(told)
			for _, want := range []string{
				`certame_trabalhos{especie="apurar",situacao="na fila"} 1`, `certame_objetos_segundos_count{operacao="gravar"}`, `certame_banco_segundos_count{operacao="transacao"}`,
				"certame_pronto 1\n", "certame_disco_livre_bytes ", "certame_atos_fora_do_registro 0\n", "certame_registro_atraso_segundos 0\n", `go_sql_open_connections{db_name="gravacao"}`,
			} {
				if !strings.Contains(text, want) {
					t.Errorf("no %s in\n%s", want, text)
				}
			}
			alerted(t, text)
			if err := i.Start(t.Context()); err != nil {
				t.Fatal(err)
			}
			waited(t, i, installation.Computing, c.ID, nil)
			if text := scraped(told); !strings.Contains(text, `certame_trabalho_segundos_count{especie="apurar"} `) {
				t.Errorf("the job was not told:\n%s", text)
			}
		})
	}
}

// alerted holds the rules that are given with the program to the numbers that it gives;
// what is counted only when it happens is in the list.
func alerted(t *testing.T, text string) {
	t.Helper()
	rules, err := os.ReadFile("../../implantacao/alertas.yaml")
	if err != nil {
		t.Fatal(err)
	}
	names := regexp.MustCompile(`\b(?:certame|go)_[a-z_]+`).FindAllString(string(rules), -1)
	if len(names) < 8 {
		t.Errorf("only %v", names)
	}
	for _, name := range names {
		if !strings.Contains(text, name) && name != "certame_pedidos_total" && name != "certame_mensagens" {
			t.Errorf("an alert looks at %s, which is not told", name)
		}
	}
}

func scraped(told *telemetry.Telemetry) string {
	w := httptest.NewRecorder()
	told.Handler().ServeHTTP(w, httptest.NewRequest("GET", "/metrics", nil))
	return w.Body.String()
}

// An installation whose database, objects or disk are not there is not ready, and says
// which.
func TestReady(t *testing.T) {
	at := places["one"](t)
	i := open(t, at)
	if err := i.Ready(t.Context()); err != nil {
		t.Fatal(err)
	}
	closed(t, i)
	if err := i.Ready(t.Context()); err == nil || !strings.Contains(err.Error(), "o banco não responde") {
		t.Errorf("a closed database: %v", err)
	}
	at.Limits.Free = 1 << 60
	i = open(t, at)
	defer closed(t, i)
	if err := i.Ready(t.Context()); err == nil || !strings.Contains(err.Error(), "MiB livres") {
		t.Errorf("a full disk: %v", err)
	}
	if err := os.RemoveAll(filepath.Join(at.Folder, "objetos")); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(at.Folder, "objetos"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := i.Ready(context.WithoutCancel(t.Context())); err == nil || !strings.Contains(err.Error(), "os objetos não respondem") {
		t.Errorf("no objects: %v", err)
	}
}
