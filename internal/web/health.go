package web

import (
	"io"
	"net/http"
)

// health answers 200 when the platform can work, for what restarts it or sends
// people to it.
func (v *visit) health() error {
	v.w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	if err := v.Ready(v.ctx()); err != nil {
		v.Log.Error("fora de serviço", "erro", err.Error())
		v.w.WriteHeader(http.StatusServiceUnavailable)
		_, err = io.WriteString(v.w, "fora de serviço\n")
		return err
	}
	_, err := io.WriteString(v.w, "pronto\n")
	return err
}
