package web

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"net/http"
	"strings"

	"certame/internal/web/parts"
)

// publicFor is how long a server on the way may give a public page again: what is
// released at an hour is seen within this much of it.
const publicFor = "public, max-age=30"

// showPublic writes a page that says the same to everybody who has not entered: any
// server on the way may keep it for a little, and who has it already is told so. To who
// entered, the frame of the page says who they are, and nobody else keeps it.
func (v *visit) showPublic(page string, f Frame, data any) error {
	data = parts.Addressable(data)
	if is, err := v.saved(data); is || err != nil {
		return err
	}
	v.offer(data)
	own := v.pages[page]
	if own == nil {
		return fmt.Errorf("no page %s", page)
	}
	var text bytes.Buffer
	if err := own.ExecuteTemplate(&text, "pagina", v.view(f, data)); err != nil {
		return err
	}
	v.w.Header().Set("Content-Type", "text/html; charset=utf-8")
	return v.givePublic(text.Bytes())
}

// givePublic sends what everybody reads, or says that who asks has it.
func (v *visit) givePublic(body []byte) error {
	sum := sha256.Sum256(body)
	tag := `W/"` + base64.RawURLEncoding.EncodeToString(sum[:15]) + `"`
	h := v.w.Header()
	h.Set("ETag", tag)
	h.Add("Vary", "Cookie")
	h.Set("Cache-Control", publicFor)
	if v.r.Header.Get("Cookie") != "" || v.who.Known() {
		h.Set("Cache-Control", "private, no-cache")
	}
	if tagged(v.r.Header.Get("If-None-Match"), tag) {
		v.w.WriteHeader(http.StatusNotModified)
		return nil
	}
	v.w.Write(body) //nolint:errcheck // who asked may be gone
	return nil
}

// tagged says whether one of the tags is the one; a server on the way may have taken
// the word of weakness away.
func tagged(said, tag string) bool {
	for one := range strings.SplitSeq(said, ",") {
		if one = strings.TrimSpace(one); one == tag || "W/"+one == tag {
			return true
		}
	}
	return false
}
