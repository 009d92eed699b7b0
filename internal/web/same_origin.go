package web

import (
	"net/http"

	"certame/internal/web/fault"
)

// sameOrigin refuses what another site makes a browser send in a person's name.
func (s *Server) sameOrigin(next http.Handler) http.Handler {
	guard := http.NewCrossOriginProtection()
	guard.SetDenyHandler(s.answer(Route{Permission: Anyone, Do: func(*visit) error {
		return &fault.Fault{
			Status: http.StatusForbidden, Code: "OUTRA-ORIGEM", What: "Este pedido veio de outro site e foi recusado.",
			Remedy: "Abra a página por aqui e repita. Se há um servidor intermediário, ele precisa manter os cabeçalhos Origin e Sec-Fetch-Site.",
		}
	}}))
	return guard.Handler(next)
}
