package docs

import "strings"

// Label is what a thing is called wherever a person reads of it, and the other ways of
// saying it, which nobody is to read.
type Label struct {
	Thing, Says string
	Never       []string
}

// Labels are those of rotulos.md, in its order.
func Labels() (list []Label) {
	document, _ := Lookup("rotulos")
	for line := range strings.SplitSeq(document.Text, "\n") {
		cells := strings.Split(line, " | ")
		if len(cells) != 4 || cells[0] == "| o que é" {
			continue
		}
		never := strings.Split(strings.TrimSuffix(cells[3], " |"), "; ")
		list = append(list, Label{strings.TrimPrefix(cells[0], "| "), cells[1], never})
	}
	return list
}

// Misnamed are the ways of saying that a text has and nobody is to read, each with what
// it should be.
func Misnamed(text string) (found []string) {
	for _, label := range Labels() {
		for _, never := range label.Never {
			if hasWords(text, never) {
				found = append(found, "«"+never+"» por «"+label.Says+"»")
			}
		}
	}
	return found
}
