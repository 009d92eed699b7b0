package sheets

import (
	"archive/zip"
	"bufio"
	"io"
	"strconv"
	"strings"

	"certame/internal/render/grid"
)

const (
	odsType  = "application/vnd.oasis.opendocument.spreadsheet"
	manifest = `<?xml version="1.0" encoding="UTF-8"?>
<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" manifest:version="1.2"><manifest:file-entry manifest:full-path="/" manifest:version="1.2" manifest:media-type="` + odsType + `"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/><manifest:file-entry manifest:full-path="styles.xml" manifest:media-type="text/xml"/><manifest:file-entry manifest:full-path="settings.xml" manifest:media-type="text/xml"/></manifest:manifest>`
	odsOpens = `<?xml version="1.0" encoding="UTF-8"?>
<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:number="urn:oasis:names:tc:opendocument:xmlns:datastyle:1.0" office:version="1.2"><office:automatic-styles>`
	odsStyles = `<style:style style:name="r" style:family="table-row"><style:table-row-properties style:use-optimal-row-height="true"/></style:style><number:text-style style:name="nt"><number:text-content/></number:text-style><style:style style:name="t" style:family="table-cell" style:data-style-name="nt"><style:table-cell-properties style:vertical-align="top" fo:wrap-option="wrap"/></style:style><style:style style:name="hn" style:family="table-cell" style:data-style-name="nt"><style:table-cell-properties fo:background-color="#e8e8e8" fo:padding-right="0.2cm"/><style:paragraph-properties fo:text-align="end"/><style:text-properties fo:font-weight="bold"/></style:style><style:style style:name="h" style:family="table-cell" style:data-style-name="nt"><style:table-cell-properties fo:background-color="#e8e8e8"/><style:text-properties fo:font-weight="bold"/></style:style></office:automatic-styles><office:body><office:spreadsheet>`
	odsCloses = `</office:spreadsheet></office:body></office:document-content>`
)

// ODS writes the workbook as OpenDocument, row by row.
func ODS(w io.Writer, b *Book) error {
	archive := zip.NewWriter(w)
	kind, err := archive.CreateHeader(&zip.FileHeader{Name: "mimetype", Method: zip.Store}) // first and bare, so that programs recognise the file
	if err != nil {
		return err
	}
	if _, err := io.WriteString(kind, odsType); err != nil {
		return err
	}
	if err := entry(archive, "META-INF/manifest.xml", manifest); err != nil {
		return err
	}
	if err := entry(archive, "styles.xml", b.odsPage()); err != nil {
		return err
	}
	content, err := archive.Create("content.xml")
	if err != nil {
		return err
	}
	book := &ods{Writer: bufio.NewWriterSize(content, 1<<16)}
	book.WriteString(odsOpens)
	book.numberStyles()
	book.columnStyles(b)
	book.WriteString(odsStyles)
	if err := b.fill(book); err != nil {
		return err
	}
	book.WriteString(odsCloses)
	if err := book.Flush(); err != nil {
		return err
	}
	if err := entry(archive, "settings.xml", stillHeaders(book.sheets)); err != nil {
		return err
	}
	return archive.Close()
}

// ods is the content being written. Errors stick and Flush reports them.
type ods struct {
	*bufio.Writer
	sheets []string
}

// numberStyles are n0 to n6, by decimal places.
func (o *ods) numberStyles() {
	for places := range mostPlaces + 1 {
		n := strconv.Itoa(places)
		o.WriteString(`<number:number-style style:name="f` + n + `"><number:number number:decimal-places="` + n + `" number:min-decimal-places="` + n + `" number:min-integer-digits="1"/></number:number-style><style:style style:name="n` + n + `" style:family="table-cell" style:data-style-name="f` + n + `"><style:table-cell-properties style:vertical-align="top" fo:padding-right="0.2cm"/><style:paragraph-properties fo:text-align="end"/></style:style>`)
	}
}

func (o *ods) open(name string, columns []grid.Column) error {
	o.sheets = append(o.sheets, name)
	o.WriteString(`<table:table table:name="` + xmlText(name) + `">`)
	for _, c := range columns {
		o.WriteString(`<table:table-column table:style-name="` + columnStyle(width(c)) + `"/>`)
	}
	o.WriteString(`<table:table-header-rows><table:table-row>`)
	for _, c := range columns {
		style := "h"
		if c.Kind.Numeric() {
			style = "hn"
		}
		o.cell(style, c.Name)
	}
	o.WriteString("</table:table-row></table:table-header-rows>\n")
	return nil
}

func (o *ods) row(cells []cell) error {
	o.WriteString(`<table:table-row table:style-name="r">`)
	for _, c := range cells {
		if c.number {
			o.WriteString(`<table:table-cell table:style-name="n` + strconv.Itoa(min(c.places, mostPlaces)) + `" office:value-type="float" office:value="` + c.text + `"><text:p>` + strings.Replace(c.text, ".", ",", 1) + `</text:p></table:table-cell>`)
			continue
		}
		o.cell("t", c.text)
	}
	_, err := o.WriteString("</table:table-row>\n")
	return err
}

// cell writes a text, a paragraph for each line of it.
func (o *ods) cell(style, text string) {
	o.WriteString(`<table:table-cell table:style-name="` + style + `" office:value-type="string">`)
	for line := range strings.SplitSeq(text, "\n") {
		o.WriteString("<text:p>" + spaced(xmlText(line)) + "</text:p>")
	}
	o.WriteString("</table:table-cell>")
}

func (o *ods) close() error {
	_, err := o.WriteString("</table:table>")
	return err
}
