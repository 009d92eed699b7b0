package fault

import (
	"context"
	"errors"
	"net/http"

	"certame/internal/blob"
	"certame/internal/durable"
	"certame/internal/store"
)

// ErrSlow ends a request that took longer than anybody waits.
var ErrSlow = errors.New("o pedido demorou demais")

// ComeAgain is what Retry-After says: a standby takes over in some seconds.
const ComeAgain = "5"

// awayFault is of what the platform stands on and is not there; nil for anything else.
func awayFault(err error) *Fault {
	what := ""
	switch {
	case errors.Is(err, store.ErrFull), durable.Full(err):
		return &Fault{
			Status: http.StatusInsufficientStorage, Code: "DISCO-CHEIO", What: "O disco está cheio ou recusou a escrita: este pedido não foi gravado.",
			Remedy: "Avise quem mantém o sistema. O que já estava gravado continua guardado.",
		}
	case errors.Is(err, store.ErrAway):
		what = "O banco de dados não está respondendo agora."
	case errors.Is(err, blob.ErrAway):
		what = "O lugar onde os arquivos são guardados não está respondendo agora."
	case errors.Is(err, ErrSlow), errors.Is(err, context.DeadlineExceeded):
		what = "O sistema está muito ocupado e este pedido demorou demais."
	default:
		return nil
	}
	return &Fault{
		Status: http.StatusServiceUnavailable, Code: "FORA-DO-AR", What: what,
		Remedy: "O que já tinha sido confirmado continua guardado. Espere alguns segundos e tente de novo. Se você estava enviando algo, veja antes se já consta: não se sabe se este envio chegou a ser gravado.",
	}
}
