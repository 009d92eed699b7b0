package sheets

import (
	"errors"
	"strings"
	"unicode/utf8"

	"github.com/xuri/excelize/v2"
)

// printing makes the sheet as wide as the paper, lying, with the first row and what the
// workbook is on every page, and its name, digest and number at the foot.
func (x *xlsx) printing(name string) error {
	landscape, wide, tall, fit, a4, side, ends, edge := "landscape", 1, 0, true, 9, 0.5, 0.75, 0.3
	return errors.Join(
		x.file.SetPageMargins(name, &excelize.PageLayoutMarginsOptions{Left: &side, Right: &side, Top: &ends, Bottom: &ends, Header: &edge, Footer: &edge}),
		x.file.SetHeaderFooter(name, &excelize.HeaderFooterOptions{OddHeader: x.head(), OddFooter: "&L&A" + digestWords(x.book) + "&RPágina &P de &N"}),
		x.file.SetSheetProps(name, &excelize.SheetPropsOptions{FitToPage: &fit}),
		x.file.SetPageLayout(name, &excelize.PageLayoutOptions{Size: &a4, Orientation: &landscape, FitToWidth: &wide, FitToHeight: &tall}),
		x.file.SetDefinedName(&excelize.DefinedName{Name: "_xlnm.Print_Titles", RefersTo: "'" + name + "'!$1:$1", Scope: name}))
}

// mostHead is how many signs a head may have: the format takes 255.
const mostHead = 250

// head is the title as the format writes it: & opens a command, and is said twice.
func (x *xlsx) head() string {
	title := x.book.Title
	if title == "" {
		return ""
	}
	head := "&L" + strings.ReplaceAll(title, "&", "&&")
	for letters := []rune(title); utf8.RuneCountInString(head) > mostHead; {
		letters = letters[:len(letters)-1]
		head = "&L" + strings.ReplaceAll(string(letters), "&", "&&") + "…"
	}
	return head
}

// digestWords are what the foot says of the content.
func digestWords(b *Book) string {
	if b.Digest == "" {
		return ""
	}
	return " · Resumo SHA-256: " + b.Digest
}
