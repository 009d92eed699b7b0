package custody

import (
	"context"
	"fmt"
	"strconv"
	"strings"
	"time"

	"certame/internal/store"
)

// Hold is what keeps things from being disposed of, or lets them be again.
type Hold struct {
	Number       int
	Registration string // "" for the whole contest
	Held         bool
	Reason       string
	By           store.AccountID
	At           time.Time
}

// Hold keeps what there is of a person, or of the whole contest, from being disposed
// of; or, with held false, lets it be again. Both say why.
func (v *Vault) Hold(ctx context.Context, by store.AccountID, contest store.ContestID, registration string, held bool, reason string) error {
	reason = strings.TrimSpace(reason)
	if len([]rune(reason)) < 10 {
		return refuse("MOTIVO", "Falta o motivo.", "Diga o processo, a ação ou o pedido que pede a guarda, ou o que a encerrou.")
	}
	now, err := v.Store.Holds(ctx, contest)
	if err != nil {
		return err
	}
	if store.Held(now)[registration] == held {
		return refuse("GUARDA", "Nada mudaria: é como já está.", "Confira a lista de guardas.")
	}
	return v.Store.Whole(ctx, func(tx *store.DB) error {
		h, err := tx.AddHold(ctx, store.Hold{Contest: contest, Registration: registration, Held: held, By: by}, func(number int) ([]byte, error) {
			return v.Keys.Seal(where(contest, fieldReason, strconv.Itoa(number)), []byte(reason))
		})
		if err != nil {
			return err
		}
		return tx.Note(ctx, store.Access{Account: by, Contest: contest, Action: "custodia.reter", Object: fmt.Sprintf("guarda/%d", h.Number)})
	})
}

// Holds are all that were made in a contest, in their order.
func (v *Vault) Holds(ctx context.Context, contest store.ContestID) (out []Hold, err error) {
	list, err := v.Store.Holds(ctx, contest)
	for _, h := range list {
		reason, err := v.Keys.Open(where(contest, fieldReason, strconv.Itoa(h.Number)), h.Reason)
		if err != nil {
			return nil, err
		}
		out = append(out, Hold{h.Number, h.Registration, h.Held, string(reason), h.By, h.At})
	}
	return out, err
}
