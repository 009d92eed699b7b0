package console

import (
	"os/exec"
	"testing"
)

// What is shown to be copied reaches the program as one argument, letter by letter; what
// needs no quotes has none.
func TestArgument(t *testing.T) {
	for _, text := range []string{"demonstracao", "minha pasta", "O'Brien", `a "b" c`, "$HOME", "a`b", "(x);y", ""} {
		out, err := exec.CommandContext(t.Context(), "sh", "-c", "printf '%s|' "+Argument(text)).Output()
		if err != nil || string(out) != text+"|" {
			t.Errorf("%q arrives as %q, %v", text, out, err)
		}
	}
	if got := Argument("/tmp/meu-certame_1.csv"); got != "/tmp/meu-certame_1.csv" {
		t.Error(got)
	}
}
