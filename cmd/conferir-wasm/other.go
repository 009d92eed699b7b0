//go:build !(js && wasm)

// Command conferir-wasm is the second program inside a page; outside a browser it
// only says where the others are.
package main

import (
	"fmt"
	"os"
)

func main() {
	fmt.Fprintln(os.Stderr, "Este programa roda dentro de conferir.html (make conferir). No terminal, use conferir.")
	os.Exit(2)
}
