// Package secret seals what the law calls sensitive: fields of a record and whole
// objects, as films and documents. A field is sealed by the master keys. An object
// has a key of its own, which the master keys wrap: who destroys the wrapped key
// destroys the object, wherever copies of it are, and nothing else.
//
// It protects from who has the disk, the bucket or a dump of the database, and
// not the master keys; and from who moves sealed bytes from a record to another,
// for each is bound to where it belongs. It does not protect from who controls the
// running program, which must hold the keys.
package secret
