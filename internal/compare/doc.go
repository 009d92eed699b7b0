// Package compare reads two results from their files and says what changed.
package compare
