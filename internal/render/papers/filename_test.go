package papers

import (
	"path/filepath"
	"testing"
)

// Numbers that look alike have files of their own, and none leaves the folder.
func TestFileName(t *testing.T) {
	seen := map[string]string{}
	for _, id := range []string{"0001", "1", "A-1", "a-1", "a/1", "a_1", "a_2f1", "../1", "..", "é1", ""} {
		name := FileName(id)
		if other, taken := seen[name]; taken {
			t.Errorf("%q and %q are both %q", other, id, name)
		}
		seen[name] = id
		if name != "" && name != filepath.Base(name) || name == ".." {
			t.Errorf("%q is written %q, which leads elsewhere", id, name)
		}
	}
}
