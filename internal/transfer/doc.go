// Package transfer takes a contest from a folder to a database, from a database to
// a folder, or between databases, and loses nothing: files, book and tables go by
// their digests, and the history (revisions, results, proposals, acts and who did
// each) goes with them; in a folder it is one file beside the others. Where the
// contest was, it stays as it was: history is not taken out of a database.
package transfer
