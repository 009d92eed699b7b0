//go:build !windows && (!unix || netbsd || openbsd || solaris || aix)

package durable

import "errors"

// Free is how many bytes there still are on the disk of a folder; here nobody knows how
// to ask.
func Free(string) (uint64, error) { return 0, errors.ErrUnsupported }
