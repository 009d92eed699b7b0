//go:build !linux

package blob_test

const limitedKey = "BLOB_LIMITED"

func putLimited(string) {}
