// Package assets is the styles, scripts and fonts of the pages, each at an address that
// has its digest.
package assets
