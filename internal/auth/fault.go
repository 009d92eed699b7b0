package auth

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
