// Package frontline answers the plainest of requests, for a file that never changes,
// before a server of HTTP sees them, and hands it every other connection untouched. On
// the day of a result the same small question comes twenty thousand times a second; what
// a whole server does for each one costs more than the answer.
//
// It takes only what cannot be read in two ways: GET of HTTP/1.1 with no body, no
// upgrade and nothing odd in its heads. What it does not take it does not touch: the
// connection goes on with every byte that came, and does not come back.
package frontline
