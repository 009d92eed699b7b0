package web

import "net/http"

// uploadRoutes are the rows of the protocol, for each kind.
func uploadRoutes() (rows []Route) {
	for _, s := range sentBy {
		all := "/certames/{certame}/envios/" + s.kind
		one := all + "/{envio}"
		for _, r := range []Route{
			{Method: http.MethodOptions, Pattern: all, Do: (*visit).uploadOptions},
			{Method: http.MethodPost, Pattern: all, Do: tus((*visit).beginUpload, s.kind)},
			{Method: http.MethodHead, Pattern: one, Do: tus((*visit).uploadState, s.kind)},
			{Method: http.MethodPatch, Pattern: one, Do: tus((*visit).continueUpload, s.kind), Body: sendingMost},
			{Method: http.MethodDelete, Pattern: one, Do: tus((*visit).abandonUpload, s.kind)},
		} {
			r.Permission, r.File = s.by, true
			rows = append(rows, r)
		}
	}
	return rows
}
