package web

import (
	"bytes"
	"compress/gzip"
	_ "embed"
	"fmt"
	"io"
	"regexp"
	"strconv"
	"sync"

	"certame/internal/web/passage"
)

// checkerPath is where the second program is, as one page.
const checkerPath = "/verificar/conferir.html"

// packedChecker is conferir.html, as make conferir builds it; a test holds it to the
// sources.
//
//go:embed conferir/conferir.html.gz
var packedChecker []byte

var metaPolicy = regexp.MustCompile(`http-equiv="Content-Security-Policy" content="([^"]+)"`)

// checkerPolicy is the policy that the page gives itself: it runs its own program and
// reaches nothing. The one of the other pages would not let it run.
var checkerPolicy = sync.OnceValues(func() (string, error) {
	z, err := gzip.NewReader(bytes.NewReader(packedChecker))
	if err != nil {
		return "", err
	}
	head, err := io.ReadAll(io.LimitReader(z, 4<<10))
	if err != nil {
		return "", err
	}
	found := metaPolicy.FindSubmatch(head)
	if found == nil {
		return "", fmt.Errorf("conferir.html has no policy")
	}
	return string(found[1]) + "; frame-ancestors 'none'", nil
})

// checker gives the page that checks an open package, the program inside of it. It is
// the file that people may also keep and open without any network.
func (v *visit) checker() error {
	policy, err := checkerPolicy()
	if err != nil {
		return err
	}
	h := v.w.Header()
	h.Set("Content-Security-Policy", policy)
	h.Set("Content-Type", "text/html; charset=utf-8")
	h.Set("Cache-Control", "public, max-age=3600")
	h.Set("Vary", "Accept-Encoding")
	if passage.Accepts(v.r, "gzip") {
		h.Set("Content-Encoding", "gzip")
		h.Set("Content-Length", strconv.Itoa(len(packedChecker)))
		v.w.Write(packedChecker) //nolint:errcheck // who asked may be gone
		return nil
	}
	z, err := gzip.NewReader(bytes.NewReader(packedChecker))
	if err != nil {
		return err
	}
	io.Copy(v.w, z) //nolint:errcheck // who asked may be gone
	return nil
}
