package locale

import (
	"regexp"
	"strings"

	"certame/law"
)

// marked finds {=word}, a word of the vocabulary in a text of ours.
var marked = regexp.MustCompile(`\{=([^{}]+)\}`)

// spoken puts the words of a contest into a text of ours: each text is written
// once, in civil words, and marks those that the Forces say otherwise. Values go
// in later, so that nothing a person wrote is ever taken for a mark.
func spoken(w law.Wording, text string) string {
	if !strings.Contains(text, "{=") {
		return text
	}
	return marked.ReplaceAllStringFunc(text, func(mark string) string {
		said, _ := w.Say(mark[len("{=") : len(mark)-len("}")])
		return said
	})
}

// byWording says a list of texts in every wording, once: two million rows cite a
// dozen of them.
func byWording(texts []string) [][]string {
	out := make([][]string, len(law.Wordings()))
	for w := range out {
		for _, text := range texts {
			out[w] = append(out[w], spoken(law.Wording(w), text))
		}
	}
	return out
}
