package web

import (
	"io"
	"net/http"
)

// alive answers while the program answers at all, whatever else fails: what restarts it
// asks here. Restarting mends no database.
func (v *visit) alive() error {
	v.w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	_, err := io.WriteString(v.w, "de pé\n")
	return err
}

// ready answers 200 when the platform can work, for what sends people to it. Why it
// cannot is for the log: the answer is read by anybody.
func (v *visit) ready() error {
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
