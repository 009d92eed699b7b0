//go:build !linux

package cli

func limited() {}
