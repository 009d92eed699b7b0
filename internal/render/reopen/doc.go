// Package reopen opens in a second program what the renderers wrote: a file that
// only its writer can read proves nothing. A program that is not on the machine
// fails the test and says what to install; nothing is skipped.
package reopen
