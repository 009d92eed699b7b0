package conformance

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"io/fs"
)

// SumsFile is where an exported kit has the digest of each file.
const SumsFile = "SOMAS"

// Sums are the digests of every file of the kit, as sha256sum writes and checks them.
func Sums() ([]byte, error) {
	var out bytes.Buffer
	err := fs.WalkDir(Kit, ".", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		data, err := Kit.ReadFile(path)
		fmt.Fprintf(&out, "%x  %s\n", sha256.Sum256(data), path)
		return err
	})
	return out.Bytes(), err
}

// Digest says which kit it is: that of the file of sums. Two programs were judged
// by the same scenarios when it is the same.
func Digest() (string, error) {
	sums, err := Sums()
	return fmt.Sprintf("%x", sha256.Sum256(sums)), err
}
