// Package pdftable writes long tables as PDF/A-1b: fonts and colour profile
// inside, the header repeated on every page, page x of y, the digest of the
// content and a QR code, text that can be selected and searched. The library
// writes the pages; archive.go makes an archive of them. The level was checked
// with the validator of Apache PDFBox, which the tests run.
package pdftable
