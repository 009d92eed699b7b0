package passage

import (
	"net/http"

	"github.com/klauspost/compress/gzhttp"
)

// policy lets a page load only what this server gives: no script or style inside of
// the page, no third party, no frame around it.
const policy = "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"

// Headers are those of every answer. A page is of whoever asked for it: nothing on
// the way keeps it, unless its action says that it may.
func Headers(secure bool, next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h := w.Header()
		h.Set("Content-Security-Policy", policy)
		h.Set("X-Content-Type-Options", "nosniff")
		h.Set("X-Frame-Options", "DENY")
		h.Set("Referrer-Policy", "same-origin")
		h.Set("Permissions-Policy", "camera=(), geolocation=(), microphone=()")
		h.Set("Cross-Origin-Opener-Policy", "same-origin")
		h.Set("Cross-Origin-Resource-Policy", "same-origin")
		h.Set("Cache-Control", "no-store")
		if secure || r.TLS != nil {
			h.Set("Strict-Transport-Security", "max-age=31536000; includeSubDomains")
		}
		next.ServeHTTP(w, r)
	})
}

// Compress shortens pages on the way. The length of what is sent varies at random:
// otherwise it would tell an eavesdropper of what a page holds.
func Compress(next http.Handler) http.Handler {
	wrapper, err := gzhttp.NewWrapper(gzhttp.RandomJitter(32, 0, false))
	if err != nil {
		panic("internal/web/passage: " + err.Error()) // the options above are constants
	}
	return wrapper(next)
}
