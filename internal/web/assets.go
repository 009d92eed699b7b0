package web

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"io/fs"
	"net/http"
	"path"
	"strings"

	"certame/internal/web/fault"
)

//go:embed estatico/*.css estatico/*.js estatico/*.svg estatico/*.woff estatico/*.woff2
var static embed.FS

// assets are the styles, scripts and fonts, each at an address with its own digest:
// what stands at an address never changes, and browsers ask for it once.
type assets struct {
	digest string // of all of them: one file may name another
	files  map[string]*asset
}

type asset struct {
	kind          string
	plain, packed []byte // packed is nil where packing gains nothing
}

var kinds = map[string]string{
	".css": "text/css; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".svg": "image/svg+xml", ".woff": "font/woff", ".woff2": "font/woff2",
}

func readAssets() (*assets, error) {
	a := &assets{files: map[string]*asset{}}
	all := sha256.New()
	err := fs.WalkDir(static, "estatico", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		data, err := static.ReadFile(name)
		if err != nil {
			return err
		}
		all.Write(data)
		packed, err := pack(name, data)
		a.files[path.Base(name)] = &asset{kinds[path.Ext(name)], data, packed}
		return err
	})
	a.digest = hex.EncodeToString(all.Sum(nil)[:8])
	return a, err
}

func pack(name string, data []byte) ([]byte, error) {
	if strings.HasPrefix(path.Ext(name), ".woff") { // packed inside already
		return nil, nil
	}
	var out bytes.Buffer
	writer, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	if _, err := writer.Write(data); err != nil {
		return nil, err
	}
	err = writer.Close()
	return out.Bytes(), err
}

// address is where pages ask for a file.
func (a *assets) address(name string) string { return "/estatico/" + a.digest + "/" + name }

// asset gives one file. Of an old page it may be asked by an old digest: that address
// has nothing any more, and must not be given the file of today.
func (v *visit) asset() error {
	file := v.assets.files[v.r.PathValue("file")]
	if file == nil || v.r.PathValue("digest") != v.assets.digest {
		return fault.NotFound("arquivo")
	}
	h := v.w.Header()
	h.Set("Content-Type", file.kind)
	h.Set("Cache-Control", "public, max-age=31536000, immutable")
	body := file.plain
	if file.packed != nil {
		h.Set("Vary", "Accept-Encoding")
		if accepts(v.r, "gzip") {
			h.Set("Content-Encoding", "gzip")
			body = file.packed
		}
	}
	v.w.Write(body) //nolint:errcheck // who asked may be gone
	return nil
}

func accepts(r *http.Request, encoding string) bool {
	return acceptsIn(r.Header.Get("Accept-Encoding"), encoding)
}

func acceptsIn(said, encoding string) bool {
	for one := range strings.SplitSeq(said, ",") {
		name, weight, _ := strings.Cut(strings.TrimSpace(one), ";")
		if strings.TrimSpace(name) == encoding && strings.ReplaceAll(weight, " ", "") != "q=0" {
			return true
		}
	}
	return false
}
