// Package custody keeps films and documents of the boards. Each is received in pieces
// over a connection that may break, sealed as it arrives under a key of its own, read
// from anywhere by whoever is entitled to it and by nobody else, and destroyed, after
// its time, with its key. Every reading is written before the first byte is given.
//
// An object is its pieces: they are never joined on a disk, and none of them opens in
// the place of another.
package custody
