package cli

import (
	"cmp"
	"log/slog"

	"certame/internal/settings"
)

// usualAddress is only of this machine.
const usualAddress = "127.0.0.1:8080"

// configure completes what the command line says with the environment and the file.
func (c *servir) configure(s *session) error {
	line := said{"dados": c.Data, "endereco": c.Listen, "publico": c.Public, "intermediario": c.Front, "banco": c.Database, "blobs": c.Objects, "metricas": c.Metrics, "consulta": c.Lookups, "rastros.destino": c.Traces}
	if c.SignUp {
		line["cadastro"] = "sim"
	}
	set, err := configured(c.Config, c.Data, line)
	if err != nil {
		return err
	}
	c.Data, c.Listen = set.Text("dados", defaultData), set.Text("endereco", usualAddress)
	c.Public, c.Front, c.SignUp = set.Text("publico", ""), set.Text("intermediario", ""), set.Yes("cadastro")
	c.Metrics, c.Traces, c.percent = set.Text("metricas", ""), set.Text("rastros.destino", ""), cmp.Or(set.Number("rastros.porcento"), 100)
	c.log = logOf(s, set)
	c.place, err = placeOf(set)
	return err
}

// logLevels are those of the log, by the names that the configuration has.
var logLevels = map[string]slog.Level{"depuracao": slog.LevelDebug, "informacao": slog.LevelInfo, "aviso": slog.LevelWarn, "erro": slog.LevelError}

func logOf(s *session, set *settings.Settings) slog.Handler {
	o := &slog.HandlerOptions{Level: logLevels[set.Text("registro.nivel", "informacao")]}
	if set.Text("registro.formato", "json") == "texto" {
		return slog.NewTextHandler(s.Err, o)
	}
	return slog.NewJSONHandler(s.Err, o)
}
