package auth

import "errors"

// Told is what a person is told, in whole sentences of theirs.
type Told string

func (t Told) Error() string { return string(t) }

// Say is what to tell a person of an error of the door; of anything else, which is a
// failure of ours, there is nothing to tell them here.
func Say(err error) (text string, is bool) {
	var told Told
	var wait *Wait
	var weak WeakPassword
	switch {
	case errors.As(err, &wait):
		return wait.Error(), true
	case errors.As(err, &weak):
		return weak.Error(), true
	case errors.As(err, &told):
		return told.Error(), true
	}
	return "", false
}

// fault is what a person is told, with what happened behind it, which is for who
// looks after the system.
type fault struct{ told, cause error }

func because(told, cause error) error { return &fault{told, cause} }

func (f *fault) Error() string   { return f.told.Error() }
func (f *fault) Unwrap() []error { return []error{f.told, f.cause} }

// Cause is what happened behind an error, for a log: never shown, and never with
// what a person typed.
func Cause(err error) error {
	if f, is := err.(*fault); is { //nolint:errorlint // the outermost one
		return f.cause
	}
	return err
}
