// Package conformance is the conformance kit: one folder a scenario, with the
// input files and every expected output, readable by a jurist and by any other
// software. See README.md.
package conformance

import "embed"

// Scenarios is the tree of scenarios, rooted at "cenarios".
//
//go:embed cenarios
var Scenarios embed.FS
