package api

import (
	"io"
	"mime"
	"net/http"
	"path"
	"strconv"
	"time"

	"certame/internal/store"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"
)

// bytesOutput is an answer that is a file.
type bytesOutput struct {
	Body func(huma.Context)
}

// give sends a kept file: its digest is its tag, and parts of it may be asked for.
func give(content io.ReadSeekCloser, file store.File) *bytesOutput {
	return &bytesOutput{func(ctx huma.Context) {
		defer content.Close() //nolint:errcheck // only read
		r, w := humago.Unwrap(ctx)
		takeLong(w)
		h := w.Header()
		h.Set("Content-Disposition", mime.FormatMediaType("attachment", map[string]string{"filename": file.Name}))
		h.Set("ETag", strconv.Quote(file.Digest))
		h.Set("Cache-Control", "private, no-cache")
		h.Set("Content-Type", "application/octet-stream")
		if kind := mime.TypeByExtension(path.Ext(file.Name)); kind != "" {
			h.Set("Content-Type", kind)
		}
		http.ServeContent(w, r, "", time.Time{}, content)
	}}
}
