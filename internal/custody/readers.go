package custody

import (
	"context"
	"errors"
	"slices"
	"time"

	"certame/internal/auth/roles"
	"certame/internal/store"
)

// own lets a candidate see what is kept of their own registrations (S06).
func (v *Vault) own(ctx context.Context, who store.AccountID, held []roles.Role, o Object) (string, error) {
	if o.Kind == Certificate || !slices.Contains(held, roles.Candidate) {
		return "", nil
	}
	tie, err := v.Store.Candidacy(ctx, o.Contest, o.Registration)
	if errors.Is(err, store.ErrNotFound) || err == nil && tie.Account != who {
		return "", nil
	}
	return "a própria pessoa", err
}

// checks is how long who recorded a film may see whether it was recorded well.
const checks = 24 * time.Hour

// checking lets the secretariat see the films that they themselves recorded, on the day.
func (v *Vault) checking(_ context.Context, who store.AccountID, held []roles.Role, o Object) (string, error) {
	if o.Kind == Film && o.By == who && roles.May(held, "filme.gravar") && v.Clock().Before(o.At.Add(checks)) {
		return "conferência da gravação", nil
	}
	return "", nil
}

// composing lets who may see the composition of the boards see the certificates.
func (v *Vault) composing(_ context.Context, _ store.AccountID, held []roles.Role, o Object) (string, error) {
	if o.Kind == Certificate && roles.May(held, "comissao.ver") {
		return "composição das comissões", nil
	}
	return "", nil
}
