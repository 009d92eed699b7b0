// Package sheets writes tables as workbooks: XLSX by a library that streams, and
// OpenDocument by hand, which is a page of XML. Registration numbers are text,
// marks are numbers, the header stands still, and a table that does not fit in a
// sheet goes on in the next.
package sheets
