// Package bookfile keeps fatos.jsonl, the file of the facts of a contest, and
// the tables that facts cite. It knows lines and bytes, never what a fact
// means. A line is acknowledged when Edit returns without error: from then on
// it is in the file, whole and in its place, whatever happens to the program,
// to the disk's free space or to the power.
package bookfile
