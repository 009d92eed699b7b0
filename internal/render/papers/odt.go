package papers

import (
	"archive/zip"
	"bytes"
	"encoding/xml"
	"io"
	"strings"
)

const (
	mimetype = "application/vnd.oasis.opendocument.text"
	manifest = `<?xml version="1.0" encoding="UTF-8"?>
<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" manifest:version="1.2"><manifest:file-entry manifest:full-path="/" manifest:media-type="` + mimetype + `"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>`
	contentHead = `<?xml version="1.0" encoding="UTF-8"?>
<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" office:version="1.2"><office:body><office:text>`
	contentTail = `</office:text></office:body></office:document-content>`
)

// ODT writes the paper as an OpenDocument text (ISO/IEC 26300), which every
// office suite opens. The package is a zip whose first entry is the type,
// stored; entries carry no date, so that the same paper gives the same bytes.
func (p *Paper) ODT() ([]byte, error) {
	var b bytes.Buffer
	archive := zip.NewWriter(&b)
	for _, part := range []struct {
		name, text string
		method     uint16
	}{{"mimetype", mimetype, zip.Store}, {"content.xml", p.content(), zip.Deflate}, {"META-INF/manifest.xml", manifest, zip.Deflate}} {
		w, err := archive.CreateHeader(&zip.FileHeader{Name: part.name, Method: part.method})
		if err != nil {
			return nil, err
		}
		if _, err := io.WriteString(w, part.text); err != nil {
			return nil, err
		}
	}
	err := archive.Close()
	return b.Bytes(), err
}

func (p *Paper) content() string {
	var b strings.Builder
	b.WriteString(contentHead)
	for i, line := range p.all() {
		if i == 0 {
			b.WriteString(`<text:h text:outline-level="1">` + escaped(line) + `</text:h>`)
			continue
		}
		b.WriteString(`<text:p>` + escaped(line) + `</text:p>`)
	}
	return b.String() + contentTail
}

// escaped writes text for XML; what XML cannot hold becomes the replacement
// character, and a tab is the tab of the format.
func escaped(text string) string {
	var b bytes.Buffer
	for i, part := range strings.Split(text, "\t") {
		if i > 0 {
			b.WriteString("<text:tab/>")
		}
		if err := xml.EscapeText(&b, []byte(part)); err != nil {
			return "" // a buffer does not fail
		}
	}
	return b.String()
}
