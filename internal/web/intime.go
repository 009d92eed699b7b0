package web

import (
	"context"
	"errors"
	"net/http"
	"time"

	"certame/internal/web/fault"
	"certame/internal/web/passage"
)

// answerTime is how long a page may take: a little less than the connection lives, so
// that who waits is told, and is not left with nothing.
const answerTime = passage.BodyTime - 10*time.Second

// slow says of a request that was ended for its time that it was so.
func (v *visit) slow(err error) error {
	if errors.Is(err, context.Canceled) && errors.Is(context.Cause(v.ctx()), fault.ErrSlow) {
		return fault.ErrSlow
	}
	return err
}

// inTime gives an action until answerTime, unless it takes long.
func (v *visit) inTime() (stop func()) {
	ctx, cancel := context.WithCancelCause(v.r.Context())
	v.late = time.AfterFunc(answerTime, func() { cancel(fault.ErrSlow) })
	v.r = v.r.WithContext(ctx)
	return func() { v.late.Stop(); cancel(nil) }
}

// takeLong gives an action that receives or sends much the time it needs.
func (v *visit) takeLong() {
	v.late.Reset(passage.UploadTime)
	control := http.NewResponseController(v.w)
	until := time.Now().Add(passage.UploadTime)
	if err := errors.Join(control.SetReadDeadline(until), control.SetWriteDeadline(until)); err != nil {
		v.Log.Error("prazo de conexão não mudou", "pedido", v.code, "rota", v.route.Pattern, "erro", err.Error())
	}
}
