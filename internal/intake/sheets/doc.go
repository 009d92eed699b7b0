// Package sheets reads the small spreadsheets that people keep by hand: a header
// with known columns, in any order and separator, and cells as text. What the
// cells mean is for the packages above.
package sheets
