package web

import (
	"net/http"

	"certame/internal/auth/roles"
)

// Gate is what the pages ask about people. What a role may do they ask to the table
// of roles, and to nothing else.
type Gate interface {
	// Sessions reads and keeps the session of each request.
	Sessions(next http.Handler) http.Handler
	// Who is the person of the request's session, the zero Person when nobody entered.
	Who(r *http.Request) Person
	// Held are the roles the person can use now in the contest (its name in addresses),
	// or in the whole installation when contest is empty.
	Held(r *http.Request, p Person, contest string) ([]roles.Role, error)
}

// Person is who entered.
type Person struct {
	Account string // opaque
	Name    string
}

// Known says whether anybody entered.
func (p Person) Known() bool { return p.Account != "" }
