// Package scan asks a program that knows of malicious files about what people send,
// before it is kept: clamd, over a socket of this machine, or any command. Where one is
// configured nothing is kept without its word: when it does not answer, what was sent is
// refused, not kept unseen.
package scan
