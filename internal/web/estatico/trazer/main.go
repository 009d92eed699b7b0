// Command trazer brings the styles, fonts and scripts of others into the folder
// that the binary embeds, from packages of npm held to their digests. Its output is
// committed: to build and to run, Go is enough.
package main

import (
	"archive/tar"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"log"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"strings"
)

// source is a package of npm and what is taken from it: file of the package, and
// where it goes.
type source struct {
	name, digest string
	files        map[string]string
}

var sources = []source{
	{"@govbr-ds/core@3.7.0", "2b8f13b0a1427f101f9f7aa81751b1bafe829e17305b1727fc2a0e3326781247", map[string]string{
		"dist/core-lite.min.css": "govbr.css", "LICENSE": "licencas/govbr-ds-core.txt",
	}},
	{"@codeworker.br/govbr-tw-react@1.5.7", "187b8004d05d9e80092e697dcdbeb6c878041b943120a935d3f29a0bb0bf2f60", map[string]string{
		"dist/fonts/rawline-400.woff": "rawline-400.woff", "dist/fonts/rawline-600.woff": "rawline-600.woff",
		"dist/fonts/rawline-700.woff": "rawline-700.woff",
	}},
	{"@fortawesome/fontawesome-free@5.15.4", "6d890608585d48f50f6434a90ed3f581e76d360edb26800dba2f782ef3e77e11", map[string]string{"LICENSE.txt": "licencas/font-awesome.txt"}},
	{"htmx.org@2.0.11", "165a2655073e9e6e55e307a7c74e8ebcdb76afb7701f9c16cfd106a13add408e", map[string]string{"dist/htmx.min.js": "htmx.js", "LICENSE": "licencas/htmx.txt"}},
}

func main() {
	if len(os.Args) != 2 {
		log.Fatal("usage: trazer FOLDER (internal/web/estatico)")
	}
	for _, s := range sources {
		if err := s.bring(os.Args[1]); err != nil {
			log.Fatalf("%s: %v", s.name, err)
		}
	}
}

func (s source) bring(folder string) error {
	files, err := s.unpack()
	if err != nil {
		return err
	}
	for from, to := range s.files {
		data, is := files[from]
		if !is {
			return errors.New("no file " + from)
		}
		if strings.HasSuffix(from, "core-lite.min.css") {
			data = []byte(trim(string(data)))
		}
		if err := write(filepath.Join(folder, to), data); err != nil {
			return err
		}
		if strings.HasSuffix(to, ".woff") {
			if err := fewer(folder, to); err != nil {
				return err
			}
		}
	}
	if strings.HasPrefix(s.name, "@fortawesome") {
		text, err := sprite(files)
		if err != nil {
			return err
		}
		return write(filepath.Join(folder, "icones.svg"), []byte(text))
	}
	return nil
}

// unpack asks npm for the package and gives its files, if it is the one that was
// looked at when its digest was written here.
func (s source) unpack() (map[string][]byte, error) {
	folder, err := os.MkdirTemp("", "trazer-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(folder)
	pack := exec.Command("npm", "pack", "--silent", "--pack-destination", folder, s.name)
	said, err := pack.Output()
	if err != nil {
		return nil, err
	}
	data, err := os.ReadFile(filepath.Join(folder, strings.TrimSpace(string(said))))
	if err != nil {
		return nil, err
	}
	if sum := sha256.Sum256(data); hex.EncodeToString(sum[:]) != s.digest {
		return nil, fmt.Errorf("digest %x, want %s", sum, s.digest)
	}
	return untar(strings.NewReader(string(data)))
}

func untar(packed io.Reader) (map[string][]byte, error) {
	open, err := gzip.NewReader(packed)
	if err != nil {
		return nil, err
	}
	files := map[string][]byte{}
	for archive := tar.NewReader(open); ; {
		header, err := archive.Next()
		if errors.Is(err, io.EOF) {
			return files, nil
		}
		if err != nil {
			return nil, err
		}
		data, err := io.ReadAll(archive)
		if err != nil {
			return nil, err
		}
		files[strings.TrimPrefix(path.Clean(header.Name), "package/")] = data
	}
}

func write(name string, data []byte) error {
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return err
	}
	return os.WriteFile(name, data, 0o644)
}
