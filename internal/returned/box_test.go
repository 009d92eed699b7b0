package returned

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func messages(t *testing.T, text string) (list []string) {
	t.Helper()
	if err := Messages(strings.NewReader(text), func(raw []byte) error { list = append(list, string(raw)); return nil }); err != nil {
		t.Fatal(err)
	}
	return list
}

// Many messages in one file are told apart as they were before they were put together.
func TestMessages(t *testing.T) {
	long := strings.Repeat("x", 200<<10)
	for text, want := range map[string]string{
		"": "", "A: 1\n\nFrom b\n": "A: 1\n\nFrom b\n",
		"From a@b Tue\nA: 1\n\nx\n>From y\n>>From z\nFrom w\n\nFrom c@d Wed\nB: 2\n": "A: 1\n\nx\nFrom y\n>From z\nFrom w\n\n|B: 2\n",
		"From a\n\n" + long + "From not\n\nFrom b\nlast":                             "\n" + long + "From not\n\n|last",
		"From a\n" + strings.Repeat(long+"\n", 20):                                   strings.Repeat(long+"\n", 20)[:Largest],
	} {
		got := strings.Join(messages(t, text), "|")
		if len(text) > 3*Largest {
			got = got[:min(len(got), len(want))]
		}
		if got != want {
			t.Errorf("%.60q: %.80q (%d), want %.80q (%d)", text, got, len(got), want, len(want))
		}
	}
}

// A Maildir is read without what is being delivered and without its other boxes.
func TestPath(t *testing.T) {
	folder := t.TempDir()
	for _, name := range []string{"new/1", "cur/2:2,S", "tmp/3", ".Lixo/cur/4", "cur/.nada"} {
		at := filepath.Join(folder, name)
		if err := os.MkdirAll(filepath.Dir(at), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(at, []byte(name), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	var got []string
	if err := Path(folder, func(where string, raw []byte) error {
		got = append(got, filepath.Base(where)+"="+string(raw))
		return nil
	}); err != nil || strings.Join(got, " ") != "2:2,S=cur/2:2,S 1=new/1" {
		t.Errorf("%v %v", got, err)
	}
}
