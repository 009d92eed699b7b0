// Package locale writes in Portuguese what the engine records in codes: the
// texts of findings, steps, situations and reasons. A test holds it to having
// a text for every code and to using every value a finding carries.
package locale
