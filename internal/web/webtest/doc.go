// Package webtest starts the pages as people meet them: a server on this machine
// with a contest in it, a client for each role, and a real browser that looks at
// every page for what a person would stumble on.
package webtest
