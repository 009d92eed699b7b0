// Package literal is a second, slow, literal implementation of the rules of
// seat allocation, written from the words of the specification (R-nn, I-nn)
// and of the law alone. It exists only so that the engine can be compared with
// it. Nothing is kept from one step to the next: every count, list, set and
// reversion is computed again from the start each time it is asked for.
//
// L is Lei 15.142/2025; D is Decreto 12.536/2025.
package literal

// openList is the label of ampla concorrência.
const openList = "AC"
