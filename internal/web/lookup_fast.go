package web

import (
	"net/http"
	"strconv"
	"strings"
	"sync"

	"certame/internal/lookup"
	"certame/internal/web/fault"
	"certame/internal/web/passage"
)

// lookups answers who asks for a fragment before anything else is done for the request:
// no session, no log, no compression, no word to the database. What it does not have it
// leaves to the table of routes, which says that there is nothing.
func (s *Server) lookups(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !s.gave(w, r) {
			next.ServeHTTP(w, r)
		}
	})
}

// room is what fragments are read into on their way.
var room = sync.Pool{New: func() any { return new([]byte) }}

func (s *Server) gave(w http.ResponseWriter, r *http.Request) bool {
	if s.Lookups == nil || !strings.HasPrefix(r.URL.Path, lookup.Root) || r.Method != http.MethodGet && r.Method != http.MethodHead || !passage.Accepts(r, "gzip") {
		return false
	}
	pack, file, found := s.Lookups.At(r.URL.Path)
	if !found {
		return false
	}
	held, _ := room.Get().(*[]byte)
	defer room.Put(held)
	if size := pack.Size(file); cap(*held) < size {
		*held = make([]byte, size)
	}
	body := (*held)[:pack.Size(file)]
	tag := fragmentTag(pack, file, "-gz")
	s.fragmentHead(w.Header(), tag)
	if hasAlready(r, tag) {
		w.WriteHeader(http.StatusNotModified)
		return true
	}
	if err := pack.Read(file, body); err != nil {
		return s.gone(w, err)
	}
	h := w.Header()
	h["Content-Encoding"] = gzipCoded
	h["Content-Length"] = []string{strconv.Itoa(len(body))}
	if r.Method == http.MethodGet {
		w.Write(body) //nolint:errcheck // who asked may be gone
	}
	return true
}

// gone is of a file that is not on this machine any more: nothing on the way keeps it.
func (s *Server) gone(w http.ResponseWriter, err error) bool {
	s.Log.Error("consulta do resultado", "erro", err.Error())
	clear(w.Header())
	w.Header().Set("Cache-Control", "no-store")
	http.Error(w, "fora de serviço", http.StatusServiceUnavailable)
	return true
}

// Values of heads that are the same in every answer.
var (
	gzipCoded     = []string{"gzip"}
	fragmentType  = []string{"application/json; charset=utf-8"}
	fragmentKept  = []string{"public, max-age=31536000, immutable"}
	fragmentVary  = []string{"Accept-Encoding"}
	notIndexed    = []string{"noindex"}
	noSniff       = []string{"nosniff"}
	sameOnly      = []string{"same-origin"}
	fragmentRules = []string{"default-src 'none'; frame-ancestors 'none'"}
	onlySecure    = []string{"max-age=31536000; includeSubDomains"}
)

// fragmentHead says that the bytes of an address never change, and are not for search
// engines: they are read by who has a number in hand.
func (s *Server) fragmentHead(h http.Header, tag string) {
	h["Content-Type"], h["Cache-Control"], h["Vary"], h["Etag"] = fragmentType, fragmentKept, fragmentVary, []string{tag}
	h["X-Robots-Tag"], h["X-Content-Type-Options"], h["Cross-Origin-Resource-Policy"], h["Content-Security-Policy"] = notIndexed, noSniff, sameOnly, fragmentRules
	if s.Secure {
		h["Strict-Transport-Security"] = onlySecure
	}
}

// fragmentTag is another for other bytes: of another document, fragment or form.
func fragmentTag(p *lookup.Pack, file int, form string) string {
	return `"` + p.Tag + "-" + strconv.FormatInt(int64(file), 16) + form + `"`
}

// hasAlready says whether who asks has the bytes of a tag.
func hasAlready(r *http.Request, tag string) bool {
	return hasIn(r.Header.Get("If-None-Match"), tag)
}

func hasIn(said, tag string) bool {
	for one := range strings.SplitSeq(said, ",") {
		if one = strings.TrimPrefix(strings.TrimSpace(one), "W/"); one == tag || one == "*" {
			return true
		}
	}
	return false
}

// fragment is for who does not take what is compressed, and for who asks what is not
// there.
func (v *visit) fragment() error {
	var (
		pack  *lookup.Pack
		file  int
		found bool
	)
	if v.Lookups != nil {
		pack, file, found = v.Lookups.At(v.r.URL.Path)
	}
	if !found {
		return fault.NotFound("arquivo")
	}
	text, err := pack.Plain(file)
	if err != nil {
		return err
	}
	tag := fragmentTag(pack, file, "")
	v.fragmentHead(v.w.Header(), tag)
	if hasAlready(v.r, tag) {
		v.w.WriteHeader(http.StatusNotModified)
		return nil
	}
	v.w.Write(text) //nolint:errcheck // who asked may be gone
	return nil
}
