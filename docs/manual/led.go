package manual

import (
	"path"
	"strings"

	"certame/docs"
)

// folder is that of the manual, in that of the documents.
const folder = "manual"

// led is the topic that a link written in a folder leads to, or the document; neither,
// when it leads out of what the program carries.
func led(from, file string) (topic, document string) {
	at := path.Join(from, file)
	name, page := strings.CutSuffix(path.Base(at), ".md")
	if !page {
		return "", ""
	}
	if _, is := Text(name); is && path.Dir(at) == folder {
		return name, ""
	}
	if found, is := docs.Lookup(name); is && found.Path == at {
		return "", name
	}
	return "", ""
}
