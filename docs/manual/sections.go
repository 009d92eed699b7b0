package manual

import "strings"

// Section is a part of a topic under a heading of its own.
type Section struct {
	Topic  Topic
	Title  string
	Anchor string // what follows # in an address
	Text   string // in Markdown, without the heading
}

// Sections are those of a topic, in its order. What stands before the first one is not
// one.
func Sections(topic Topic) (list []Section) {
	text, _ := Text(topic.Name)
	names := &anchors{}
	for _, part := range strings.Split(text, "\n## ")[1:] {
		title, body, _ := strings.Cut(part, "\n")
		title = strings.TrimSpace(title)
		list = append(list, Section{topic, title, string(names.Generate([]byte(title), 0)), strings.TrimSpace(body)})
	}
	return list
}
