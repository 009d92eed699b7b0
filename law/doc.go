// Package law says what the law says: one record per dispositivo, the regimes
// and their dated parameters, the interpretations of what the texts leave open,
// and the glossary. The records are text files under dados/, written in our own
// words and reviewed by jurists; the zz_ files are generated from them, so that
// every citation in the program is a constant the compiler checks and "find
// references" is the traceability matrix.
package law

//go:generate go run certame/internal/arch/lawgen
