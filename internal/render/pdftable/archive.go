package pdftable

import (
	"bytes"
	"crypto/sha256"
	_ "embed"
	"encoding/hex"
	"encoding/xml"
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// profile is the colour profile of the International Color Consortium, which may
// be copied freely (sRGB2014.LICENSE.txt).
//
//go:embed sRGB2014.icc
var profile []byte

const producer = "certame"

const metadataText = `<?xpacket begin="%s" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">%s</rdf:li></rdf:Alt></dc:title>
<pdf:Producer>%s</pdf:Producer>
<pdfaid:part>1</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`

// metadata says in the file what level of archive it claims, and repeats the
// title: the level asks that the two be the same.
func metadata(title string) []byte {
	var escaped strings.Builder
	if err := xml.EscapeText(&escaped, []byte(title)); err != nil {
		panic(err) // a strings.Builder takes everything
	}
	return fmt.Appendf(nil, metadataText, "\ufeff", escaped.String(), producer)
}

var errLayout = errors.New("pdftable: the library changed the layout of what it writes")

// transparency is in every page that the library writes; the level forbids it,
// and nothing on our pages uses it.
const transparency = "/Group <</Type /Group /S /Transparency /CS /DeviceRGB>>"

// archive turns what the library wrote into PDF/A-1b. Before the table of
// references, bytes are only blanked, so that every reference stays right: the
// transparency, a list of attachments (empty, and forbidden: that the title is shown
// stands in its place), and dates, which would be those of no event. After it, the
// trailer gets the identity of the file and the place of the document's information,
// which the library gets wrong when there is a colour profile.
func archive(pdf []byte) ([]byte, error) {
	at := bytes.LastIndex(pdf, []byte("\nxref\n"))
	if at < 0 {
		return nil, errLayout
	}
	body, tail := bytes.Clone(pdf[:at]), pdf[at:]
	body = bytes.ReplaceAll(body, []byte(transparency), bytes.Repeat([]byte{' '}, len(transparency)))
	for _, part := range [][3]string{{"/CreationDate (", ")"}, {"/ModDate (", ")"}, {"/Names <<\n/EmbeddedFiles", ">>\n>>", titled}} {
		if !replace(body, part[0], part[1], part[2]) {
			return nil, errLayout
		}
	}
	sum := sha256.Sum256(body)
	tail, ok := trailer(tail, hex.EncodeToString(sum[:16]))
	if !ok {
		return nil, errLayout
	}
	return append(body, tail...), nil
}

// titled is in the catalogue, in the place of the list of attachments: a window, and a
// reader of screens, name the document by its title and not by its file.
const titled = "/ViewerPreferences <</DisplayDocTitle true>>"

// replace writes a text and spaces over the last part that opens and closes as given. The
// last: these parts stand after every page.
func replace(pdf []byte, opens, closes, by string) bool {
	from := bytes.LastIndex(pdf, []byte(opens))
	if from < 0 {
		return false
	}
	length := bytes.Index(pdf[from:], []byte(closes)) + len(closes)
	if length < max(len(closes), len(by)) {
		return false
	}
	copy(pdf[from:], by+strings.Repeat(" ", length-len(by)))
	return true
}

// trailer is the tail with the identity and the right reference. The information
// stands two objects before the catalogue, which is the last one.
func trailer(tail []byte, id string) ([]byte, bool) {
	head, rest, found := bytes.Cut(tail, []byte("\n/Root "))
	number, rest, cut := bytes.Cut(rest, []byte(" 0 R\n/Info "))
	last, err := strconv.Atoi(string(number))
	wrong := []byte(strconv.Itoa(last-1) + " 0 R\n")
	if !found || !cut || err != nil || !bytes.HasPrefix(rest, wrong) {
		return nil, false
	}
	return fmt.Appendf(nil, "%s\n/Root %d 0 R\n/Info %d 0 R\n/ID [<%s><%s>]\n%s", head, last, last-2, id, id, rest[len(wrong):]), true
}
