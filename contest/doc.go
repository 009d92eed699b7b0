// Package contest composes the stages: terms and people in, lists, seats, order
// of call and trace out. It is pure; a caller that wants two cores computes
// posts side by side (each Post call is independent) and assembles them.
package contest
