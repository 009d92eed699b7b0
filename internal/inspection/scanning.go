package inspection

import (
	"context"
	"strings"

	"certame/internal/scan"
)

// scanning is who examines what people send: while it does not answer nothing is received.
func (i *inspector) scanning(ctx context.Context) {
	path := i.inside("varredura.yaml")
	scanner, err := scan.Read(path, i.s.Getenv)
	switch {
	case err != nil:
		i.bad(Wrong, "varredura", "varredura", err.Error(), "")
		return
	case scanner == nil:
		i.good("varredura", "nenhuma: o que chega não se examina")
		return
	}
	if err := scanner.Check(ctx, scan.Document, strings.NewReader("certame configurar --conferir")); err != nil {
		i.bad(Wrong, "varredura", "varredura", "não examina: "+reason(err), "Abra o clamd (ou corrija o comando) e dê a esta conta acesso a ele: sem resposta, nada se recebe")
		return
	}
	i.good("varredura", "responde")
}
