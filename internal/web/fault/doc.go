// Package fault is what a person is told when a page cannot be given: what happened, what
// to do about it, and the status of the answer. Errors of every package below become one
// here; what nobody foresaw says only its code.
package fault
