// Package whatif compares a contest with itself after a change that somebody
// supposes: more seats, people who leave, another policy, corrected marks. It
// counts and lists; it decides nothing and stores nothing.
package whatif
