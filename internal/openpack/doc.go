// Package openpack writes and reads the open package: a zip with everything that
// is needed to compute a contest again and nothing that is not public. What it
// holds is in docs/pacote.md. The same contest gives the same bytes.
package openpack
