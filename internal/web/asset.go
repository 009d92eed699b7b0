package web

import (
	"embed"

	"certame/internal/web/fault"
	"certame/internal/web/passage"
)

//go:embed estatico/*.css estatico/*.js estatico/*.svg estatico/*.woff estatico/*.woff2
var static embed.FS

// asset gives one file. Of an old page it may be asked by an old digest: that address
// has nothing any more, and must not be given the file of today.
func (v *visit) asset() error {
	file := v.assets.Files[v.r.PathValue("file")]
	if file == nil || v.r.PathValue("digest") != v.assets.Digest {
		return fault.NotFound("arquivo")
	}
	h := v.w.Header()
	h.Set("Content-Type", file.Kind)
	h.Set("Cache-Control", "public, max-age=31536000, immutable")
	body := file.Plain
	if file.Packed != nil {
		h.Set("Vary", "Accept-Encoding")
		if passage.Accepts(v.r, "gzip") {
			h.Set("Content-Encoding", "gzip")
			body = file.Packed
		}
	}
	v.w.Write(body) //nolint:errcheck // who asked may be gone
	return nil
}
