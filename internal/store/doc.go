// Package store keeps what the platform must not lose: contests, their revisions,
// books, versions, acts, people and who looked at what. One implementation over
// database/sql, the same statements on SQLite and on PostgreSQL; what differs is
// in one small value (dialect).
//
// What is history is only added: the database itself refuses to change or take
// out a fact, an act, a revision, a version or a line of the access log. Whoever
// writes says what the last thing seen was, and learns with *Conflict that it is
// not the last any more. Several writings become one with Whole.
package store
