// Package confirmation is the fifth stage: how an option for a group is
// confirmed. Boards and their composition, who is called
// votes and the truth table, documents, and
// the life of one procedure as a fold over its facts, which answers where it
// stands and what is owed next.
//
// What breaks a rule but can happen is a finding. What cannot have happened (a
// sixth vote, a first-board member on appeal, a vote after closing) is refused
// before it is stored: the functions that take facts return it as a finding
// with its article and remedy, and change nothing.
package confirmation
