// Package appointment is the stage that says who takes which seat: assignment
// as a least fixed point, the order of call, reversion of empty
// seats, and why. It works on one post at a time, on ranks.
//
// Everything follows from one primitive. A seat of a modality is offered down
// its list; whoever prefers it to what they hold takes it, and what they held
// is offered again to its own list. Everybody prefers the open competition to a
// reserved seat (Lei 15.142/2025, art. 7º, § 2º), so optantes within the open
// seats never use up the reserve, whatever the order in which seats appear.
package appointment
