// Package page builds conferir.html: one file with everything in it, the second
// program included, that opens from a folder or a memory stick and asks nothing of
// any network. The same Go gives the same bytes: the copy that the platform serves is
// held to a new build by a test.
package page

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	_ "embed"
	"encoding/base64"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

var (
	//go:embed conferir.html
	frame string
	//go:embed conferir.css
	style string
	//go:embed conferir.js
	script string
	//go:embed worker.js
	worker string
)

// Build compiles the program for the browser, from the root of the module, and
// gives the page.
func Build(root string) ([]byte, error) {
	program, err := compile(root)
	if err != nil {
		return nil, err
	}
	runtime, err := goRuntime(root)
	if err != nil {
		return nil, err
	}
	return []byte(strings.NewReplacer(
		"{{policy}}", policy(), "{{style}}", style, "{{script}}", script,
		"{{worker}}", runtime+"\n"+worker, "{{program}}", program,
	).Replace(frame)), nil
}

// policy lets the page run its own script and style, by their digests, and reach
// nothing: no connection, no image, no frame, no form.
func policy() string {
	digest := func(text string) string {
		sum := sha256.Sum256([]byte(text))
		return "'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
	}
	return "default-src 'none'; script-src " + digest(script) + " 'wasm-unsafe-eval'; style-src " + digest(style) +
		"; worker-src blob:; base-uri 'none'; form-action 'none'"
}

// compile gives the program as gzip in base64.
func compile(root string) (string, error) {
	folder, err := os.MkdirTemp("", "conferir-")
	if err != nil {
		return "", err
	}
	defer os.RemoveAll(folder)
	out := filepath.Join(folder, "conferir.wasm")
	build := exec.Command("go", "build", "-trimpath", "-buildvcs=false", "-ldflags=-s -w -buildid=", "-o", out, "./cmd/conferir-wasm")
	build.Dir = root
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "GOFLAGS=")
	if said, err := build.CombinedOutput(); err != nil {
		return "", fmt.Errorf("go build: %w: %s", err, said)
	}
	program, err := os.ReadFile(out)
	if err != nil {
		return "", err
	}
	var packed bytes.Buffer
	z, err := gzip.NewWriterLevel(&packed, gzip.BestCompression)
	if err != nil {
		return "", err
	}
	if _, err := z.Write(program); err != nil {
		return "", err
	}
	if err := z.Close(); err != nil {
		return "", err
	}
	return base64.StdEncoding.EncodeToString(packed.Bytes()), nil
}

// goRuntime is the script that Go gives for its programs in browsers; it must be of
// the Go that compiled.
func goRuntime(root string) (string, error) {
	ask := exec.Command("go", "env", "GOROOT")
	ask.Dir = root
	said, err := ask.Output()
	if err != nil {
		return "", fmt.Errorf("go env GOROOT: %w", err)
	}
	text, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(said)), "lib", "wasm", "wasm_exec.js"))
	return string(text), err
}
