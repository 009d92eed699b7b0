//go:build unix

package cli

func limited() {}
