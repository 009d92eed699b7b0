package complaint_test

import (
	"testing"

	"certame/internal/complaint"
	"certame/internal/scan"
	"certame/internal/scan/scantest"
)

// A file that carries something, or of which nobody gives a word, is not kept, and
// neither is the complaint; without it the complaint is taken.
func TestScanned(t *testing.T) {
	w := newWorld(t)
	server := scantest.Start(t, "tcp", "127.0.0.1:0")
	scanner, err := scan.Config{Server: server.Address}.Scanner()
	w.ok(err)
	w.Scan = scanner
	file := func(content string) error {
		r := complaint.Report{About: "x", Text: "y"}
		if content != "" {
			r.Uploads = []complaint.Upload{{Name: "a.pdf", Content: []byte("%PDF-1.4\n" + content)}}
		}
		_, err := w.File(t.Context(), w.contest.ID, r)
		return err
	}
	w.refused(file(scantest.EICAR), "Eicar-Test-Signature")
	server.Broken.Store(true)
	w.refused(file("nada"), "não pôde ser examinado")
	if list, err := w.Complaints(t.Context(), w.contest.ID, "", 10); err != nil || len(list) != 0 {
		t.Errorf("%d kept, %v", len(list), err)
	}
	w.ok(file(""))
	server.Broken.Store(false)
	w.ok(file("nada"))
	if list, err := w.Complaints(t.Context(), w.contest.ID, "", 10); err != nil || len(list) != 2 {
		t.Errorf("%d kept, %v", len(list), err)
	}
}
