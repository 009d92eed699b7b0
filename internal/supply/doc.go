// Package supply says what the programs are made of: the modules of others that are
// linked into them, at which version and digest, under which licence, and whether that
// licence may be in a program that agencies receive.
package supply
