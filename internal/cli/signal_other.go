//go:build !unix

package cli

func ignoreSizeSignal() {}
