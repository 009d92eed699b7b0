// Package auth is the door: who a person is (password, second factor, gov.br),
// for how long (sessions), and with which of the roles they hold. It knows no
// page: what a page shows and asks is its caller's. What a role may do is in
// package roles.
//
// It says the same to whoever errs a password and to whoever invents a name, does
// the same work for both, and waits longer after each mistake. Nothing it writes
// to a log has a name, a CPF or a secret.
package auth
