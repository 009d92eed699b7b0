// Package editalfile reads edital.yaml: every key, its type and its place in the
// file are declared once, as a tree of specs; the reader, the messages and the
// published JSON Schema all come from that tree.
package editalfile
