// Package inert makes text of people harmless where it is shown: a name that a
// spreadsheet would run as a formula, a sign that turns a line around, a control
// character that ends a document early. Numbers never pass here: a negative mark
// is a number, not a formula.
package inert
