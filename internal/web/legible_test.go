package web_test

import (
	"archive/zip"
	"io"
	"strings"
	"testing"

	"certame/internal/render/reopen"
)

// legible is what can be read of an answer: of pages that are pictures of letters, and of
// what is compressed, the words.
func legible(t *testing.T, text string) string {
	t.Helper()
	switch {
	case strings.HasPrefix(text, "%PDF"):
		return strings.Join(reopen.PDFText(t, []byte(text)), "\n") + text
	case strings.HasPrefix(text, "PK"):
		return partsOfFile(t, text)
	}
	return text
}

// partsOfFile are the parts of a workbook or of a package, each under its name.
func partsOfFile(t *testing.T, text string) string {
	t.Helper()
	archive, err := zip.NewReader(strings.NewReader(text), int64(len(text)))
	if err != nil {
		t.Fatal(err)
	}
	var all strings.Builder
	for _, file := range archive.File {
		in, err := file.Open()
		if err != nil {
			t.Fatal(err)
		}
		all.WriteString("\n" + file.Name + "\n")
		if _, err := io.Copy(&all, in); err != nil {
			t.Fatal(err)
		}
	}
	return all.String()
}
