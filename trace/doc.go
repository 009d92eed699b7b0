// Package trace is how a decision is written down: steps (which rule, on what
// basis, from which inputs, with which result and which alternatives lost),
// and findings. Records are flat and ordered, with stable identifiers made of
// what they are about and never of a counter, so that two runs can be compared
// line by line. They carry codes and values; Portuguese text appears only when
// internal/locale renders them.
//
// Stages receive a Sink, which can only be written to: nothing a stage decides
// can depend on what was recorded (a test runs with and without).
package trace
