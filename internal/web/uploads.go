package web

import (
	"errors"
	"io"
	"net/http"
	"strconv"

	"certame/internal/auth/roles"
	"certame/internal/custody"
	"certame/internal/store"
	"certame/internal/web/fault"
	"certame/law"
)

// What is sent in pieces, over a connection that may break, is sent by the protocol of
// tus, version 1.0.0: the core, creation with the length said later, and termination.
const tusVersion = "1.0.0"

// sentBy is who may send each kind.
var sentBy = [...]struct {
	kind string
	by   roles.Permission
}{
	{custody.Film, "filme.gravar"},
	{custody.Document, "documento.enviar"},
	{custody.Appeal, "recurso.interpor"},
	{custody.Certificate, "comissao.compor"},
}

// sendingMost is the most a request may bring: as much as a film may have.
const sendingMost = 4<<30 + 1<<20

// paperMost is of a document in a form.
const paperMost = 21 << 20

// tus is an action of the protocol, which answers programs: what is refused is said in
// one line of text.
func tus(do func(*visit, *subject, string) error, kind string) func(*visit) error {
	return func(v *visit) error {
		h := v.w.Header()
		h.Set("Tus-Resumable", tusVersion)
		if said := v.r.Header.Get("Tus-Resumable"); said != tusVersion {
			h.Set("Tus-Version", tusVersion)
			return v.plainly(http.StatusPreconditionFailed, "Esta versão do protocolo de envio não é atendida.")
		}
		c, err := v.contest()
		if err == nil {
			err = do(v, c, kind)
		}
		return v.refusedUpload(err)
	}
}

// refusedUpload turns an error into the answer that the protocol gives to it.
func (v *visit) refusedUpload(err error) error {
	var offset *custody.Offset
	var lost *store.Conflict
	var refusal *custody.Refusal
	switch {
	case err == nil:
		return nil
	case errors.As(err, &offset) || errors.As(err, &lost):
		return v.plainly(http.StatusConflict, "O envio está em outro ponto.")
	case errors.Is(err, custody.ErrMore):
		return v.plainly(http.StatusRequestEntityTooLarge, "Veio mais do que o tamanho dito.")
	case errors.As(err, &refusal):
		return v.plainly(http.StatusUnprocessableEntity, refusalText(refusal))
	case errors.Is(err, store.ErrNotFound):
		return v.plainly(http.StatusNotFound, "Não há este envio, ou ele venceu.")
	case errors.Is(err, errProtocol):
		return v.plainly(http.StatusBadRequest, "O pedido não segue o protocolo de envio.")
	}
	if f := fault.OfSitting(err); f != nil {
		return v.plainly(f.Status, f.What+" "+f.Remedy)
	}
	return err
}

var errProtocol = errors.New("not of the protocol")

func refusalText(r *custody.Refusal) string {
	text := r.What + " " + r.Remedy
	if cited := law.Citations(r.Article); cited != "" {
		text += " (" + cited + ")"
	}
	return text
}

func (v *visit) plainly(status int, text string) error {
	v.w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	v.w.WriteHeader(status)
	io.WriteString(v.w, text+"\n") //nolint:errcheck // who asked may be gone
	return nil
}

func (v *visit) uploadOptions() error {
	h := v.w.Header()
	h.Set("Tus-Resumable", tusVersion)
	h.Set("Tus-Version", tusVersion)
	h.Set("Tus-Extension", "creation,creation-defer-length,termination,expiration")
	h.Set("Tus-Max-Size", strconv.FormatInt(sendingMost-1<<20, 10))
	v.w.WriteHeader(http.StatusNoContent)
	return nil
}
