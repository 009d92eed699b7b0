package web

import (
	"strings"

	"certame/docs"
	"certame/docs/manual"
	"certame/internal/web/fault"
	"certame/internal/web/parts"
)

// manualRoot is where the manual is read.
const manualRoot = "/ajuda"

func (v *visit) manualIndex() error { return v.showTopic(manual.Index) }

func (v *visit) manualTopic() error { return v.showTopic(v.r.PathValue("tema")) }

// showTopic is a topic of the manual, for anybody.
func (v *visit) showTopic(topic string) error {
	page, found, err := manual.Read(topic, manualRoot)
	if err != nil {
		return err
	}
	if !found {
		return fault.NotFound("tema do manual")
	}
	f := Frame{Title: page.Title, Trail: []parts.Link{{Text: "Início", Address: "/", Icon: "home"}}, Printed: true}
	if topic != manual.Index {
		f.Trail = append(f.Trail, parts.Link{Text: "Manual", Address: manualRoot})
	}
	if topic == manual.English { // a reader of the screen says it as it is written
		page.HTML = `<div lang="en">` + page.HTML + `</div>`
	}
	return v.show("ajuda", f, page.HTML)
}

// manualDocument is a document that the manual refers to, for anybody.
func (v *visit) manualDocument() error {
	page, found, err := manual.ReadDocument(v.r.PathValue("documento"), manualRoot)
	if err != nil {
		return err
	}
	if !found {
		return fault.NotFound("documento")
	}
	f := Frame{Title: page.Title, Trail: []parts.Link{{Text: "Início", Address: "/", Icon: "home"}, {Text: "Manual", Address: manualRoot}, {Text: "Documentos", Address: manualRoot + "/documentos/" + docs.Index}}, Printed: true}
	return v.show("ajuda", f, page.HTML)
}

// manualPicture is a picture of the manual.
func (v *visit) manualPicture() error {
	raw, found := manual.Picture(v.r.PathValue("figura"))
	if !found {
		return fault.NotFound("figura")
	}
	v.w.Header().Set("Content-Type", "image/webp")
	v.w.Header().Set("Cache-Control", "public, max-age=86400")
	_, err := v.w.Write(raw)
	if err != nil {
		return nil // who asked is gone
	}
	return nil
}

// help is the section of the manual about the page of a route: that of the longest
// beginning of its address that helpOf has.
func help(pattern string) string {
	for _, one := range helpOf {
		if pattern == one.Pattern || strings.HasPrefix(pattern, one.Pattern+"/") {
			return manualRoot + "/" + one.Section
		}
	}
	return ""
}
