// Package beacon verifies, without any network, what a round of drand gave: the
// digest of the chain, and the signature of the round under the chain's key (BLS
// over BLS12-381). The draw itself is in package draw; only the curve is here.
package beacon
