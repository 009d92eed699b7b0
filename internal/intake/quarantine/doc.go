// Package quarantine writes the rows that were not understood as a sheet that a
// person corrects, and reads back what the person decided of each. A row of which
// nothing is decided stays in quarantine.
package quarantine
