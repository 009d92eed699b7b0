package web

import (
	"context"
	"errors"
	"net/http"

	"certame/internal/custody"
	"certame/internal/locale"
	"certame/internal/store"
	"certame/internal/web/parts"
)

// closeDisposal does what ends a proposal, or says on its page why it does not.
func (v *visit) closeDisposal(do func(context.Context, store.AccountID, store.ContestID, string) error) error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	id := v.r.PathValue("eliminacao")
	err = do(v.ctx(), v.account(), c.ID, id)
	var refusal *custody.Refusal
	switch {
	case errors.As(err, &refusal):
		return v.showDisposal(http.StatusUnprocessableEntity, refusalMessage(refusal))
	case errors.Is(err, store.ErrSamePerson), errors.Is(err, store.ErrHeld), errors.Is(err, store.ErrClosed):
		return v.showDisposal(http.StatusUnprocessableEntity, &parts.Message{Kind: "erro", Title: locale.AsSentence(err.Error()), Remedy: "Nada foi eliminado.", Announced: true})
	case err != nil:
		return err
	}
	return v.redirect(disposalAddress(c, id))
}
