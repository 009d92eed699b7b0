package web

import (
	"net/http"

	"certame/internal/lookup"
)

// lookupRoutes are those of who looks a number up in the published lists. No session is
// read: on the day of a result they are asked by everybody at once, and are the same for
// everybody. The form is guarded from other sites, as all that is sent is. Fragments are
// given before this table is asked (lookup_fast.go).
func lookupRoutes() []Route {
	return []Route{
		{Method: http.MethodGet, Pattern: lookup.Root + "{certame}/{ato}/{fragmento}", Permission: Anyone, Do: (*visit).fragment, Plain: true, File: true},
		{Method: http.MethodGet, Pattern: "/publico/{certame}/consulta", Permission: Anyone, Do: (*visit).askLookup, Plain: true},
		{Method: http.MethodPost, Pattern: "/publico/{certame}/consulta", Permission: Anyone, Do: (*visit).lookUp},
	}
}
