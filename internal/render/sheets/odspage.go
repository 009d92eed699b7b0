package sheets

import (
	"archive/zip"
	"io"
	"strings"
)

// odsPage is how sheets are printed: A4 lying, as wide as the paper, what the workbook
// is at the head, the name of the sheet, the digest and the page at the foot.
func (b *Book) odsPage() string {
	return strings.NewReplacer("HEAD", spaced(xmlText(b.Title)), "DIGEST", xmlText(digestWords(b))).Replace(odsPageText)
}

const odsPageText = `<?xml version="1.0" encoding="UTF-8"?>
<office:document-styles xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" office:version="1.2"><office:automatic-styles><style:page-layout style:name="p"><style:page-layout-properties fo:page-width="29.7cm" fo:page-height="21cm" style:print-orientation="landscape" fo:margin="1.3cm" style:scale-to-X="1" style:scale-to-Y="0"/><style:header-style><style:header-footer-properties fo:min-height="0.6cm" fo:margin-bottom="0.2cm"/></style:header-style><style:footer-style><style:header-footer-properties fo:min-height="0.6cm" fo:margin-top="0.2cm"/></style:footer-style></style:page-layout></office:automatic-styles><office:master-styles><style:master-page style:name="Default" style:page-layout-name="p"><style:header><text:p>HEAD</text:p></style:header><style:footer><text:p><text:sheet-name>?</text:sheet-name>DIGEST · Página <text:page-number>1</text:page-number> de <text:page-count>1</text:page-count></text:p></style:footer></style:master-page></office:master-styles></office:document-styles>`

// stillHeaders are the settings of the view in which the first row of every sheet
// stands still.
func stillHeaders(sheets []string) string {
	var b strings.Builder
	b.WriteString(`<?xml version="1.0" encoding="UTF-8"?>
<office:document-settings xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:config="urn:oasis:names:tc:opendocument:xmlns:config:1.0" xmlns:ooo="http://openoffice.org/2004/office" office:version="1.2"><office:settings><config:config-item-set config:name="ooo:view-settings"><config:config-item-map-indexed config:name="Views"><config:config-item-map-entry><config:config-item config:name="ViewId" config:type="string">view1</config:config-item><config:config-item-map-named config:name="Tables">`)
	for _, name := range sheets {
		b.WriteString(`<config:config-item-map-entry config:name="` + xmlText(name) + `"><config:config-item config:name="VerticalSplitMode" config:type="short">2</config:config-item><config:config-item config:name="VerticalSplitPosition" config:type="int">1</config:config-item><config:config-item config:name="ActiveSplitRange" config:type="short">2</config:config-item><config:config-item config:name="PositionBottom" config:type="int">1</config:config-item></config:config-item-map-entry>`)
	}
	b.WriteString(`</config:config-item-map-named></config:config-item-map-entry></config:config-item-map-indexed></config:config-item-set></office:settings></office:document-settings>`)
	return b.String()
}

// entry writes one of the files of the archive.
func entry(archive *zip.Writer, name, text string) error {
	w, err := archive.Create(name)
	if err != nil {
		return err
	}
	_, err = io.WriteString(w, text)
	return err
}
