// Package edition makes public documents out of a computed result: it holds the
// result to the files it came from, passes it through the gate and writes every
// format with its digest. The terminal and the screens publish the same bytes.
package edition
