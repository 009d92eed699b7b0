// Package writing is how commands put files and folders in their place: whole, in one
// step, and never over what may have been published.
package writing
