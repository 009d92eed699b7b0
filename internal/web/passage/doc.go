// Package passage is what every request goes through before it reaches a page, whatever
// the page: the connection and its limits, who asks behind servers in front, the line of
// the log with its code, the headers of safety, compression.
package passage
