package web

import (
	"io"
	"mime"
	"net/http"
	"path"
	"strconv"
	"time"

	"certame/internal/store"
	"certame/internal/web/fault"
)

// resultFile gives one file of a computed result. What stands under a number never
// changes: its digest is its tag.
func (v *visit) resultFile() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	number, err := strconv.Atoi(v.r.PathValue("versao"))
	if err != nil || number < 1 {
		return fault.NotFound("resultado")
	}
	content, file, err := v.Docket.OpenResult(v.ctx(), c.ID, number, v.r.PathValue("arquivo"))
	if err != nil {
		return err
	}
	defer content.Close() //nolint:errcheck // only read
	return v.give(content, file, c.Slug+"-v"+strconv.Itoa(number)+"-"+file.Name)
}

// give sends a kept file to be saved under a name. It is never shown as a page of
// this server: what it holds came from others.
func (v *visit) give(content io.ReadSeeker, file store.File, as string) error {
	v.takeLong()
	h := v.w.Header()
	h.Set("Content-Disposition", mime.FormatMediaType("attachment", map[string]string{"filename": as}))
	h.Set("ETag", strconv.Quote(file.Digest))
	h.Set("Cache-Control", "private, no-cache")
	if kind := mime.TypeByExtension(path.Ext(file.Name)); kind != "" {
		h.Set("Content-Type", kind)
	} else {
		h.Set("Content-Type", "application/octet-stream")
	}
	http.ServeContent(v.w, v.r, "", time.Time{}, content)
	return nil
}
