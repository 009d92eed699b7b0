// Package actlog is the transparency log of published acts: a Merkle tree over
// the digests of what was published, with signed checkpoints in the note format
// and static tiles that anybody can mirror (golang.org/x/mod/sumdb). A document
// published carries its index and the head of the log; whoever mirrors the log
// finds a history that was rewritten.
package actlog
