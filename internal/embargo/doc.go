// Package embargo keeps the documents of a version unreadable until an hour, and
// releases them all at once when two people confirm.
//
// The documents are one file encrypted with age, beside a header that everybody may
// read: the hour and a commitment to what is inside. They are encrypted, and not
// only kept out of the public folder: a folder is read by whoever administers the
// machine, its backups and its web server, and one wrong permission publishes it.
// The key is split, for each two of the people, in two shares that alone are noise,
// so that any two release and none alone does, and one who is ill stops nothing.
// The hour is held by the program: two people who join their keys by other means
// could open before it, which the commitment announced in time does not prevent.
package embargo
