package web

import (
	"net/http"
	"strconv"

	"certame/internal/custody"
)

// uploadState is how much came.
func (v *visit) uploadState(c *subject, kind string) error {
	u, err := v.theUpload(c, kind)
	if err != nil {
		return err
	}
	v.tellUpload(u)
	v.w.WriteHeader(http.StatusOK)
	return nil
}

func (v *visit) tellUpload(u custody.Upload) {
	h := v.w.Header()
	h.Set("Upload-Offset", strconv.FormatInt(u.Received, 10))
	if u.Total >= 0 {
		h.Set("Upload-Length", strconv.FormatInt(u.Total, 10))
	} else {
		h.Set("Upload-Defer-Length", "1")
	}
	v.uploadExpires(u)
}

// continueUpload receives what continues one. When the connection breaks there is
// nobody to answer: who comes back asks how much came.
func (v *visit) continueUpload(c *subject, kind string) error {
	if v.r.Header.Get("Content-Type") != "application/offset+octet-stream" {
		return v.plainly(http.StatusUnsupportedMediaType, "O corpo do pedido precisa ser application/offset+octet-stream.")
	}
	at, err := strconv.ParseInt(v.r.Header.Get("Upload-Offset"), 10, 64)
	if err != nil || at < 0 {
		return errProtocol
	}
	u, err := v.theUpload(c, kind)
	if err != nil {
		return err
	}
	if at != u.Received {
		return &custody.Offset{Received: u.Received}
	}
	if v.r.Header.Get("Upload-Length") != "" {
		total, err := uploadLength(v.r.Header)
		if err != nil {
			return err
		}
		if total != u.Total { // said again, by who lost the last answer
			if u, err = v.Custody.Length(v.ctx(), u, total); err != nil {
				return err
			}
		}
	}
	if u.Received == u.Total && v.r.ContentLength == 0 {
		return v.endUpload(c, u)
	}
	v.takeLong()
	if u, err = v.Custody.Append(v.ctx(), u, at, v.r.Body); err != nil {
		return err
	}
	v.tellUpload(u)
	v.w.WriteHeader(http.StatusNoContent)
	return nil
}

// endUpload keeps one whose last byte had come before its length was known.
func (v *visit) endUpload(c *subject, u custody.Upload) error {
	u, err := v.Custody.Open(v.ctx(), c.ID, u.ID, v.account())
	if err != nil {
		return err
	}
	v.tellUpload(u)
	v.w.WriteHeader(http.StatusNoContent)
	return nil
}

// abandonUpload takes one back. What is kept already is not taken back by this way.
func (v *visit) abandonUpload(c *subject, kind string) error {
	u, err := v.theUpload(c, kind)
	if err == nil {
		err = v.Custody.Abandon(v.ctx(), u)
	}
	if err == nil {
		v.w.WriteHeader(http.StatusNoContent)
	}
	return err
}
