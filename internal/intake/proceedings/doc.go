// Package proceedings reads the facts of the proceedings on fraud, one a line.
// What cannot be understood is refused with line, column, value and remedy.
package proceedings
