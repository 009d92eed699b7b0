// Package run takes a contest's folder through the engine: it reads the edital
// and the candidates, computes the posts on all cores and keeps the digests of
// what it read. It decides nothing.
package run
