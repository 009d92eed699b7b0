package cli

import (
	"bytes"
	"os"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/tools/txtar"
)

// section is what the program said of one wrong input.
type section struct{ name, text string }

// refused computes a folder whose input is wrong, and returns what the program
// said. The previous result must stand, byte for byte, with nothing beside it.
func refused(t *testing.T, name, folder string) string {
	t.Helper()
	before := snapshot(t, folder)
	stdout, stderr, code := say("apurar", folder)
	if code != ExitUnreadable || stdout != "" {
		t.Errorf("%s: left with %d, want %d, and said %q", name, code, ExitUnreadable, stdout)
	}
	sameFolder(t, before, folder)
	return stderr
}

// compareSections compares with a file of one section a case; -update rewrites it.
func compareSections(t *testing.T, path string, said []section) {
	t.Helper()
	var got txtar.Archive
	for _, s := range said {
		got.Files = append(got.Files, txtar.File{Name: s.name, Data: []byte(s.text)})
	}
	if *update {
		if err := os.WriteFile(path, txtar.Format(&got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if text := txtar.Format(&got); !bytes.Equal(text, want) {
		t.Errorf("%s (-want +got):\n%s", path, cmp.Diff(string(want), string(text)))
	}
}

// utf16 writes text in little-endian UTF-16, with or without its mark.
func utf16(text string, mark bool) string {
	var b []byte
	if mark {
		b = append(b, 0xff, 0xfe)
	}
	for _, r := range text {
		b = append(b, byte(r), byte(r>>8))
	}
	return string(b)
}
