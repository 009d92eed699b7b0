// Package situation says to each person of a published result where they stand, why, and
// what would have to happen for them to be called. It is made once, in the background,
// when the act of the lists is confirmed: of two million people nobody is computed while
// somebody waits for a page. What it makes is one object of sealed parts, of which a
// page opens the one that has the person, and only once the act is released.
package situation
