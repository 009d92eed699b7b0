// Package docs is the documents as the program carries them: what the manual refers to is
// read where the manual is, also on a machine with no network.
package docs

import (
	"embed"
	"io/fs"
	"path"
	"strings"
)

//go:embed *.md api/*.md direito/*.md
var files embed.FS

// Index lists them.
const Index = "indice"

// Document is one of them.
type Document struct {
	Name string // of the file, without its folder and its end: no two have the same
	Path string // from this folder
	Text string // in Markdown
}

// Documents are all of them, in the order of their paths.
func Documents() (list []Document) {
	// A walk over what is carried fails at nothing.
	_ = fs.WalkDir(files, ".", func(at string, d fs.DirEntry, _ error) error {
		if !d.IsDir() {
			text, _ := files.ReadFile(at)
			list = append(list, Document{strings.TrimSuffix(path.Base(at), ".md"), at, string(text)})
		}
		return nil
	})
	return list
}

// Lookup is the document of a name.
func Lookup(name string) (document Document, found bool) {
	for _, folder := range []string{".", "api", "direito"} {
		at := path.Join(folder, name+".md")
		if text, err := files.ReadFile(at); err == nil && !strings.Contains(name, "/") {
			return Document{name, at, string(text)}, true
		}
	}
	return document, false
}
