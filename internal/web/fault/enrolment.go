package fault

import (
	"errors"
	"net/http"

	"certame/internal/enrolment"
	"certame/internal/locale"
	"certame/law"
)

// enrolmentFault is what registering refuses, for people; nil for anything else.
func enrolmentFault(err error) *Fault {
	var r *enrolment.Refusal
	switch {
	case errors.As(err, &r):
		return &Fault{Status: http.StatusConflict, Code: r.Code, What: r.What, Remedy: r.Remedy, Article: law.Citations(r.Basis)}
	case errors.Is(err, enrolment.ErrBusy):
		return &Fault{Status: http.StatusServiceUnavailable, Code: "MUITA-GENTE", What: locale.AsSentence(err.Error()), Remedy: "Espere alguns segundos e envie de novo."}
	case errors.Is(err, enrolment.ErrNoPeriod):
		return &Fault{Status: http.StatusUnprocessableEntity, Code: "SEM-PERIODO", What: locale.AsSentence(err.Error()), Remedy: "Escreva o período em edital.yaml (inscricoes: {inicio: …, fim: …}) e repita."}
	}
	return nil
}
