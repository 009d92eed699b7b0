// Package arch holds the house rules as code: the allowed import order, the
// purity of the packages outside internal/, and the generators of what is
// derived from the law files. Its tests are the architecture tests.
package arch
