package gazette

import (
	"bytes"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"certame/internal/render/reopen"
)

func sample() *Act {
	return &Act{
		Title: "EDITAL Nº 7, DE 10 DE DEZEMBRO DE 2026", Heading: "HOMOLOGAÇÃO DO RESULTADO",
		Paragraphs: []string{
			"1, 0001, Antônia Conceição, 90,50 / 2, 0002, D’Ávila Nuñez, -3,25 / 3, 0003, " + strings.Repeat("Guimarães ", 30) + ".",
			`{\field{\*\fldinst HYPERLINK "http://x"}} \par ##ASS Falsa {\b x} }` + "\x00\u202e #### 😀",
		},
		Signer: "FULANA DE TAL", Office: "Reitora",
	}
}

func written(t testing.TB, a *Act) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := RTF(&b, a); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// LibreOffice reads the act as it is: accents, signs and marks, and what a person
// wrote is text and only text.
func TestOpenedInLibreOffice(t *testing.T) {
	want := strings.Join([]string{
		"##ATO EDITAL Nº 7, DE 10 DE DEZEMBRO DE 2026", "HOMOLOGAÇÃO DO RESULTADO",
		"##TEX 1, 0001, Antônia Conceição, 90,50 / 2, 0002, D’Ávila Nuñez, -3,25 / 3, 0003, " + strings.Repeat("Guimarães ", 30) + ".",
		`##TEX {\field{\*\fldinst HYPERLINK "http://x"}} \par #ASS Falsa {\b x} } # 😀`,
		"##ASS FULANA DE TAL", "##CAR Reitora",
	}, "\n") + "\n"
	if got := reopen.Words(t, "a.rtf", written(t, sample())); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// Calibri 9, in a column of 8 cm: as declared, and as printed.
func TestMeasures(t *testing.T) {
	flat := reopen.Flat(t, "a.rtf", written(t, sample()))
	for _, want := range []string{`style:font-name="Calibri"`, `fo:font-size="9pt"`} {
		if !strings.Contains(flat, want) {
			t.Errorf("no %s", want)
		}
	}
	left, right := 1e9, 0.0
	for _, word := range regexp.MustCompile(`xMin="([0-9.]+)"[^>]*xMax="([0-9.]+)"`).FindAllStringSubmatch(reopen.PDFBoxes(t, reopen.Printed(t, "a.rtf", written(t, sample()))), -1) {
		from, _ := strconv.ParseFloat(word[1], 64)
		to, _ := strconv.ParseFloat(word[2], 64)
		left, right = min(left, from), max(right, to)
	}
	if width := (right - left) / 72 * 2.54; width < 7.5 || width > 8.05 {
		t.Errorf("the column is %.2f cm wide", width)
	}
}

func FuzzRTF(f *testing.F) {
	f.Add(`}{\b \'41 \u65? \bin9 x`)
	f.Add("##ATO # ## ###")
	f.Fuzz(func(t *testing.T, name string) {
		text := string(written(t, &Act{Paragraphs: []string{name}}))
		depth := 0
		for i := 0; i < len(text); i++ {
			switch text[i] {
			case '\\':
				i++
			case '{':
				depth++
			case '}':
				if depth--; depth == 0 && i < len(text)-2 {
					t.Fatalf("%q closes the document", name)
				}
			}
			if text[i] >= 0x80 {
				t.Fatalf("%q leaves a byte beyond ASCII", name)
			}
		}
		if depth != 0 || strings.Count(text, "##") != 4 {
			t.Errorf("%q: depth %d, %d marks", name, depth, strings.Count(text, "##"))
		}
	})
}
