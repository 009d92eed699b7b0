// Package lookup answers one person's question on the day of a result: where does
// this number stand? A published document of lists is cut into fragments, small files
// that never change, each with the few people whose numbers fall in it: a browser, a
// cache on the way or another server of files gives them without asking anything of
// the database. They have rows of the document and nothing that it does not have, and
// less: neither names nor CPF. Until the hour of the act they are one sealed object;
// each machine opens it when the hour comes.
package lookup
