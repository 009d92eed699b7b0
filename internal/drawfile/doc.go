// Package drawfile reads the documents of a verifiable draw from a folder, and
// holds one to the other.
package drawfile
