// Package manual is the manual as the program carries it: the pages of this folder and
// their pictures, for the terminal and for the screens.
package manual

import (
	"embed"
	"io/fs"
	"strings"
)

//go:embed *.md
var pages embed.FS

//go:embed telas/*.webp
var pictures embed.FS

// Topic is a page of the manual.
type Topic struct {
	Name  string // of the file, without its end
	Title string
	Lead  string // its first line: what it is for, in a line of a terminal
}

// Index is the topic that leads to the others; Words, the glossary.
const (
	Index = "indice"
	Words = "palavras"
)

// Topics are all of them, in the order of their names.
func Topics() (list []Topic) {
	names, _ := fs.Glob(pages, "*.md") // the pattern is well formed
	for _, name := range names {
		topic := strings.TrimSuffix(name, ".md")
		text, _ := Text(topic)
		title, body, _ := strings.Cut(text, "\n")
		lead, _, _ := strings.Cut(strings.TrimSpace(body), "\n")
		list = append(list, Topic{topic, strings.TrimPrefix(title, "# "), lead})
	}
	return list
}

// Text is a topic as it is written, in Markdown.
func Text(topic string) (text string, found bool) {
	raw, err := pages.ReadFile(topic + ".md")
	return string(raw), err == nil
}

// Picture is a picture that a topic shows.
func Picture(name string) (raw []byte, found bool) {
	raw, err := pictures.ReadFile("telas/" + name)
	return raw, err == nil
}
