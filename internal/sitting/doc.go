// Package sitting is the boards at work: one case for each person and group, the
// commitments that members sign, what they declare before they open a case, the
// sessions, the sealed votes, the appeals. What is stored are events that only add
// up; where a case stands is always the fold of package confirmation over them.
//
// Payloads are sealed by a key of the contest. A vote is sealed by a key that nobody
// has until every seat voted: see ballot.go and docs/seguranca.md.
package sitting
