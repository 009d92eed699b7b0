// Package api is the platform for programs: the same contests, permissions and use
// cases as the pages, one operation a file, described by an OpenAPI document that is
// generated from what the operations are.
package api
