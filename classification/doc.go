// Package classification is the stage of the final lists: who is approved, in
// which order, on which lists, and in which single modality when
// several options were confirmed. It works on one post at a time, on
// columns; a person is a rank in the order of the post from here on.
package classification
