// Package oversight is what who oversees a contest receives of it. The covered extract
// is built column by column out of lists of what may leave: a column, a field of a fact
// or an action of the log that nobody thought of does not come out. The whole one is the
// folder as it is, and who gives it keeps the ground first.
package oversight
