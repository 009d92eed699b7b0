package blob

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
)

// checkDigest refuses what is no digest before it becomes a path or a key: what a
// person typed in an address may climb out of the folder.
func checkDigest(digest string) error {
	if isDigest(digest) {
		return nil
	}
	return fmt.Errorf("%w: %q não é um resumo SHA-256 em hexadecimal minúsculo", ErrNotFound, shorten(digest))
}

func isDigest(name string) bool {
	if len(name) != 2*sha256.Size {
		return false
	}
	for _, c := range []byte(name) {
		if (c < '0' || c > '9') && (c < 'a' || c > 'f') {
			return false
		}
	}
	return true
}

func shorten(text string) string {
	if len(text) > 80 {
		return text[:80]
	}
	return text
}

func digestOf(sum []byte) string { return hex.EncodeToString(sum) }

// fanOut is where the bytes of a digest are, below the root: two levels, so that
// millions of objects are hundreds in a folder.
func fanOut(digest string) string { return digest[:2] + "/" + digest[2:4] + "/" + digest }
