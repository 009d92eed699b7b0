package durable

import (
	"errors"
	"syscall"
)

// Full says whether an error is of a disk without space, or of an account that may not
// have more of it.
func Full(err error) bool {
	return errors.Is(err, syscall.ENOSPC) || errors.Is(err, syscall.EDQUOT) || errors.Is(err, syscall.EFBIG)
}
