package reopen

import (
	"os"
	"strings"
	"testing"
)

// PDFText is the text of each page, laid as on the page, as pdftotext sees it.
func PDFText(t testing.TB, data []byte) []string {
	t.Helper()
	said, err := run(t, "pdftotext", "poppler-utils", "-layout", "-enc", "UTF-8", saved(t, "a.pdf", data), "-")
	if err != nil {
		t.Fatalf("pdftotext: %v\n%s", err, said)
	}
	return strings.Split(strings.TrimSuffix(string(said), "\f"), "\f")
}

// PDFPicture is the first page drawn by pdftoppm, as a PPM.
func PDFPicture(t testing.TB, data []byte) []byte {
	t.Helper()
	path := saved(t, "a.pdf", data)
	said, err := run(t, "pdftoppm", "poppler-utils", "-r", "100", "-singlefile", path, path)
	if err != nil || len(said) > 0 {
		t.Fatalf("pdftoppm: %v\n%s", err, said)
	}
	picture, err := os.ReadFile(path + ".ppm")
	if err != nil {
		t.Fatal(err)
	}
	return picture
}

// jars are what the validator of Apache PDFBox is made of, by Debian package.
var jars = [][2]string{
	{"preflight.jar", "libpdfbox2-java"},
	{"pdfbox2.jar", "libpdfbox2-java"},
	{"xmpbox.jar", "libpdfbox2-java"},
	{"fontbox2.jar", "libfontbox2-java"},
	{"commons-logging.jar", "libcommons-logging-java"},
	{"javax.activation.jar", "libactivation-java"},
	{"jaxb-api.jar", "libjaxb-api-java"},
}

// PDFA1b returns what the validator of Apache PDFBox finds against PDF/A-1b, ""
// when the file is one.
func PDFA1b(t testing.TB, data []byte) string {
	t.Helper()
	var path []string
	for _, jar := range jars {
		at := "/usr/share/java/" + jar[0]
		if _, err := os.Stat(at); err != nil {
			t.Fatalf("this test validates PDF/A with %s, which is not on the machine: install it with .ci/programas, or the Debian package %s", at, jar[1])
		}
		path = append(path, at)
	}
	said, err := run(t, "java", "default-jre-headless", "-cp", strings.Join(path, ":"), "org.apache.pdfbox.preflight.Validator_A1b", saved(t, "a.pdf", data))
	if strings.Contains(string(said), "is a valid PDF/A-1b file") && err == nil {
		return ""
	}
	return string(said)
}

// PDFBoxes is where each word of a PDF stands, in points, as pdftotext -bbox
// writes it.
func PDFBoxes(t testing.TB, data []byte) string {
	t.Helper()
	said, err := run(t, "pdftotext", "poppler-utils", "-bbox", saved(t, "a.pdf", data), "-")
	if err != nil {
		t.Fatalf("pdftotext: %v\n%s", err, said)
	}
	return string(said)
}
