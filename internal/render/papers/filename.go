package papers

import (
	"fmt"
	"strings"
)

// FileName writes a registration number as the name of a file, so that different
// numbers have different names and none leaves the folder.
func FileName(id string) string {
	var b strings.Builder
	for _, c := range []byte(id) {
		switch {
		case c >= '0' && c <= '9', c >= 'a' && c <= 'z', c >= 'A' && c <= 'Z', c == '-':
			b.WriteByte(c)
		default:
			fmt.Fprintf(&b, "_%02x", c)
		}
	}
	return b.String()
}
