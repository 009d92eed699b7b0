// Package conformance is the conformance kit: one folder a scenario, with the
// input files and every expected output, readable by a jurist and by any other
// software. See README.md.
package conformance

import "embed"

// Scenarios is the tree of scenarios, rooted at "cenarios".
//
//go:embed cenarios
var Scenarios embed.FS

// Kit is what another vendor needs: the scenarios, the vectors of the draw, the
// sums of the large unified contest, and what each file is.
//
//go:embed cenarios sorteio unificado README.md
var Kit embed.FS
