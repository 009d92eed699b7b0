// Package console is what commands print: tables in columns, what the operating system
// refused in words, and whether anything printed was lost.
package console
