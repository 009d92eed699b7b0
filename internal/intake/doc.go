// Package intake reads what people have. A file is refused with every problem
// at once (file, row, column, value, remedy) and nothing is kept of it; nothing
// is guessed.
package intake
