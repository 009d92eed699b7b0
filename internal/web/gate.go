package web

import (
	"context"
	"net/http"

	"certame/internal/auth"
	"certame/internal/auth/roles"
	"certame/internal/store"
)

// gate is what every request asks of the door: who comes, and with which roles. What
// a role may do is asked of the table of roles, and of nothing else.
type gate interface {
	Sessions(next http.Handler) http.Handler
	Who(ctx context.Context) (auth.Person, error)
	Program(ctx context.Context, secret string) (auth.Person, error)
	Roles(ctx context.Context, p auth.Person, contest store.ContestID) (usable, waiting []roles.Role, err error)
}
