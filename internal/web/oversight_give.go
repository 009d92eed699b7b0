package web

import (
	"context"
	"io"
	"mime"
	"net/http"

	"certame/internal/docket"
	"certame/internal/oversight"
)

// coveredExtract gives the contest with what is personal covered.
func (v *visit) coveredExtract() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	made := oversight.Covered{Store: v.Store, Contest: c.Contest}
	return v.hand(c, docket.HandedCovered, "", "extrato", made.Write)
}

// wholeExtract gives the contest as it is, to who wrote why.
func (v *visit) wholeExtract() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	g := oversight.GroundOf(v.r.PostFormValue("processo"), v.r.PostFormValue("motivo"))
	if !g.HasCase() || !g.HasReason() {
		return v.showOverseen(http.StatusUnprocessableEntity, g)
	}
	return v.hand(c, docket.HandedWhole, g.Line(), "integral", func(_ context.Context, folder string, w io.Writer) error {
		return oversight.Whole(folder, w)
	})
}

// hand notes who receives it, and only then sends the first byte. What ends halfway is
// cut: half a zip must not look whole.
func (v *visit) hand(c *subject, action, ground, as string, write func(context.Context, string, io.Writer) error) error {
	v.takeLong()
	return v.Docket.Hand(v.ctx(), v.account(), c.ID, action, ground, func(folder string) error {
		h := v.w.Header()
		h.Set("Content-Type", "application/zip")
		h.Set("Content-Disposition", mime.FormatMediaType("attachment", map[string]string{"filename": c.Slug + "-" + as + ".zip"}))
		h.Set("Cache-Control", "private, no-store")
		v.w.WriteHeader(http.StatusOK)
		if err := write(v.ctx(), folder, v.w); err != nil {
			v.Log.ErrorContext(v.ctx(), "an extract was cut", "code", v.code, "error", err)
			panic(http.ErrAbortHandler)
		}
		return nil
	})
}
