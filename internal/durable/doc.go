// Package durable puts a file in its place whole: beside it first, then moved.
// Whatever stops it, nothing is left in the place or the previous file stands;
// and once it says so, file and name survive a power cut.
package durable
