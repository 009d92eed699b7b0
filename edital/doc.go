// Package edital is the first stage: the terms of the contest. It completes
// what the edital declares with the defaults of its regime,
// checks it against the law and reports every finding at once. Reading the
// YAML file is internal/intake's work; here everything is already typed.
package edital
