package arch

import (
	"bufio"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// Layer is one line of layers.txt.
type Layer struct {
	Package string
	Reason  string
	Floor   string // pure or effects
}

// Layers reads layers.txt, lowest package first.
func Layers(root string) ([]Layer, error) {
	file, err := os.Open(filepath.Join(root, "layers.txt"))
	if err != nil {
		return nil, err
	}
	defer file.Close()
	var out []Layer
	floor := ""
	lines := bufio.NewScanner(file)
	for lines.Scan() {
		line := strings.TrimSpace(lines.Text())
		name, rest, _ := strings.Cut(line, " ")
		switch {
		case line == "" || strings.HasPrefix(line, "#"):
		case name == "floor":
			floor = strings.TrimSpace(rest)
		case strings.TrimSpace(rest) == "":
			return nil, fmt.Errorf("layers.txt: %s has no reason", name)
		default:
			out = append(out, Layer{name, strings.TrimSpace(rest), floor})
		}
	}
	return out, lines.Err()
}
