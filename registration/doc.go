// Package registration is the stage of the options: who opted for which groups,
// when, and until which second that could change. What happened
// are facts, each with its instant; the options of a person are a fold over
// them, the same whatever the order in which they were written down. Options are
// accepted also where no seat is reserved (Lei 15.142/2025, art. 5º, § 3º):
// nothing here asks how many seats there are. The adviser says what a choice of
// groups entails before the period ends, and recommends nothing.
package registration
