// Package usage is what a wrong line of commands is told, in Portuguese, with the nearest
// word that there is.
package usage
